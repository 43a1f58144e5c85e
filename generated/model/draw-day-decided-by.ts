/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `timetable`: the week and the calendar of Tết decide. `operator`: an operator has.
 */
export type DrawDayDecidedBy = typeof DrawDayDecidedBy[keyof typeof DrawDayDecidedBy];


export const DrawDayDecidedBy = {
  timetable: 'timetable',
  operator: 'operator',
} as const;
