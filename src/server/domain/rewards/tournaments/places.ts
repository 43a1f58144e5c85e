import { type SQL, sql } from 'drizzle-orm';
import type { TournamentRow } from './tournament-row.ts';

/** A place by what has settled so far; `tied` members share it. */
export interface Place {
  readonly memberId: number;
  readonly nickname: string;
  readonly position: number;
  readonly rank: number;
  readonly tied: number;
  /** The valid turnover or the multiplier, with two decimals, rounded down. */
  readonly score: string;
}

const MULTIPLE = sql`case when b.state in ('won', 'lost') then b.payout / nullif(b.stake, 0) end`;

/** What is counted of a member's bets, and when it was reached. */
const SCORES: Readonly<Record<TournamentRow['metric'], { readonly score: SQL; readonly reached: SQL }>> = {
  turnover: { score: sql`sum(s.valid_turnover)`, reached: sql`max(s.settled_at) filter (where s.valid_turnover > 0)` },
  multiplier: {
    score: sql`max(${MULTIPLE})`,
    reached: sql`(array_agg(s.settled_at order by ${MULTIPLE} desc nulls last, s.settled_at))[1]`,
  },
};

/**
 * The places of a tournament, as a table `p` of `from`: by the bets that first settled in its time, with what corrected
 * them in it. Trial accounts and members who are excluded at `now` have none. Who reached a score first stands first among equals.
 */
export function placesOf(
  { metric, vendorCode, category, minimumStake, startsAt, endsAt }: TournamentRow,
  now: Date,
): SQL {
  const { score, reached } = SCORES[metric];
  return sql`(
    select scored.*, m.nickname,
      row_number() over (order by scored.score desc, scored.reached, scored."memberId") as position,
      rank() over (order by scored.score desc) as rank, count(*) over (partition by scored.score) as tied
    from (
      select s.member_id as "memberId", trunc(${score}, 2) as score, ${reached} as reached
      from bet_settlements s join bets b on b.id = s.bet_id
      where not exists (select from bet_settlements e where e.bet_id = s.bet_id and e.settled_at < ${startsAt})
        and s.settled_at >= ${startsAt} and s.settled_at < ${endsAt} and b.stake >= ${minimumStake}::numeric
        ${vendorCode === null ? sql`` : sql`and b.vendor_code = ${vendorCode}`}
        ${category === null ? sql`` : sql`and b.category = ${category}`}
      group by s.member_id
    ) scored
    join members m on m.id = scored."memberId" and m.type <> 4
    where scored.score > 0 and not exists (
      select from self_exclusions x
      where x.member_id = m.id and x.ended_at is null and x.starts_at <= ${now} and (x.ends_at is null or x.ends_at > ${now}))
  ) p`;
}
