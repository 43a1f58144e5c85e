import type { Queries } from '#server/db/database.ts';
import { type DataSeal, dataSeal, type SealNeeds } from '../../ground/encryption/data-seal.ts';

/** Encrypts account numbers for storage. */
export interface NumberSeal extends Pick<DataSeal, 'seal' | 'open'> {
  /** A keyed hash by which one number is found again. */
  hash(bankCode: string, number: string): string;
}

/** The seal of account numbers. */
export async function numberSeal(db: Pick<Queries, 'query'>, needs: SealNeeds): Promise<NumberSeal> {
  const seal = await dataSeal(db, needs, 'account_numbers');
  return { ...seal, hash: (bankCode, number) => seal.hash(`${bankCode}:${number.toUpperCase()}`) };
}
