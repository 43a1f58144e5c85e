import type { Bank, BoundAccountKind } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';

type Brand = Pick<Services, 'brand'>;

/** The banks and providers of e-wallets to which the brand pays out, in its order. */
export function listBanks({ brand }: Brand): Bank[] {
  return brand.withdrawals.banks.map((bank) => ({ ...bank, logo: `/art/bank/${bank.bankCode}.svg` }));
}

/** The bank of a code and kind. Failure: `not_found`. */
export function requireBank({ brand }: Brand, bankCode: string, kind: BoundAccountKind) {
  const bank = brand.withdrawals.banks.find((one) => one.bankCode === bankCode && one.kind === kind);
  if (bank === undefined) throw new Failure('not_found');
  return bank;
}

/** Refuses a number that is none of the bank: `validation_failed`. */
export function requireAccountNumber({ accountPattern }: { readonly accountPattern: string }, number: string): void {
  if (new RegExp(accountPattern, 'u').test(number)) return;
  const message = 'Is no account number of this bank';
  throw new Failure('validation_failed', { fields: [{ pointer: '/body/accountNumber', rule: 'pattern', message }] });
}
