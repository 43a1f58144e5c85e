import type { Queries } from '#server/db/database.ts';
import type { StakedRound } from './round.ts';
import type { RoundEnd } from './round-money.ts';
import type { Progress } from './steps.ts';

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
export async function storeEnd(tx: Queries, id: string, { state, payout, outcome }: RoundEnd, at: Date): Promise<void> {
  await tx.query('inhouse_end', END, [id, state, payout, JSON.stringify(outcome), at]);
}
