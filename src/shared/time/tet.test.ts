import { expect, test } from 'vitest';
import { isTetPause, tetOf } from './tet.ts';
import { addDays, dayName, type LocalDay } from './zone.ts';

/**
 * The first days of 2005 to 2050 by another astronomy: the new moons and solar longitudes of astronomy-engine 2.1.19 (VSOP87
 * and a lunar theory of its own) on days of UTC+7. @nghiavuive/lunar_date_vi 2.0.1 has the same.
 */
const firstDays = `
2005-02-09 2006-01-29 2007-02-17 2008-02-07 2009-01-26 2010-02-14 2011-02-03 2012-01-23 2013-02-10 2014-01-31 2015-02-19
2016-02-08 2017-01-28 2018-02-16 2019-02-05 2020-01-25 2021-02-12 2022-02-01 2023-01-22 2024-02-10 2025-01-29 2026-02-17
2027-02-06 2028-01-26 2029-02-13 2030-02-02 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28 2037-02-15
2038-02-04 2039-01-24 2040-02-12 2041-02-01 2042-01-22 2043-02-10 2044-01-30 2045-02-17 2046-02-06 2047-01-26 2048-02-14
2049-02-02 2050-01-23`;

test('the Vietnamese lunar years of 2005 to 2050 begin as another astronomy has them, in 2007 and 2030 not as in China', () => {
  const expected = firstDays.trim().split(/\s+/);
  expect(expected.map((name) => dayName(tetOf(Number(name.slice(0, 4)))))).toEqual(expected);
});

test('before both clocks agreed on a year with another eleventh month, Tết was a month earlier than in China', () => {
  expect(dayName(tetOf(1985))).toBe('1985-01-21');
});

/** The days of Tết without a result in a public record of the North from 1 October 2005 to 22 August 2026. */
const recorded = `
2006-01-28 2006-01-29 2007-02-16 2007-02-17 2008-02-06 2008-02-07 2009-01-25 2009-01-26 2010-02-13 2010-02-14 2010-02-15
2010-02-16 2011-02-02 2011-02-03 2011-02-04 2011-02-05 2012-01-22 2012-01-23 2012-01-24 2012-01-25 2013-02-09 2013-02-10
2013-02-11 2013-02-12 2014-01-30 2014-01-31 2014-02-01 2014-02-02 2015-02-18 2015-02-19 2015-02-20 2015-02-21 2016-02-07
2016-02-08 2016-02-09 2016-02-10 2017-01-27 2017-01-28 2017-01-29 2017-01-30 2018-02-15 2018-02-16 2018-02-17 2018-02-18
2019-02-04 2019-02-05 2019-02-06 2019-02-07 2020-01-24 2020-01-25 2020-01-26 2020-01-27 2021-02-11 2021-02-12 2021-02-13
2021-02-14 2022-01-31 2022-02-01 2022-02-02 2022-02-03 2023-01-21 2023-01-22 2023-01-23 2023-01-24 2024-02-09 2024-02-10
2024-02-11 2024-02-12 2025-01-28 2025-01-29 2025-01-30 2025-01-31 2026-02-16 2026-02-17 2026-02-18 2026-02-19`;

test('no lottery draws on the days of Tết on which none has drawn since 2005, and on no other days', () => {
  const paused: string[] = [];
  for (let day: LocalDay = { year: 2005, month: 10, day: 1 }; dayName(day) <= '2026-08-22'; day = addDays(day, 1)) {
    if (isTetPause(day)) paused.push(dayName(day));
  }
  expect(paused).toEqual(recorded.trim().split(/\s+/));
});
