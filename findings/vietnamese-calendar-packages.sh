#!/usr/bin/env bash
# vietnamese-lunar-calendar 0.0.6 and amlich 0.0.2 (npm, Node 24); vi-lunaire 2026.4.11 and vnlunar 1.0.5 (PyPI, Python 3.11).
#
# A lunar date follows from a calendar day alone: year, month and day go in, and no clock or place is asked for, as the
# rule itself has UTC+7. So a good guess is that a package for the Vietnamese calendar gives the same on every machine, and
# that one that is right for today is right within the years that it promises. Both are wrong. `new LunarDate(2014, 1, 31)`
# of vietnamese-lunar-calendar is the first of the year on a developer's machine in Vietnam, the second on a server in UTC
# or New York, as it reads the day as a midnight of the machine's zone; a day that is right in the zone of the developers
# passes their tests. Only some years are wrong: 39 of 1976 to 2100 in UTC, 62 in New York, none in Vietnam. And
# vi-lunaire, which promises 1900 to 2100, puts the first day of the years before 2001 into spring: it counts months from a
# new moon of 2000 and cuts negative numbers towards zero. amlich and vnlunar agree with each other in all these years.
# Remedy: tests in several zones (TZ), and against published dates of the years at both ends of the range.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vietnamese-lunar-calendar@0.0.6 amlich@0.0.2 >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check vi-lunaire==2026.4.11 vnlunar==1.0.5

cat > run.mjs <<'JS'
import amlich from 'amlich';
import calendar from 'vietnamese-lunar-calendar';

let wrong = 0;
for (let year = 1976; year <= 2100; year++) {
  const [day, month] = amlich.convertLunar2Solar(1, 1, year, 0, 7);
  const shown = new calendar.LunarDate(year, month, day);
  if (shown.month !== 1 || shown.date !== 1) wrong++;
}
const of2014 = new calendar.LunarDate(2014, 1, 31);
console.log(`${process.env.TZ}: 31 January 2014 is day ${of2014.date} of month ${of2014.month}; ${wrong} of 125 first days are wrong`);
JS
cat > run.py <<'PY'
import vi_lunaire, vnlunar

wrong = []
for year in range(1976, 2101):
    day, month, solar = vnlunar.convert_lunar_to_solar(1, 1, year)[:3]
    if str(vi_lunaire.lunar_to_solar(year, 1, 1)) != f'{solar:04}-{month:02}-{day:02}':
        wrong.append(year)
print(f'vi-lunaire: 2026 begins {vi_lunaire.lunar_to_solar(2026, 1, 1)}, 2000 begins {vi_lunaire.lunar_to_solar(2000, 1, 1)};',
      f'wrong are {wrong[0]} to {wrong[-1]}, {len(wrong)} years')
PY
{
  for zone in Asia/Ho_Chi_Minh UTC America/New_York; do TZ=$zone node run.mjs; done
  venv/bin/python run.py
} | tee seen.txt
diff seen.txt - <<'TXT'
Asia/Ho_Chi_Minh: 31 January 2014 is day 1 of month 1; 0 of 125 first days are wrong
UTC: 31 January 2014 is day 2 of month 1; 39 of 125 first days are wrong
America/New_York: 31 January 2014 is day 2 of month 1; 62 of 125 first days are wrong
vi-lunaire: 2026 begins 2026-02-17, 2000 begins 2000-03-06; wrong are 1976 to 2000, 25 years
TXT
