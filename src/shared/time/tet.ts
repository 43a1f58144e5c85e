import { addDays, dayName, type LocalDay } from './zone.ts';

/*
 * The Vietnamese lunar calendar in UTC+7: new moons and the sun's longitude by Jean Meeus, Astronomical Algorithms, in the
 * short form of Hồ Ngọc Đức's calendar. A day has its Julian number at noon; new moons are counted from January 1900.
 */
const ZONE_DAYS = 7 / 24;
/** The mean length of a month in days. */
const MONTH = 29.530588853;
const RADIANS = Math.PI / 180;

/** When a new moon is, as a Julian date in UTC. */
function newMoon(count: number): number {
  const t = count / 1_236.85;
  const sine = (degrees: number) => Math.sin(degrees * RADIANS);
  const mean =
    2_415_020.75933 +
    29.53058868 * count +
    (0.0001178 - 0.000000155 * t) * t ** 2 +
    0.00033 * sine(166.56 + (132.87 - 0.009173 * t) * t);
  const sun = 359.2242 + 29.10535608 * count - (0.0000333 + 0.00000347 * t) * t ** 2;
  const moon = 306.0253 + 385.81691806 * count + (0.0107306 + 0.00001236 * t) * t ** 2;
  const node = 21.2964 + 390.67050646 * count - (0.0016528 + 0.00000239 * t) * t ** 2;
  const truth =
    (0.1734 - 0.000393 * t) * sine(sun) +
    0.0021 * sine(2 * sun) -
    0.4068 * sine(moon) +
    0.0161 * sine(2 * moon) -
    0.0004 * sine(3 * moon) +
    0.0104 * sine(2 * node) -
    0.0051 * sine(sun + moon) -
    0.0074 * sine(sun - moon) +
    0.0004 * sine(2 * node + sun) -
    0.0004 * sine(2 * node - sun) -
    0.0006 * sine(2 * node + moon) +
    0.001 * sine(2 * node - moon) +
    0.0005 * sine(2 * moon + sun);
  return mean + truth + 0.000278 - 0.000265 * t - 0.000262 * t ** 2;
}

/** The Julian number of the day in Vietnam on which a new moon falls: the first of a month. */
function firstOfMonth(count: number): number {
  return Math.floor(newMoon(count) + 0.5 + ZONE_DAYS);
}

/** Which twelfth of its way from the spring equinox the sun is in when a day begins in Vietnam. */
function sunTwelfth(day: number): number {
  const t = (day - 0.5 - ZONE_DAYS - 2_451_545) / 36_525;
  const anomaly = (357.5291 + (35_999.0503 - (0.0001559 + 0.00000048 * t) * t) * t) * RADIANS;
  const longitude =
    280.46645 +
    (36_000.76983 + 0.0003032 * t) * t +
    (1.9146 - (0.004817 + 0.000014 * t) * t) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.00029 * Math.sin(3 * anomaly);
  return Math.floor((((longitude % 360) + 360) % 360) / 30);
}

const EPOCH: LocalDay = { year: 1970, month: 1, day: 1 };
const EPOCH_NUMBER = 2_440_588;

/** The new moon that begins the eleventh month, in which the winter solstice of a year is. */
function eleventhMonth(year: number): number {
  const lastDay = Date.UTC(year, 11, 31) / 86_400_000 + EPOCH_NUMBER;
  const count = Math.floor((lastDay - 2_415_021) / MONTH);
  return sunTwelfth(firstOfMonth(count)) >= 9 ? count - 1 : count;
}

/** The first day of the Vietnamese lunar year that begins in a year. */
export function tetOf(year: number): LocalDay {
  const eleventh = eleventhMonth(year - 1);
  const isLeap = eleventhMonth(year) - eleventh === 13;
  // In a year of thirteen months the first in which the sun enters no new twelfth is counted with the one before.
  const isAfter = (count: number) => isLeap && sunTwelfth(firstOfMonth(count)) === sunTwelfth(firstOfMonth(count + 1));
  const first = eleventh + (isAfter(eleventh + 1) || isAfter(eleventh + 2) ? 3 : 2);
  return addDays(EPOCH, firstOfMonth(first) - EPOCH_NUMBER);
}

/**
 * Whether no Vietnamese lottery draws on a day: from 2010 on the last day of the lunar year and the first three of the new
 * one, before that the last and the first.
 */
export function isTetPause(day: LocalDay): boolean {
  const first = tetOf(day.year);
  const paused = [-1, 0, ...(day.year < 2_010 ? [] : [1, 2])].map((days) => dayName(addDays(first, days)));
  return paused.includes(dayName(day));
}
