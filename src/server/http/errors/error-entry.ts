import type { ErrorCode, Language } from '#generated/model/index.ts';
import type { ErrorStatuses } from '#generated/server/error-statuses.ts';

/** An error's status, which is that of the contract's examples, and its sentence for the user in each language. */
type ErrorEntry<Code extends ErrorCode> = {
  readonly status: Code extends keyof ErrorStatuses ? ErrorStatuses[Code] : number;
} & Readonly<Record<Language, string>>;

/** An entry for each error code of the contract. */
export type ErrorEntries = { readonly [Code in ErrorCode]: ErrorEntry<Code> };
