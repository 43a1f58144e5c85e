import type { Brand } from '#server/config/brand.ts';

/**
 * Writes what of the valid turnover of a settlement `s` counts for points, rebates and all else that is given back for
 * turnover, with the decimals of the ledger. `contributions` is the parameter with those of the brand.
 */
export function countedTurnover(contributions: string): string {
  return `trunc(s.valid_turnover * coalesce((${contributions}::jsonb ->> s.category)::int, 0) * 0.0001, 8)`;
}

/** The parameter of `countedTurnover`. */
export function contributionsOf({ turnover }: Pick<Brand, 'turnover'>): string {
  return JSON.stringify(Object.fromEntries(turnover.contributions.map(({ gameType, rate }) => [gameType, rate])));
}

/** Writes the counted turnover of a settlement `s` of a bet `b` without the share of its bonus stake `k`. */
export function ownTurnover(contributions: string): string {
  return `${countedTurnover(contributions)} * (1 - coalesce(k.part / b.stake, 0))`;
}

/** The tables of {@link ownTurnover}. */
export const OWN_TURNOVER_FROM = `
  bet_settlements s join bets b on b.id = s.bet_id
  left join lateral (select sum(amount) as part from bonus_stakes where bet_id = s.bet_id having sum(amount) > 0) k on true`;
