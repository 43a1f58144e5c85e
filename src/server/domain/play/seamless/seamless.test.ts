import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { HOUR, MINUTE, outcome, type TestServices, testServices } from '../../testing.ts';
import { expectReconciled, mainBalance, openGame, storedBet, transactionId, vendorCalls } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let player: Awaited<ReturnType<typeof openGame>>;
let rounds = 0;
let round: string;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  player = await openGame(services, 'player01');
  rounds += 1;
  round = `r-${rounds}`;
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const id = (name: string) => `${round}-${name}`;
const balance = async () => Number(await mainBalance(db, player.memberId));

describe('debitPlayer', () => {
  test('WALLET-12 takes the stake from the main wallet and opens the bet of the round', async () => {
    const before = await balance();
    const debit = await player.debit(id('d'), round, '2.00', { detail: '20 lines of 0.10' });
    expect(debit).toEqual({
      transactionId: transactionId(id('d')),
      kind: 'debit',
      state: 'applied',
      duplicate: false,
      roundId: round,
      betId: expect.stringMatching(/^b-[\w-]{22}$/),
      amount: '-2.00',
      currency: 'USD',
      balance: (before - 2).toFixed(2),
      at: '2026-01-05T09:30:00.000Z',
    });
    expect(await storedBet(db, player.memberId, round)).toEqual({
      state: 'open',
      stake: 2,
      payout: 0,
      turnover: 0,
      game: 'Lantern Road',
      category: 'RNG',
      result: null,
      summary: '20 lines of 0.10',
      ended: false,
    });
  });

  test('a second stake of a round adds to its bet', async () => {
    const first = await player.debit(id('d'), round, '2.00');
    expect((await player.debit(id('e'), round, '3.00')).betId).toBe(first.betId);
    expect(await storedBet(db, player.memberId, round)).toMatchObject({ state: 'open', stake: 5 });
  });

  test('the same id is applied once, also concurrently and after the session ended', async () => {
    const before = await balance();
    const results = await Promise.all([1, 2, 3].map(() => player.debit(id('d'), round, '2.00')));
    expect(results.map(({ duplicate }) => duplicate).sort()).toEqual([false, true, true]);
    services.pass(13 * HOUR);
    const again = await player.debit(id('d'), round, '2.00', { playToken: 'pl_another_token_after' });
    expect(again).toMatchObject({ duplicate: true, amount: '-2.00', at: '2026-01-05T09:30:00.000Z' });
    expect(await balance()).toBe(before - 2);
  });

  test.each([
    ['another amount', { amount: '2.01' }],
    ['another round', { roundId: 'r-other' }],
    ['another detail', { detail: 'red' }],
  ])('the same id with %s is refused', async (_, change) => {
    await player.debit(id('d'), round, '2.00');
    expect(await outcome(player.debit(id('d'), round, '2.00', change))).toBe('idempotency_conflict');
  });

  test('the id of a credit cannot be used for a debit', async () => {
    await player.debit(id('d'), round, '2.00');
    await player.credit(id('c'), round, '0.00');
    expect(await outcome(player.debit(id('c'), round, '2.00'))).toBe('idempotency_conflict');
  });

  test('a stake above the balance, with too many decimals or after the end of the round is refused', async () => {
    const before = await balance();
    expect(await outcome(player.debit(id('a'), round, (before + 0.01).toFixed(2)))).toBe('insufficient_balance');
    expect(await outcome(player.debit(id('b'), round, '1.001'))).toBe('validation_failed');
    await player.debit(id('d'), round, '2.00');
    await player.credit(id('c'), round, '0.00');
    expect(await outcome(player.debit(id('e'), round, '2.00'))).toBe('conflict');
    expect(await balance()).toBe(before - 2);
  });

  test('a token that is over, unknown or of another member takes no stake', async () => {
    const other = await openGame(services, 'agent01');
    const with_ = (playToken: string) => outcome(player.debit(id('d'), round, '1.00', { playToken }));
    expect(await with_('pl_aaaaaaaaaaaaaaaaaaaaaa')).toBe('play_token_expired');
    expect(await with_(other.playToken)).toBe('play_token_expired');
    await db.query('test_end', 'update sessions set ended_at = now() where id = $1', [player.sessionId]);
    expect(await with_(player.playToken)).toBe('play_token_expired');
    services.pass(31 * MINUTE);
    expect(await with_(other.playToken)).toBe('play_token_expired');
  });

  test('a game of another vendor, another game of the vendor, and an unknown one are refused', async () => {
    const stakeOn = (nodeId: string) => outcome(player.debit(id('d'), round, '1.00', { nodeId }));
    const [other] = await db.query<{ node: number }>(
      'test_other_game',
      `select node_id as node from games where vendor_code = 'SAF' and node_id <> 20001 limit 1`,
    );
    expect(await stakeOn('20002')).toBe('forbidden');
    expect(await stakeOn(String(other?.node))).toBe('forbidden');
    expect(await stakeOn('99999999')).toBe('not_found');
  });

  test('a member who self-excluded stakes nothing more', async () => {
    const status = (value: string) =>
      db.query('test_status', 'update members set status = $2 where id = $1', [Number(player.memberId), value]);
    await player.debit(id('d'), round, '2.00');
    await status('excluded');
    expect(await outcome(player.debit(id('e'), round, '1.00'))).toBe('self_excluded');
    // An open bet still settles.
    expect(await player.credit(id('c'), round, '5.00')).toMatchObject({ amount: '5.00' });
    await status('active');
  });

  test('a game under maintenance takes no stakes and pays its open rounds', async () => {
    await player.debit(id('d'), round, '2.00');
    const down = (value: boolean) =>
      db.query('test_down', 'update games set maintenance = $1 where node_id = 20001', [value]);
    await down(true);
    const changed = await testServices(db);
    const calls = vendorCalls(changed, 'SAF');
    const { memberId, playToken } = player;
    const order = { transactionId: transactionId(id('e')), playToken, memberId, nodeId: '20001', roundId: round };
    expect(await outcome(calls.debit({ ...order, amount: '1.00' }))).toBe('game_maintenance');
    expect(await player.credit(id('c'), round, '3.00')).toMatchObject({ state: 'applied' });
    await down(false);
  });

  test('a vendor that the member never played with, and one with wallets of its own, gets nothing', async () => {
    const { memberId, playToken } = player;
    const order = { transactionId: transactionId(id('d')), playToken, memberId, nodeId: '20002', roundId: round };
    const debit = (vendor: string) => outcome(vendorCalls(services, vendor).debit({ ...order, amount: '1.00' }));
    expect(await debit('NOR')).toBe('not_found');
    expect(await debit('KIT')).toBe('forbidden');
    expect(await debit('NOBODY')).toBe('forbidden');
    expect(await outcome(player.debit(id('d'), round, '1.00', { memberId: '99999999999999999999' }))).toBe('not_found');
  });
});

describe('creditPlayer', () => {
  test.each([
    ['won', '7.40', 'win', 2],
    ['lost', '0.00', 'win', 2],
    ['push', '2.00', 'refund', 0],
  ] as const)('a round that ends %s settles its bet', async (state, amount, kind, turnover) => {
    const before = await balance();
    await player.debit(id('d'), round, '2.00');
    const credit = await player.credit(id('c'), round, amount, { kind, result: 'three lanterns' });
    const after = before - 2 + Number(amount);
    expect(credit).toMatchObject({
      kind: 'credit',
      state: 'applied',
      duplicate: false,
      amount,
      balance: after.toFixed(2),
    });
    const payout = Number(amount);
    expect(await storedBet(db, player.memberId, round)).toMatchObject({
      state,
      stake: 2,
      payout,
      turnover,
      ended: true,
    });
    expect(await player.credit(id('c'), round, amount, { kind, result: 'three lanterns' })).toMatchObject({
      duplicate: true,
    });
    expect(await balance()).toBeCloseTo(after, 6);
  });

  test('a win is paid after the session ended', async () => {
    await player.debit(id('d'), round, '2.00');
    await db.query('test_end', 'update sessions set ended_at = now() where id = $1', [player.sessionId]);
    services.pass(20 * HOUR);
    expect(await player.credit(id('c'), round, '9.00')).toMatchObject({ amount: '9.00', state: 'applied' });
  });

  test('a credit without the end leaves the bet open; a credit after the end settles it again', async () => {
    await player.debit(id('d'), round, '2.00');
    await player.credit(id('a'), round, '1.00', { roundEnded: false });
    expect(await storedBet(db, player.memberId, round)).toMatchObject({ state: 'open', payout: 1, ended: false });
    await player.credit(id('b'), round, '0.00');
    expect(await storedBet(db, player.memberId, round)).toMatchObject({ state: 'lost', payout: 1 });
    await player.credit(id('c'), round, '4.00', { roundEnded: false });
    expect(await storedBet(db, player.memberId, round)).toMatchObject({ state: 'won', payout: 5, ended: true });
    const wins = await db.query<{ amount: string }>(
      'test_wins',
      'select amount from wins w join bets b on b.id = w.bet_id where b.round_id = $1',
      [round],
    );
    expect(wins).toEqual([{ amount: '5.00' }]);
  });

  test("a round without a stake, another member's and one that was rolled back have no payout", async () => {
    expect(await outcome(player.credit(id('a'), round, '5.00'))).toBe('not_found');
    await player.debit(id('d'), round, '2.00');
    const other = await openGame(services, 'agent01');
    expect(await outcome(other.credit(id('b'), round, '5.00'))).toBe('not_found');
    await player.rollback(id('r'), round, id('d'));
    expect(await outcome(player.credit(id('c'), round, '5.00'))).toBe('not_found');
  });

  test('an amount with too many decimals, and a vendor with wallets of its own, are refused', async () => {
    const before = await balance();
    await player.debit(id('d'), round, '2.00');
    expect(await outcome(player.credit(id('a'), round, '5.001'))).toBe('validation_failed');
    const order = {
      transactionId: transactionId(id('b')),
      memberId: player.memberId,
      roundId: round,
      roundEnded: true,
    };
    const credit = vendorCalls(services, 'KIT').credit({ ...order, amount: '5.00', kind: 'jackpot' });
    expect(await outcome(credit)).toBe('forbidden');
    expect(await balance()).toBe(before - 2);
  });

  test.each(['free_round', 'jackpot'] as const)('a %s needs no stake', async (kind) => {
    const before = await balance();
    await player.credit(id('c'), round, '5.00', { kind });
    expect(await balance()).toBeCloseTo(before + 5, 6);
    expect(await storedBet(db, player.memberId, round)).toMatchObject({
      state: 'won',
      stake: 0,
      payout: 5,
      turnover: 0,
    });
  });
});

describe('rollbackDebit', () => {
  test('gives the stake back once, whatever the id of the rollback, and voids the bet', async () => {
    const before = await balance();
    await player.debit(id('d'), round, '2.00');
    expect(await player.rollback(id('r'), round, id('d'))).toMatchObject({ state: 'applied', amount: '2.00' });
    expect(await player.rollback(id('r'), round, id('d'))).toMatchObject({ duplicate: true });
    const other = await player.rollback(id('s'), round, id('d'), { reason: 'error' });
    expect(other).toMatchObject({ duplicate: true, transactionId: transactionId(id('r')) });
    expect(await balance()).toBe(before);
    expect(await storedBet(db, player.memberId, round)).toMatchObject({ state: 'void', turnover: 0 });
    expect(await player.debit(id('d'), round, '2.00')).toMatchObject({ duplicate: true });
    expect(await balance()).toBe(before);
  });

  test('a rollback before its debit is recorded, and the debit is refused', async () => {
    const before = await balance();
    const recorded = await player.rollback(id('r'), round, id('d'));
    expect(recorded).toMatchObject({ state: 'recorded', amount: '0.00', betId: null, duplicate: false });
    expect(await outcome(player.debit(id('d'), round, '2.00'))).toBe('transaction_rolled_back');
    const other = await openGame(services, 'agent01');
    expect(await outcome(other.debit(id('d'), round, '2.00'))).toBe('transaction_rolled_back');
    expect(await player.rollback(id('r'), round, id('d'))).toMatchObject({ state: 'recorded', duplicate: true });
    expect(await outcome(player.credit(id('d'), round, '5.00'))).toBe('idempotency_conflict');
    expect(await balance()).toBe(before);
  });

  test('a debit and its rollback at once leave the balance as it was', async () => {
    const before = await balance();
    await Promise.all([
      outcome(player.debit(id('d'), round, '2.00')),
      outcome(player.rollback(id('r'), round, id('d'))),
    ]);
    expect(await balance()).toBe(before);
  });

  test('one stake of two goes back, and a new stake opens a void bet again', async () => {
    await player.debit(id('d'), round, '2.00');
    await player.debit(id('e'), round, '3.00');
    await player.rollback(id('r'), round, id('e'));
    expect(await storedBet(db, player.memberId, round)).toMatchObject({ state: 'open', stake: 2, payout: 0 });
    await player.rollback(id('s'), round, id('d'));
    expect(await storedBet(db, player.memberId, round)).toMatchObject({ state: 'void', stake: 2, payout: 2 });
    await player.debit(id('f'), round, '4.00');
    await player.credit(id('c'), round, '0.00');
    expect(await storedBet(db, player.memberId, round)).toMatchObject({ state: 'lost', stake: 4, payout: 0 });
  });

  test('no debit, a debit of another round or member, and an ended round cannot be rolled back', async () => {
    await player.debit(id('d'), round, '2.00');
    const other = await openGame(services, 'agent01');
    expect(await outcome(player.rollback(id('r'), `${round}x`, id('d')))).toBe('rollback_not_possible');
    expect(await outcome(other.rollback(id('r'), round, id('d')))).toBe('rollback_not_possible');
    await player.credit(id('c'), round, '5.00');
    expect(await outcome(player.rollback(id('r'), round, id('c')))).toBe('rollback_not_possible');
    expect(await outcome(player.rollback(id('r'), round, id('d')))).toBe('rollback_not_possible');
  });
});
