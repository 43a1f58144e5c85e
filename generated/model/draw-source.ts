/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.
 */
export type DrawSource = typeof DrawSource[keyof typeof DrawSource];


export const DrawSource = {
  built_in: 'built_in',
  external: 'external',
} as const;
