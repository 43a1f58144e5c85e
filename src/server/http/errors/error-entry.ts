import type { Language } from '../../../../generated/server/model/index.ts';

/** How an error is answered: its status, and a sentence for the user in each language. */
export type ErrorEntry = { readonly status: number } & Readonly<Record<Language, string>>;
