/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The colour.
 */
export type LumoLampChoiceLight = typeof LumoLampChoiceLight[keyof typeof LumoLampChoiceLight];


export const LumoLampChoiceLight = {
  TEAL: 'TEAL',
  AMBER: 'AMBER',
  ROSE: 'ROSE',
  WHITE: 'WHITE',
} as const;
