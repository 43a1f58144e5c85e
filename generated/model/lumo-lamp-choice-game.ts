/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The game.
 */
export type LumoLampChoiceGame = typeof LumoLampChoiceGame[keyof typeof LumoLampChoiceGame];


export const LumoLampChoiceGame = {
  'lumo-lamp': 'lumo-lamp',
} as const;
