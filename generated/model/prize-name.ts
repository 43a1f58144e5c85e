/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.
 */
export type PrizeName = typeof PrizeName[keyof typeof PrizeName];


export const PrizeName = {
  NUMBERS: 'NUMBERS',
  SPECIAL: 'SPECIAL',
  G1: 'G1',
  G2: 'G2',
  G3: 'G3',
  G4: 'G4',
  G5: 'G5',
  G6: 'G6',
  G7: 'G7',
  G8: 'G8',
} as const;
