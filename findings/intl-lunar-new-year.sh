#!/usr/bin/env bash
# Node 24 (ICU 78), the calendar `chinese` of Intl; @nghiavuive/lunar_date_vi 2.0.1 and lunar-javascript 1.7.7 (npm).
#
# Tết is the first day of the Vietnamese lunar year, which is the Chinese rule counted in UTC+7 instead of UTC+8. A good
# guess is that Intl's calendar `chinese` has China's calendar, and that with `timeZone: 'Asia/Ho_Chi_Minh'` it has the
# Vietnamese one; the next year in which the two part, 2030, is the natural test. The guess passes that test and is wrong
# in both halves. The time zone only chooses the instant: 1985 and 2007 stay Chinese, a month and a day late. And where
# the new moon is some minutes from midnight ICU computes the wrong day: 2030 has the Vietnamese date, in China too, by
# chance; and for 2027, where both countries begin on 6 February (the new moon is at 22:56 in Hanoi, 23:56 in
# Beijing), it says 7 February. Each day of that month is late by one, and so is a promotion that begins at Tết.
# Remedy: a package that computes for UTC+7, or a table of the published dates, and tests of 1985, 2007, 2027 and 2030.
#
# Seen: the lines below: each year's first day by Intl (both time zones), for China and for Vietnam. The script fails
# when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @nghiavuive/lunar_date_vi@2.0.1 lunar-javascript@1.7.7 >/dev/null

cat > run.mjs <<'JS'
import vietnam from '@nghiavuive/lunar_date_vi';
import china from 'lunar-javascript';

/** The first day from 15 January on that is the first of the first month. */
function first(year, isFirst) {
  for (let day = 0; day < 45; day++) {
    const date = new Date(Date.UTC(year, 0, 15 + day, 5));
    if (isFirst(date)) return date.toISOString().slice(5, 10);
  }
}
const ofIntl = (timeZone) => {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone, day: 'numeric', month: 'numeric' });
  return (date) => format.format(date) === '1/1';
};
const ofChina = (date) => {
  const lunar = china.Solar.fromYmd(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()).getLunar();
  return lunar.getMonth() === 1 && lunar.getDay() === 1;
};
const ofVietnam = (date) => {
  const given = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  const { month, day, leap_month } = new vietnam.SolarDate(given).toLunarDate().get();
  return month === 1 && day === 1 && !leap_month;
};
for (const year of [1985, 2007, 2026, 2027, 2028, 2030]) {
  const intl = ['Asia/Shanghai', 'Asia/Ho_Chi_Minh'].map((zone) => first(year, ofIntl(zone))).join(' and ');
  console.log(`${year}: Intl ${intl}, China ${first(year, ofChina)}, Vietnam ${first(year, ofVietnam)}`);
}
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
1985: Intl 02-20 and 02-20, China 02-20, Vietnam 01-21
2007: Intl 02-18 and 02-18, China 02-18, Vietnam 02-17
2026: Intl 02-17 and 02-17, China 02-17, Vietnam 02-17
2027: Intl 02-07 and 02-07, China 02-06, Vietnam 02-06
2028: Intl 01-26 and 01-26, China 01-26, Vietnam 01-26
2030: Intl 02-02 and 02-02, China 02-03, Vietnam 02-02
TXT
