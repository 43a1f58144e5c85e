import { countedTurnover } from './counted-turnover.ts';

/** Writes the counted turnover of a settlement `s` of a bet `b` without the share of its bonus stake `k`. */
export function ownTurnover(contributions: string): string {
  return `${countedTurnover(contributions)} * (1 - coalesce(k.part / b.stake, 0))`;
}

/** The tables of {@link ownTurnover}. */
export const OWN_TURNOVER_FROM = `
  bet_settlements s join bets b on b.id = s.bet_id
  left join lateral (select sum(amount) as part from bonus_stakes where bet_id = s.bet_id having sum(amount) > 0) k on true`;
