import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { eachInTurn } from '#server/shared/each-in-turn.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { seededNumbers } from '../../ground/fairness/seeded.ts';
import { netOutcome } from '../bets/settlements.ts';
import { holdMember, isStaked, labelOf, lockRound, type RoundNeeds, roundNeeds, type StakedRound } from './round.ts';
import { maxPayoutOf, payoutAt, payRound, type RoundEnd } from './round-money.ts';
import { UNFINISHED_HOURS } from './rules.ts';
import type { Sheet } from './sheets/sheet.ts';
import { sheetOf } from './sheets/sheets.ts';
import { canCashOut, outcomeOf, type Progress } from './steps.ts';

type Needs = Pick<RoundNeeds, 'tx' | 'brand' | 'seal'>;

/** The sheet that holds for a round. */
export function sheetOfRound({ gameId, rulesVersion }: Pick<StakedRound, 'gameId' | 'rulesVersion'>): Sheet {
  const sheet = sheetOf(gameId, rulesVersion);
  if (sheet === undefined) throw new Error(`${gameId} has no rules of version ${rulesVersion}`);
  return sheet;
}

/** The numbers of a round, from the first. */
export function numbersOf({ seal }: Pick<Needs, 'seal'>, round: Pick<StakedRound, 'id' | 'clientSeed' | 'sealedSeed'>) {
  if (round.sealedSeed === null) throw new Error(`the round ${round.id} has no seed of its own`);
  return seededNumbers(seal.open(round.sealedSeed), labelOf(round));
}

/** Whether a multiplier pays as much as a round can pay, so that nothing is left to play for. */
export function isAtMost(needs: Pick<Needs, 'brand'>, { stake, ...round }: StakedRound, multiplier: string): boolean {
  const sheet = sheetOfRound(round);
  return compareAmounts(payoutAt(needs.brand, sheet, stake, multiplier), maxPayoutOf(needs.brand, sheet)) >= 0;
}

/** Ends a round at its multiplier, `void` with its stake back, and pays it. */
export async function endRound(
  needs: Needs,
  round: StakedRound,
  {
    steps,
    multiplier,
    outcome,
    back,
  }: Omit<Progress, 'ended'> & Partial<Pick<RoundEnd, 'outcome'>> & { readonly back?: boolean },
  at: Date,
): Promise<StakedRound> {
  const { tx, brand } = needs;
  const payout = back ? round.stake : payoutAt(brand, sheetOfRound(round), round.stake, multiplier);
  const state = back ? 'void' : netOutcome(round.stake, payout);
  const end: RoundEnd = {
    state,
    payout,
    outcome: outcome ?? outcomeOf(round.choice, steps, numbersOf(needs, round)),
  };
  await payRound(needs, round, end, at);
  await storeProgress(tx, round.id, { steps, multiplier }, at);
  await storeEnd(tx, round.id, end, at);
  return { ...round, steps, multiplier, ...end, endedAt: at };
}

const START = `
  update inhouse_rounds set state = 'open', bet_id = $2, stake = $3::numeric, choice = $4::jsonb, client_seed = $5,
    started_at = $6, moved_at = $6
  where id = $1`;

/** Stores the stake of a sealed round. */
export async function startRound(tx: Queries, round: StakedRound): Promise<void> {
  const { id, betId, stake, choice, clientSeed, startedAt } = round;
  await tx.query('inhouse_start', START, [id, betId, stake, JSON.stringify(choice), clientSeed, startedAt]);
}

const PROGRESS = `update inhouse_rounds set steps = $2::jsonb, multiplier = $3, moved_at = $4 where id = $1`;

/** Stores a step of an open round. */
export async function storeProgress(
  tx: Queries,
  id: string,
  { steps, multiplier }: Omit<Progress, 'ended'>,
  at: Date,
): Promise<void> {
  await tx.query('inhouse_progress', PROGRESS, [id, JSON.stringify(steps), multiplier, at]);
}

const END = `
  update inhouse_rounds set state = $2, payout = $3::numeric, outcome = $4::jsonb, ended_at = $5 where id = $1`;

/** Stores the end of a round. */
async function storeEnd(tx: Queries, id: string, { state, payout, outcome }: RoundEnd, at: Date): Promise<void> {
  await tx.query('inhouse_end', END, [id, state, payout, JSON.stringify(outcome), at]);
}

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
