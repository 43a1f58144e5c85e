import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DebitPayload } from '#generated/model/index.ts';
import { listTransactionHistoryDefaults } from '#generated/server/defaults.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { listLedger } from '../../payments/ledger/list-ledger.ts';
import { grantBonus } from '../../rewards/bonuses/testing.ts';
import { addMembers, DAY, outcome, type TestServices, testServices } from '../../testing.ts';
import type { LaunchSubject } from '../launch/launch-token.ts';
import {
  expectReconciled,
  houseSums,
  mainBalance,
  openGame,
  storedBet,
  transactionId,
  vendorCalls,
} from './testing.ts';
import { settleUnfinishedRounds } from './unfinished-rounds.ts';
import { record } from './vendor-order.ts';

const LOBBY = { nodeId: null, gameId: null } as const;
const days = { from: new Date(TEST_NOW).toISOString(), to: new Date(TEST_NOW + 2 * DAY).toISOString() };
const A_BET = expect.stringMatching(/^b-[\w-]{22}$/);

let db: TestDatabase;
let services: TestServices;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

/** A new member with 20.00 in a game. Its ids begin with its name, because the vendor's are unique. */
async function newPlayer(subject: Partial<LaunchSubject> = {}) {
  members += 1;
  const account = `order${members}`;
  await addMembers(db, [{ account }]);
  const game = await openGame(services, account, subject);
  const memberId = Number(game.memberId);
  await post(db, {
    key: `test:${account}`,
    kind: 'adjustment',
    reason: { kind: 'operator', id: account },
    currency: 'USD',
    at: new Date(TEST_NOW),
    entries: [
      { house: 'house', amount: '-20.00' },
      { memberId, purpose: 'main', amount: '20.00' },
    ],
  });
  const id = (name: string) => `${account}-${name}`;
  const ledger = async () => {
    const { content } = await listLedger(services, memberId, { ...listTransactionHistoryDefaults, ...days }, 'EN');
    const played = content.filter(({ kind }) => kind !== 'adjustment');
    return played.map(({ kind, amount, reference }) => [kind, amount, reference?.type, reference?.id]).reverse();
  };
  return { ...game, id, ledger, bet: (round: string) => storedBet(db, game.memberId, round) };
}

const answer = (kind: string, name: string, round: string, amount: string, balance: string) => ({
  transactionId: transactionId(name),
  kind,
  state: 'applied',
  duplicate: false,
  roundId: round,
  betId: A_BET,
  amount,
  currency: 'USD',
  balance,
  at: '2026-01-05T09:30:00.000Z',
});

test('LOBBY-19 WALLET-12 the ledger and the account of the vendor have each stake, payout and return', async () => {
  const { id, debit, credit, rollback, ledger, bet, memberId } = await newPlayer();
  const won = await debit(id('d1'), id('a'), '2.00');
  expect(await bet(id('a'))).toMatchObject({ state: 'open', summary: '', result: null });
  expect(await credit(id('c1'), id('a'), '7.40', { result: '3 lanterns, x3.7' })).toEqual(
    answer('credit', id('c1'), id('a'), '7.40', '25.40'),
  );
  expect(await bet(id('a'))).toMatchObject({ state: 'won', payout: 7.4, result: '3 lanterns, x3.7' });
  const pushed = await debit(id('d2'), id('b'), '3.00');
  await credit(id('c2'), id('b'), '3.00', { kind: 'refund' });
  const voided = await debit(id('d3'), id('c'), '4.00');
  expect(await rollback(id('r3'), id('c'), id('d3'))).toEqual(answer('rollback', id('r3'), id('c'), '4.00', '25.40'));
  expect(await ledger()).toEqual([
    ['bet', '-2.00', 'bet', won.betId],
    ['prize', '7.40', 'bet', won.betId],
    ['bet', '-3.00', 'bet', pushed.betId],
    ['refund', '3.00', 'bet', pushed.betId],
    ['bet', '-4.00', 'bet', voided.betId],
    ['refund', '4.00', 'bet', voided.betId],
  ]);
  expect(await houseSums(db, memberId)).toEqual({ house: '-20.00', 'vendor:SAF': '-5.40' });
  const plays = 'select game_code as game, bet_at as "betAt" from recent_plays where member_id = $1';
  expect(await db.query('test_bet_at', plays, [memberId])).toEqual([
    { game: 'lantern-road', betAt: new Date(TEST_NOW) },
  ]);
});

test.each([
  ['7.40', 'won', '25.40', ['prize 7.40', 'bet -2.00']],
  ['0.50', 'push', '20.00', ['prize 0.50', 'bet -0.50']],
  ['0.00', 'void', '20.00', []],
])(
  'LOBBY-19 a payout of %s to a round that was given up takes the returned stake again, at most itself',
  async (amount, state, balance, moved) => {
    const { id, debit, credit, ledger, bet, memberId } = await newPlayer();
    const { betId } = await debit(id('d'), id('a'), '2.00');
    services.pass(DAY);
    await settleUnfinishedRounds(services);
    expect(await bet(id('a'))).toMatchObject({ state: 'void', stake: 2, payout: 2, ended: true });
    expect(await credit(id('c'), id('a'), amount)).toMatchObject({ state: 'applied', betId, amount, balance });
    expect(await bet(id('a'))).toMatchObject({ state, stake: 2 });
    expect((await ledger()).map(([kind, sum]) => `${kind} ${sum}`)).toEqual(['bet -2.00', 'refund 2.00', ...moved]);
    expect(await houseSums(db, memberId)).toEqual({ house: '-20.00', 'vendor:SAF': (20 - Number(balance)).toFixed(2) });
  },
);

test('LOBBY-19 a session of the lobby plays any game of its vendor, and a round has one game', async () => {
  const { id, debit } = await newPlayer(LOBBY);
  const sql = `select node_id::text as node from games where vendor_code = 'SAF' and node_id <> 20001 limit 1`;
  const [{ node } = { node: '' }] = await db.query<{ node: string }>('test_other_node', sql);
  const stake = (name: string, round: string, nodeId: string) =>
    outcome(debit(id(name), id(round), '1.00', { nodeId }));
  expect(await stake('d1', 'a', '20001')).toBe('in');
  expect(await stake('d2', 'a', node)).toBe('conflict');
  expect(await stake('d3', 'b', node)).toBe('in');
  // A game of Northlight.
  expect(await stake('d4', 'c', '20002')).toBe('forbidden');
});

describe('a gift of the vendor', () => {
  const gift = { stake: 0, payout: 5, turnover: 0, state: 'won', ended: true, summary: '', result: null };

  test.each([
    ['the game that was opened last', {}, 'Lantern Road', 'RNG'],
    ['the vendor where only its lobby was opened', { vendor: 'VEL', ...LOBBY }, 'Velvet Live', 'LIVE'],
  ])('LOBBY-19 is a bet of %s', async (_, subject, game, category) => {
    const { id, credit, bet } = await newPlayer(subject);
    const given = await credit(id('c'), id('a'), '5.00', { kind: 'free_round' });
    expect(given).toEqual(answer('credit', id('c'), id('a'), '5.00', '25.00'));
    expect(await bet(id('a'))).toEqual({ ...gift, game, category });
  });

  test('LOBBY-19 is not found where the vendor has no game left', async () => {
    const { id, memberId } = await newPlayer();
    const without = { ...(await services.catalogue.current()), lanes: [], byNodeId: new Map() };
    const catalogue = { ...services.catalogue, current: async () => without };
    const order = { transactionId: transactionId(id('c')), memberId, roundId: id('a'), roundEnded: true };
    const { credit } = vendorCalls({ ...services, catalogue }, 'SAF');
    expect(await outcome(credit({ ...order, amount: '5.00', kind: 'jackpot' }))).toBe('not_found');
  });
});

test('LOBBY-19 only a debit of this member and round is rolled back, and only by its vendor', async () => {
  const [mine, theirs] = [await newPlayer(), await newPlayer()];
  const { id } = mine;
  await mine.debit(id('d1'), id('a'), '1.00');
  await mine.debit(id('d2'), id('b'), '1.00');
  await mine.credit(id('c'), id('a'), '1.00', { roundEnded: false });
  await theirs.debit(theirs.id('d'), id('a'), '1.00');
  const back = (name: string, round: string, original: string, by = mine) =>
    outcome(by.rollback(id(name), id(round), id(original)));
  expect(await back('r1', 'b', 'd1')).toBe('rollback_not_possible');
  expect(await back('r2', 'a', 'd1', theirs)).toBe('rollback_not_possible');
  expect(await back('r3', 'a', 'c')).toBe('rollback_not_possible');
  expect([await mainBalance(db, mine.memberId), await mainBalance(db, theirs.memberId)]).toEqual(['19.00', '19.00']);
  expect(await back('r4', 'a', 'd1')).toBe('in');
  // Under another id it is answered with the first one, to the same member and round alone.
  expect(await back('r5', 'b', 'd1')).toBe('rollback_not_possible');
  expect(await back('r6', 'a', 'd1', theirs)).toBe('rollback_not_possible');
  expect(await back('r7', 'a', 'd1')).toBe('in');
  const order = { transactionId: transactionId(id('r8')), originalTransactionId: transactionId(id('d2')) };
  const round = { memberId: mine.memberId, roundId: id('b'), reason: 'error' as const };
  expect(await outcome(vendorCalls(services, 'KIT').rollback({ ...order, ...round }))).toBe('forbidden');
});

test('WALLET-12 a stake that is rolled back goes to where it came from', async () => {
  const { id, debit, rollback, memberId } = await newPlayer();
  await grantBonus(services, Number(memberId), '5.00', 'RNG');
  const sql = `
    select kind, balance::float8 as balance from wallets
    where member_id = $1 and kind in ('main', 'bonus') order by kind`;
  const wallets = async () =>
    (await db.query<{ balance: number }>('test_both', sql, [memberId])).map(({ balance }) => balance);
  expect(await debit(id('d'), id('a'), '23.00')).toMatchObject({ balance: '2.00' });
  expect(await wallets()).toEqual([2, 0]);
  expect(await rollback(id('r'), id('a'), id('d'))).toMatchObject({ amount: '23.00', balance: '25.00' });
  expect(await wallets()).toEqual([5, 20]);
});

describe('a transaction id holds for ever', () => {
  test('LOBBY-19 with the hash of its order, which no later version may change', async () => {
    const { id, debit, credit, rollback, memberId } = await newPlayer();
    await debit(id('d'), id('a'), '2.00');
    await rollback(id('r'), id('a'), id('d'));
    await debit(id('e'), id('b'), '2.00', { detail: 'red' });
    await credit(id('c'), id('b'), '0.00');
    const sql = 'select content_hash as hash from vendor_transactions where member_id = $1 order by at, id';
    const stored = await db.query<{ hash: string }>('test_hashes', sql, [memberId]);
    const [c, d, e, r] = ['c', 'd', 'e', 'r'].map((name) => transactionId(id(name)));
    const [a, b] = [id('a'), id('b')];
    const staked = `["memberId","${memberId}"],["nodeId","20001"]`;
    const texts = [
      `["credit",[["amount","0.00"],["kind","win"],["memberId","${memberId}"],["roundEnded",true],["roundId","${b}"],["transactionId","${c}"]]]`,
      `["debit",[["amount","2.00"],${staked},["roundId","${a}"],["transactionId","${d}"]]]`,
      `["debit",[["amount","2.00"],["detail","red"],${staked},["roundId","${b}"],["transactionId","${e}"]]]`,
      `["rollback",[["memberId","${memberId}"],["originalTransactionId","${d}"],["reason","timeout"],["roundId","${a}"],["transactionId","${r}"]]]`,
    ];
    expect(stored.map(({ hash }) => hash)).toEqual(
      texts.map((text) => createHash('sha256').update(text).digest('base64url')),
    );
  });

  test('LOBBY-19 whatever the order of the fields, and with a field that is left empty', async () => {
    const { id, memberId, playToken } = await newPlayer();
    const { debit } = vendorCalls(services, 'SAF');
    const order = { transactionId: transactionId(id('d')), playToken, memberId, nodeId: '20001', roundId: id('a') };
    const whole: DebitPayload = { ...order, amount: '2.00' };
    await debit(whole);
    const turned = Object.fromEntries(Object.entries(whole).reverse()) as unknown as DebitPayload;
    expect(await debit(turned)).toMatchObject({ duplicate: true });
    expect(await debit({ ...whole, detail: undefined } as unknown as DebitPayload)).toMatchObject({ duplicate: true });
  });

  test('LOBBY-19 and is not stored twice', async () => {
    const { id, memberId } = await newPlayer();
    const stored = { id: transactionId(id('d')), kind: 'rollback', state: 'recorded', roundId: id('a') } as const;
    const rest = { memberId: Number(memberId), betId: null, amount: '0', contentHash: 'x', at: new Date(TEST_NOW) };
    const keep = () => db.transaction((tx) => record(tx, 'SAF', { ...stored, ...rest }));
    expect([await outcome(keep()), await outcome(keep())]).toEqual(['in', 'idempotency_conflict']);
  });
});
