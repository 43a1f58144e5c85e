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

const SIDE = `pick #>> '{}'`;
/** What a side is about: `1_` of `1_BIG`, `1_5_` of `1_5_TIGER`, nothing where the play type is about one thing. */
const PLACE = `substring(${SIDE} from '^(?:[0-9]+_)*')`;

/** Sides of which one wins where the other loses. A bet on both is no valid turnover, whatever its odds. */
export const opposites = '^([0-9]+_)*(BIG|SMALL|ODD|EVEN|DRAGON|TIGER)$';

/** All sides, also those that leave a third: those of a play type and place exclude each other. Numbers are no sides. */
export const sides = '[A-Z]';

/**
 * Writes a query for the bets that cover two sides of a draw, in one bet or several. `mine` is a relation of `draw_id` and
 * `member_id`. `kind` is a pattern of sides. `odds` bounds those of the bets. Rows have a `bet_id`.
 */
export function opposedBets(mine: string, kind: string, odds?: string): string {
  const bounded = odds === undefined ? '' : `and odds ~ '^[0-9.]+$' and odds::numeric <= ${odds}::numeric`;
  return `
    select distinct bet_id from (
      select l.bet_id, l.odds, min(${SIDE}) over same <> max(${SIDE}) over same as covers_two
      from ${mine} m join lottery_bets l on l.draw_id = m.draw_id and l.member_id = m.member_id
      cross join lateral jsonb_path_query(l.picks, '$[*][*]') pick
      where l.state <> 'cancelled' and ${SIDE} ~ '${kind}'
      window same as (partition by l.draw_id, l.member_id, l.play_type, ${PLACE})
    ) covered
    where covers_two ${bounded}`;
}
