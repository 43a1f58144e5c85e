import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { DAY, MINUTE, type TestServices, testServices } from '../../testing.ts';
import { expectReconciled, mainBalance, openGame, storedBet } from '../seamless/testing.ts';
import { settleUnfinishedRounds } from '../seamless/unfinished-rounds.ts';

let db: TestDatabase;
let services: TestServices;
let player: Awaited<ReturnType<typeof openGame>>;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  player = await openGame(services, 'player01');
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

/** The win of a round: stake, amount and moment. */
async function winOf(roundId: string): Promise<string | undefined> {
  const [win] = await db.query<{ told: string }>(
    'test_win',
    `select concat_ws(' ', w.stake::numeric(20, 2), w.amount::numeric(20, 2), to_char(w.at at time zone 'UTC', 'HH24:MI')) as told
     from wins w join bets b on b.id = w.bet_id where b.round_id = $1`,
    [roundId],
  );
  return win?.told;
}

test.each([
  ['more than was staked', '7.40', 'win', 'won', 2, '2.00 7.40 09:30'],
  ['less than was staked', '0.01', 'win', 'lost', 2, undefined],
  ['half as much again as was staked', '3.00', 'win', 'won', 2, '2.00 3.00 09:30'],
  ['a cent less than that', '2.99', 'win', 'won', 1.98, '2.00 2.99 09:30'],
  ['what 98 of 100 rolls of dice pay', '2.02', 'win', 'won', 0.04, '2.00 2.02 09:30'],
  ['what a bet on all sides loses', '1.98', 'win', 'lost', 0.04, undefined],
  ['as much as was staked', '2.00', 'win', 'push', 0, undefined],
  ['nothing', '0.00', 'win', 'lost', 2, undefined],
  ['the stake again', '2.00', 'refund', 'push', 0, undefined],
  ['part of the stake again', '0.50', 'refund', 'lost', 2, undefined],
] as const)('LOBBY-19 MEMBER-07 a round that pays %s', async (name, amount, kind, state, turnover, win) => {
  await player.debit(`${name}-d`, name, '2.00');
  await player.credit(`${name}-c`, name, amount, { kind });
  const stored = { state, stake: 2, payout: Number(amount), turnover, ended: true };
  expect(await storedBet(db, player.memberId, name)).toMatchObject(stored);
  expect(await winOf(name)).toBe(win);
});

test('LOBBY-19 a round that gives a part back and pays more is won, and a later payout changes its win', async () => {
  await player.debit('two-d', 'two', '2.00');
  await player.credit('two-a', 'two', '0.50', { kind: 'refund', roundEnded: false });
  expect(await storedBet(db, player.memberId, 'two')).toMatchObject({ state: 'open', ended: false });
  await player.credit('two-b', 'two', '4.00');
  expect(await storedBet(db, player.memberId, 'two')).toMatchObject({ state: 'won', payout: 4.5, turnover: 2 });
  expect(await winOf('two')).toBe('2.00 4.50 09:30');
  services.pass(MINUTE);
  await player.credit('two-c', 'two', '1.00', { roundEnded: false });
  expect(await winOf('two')).toBe('2.00 5.50 09:31');
});

test('LOBBY-19 a gift of a vendor whose lobby alone was opened is a bet on no game', async () => {
  const { credit } = await openGame(services, 'player01', { vendor: 'VEL', nodeId: null, gameId: null });
  await credit('lobby-c', 'lobby', '5.00', { kind: 'free_round' });
  expect(await storedBet(db, player.memberId, 'lobby')).toMatchObject({ state: 'won', payout: 5, game: 'Velvet Live' });
  const node = `select node_id as node from bets where round_id = 'lobby'`;
  expect(await db.query('test_node', node)).toEqual([{ node: null }]);
});

test('a round without a stake that is never ended is lost after a day, and nothing is returned', async () => {
  const before = await mainBalance(db, player.memberId);
  await player.credit('gift-c', 'gift', '0.00', { kind: 'free_round', roundEnded: false });
  expect(await storedBet(db, player.memberId, 'gift')).toMatchObject({ state: 'open', stake: 0 });
  services.pass(DAY);
  await settleUnfinishedRounds(services);
  expect(await storedBet(db, player.memberId, 'gift')).toMatchObject({ state: 'lost', stake: 0, payout: 0 });
  expect(await mainBalance(db, player.memberId)).toBe(before);
});
