import type { Queries } from '../../db/database.ts';
import type { VendorGameKind } from './kinds.ts';
import type { Outcome } from './wager.ts';

/**
 * The way of a round: `debiting`, then `crediting` and `paid`, with `open` between for matches; `refused` where the
 * wallet took no stake; `undoing` and `undone` where its answer was lost.
 */
export type RoundState = 'debiting' | 'open' | 'crediting' | 'paid' | 'undoing' | 'undone' | 'refused';

/** A round, as the vendor keeps it. */
export interface VendorRound {
  readonly id: string;
  readonly vendor: string;
  readonly memberId: string;
  readonly nodeId: string;
  readonly kind: VendorGameKind;
  readonly currency: string;
  readonly selection: string;
  readonly detail: string;
  readonly stake: string;
  readonly payout: string | null;
  readonly creditKind: 'win' | 'refund' | null;
  readonly result: string | null;
  readonly state: RoundState;
  readonly placedAt: Date;
  readonly dueAt: Date;
}

const COLUMNS = `id, vendor_code as vendor, member_id as "memberId", node_id as "nodeId", kind, currency, selection, detail,
  stake, payout, credit_kind as "creditKind", result, state, placed_at as "placedAt", due_at as "dueAt"`;

const KEEP = `
  insert into sandbox_rounds
    (id, vendor_code, member_id, node_id, kind, currency, selection, detail, stake, state, placed_at, due_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'debiting', $10, $11)`;
const FIND = `select ${COLUMNS} from sandbox_rounds where id = $1`;
// Whoever finds the state that it came from goes on with the round; any other caller leaves it.
const MOVE =
  'update sandbox_rounds set state = $3, due_at = coalesce($4, due_at) where id = $1 and state = $2 returning 1';
const END = `
  update sandbox_rounds set state = 'crediting', payout = $3, credit_kind = $4, result = $5
  where id = $1 and state = $2 returning 1`;
const OVERDUE = `
  select id from sandbox_rounds
  where state in ('debiting', 'open', 'crediting', 'undoing') and due_at between $1 and $2
  order by due_at limit 200`;
const RECENT = `
  select ${COLUMNS} from sandbox_rounds
  where vendor_code = $1 and member_id = $2 and kind in ('match', 'esports')
    and state in ('open', 'crediting', 'paid')
  order by placed_at desc limit 8`;

/** Keeps a new round before its stake is asked for. */
export async function keepRound(db: Queries, round: VendorRound): Promise<void> {
  const { id, vendor, memberId, nodeId, kind, currency, selection, detail, stake, placedAt, dueAt } = round;
  const values = [id, vendor, memberId, nodeId, kind, currency, selection, detail, stake, placedAt, dueAt];
  await db.query('sandbox_round_keep', KEEP, values);
}

/** A round by its id. */
export async function findRound(db: Queries, id: string): Promise<VendorRound | undefined> {
  return (await db.query<VendorRound>('sandbox_round_find', FIND, [id]))[0];
}

/** Moves a round on; false where it is no longer in the state. */
export async function moveRound(
  db: Queries,
  id: string,
  from: RoundState,
  to: RoundState,
  dueAt: Date | null = null,
): Promise<boolean> {
  return (await db.query('sandbox_round_move', MOVE, [id, from, to, dueAt])).length === 1;
}

/** Gives a round its outcome, once; false where it is no longer in the state. */
export async function endRound(
  db: Queries,
  id: string,
  from: 'debiting' | 'open',
  { payout, push, result }: Omit<Outcome, 'shown'>,
): Promise<boolean> {
  const values = [id, from, payout, push ? 'refund' : 'win', result];
  return (await db.query('sandbox_round_end', END, values)).length === 1;
}

/** Rounds that came to no end between two instants, the oldest first. */
export async function overdueRounds(db: Queries, from: Date, to: Date): Promise<readonly string[]> {
  return (await db.query<{ id: string }>('sandbox_rounds_overdue', OVERDUE, [from, to])).map(({ id }) => id);
}

/** A member's last bets on matches of a vendor, the newest first. */
export function recentBets(db: Queries, vendor: string, memberId: string): Promise<VendorRound[]> {
  return db.query<VendorRound>('sandbox_rounds_recent', RECENT, [vendor, memberId]);
}
