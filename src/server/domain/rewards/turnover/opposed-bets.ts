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
