import type { Services } from '#server/services.ts';
import { eachInTurn } from '#server/shared/each-in-turn.ts';
import { endRound } from './end-round.ts';
import { holdMember, isStaked, lockRound, roundNeeds } from './round.ts';
import { UNFINISHED_HOURS } from './rules.ts';
import { canCashOut } from './steps.ts';

const DUE = `
  select id, member_id as "memberId" from inhouse_rounds
  where state = 'open' and moved_at <= $1 and shared_round_id is null order by moved_at limit 500`;
const STILL = `select 1 from inhouse_rounds where id = $1 and state = 'open' and moved_at <= $2`;

/**
 * Ends the rounds that their players left alone, by the rule of their sheets (trust 9): at the multiplier reached, or
 * with the stake back. Each is a transaction of its own and ends once, whatever number of processes does it.
 */
export async function settleLeftRounds(services: Services): Promise<void> {
  const { db, clock } = services;
  const at = new Date(clock());
  const before = new Date(clock() - UNFINISHED_HOURS * 3_600_000);
  const due = await db.query<{ id: string; memberId: number }>('inhouse_due', DUE, [before]);
  if (due.length === 0) return;
  const needs = await roundNeeds(services);
  await eachInTurn(
    due,
    ({ id, memberId }) =>
      db.transaction(async (tx) => {
        await holdMember(tx, memberId);
        const round = await lockRound(tx, memberId, id);
        // The player may have come back since.
        const still = await tx.query('inhouse_still_due', STILL, [id, before]);
        if (round === undefined || !isStaked(round) || still.length === 0) return;
        const { steps, multiplier } = round;
        await endRound({ ...needs, tx }, round, { steps, multiplier, back: !canCashOut(steps) }, at);
      }),
    (count) => `${count} rounds that were left were not ended`,
  );
}
