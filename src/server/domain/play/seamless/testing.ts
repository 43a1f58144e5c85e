import { expect } from 'vitest';
import type { CreditPayload, DebitPayload, RollbackPayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { logIn, sessionWith, type TestServices } from '../../testing.ts';
import { authorisePlayer } from '../launch/authorise-player.ts';
import { giveLaunchToken, type LaunchSubject } from '../launch/launch-token.ts';
import { creditPlayer } from './credit-player.ts';
import { debitPlayer } from './debit-player.ts';
import { rollbackDebit } from './rollback-debit.ts';

/** Lantern Road, a game of a seamless vendor. */
const SAF_GAME = { vendor: 'SAF', nodeId: '20001', gameId: 'lantern-road', roomId: null } as const;

/** The id of the nth transaction of a test, as a vendor writes it. */
export function transactionId(name: string): string {
  return `SAF-test-${name}`.padEnd(16, '0');
}

/** A member in a game of a vendor, and the vendor's calls about it. */
export async function openGame(services: TestServices, account: string, subject: Partial<LaunchSubject> = {}) {
  const { token } = await logIn(services, account);
  const session = await sessionWith(services, token);
  const given = await giveLaunchToken(services, session, token, { ...SAF_GAME, language: 'EN', ...subject });
  if (given === undefined) throw new Error('no launch token was given');
  const vendor = subject.vendor ?? SAF_GAME.vendor;
  const { playToken } = await authorisePlayer(services, vendor, given.token);
  const memberId = String(session.memberId);
  const calls = vendorCalls(services, vendor);
  const debit = (id: string, roundId: string, amount: string, more: Partial<DebitPayload> = {}) =>
    calls.debit({
      transactionId: transactionId(id),
      playToken,
      memberId,
      nodeId: SAF_GAME.nodeId,
      roundId,
      amount,
      ...more,
    });
  const credit = (id: string, roundId: string, amount: string, more: Partial<CreditPayload> = {}) =>
    calls.credit({
      transactionId: transactionId(id),
      memberId,
      roundId,
      amount,
      roundEnded: true,
      kind: 'win',
      ...more,
    });
  const rollback = (id: string, roundId: string, original: string, more: Partial<RollbackPayload> = {}) =>
    calls.rollback({
      transactionId: transactionId(id),
      originalTransactionId: transactionId(original),
      memberId,
      roundId,
      reason: 'timeout',
      ...more,
    });
  return { memberId, sessionId: session.id, playToken, debit, credit, rollback };
}

/** The calls of a vendor, each in a transaction of its own. */
export function vendorCalls(services: TestServices, vendor: string) {
  const { db } = services;
  const needs = async () => ({ ...services, catalogue: await services.catalogue.current() });
  const run = async <Order, Answer>(
    act: (needs: Parameters<typeof debitPlayer>[0], vendor: string, order: Order) => Promise<Answer>,
    order: Order,
  ) => {
    const known = await needs();
    return db.transaction((tx) => act({ ...known, tx }, vendor, order));
  };
  return {
    debit: (order: DebitPayload) => run(debitPlayer, order),
    credit: (order: CreditPayload) => run(creditPlayer, order),
    rollback: (order: RollbackPayload) => run(rollbackDebit, order),
  };
}

export async function mainBalance(db: Database, memberId: string): Promise<string | undefined> {
  const sql = `select balance from wallets where member_id = $1 and kind = 'main'`;
  return (await db.query<{ balance: string }>('test_main_balance', sql, [Number(memberId)]))[0]?.balance.slice(0, -6);
}

/** The bet of a round as it is stored. */
export async function storedBet(db: Database, memberId: string, roundId: string) {
  const sql = `
    select state, stake::float8 as stake, payout::float8 as payout, valid_turnover::float8 as turnover,
      game_name as game, category, summary, result, ended_at is not null as ended
    from bets where member_id = $1 and round_id = $2`;
  return (await db.query('test_bet', sql, [Number(memberId), roundId]))[0];
}

/** What the accounts of the house have got from a member, by their purposes; below zero what they gave. */
export async function houseSums(db: Database, memberId: string | number) {
  const sql = `
    select a.kind, sum(e.amount)::numeric(24, 2)::text as amount from entries e join accounts a on a.id = e.account_id
    where a.member_id is null and e.transaction_id in (
      select o.transaction_id from entries o join accounts m on m.id = o.account_id where m.member_id = $1)
    group by a.kind`;
  const rows = await db.query<{ kind: string; amount: string }>('test_house_sums', sql, [Number(memberId)]);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

/** The books are right. */
export async function expectReconciled(db: Database): Promise<void> {
  const found: unknown[] = [];
  await reconcile(db, (difference) => found.push(difference));
  expect(found).toEqual([]);
}
