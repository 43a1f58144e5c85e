/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BackgroundParameter = typeof BackgroundParameter[keyof typeof BackgroundParameter];


export const BackgroundParameter = {
  NUMBER_1: '1',
} as const;
