import type { Language } from '../../../../generated/server/model/index.ts';

/** An error's status, and its sentence for the user in each language. */
export type ErrorEntry = { readonly status: number } & Readonly<Record<Language, string>>;
