import { addAmounts, compareAmounts, multiplyAmount, subtractAmounts } from '../money/amount.ts';

/** A step of a contract; `rate` in basis points, `loss` null in salary contracts. */
export interface PayTier {
  readonly turnover: string;
  readonly activeDownlines: number;
  readonly loss: string | null;
  readonly rate: number;
}

/** What a contract pays for what: tiers from the lowest rate up; `carryOver` null in salary contracts. */
export interface PayTerms {
  readonly tiers: readonly PayTier[];
  readonly carryOver: 'none' | 'half-month' | 'permanent' | null;
}

/** The figures of a window. Amounts are decimal strings. */
export interface WindowFigures {
  readonly turnover: string;
  /** Negative when the team lost; a salary ignores it. */
  readonly teamResult: string;
  readonly activeDownlines: number;
  /** The gross of the direct downlines with a contract of the kind. */
  readonly downlineGross: string;
  /** What earlier windows left to set off: the win that lowers a dividend's loss, the turnover that a salary's lacks. */
  readonly carriedIn: string;
}

/** What a contract pays for a window. */
export interface ContractPay {
  /** The tier that held, from 1; null where none did. */
  readonly tier: number | null;
  /** In basis points, 0 where no tier held. */
  readonly rate: number;
  readonly gross: string;
  /** Gross less the gross of the downlines, never below zero. */
  readonly net: string;
  /** How far the gross of the downlines is above `gross`. */
  readonly gap: string;
  readonly carriedOut: string;
}

const NOTHING = '0.00';

/**
 * What a contract pays for the figures of a window. Gross is rounded down to the currency's decimals: so a line's rounded
 * parts never exceed the whole.
 */
export function contractPay(terms: PayTerms, figures: WindowFigures, decimals: number): ContractPay {
  const { downlineGross } = figures;
  const isDividend = terms.carryOver !== null;
  const tier = tierOf(terms, figures);
  const rate = tier === null ? 0 : (terms.tiers[tier - 1]?.rate ?? 0);
  const base = isDividend ? lossOf(figures) : positive(turnoverOf(terms, figures));
  const gross = multiplyAmount(base, basisPoints(rate), decimals);
  return {
    tier,
    rate,
    gross,
    net: positive(subtractAmounts(gross, downlineGross)),
    gap: positive(subtractAmounts(downlineGross, gross)),
    carriedOut: carriedOut(terms, figures),
  };
}

/** The loss of a team, positive, after the win carried in from earlier windows; zero when it won. */
function lossOf({ teamResult, carriedIn }: Pick<WindowFigures, 'teamResult' | 'carriedIn'>): string {
  return positive(subtractAmounts(NOTHING, addAmounts(teamResult, carriedIn)));
}

/** The turnover that counts: of a salary what is left after the corrections that earlier windows could not set off. */
function turnoverOf({ carryOver }: PayTerms, { turnover, carriedIn }: WindowFigures): string {
  return carryOver === null ? subtractAmounts(turnover, carriedIn) : turnover;
}

/** The highest tier whose thresholds are all met, from 1. A dividend needs a loss. */
function tierOf(terms: PayTerms, figures: WindowFigures): number | null {
  const { tiers, carryOver } = terms;
  const [loss, turnover] = [lossOf(figures), turnoverOf(terms, figures)];
  if (carryOver !== null && compareAmounts(loss, NOTHING) === 0) return null;
  const at = tiers.findLastIndex(
    (tier) =>
      compareAmounts(turnover, tier.turnover) >= 0 &&
      figures.activeDownlines >= tier.activeDownlines &&
      (tier.loss === null || compareAmounts(loss, tier.loss) >= 0),
  );
  return at < 0 ? null : at + 1;
}

/**
 * Salary: turnover that corrections took beyond the present. Dividend: this window's win (`half-month`), or all unused
 * (`permanent`).
 */
function carriedOut(terms: PayTerms, figures: WindowFigures): string {
  const { carryOver } = terms;
  const { teamResult, carriedIn } = figures;
  if (carryOver === null) return positive(subtractAmounts(NOTHING, turnoverOf(terms, figures)));
  if (carryOver === 'permanent') return positive(addAmounts(teamResult, carriedIn));
  return carryOver === 'half-month' ? positive(teamResult) : NOTHING;
}

function basisPoints(rate: number): string {
  const digits = `${rate}`.padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

function positive(amount: string): string {
  return compareAmounts(amount, NOTHING) > 0 ? amount : NOTHING;
}

/** What is missing for the tier above the one that held; null where the highest held. `loss` is null in salaries. */
export function missingForNext(terms: PayTerms, figures: WindowFigures, tier: number | null) {
  const place = (tier ?? 0) + 1;
  const next = terms.tiers[place - 1];
  if (next === undefined) return null;
  return {
    tier: place,
    rate: next.rate,
    turnover: positive(subtractAmounts(next.turnover, turnoverOf(terms, figures))),
    activeDownlines: Math.max(0, next.activeDownlines - figures.activeDownlines),
    loss: next.loss === null ? null : positive(subtractAmounts(next.loss, lossOf(figures))),
  };
}

/** Whether each tier has a higher rate than the one before and no lower threshold. */
export function tiersRise(tiers: readonly PayTier[]): boolean {
  return tiers.every((tier, at) => {
    const before = tiers[at - 1];
    if (before === undefined) return true;
    const isLower =
      compareAmounts(tier.turnover, before.turnover) < 0 ||
      tier.activeDownlines < before.activeDownlines ||
      compareAmounts(tier.loss ?? NOTHING, before.loss ?? NOTHING) < 0;
    return tier.rate > before.rate && !isLower;
  });
}
