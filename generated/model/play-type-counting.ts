/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How picks become combinations: `each` pick is one; `product` takes one pick of every row, and where no number can win
 * in two rows (11x5, PK10, `PAIR_SINGLE`) only different ones; `choose` takes every set of `chooseSize` picks;
 * `ordered_pairs` takes n(n-1) for n picks.
 */
export type PlayTypeCounting = typeof PlayTypeCounting[keyof typeof PlayTypeCounting];


export const PlayTypeCounting = {
  each: 'each',
  product: 'product',
  choose: 'choose',
  ordered_pairs: 'ordered_pairs',
} as const;
