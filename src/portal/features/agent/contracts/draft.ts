import type { CarryOver, ContractKind, ContractTerms } from '../../../../../generated/client/model/index.ts';
import { amountIn, basisPointsIn, countIn } from './percent.ts';

/** A tier as it is typed; `rate` in percent. */
export type DraftTier = {
  /** Stays with the row while others come and go. */
  readonly key: number;
  readonly turnover: string;
  readonly activeDownlines: string;
  readonly loss: string;
  readonly rate: string;
};

/** Terms as they are typed. */
export type Draft = {
  readonly tiers: readonly DraftTier[];
  readonly activeMinimum: string;
  readonly carryOver: CarryOver;
};

export const MOST_TIERS = 6;

export function emptyTier(key: number): DraftTier {
  return { key, turnover: '0', activeDownlines: '0', loss: '0', rate: '' };
}

/** The terms of a draft; undefined while a field is empty or wrong. */
export function termsIn({ tiers, activeMinimum, carryOver }: Draft, kind: ContractKind): ContractTerms | undefined {
  const isDividend = kind === 'dividend';
  const minimum = amountIn(activeMinimum);
  const read = tiers.flatMap((tier) => {
    const [turnover, activeDownlines] = [amountIn(tier.turnover), countIn(tier.activeDownlines)];
    const [loss, rate] = [isDividend ? amountIn(tier.loss) : null, basisPointsIn(tier.rate)];
    if (turnover === undefined || activeDownlines === undefined || loss === undefined || rate === undefined) return [];
    return [{ turnover, activeDownlines, loss, rate }];
  });
  if (minimum === undefined || read.length < tiers.length) return undefined;
  return { tiers: read, activeMinimum: minimum, carryOver: isDividend ? carryOver : null };
}
