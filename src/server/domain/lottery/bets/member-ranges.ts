import type { LotteryBetState } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';

/** The members whose ids are above `after`, up to `upTo`. */
export interface MemberRange {
  readonly after: number;
  readonly upTo: number;
}

/** Bets that are worked on at once: enough that statements cost little, few enough to hold in memory. */
const AT_ONCE = 5_000;

const NEXT = `
  select max(member_id) as "upTo" from (
    select member_id from lottery_bets where draw_id = $1 and state = any($2) and member_id > $3
    order by member_id limit $4
  ) as next`;

/**
 * The members who have bets in some states on a draw, in ranges of a limited number of bets. All bets of a member are in
 * one range, so that memory grows with the bets of one member alone. The caller works on a range before it asks for the next.
 */
export async function* memberRanges(
  tx: Queries,
  drawId: string,
  states: readonly LotteryBetState[],
  atOnce = AT_ONCE,
): AsyncGenerator<MemberRange> {
  for (let after = 0; ; ) {
    const rows = await tx.query<{ upTo: number | null }>('lottery_member_range', NEXT, [drawId, states, after, atOnce]);
    const upTo = rows[0]?.upTo ?? null;
    if (upTo === null) return;
    yield { after, upTo };
    after = upTo;
  }
}
