/**
 * The type of a translation of the English texts `T`: the same keys at every level, without the English singulars
 * (`_one`). Vietnamese has one form for every number: `_other`.
 */
export type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
};
