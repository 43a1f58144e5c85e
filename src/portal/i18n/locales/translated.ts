/**
 * The shape that a translation of the English texts `T` must have: the same keys, down to the leaves. Only the English
 * singular (`_one`) falls away, because Vietnamese has one form for every number: `_other`.
 */
export type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
};
