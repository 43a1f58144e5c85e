/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.
 */
export type SecurityStrength = typeof SecurityStrength[keyof typeof SecurityStrength];


export const SecurityStrength = {
  weak: 'weak',
  fair: 'fair',
  good: 'good',
  strong: 'strong',
} as const;
