import { openDatabase } from '#server/db/open.ts';
import { reconcile } from '#server/domain/money/wallet/reconcile.ts';
import type { Acknowledged } from './load.ts';
import { centsOf, type Player } from './players.ts';
import type { Site } from './site.ts';

const VENDOR_POSTINGS = `
  select t.reference, round(sum(e.amount) * 100)::int as cents
  from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
  where t.reference like 'vendor:SAF:chaos-%' and a.member_id is not null group by t.id, t.reference`;
const TRANSFERS = `select id, state from wallet_transfers where member_id = any($1)`;
const WITHDRAWALS = `select id, state from withdrawals where member_id = any($1) and amount = 10.37`;
const MONEY = `select coalesce(sum(balance), 0)::text as balance from wallets
  where member_id = $1 and kind in ('main', 'held') or member_id = $1 and kind like 'vendor:%'`;

/**
 * What is wrong with the books of a stopped server: its movements, the members' money, and whatever `reconcile` finds.
 * Right is each acknowledged movement once with its amount, and no other.
 */
export async function checkBooks(
  { database }: Pick<Site, 'database'>,
  players: readonly Player[],
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const db = await openDatabase(database);
  try {
    await reconcile(db, ({ what, id, message }) => wrong.push(`${what} ${id} ${message}`));
    const rows = await db.query<{ reference: string; cents: number }>('chaos_postings', VENDOR_POSTINGS);
    const members = players.map(({ memberId }) => Number(memberId));
    const transfers = await db.query<{ id: string; state: string }>('chaos_transfers', TRANSFERS, [members]);
    const withdrawals = await db.query<{ id: string; state: string }>('chaos_withdrawals', WITHDRAWALS, [members]);
    wrong.push(...withdrawals.filter(({ state }) => state !== 'rejected').map(({ id, state }) => `${id} is ${state}`));
    const booked = [
      ...rows.map(({ reference, cents }) => ({ reference, cents })),
      ...[...transfers, ...withdrawals].map(({ id }) => ({ reference: id, cents: 0 })),
    ];
    wrong.push(...compare(booked, acknowledged));
    for (const player of players) {
      const [row] = await db.query<{ balance: string }>('chaos_money', MONEY, [Number(player.memberId)]);
      const moved = acknowledged.filter((one) => one.player === player).reduce((sum, { cents }) => sum + cents, 0);
      const expected = player.cents + moved;
      const found = centsOf(row?.balance ?? '0');
      if (found !== expected) wrong.push(`${player.account} has ${found} cents, not ${expected}`);
    }
  } finally {
    await db.close();
  }
  return wrong;
}

interface Movement {
  readonly reference: string;
  readonly cents: number;
}

/** The differences between what was booked and what was acknowledged. */
export function compare(booked: readonly Movement[], acknowledged: readonly Movement[]): string[] {
  const byReference = Map.groupBy(booked, ({ reference }) => reference);
  const known = new Set(acknowledged.map(({ reference }) => reference));
  return [
    ...acknowledged.flatMap(({ reference, cents }) => {
      const found = byReference.get(reference) ?? [];
      if (found.length !== 1) return [`${reference} was acknowledged and is booked ${found.length} times`];
      return found[0]?.cents === cents ? [] : [`${reference} is booked with ${found[0]?.cents} cents, not ${cents}`];
    }),
    ...[...byReference.keys()].filter((reference) => !known.has(reference)).map((one) => `${one} was booked unasked`),
  ];
}
