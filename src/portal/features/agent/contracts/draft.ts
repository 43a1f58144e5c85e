import type { CarryOver, ContractKind, ContractTerms } from '#generated/model/index.ts';

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

/** The terms in force as they would be typed, with the decimal point of the language; without any an empty tier. */
export function draftOf(terms: ContractTerms | undefined, point: string): Draft {
  if (terms === undefined) return { tiers: [emptyTier(1)], activeMinimum: '0', carryOver: 'none' };
  const tiers = terms.tiers.map(({ turnover, activeDownlines, loss, rate }, at) => ({
    key: at + 1,
    turnover,
    activeDownlines: String(activeDownlines),
    loss: loss ?? '0',
    rate: (rate / 100).toFixed(2).replace('.', point),
  }));
  return { tiers, activeMinimum: terms.activeMinimum, carryOver: terms.carryOver ?? 'none' };
}

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

/** The basis points, from 1, of a typed percentage; undefined for anything else. */
export function basisPointsIn(text: string): number | undefined {
  const parts = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const points = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return points >= 1 && points <= 10_000 ? points : undefined;
}

/** A typed amount that is not negative as the contract writes it; undefined for anything else. */
export function amountIn(text: string): string | undefined {
  const parts = /^(\d{1,15})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const whole = (parts[1] ?? '').replace(/^0+(?=\d)/, '');
  return `${whole}.${(parts[2] ?? '').padEnd(2, '0')}`;
}

/** A typed count; undefined for anything else. */
export function countIn(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
}
