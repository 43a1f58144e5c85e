/** What a pick is about: `1_` of `1_BIG`, `1_5_` of `1_5_TIGER`, nothing where the play type is about one thing. */
const PLACE = (pick: string) => `substring(${pick} #>> '{}' from '^(?:[0-9]+_)*')`;

/**
 * Whether the member also covers the other side of a settlement `s` at odds up to `$2`. It may be in one bet or in two.
 * Sides of a play type and place exclude each other. Numbers are no sides.
 */
export const OPPOSED = `exists (
  select from lottery_bets l
  join lottery_bets o on o.draw_id = l.draw_id and o.member_id = l.member_id and o.play_type = l.play_type
  cross join lateral jsonb_path_query(l.picks, '$[*][*]') mine (side)
  cross join lateral jsonb_path_query(o.picks, '$[*][*]') other (side)
  where l.bet_id = s.bet_id and l.odds ~ '^[0-9.]+$' and l.odds::numeric <= $2::numeric and o.state <> 'cancelled'
    and mine.side <> other.side and ${PLACE('mine.side')} = ${PLACE('other.side')}
    and mine.side #>> '{}' ~ '[A-Z]' and other.side #>> '{}' ~ '[A-Z]'
)`;
