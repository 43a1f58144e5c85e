/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The segments of the wheel, all equally wide.
 */
export type LuckyWheelChoiceSegments = typeof LuckyWheelChoiceSegments[keyof typeof LuckyWheelChoiceSegments];


export const LuckyWheelChoiceSegments = {
  NUMBER_10: 10,
  NUMBER_20: 20,
  NUMBER_30: 30,
  NUMBER_40: 40,
  NUMBER_50: 50,
} as const;
