/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The guess that it answered, or `skip`; null for the first card.
 * @nullable
 */
export type DealtCardStep = typeof DealtCardStep[keyof typeof DealtCardStep] | null;


export const DealtCardStep = {
  higher: 'higher',
  lower: 'lower',
  skip: 'skip',
} as const;
