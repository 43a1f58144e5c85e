import type { ContractTerms } from '#generated/model/index.ts';

/** The highest rate of a contract in basis points. */
export function topRate({ tiers }: Pick<ContractTerms, 'tiers'>): number {
  return tiers.at(-1)?.rate ?? 0;
}
