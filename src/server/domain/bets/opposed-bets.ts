const SIDE = `pick #>> '{}'`;
/** What a side is about: `1_` of `1_BIG`, `1_5_` of `1_5_TIGER`, nothing where the play type is about one thing. */
const PLACE = `substring(${SIDE} from '^(?:[0-9]+_)*')`;

/**
 * Writes a query for the bets on both sides of a draw, in one bet or several. `odds` bounds theirs. Rows have a `bet_id`.
 * Sides of a play type and place exclude each other; numbers are no sides. `mine` is a relation of `draw_id`
 * and `member_id`.
 */
export function opposedBets(mine: string, odds: string): string {
  return `
    select distinct bet_id from (
      select l.bet_id, l.odds, min(${SIDE}) over same <> max(${SIDE}) over same as covers_both
      from ${mine} m join lottery_bets l on l.draw_id = m.draw_id and l.member_id = m.member_id
      cross join lateral jsonb_path_query(l.picks, '$[*][*]') pick
      where l.state <> 'cancelled' and ${SIDE} ~ '[A-Z]'
      window same as (partition by l.draw_id, l.member_id, l.play_type, ${PLACE})
    ) sides
    where covers_both and odds ~ '^[0-9.]+$' and odds::numeric <= ${odds}::numeric`;
}
