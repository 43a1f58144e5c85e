import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GameCategory } from '#generated/model/index.ts';
import { tournaments } from '#server/db/schema/notices.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { betOfRound, payBet, placeOnRound, settleBet } from '../../play/bets/round-bet.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, DAY, HOUR, MINUTE, outcome, type TestServices, testServices } from '../../testing.ts';
import { payTournaments } from './pay-prizes.ts';
import { listTournaments, tournamentBoard } from './tournaments.ts';

let db: TestDatabase;
let services: TestServices;
let raceEnds: Date;
const racers = ['racing01', 'racing02', 'racing03', 'racing04', 'racing05'];
beforeAll(async () => {
  db = await openTestDatabase();
  await db.query('test_no_tournaments', 'update tournaments set enabled = false');
  await addMembers(
    db,
    racers.map((account) => ({ account })),
  );
  await addMembers(db, [{ account: 'trying01', type: 4 }]);
});
beforeEach(async () => {
  for (const table of ['tournament_places', 'wins', 'bet_settlements', 'bets', 'self_exclusions']) {
    const raced = `delete from ${table} where member_id in (select id from members where account = any($1))`;
    await db.query(`test_no_${table}`, raced, [[...racers, 'trying01']]);
  }
  await db.query('test_no_races', 'delete from tournaments where enabled');
  services = await testServices(db);
  const now = services.clock();
  raceEnds = new Date(now + DAY);
  const about = {
    startsAt: new Date(now - HOUR),
    minimumStake: '0.10',
    title: words('Race'),
    text: words('Every bet counts.'),
    prizes: [
      { from: 1, to: 1, amount: '100.00' },
      { from: 2, to: 2, amount: '50.00' },
      { from: 3, to: 3, amount: '25.01' },
    ],
  };
  await db.orm.insert(tournaments).values([
    { ...about, id: 't-race', metric: 'turnover', vendorCode: 'SAF', endsAt: raceEnds },
    { ...about, id: 't-best', metric: 'multiplier', category: 'RNG', endsAt: new Date(now + 2 * DAY) },
    { ...about, id: 't-later', metric: 'turnover', startsAt: new Date(now + DAY), endsAt: new Date(now + 9 * DAY) },
  ]);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

function words(text: string) {
  return { EN: text, VI: text };
}

/** A round of a member at a vendor, settled at once. */
async function play(
  account: string,
  name: string,
  stake: string,
  payout: string,
  { vendor = 'SAF', gameType = 'RNG' as GameCategory, at = new Date(services.clock()) } = {},
): Promise<number> {
  const [member] = await db.query<{ id: number }>('test_member', 'select id::int from members where account = $1', [
    account,
  ]);
  const memberId = member?.id ?? 0;
  const round = { vendor, memberId, roundId: `${account}-${name}` };
  await db.transaction(async (tx) => {
    const game = { nodeId: null, gameName: 'One', gameType };
    await placeOnRound(tx, { ...round, id: `b-${account}-${name}`, stake, summary: '', at, game });
    const bet = await betOfRound(tx, round);
    if (bet === undefined) throw new Error('no such round');
    const paid = await payBet(tx, bet, { amount: payout, refund: '0', retaken: '0', result: null, at });
    await settleBet(tx, paid, at);
  });
  return memberId;
}

/** Bets at the vendor of the race. Returns who has the second place. */
async function race(): Promise<number> {
  await play('racing01', 'a', '30.00', '0');
  const second = await play('racing02', 'a', '12.00', '24.00');
  services.pass(1_000);
  await play('racing03', 'a', '12.00', '0');
  await play('racing04', 'a', '1.50', '0');
  return second;
}

const board = (tournamentId: string, memberId = 0) =>
  tournamentBoard(services, memberId, { tournamentId, pageNo: 1, pageSize: 10 }, 'EN');
const cashOf = async (tournamentId: string) =>
  db.query<{ account: string; amount: string }>(
    'test_tournament_cash',
    `select m.account, e.amount::numeric(24, 2)::text as amount from transactions t
     join entries e on e.transaction_id = t.id and e.amount > 0
     join wallets w on w.account_id = e.account_id join members m on m.id = w.member_id
     where t.kind = 'promotion' and t.reason_id = $1 order by m.account`,
    [tournamentId],
  );

test('MEMBER-14 what runs is told first, then what comes, with the pool', async () => {
  const told = (await listTournaments(services, 'EN')).tournaments;
  expect(told.map(({ tournamentId, state, prizePool }) => [tournamentId, state, prizePool])).toEqual([
    ['t-race', 'running', '175.01'],
    ['t-best', 'running', '175.01'],
    ['t-later', 'coming', '175.01'],
  ]);
});

test('MEMBER-14 LOBBY-18 turnover at the vendor counts from the smallest stake on, with masked names; equals share a place and its prizes', async () => {
  await play('racing01', 'small', '0.09', '0');
  await play('racing01', 'elsewhere', '500.00', '0', { vendor: 'KIT' });
  // It won 1.00, and counts twice that.
  await play('racing04', 'sure', '100.00', '101.00');
  await play('trying01', 'a', '700.00', '0');
  const second = await race();
  const { content, me, totalElements } = await board('t-race', second);
  // The places 2 and 3 give 75.01 together: 37.50 each, rounded down.
  expect(content).toEqual([
    { position: 1, rank: 1, nickname: 'ra***01', score: '30.00', prize: '100.00' },
    { position: 2, rank: 2, nickname: 'ra***02', score: '12.00', prize: '37.50' },
    { position: 3, rank: 2, nickname: 'ra***03', score: '12.00', prize: '37.50' },
    { position: 4, rank: 4, nickname: 'ra***04', score: '3.50', prize: '0.00' },
  ]);
  expect([totalElements, me?.position]).toEqual([4, 2]);
  expect(await outcome(board('t-none'))).toBe('not_found');
});

test('MEMBER-14 the best payout of one bet counts as a multiple of its stake, at any vendor', async () => {
  await race();
  await play('racing03', 'b', '2.00', '25.99', { vendor: 'KIT' });
  await play('racing01', 'table', '1.00', '90.00', { vendor: 'KIT', gameType: 'LIVE' });
  await play('racing04', 'b', '100.00', '150.00');
  expect((await board('t-best')).content.map(({ nickname, score }) => [nickname, score])).toEqual([
    ['ra***03', '12.99'],
    ['ra***02', '2.00'],
    ['ra***04', '1.50'],
  ]);
});

test('MEMBER-14 WALLET-12 the job pays a tournament that is over once, whoever runs it beside, and its places stay', async () => {
  await race();
  await play('racing04', 'b', '100.00', '150.00');
  await payTournaments(services);
  expect(await cashOf('t-race')).toEqual([]);
  services.pass(DAY);
  await play('racing01', 'over', '900.00', '0', { at: raceEnds });
  await payTournaments(services);
  // Bets of the last moment may still be on their way to the database.
  expect(await cashOf('t-race')).toEqual([]);
  services.pass(MINUTE);
  await Promise.all(Array.from({ length: 5 }, () => payTournaments(services)));
  await payTournaments(services);
  // racing04 has staked 101.50. The places 3 and 4 give 25.01 together.
  expect(await cashOf('t-race')).toEqual([
    { account: 'racing01', amount: '50.00' },
    { account: 'racing02', amount: '12.50' },
    { account: 'racing03', amount: '12.50' },
    { account: 'racing04', amount: '100.00' },
  ]);
  expect(await cashOf('t-best')).toEqual([]);
  await play('racing04', 'late', '900.00', '0');
  const { content, tournament } = await board('t-race');
  expect(tournament.state).toBe('paid');
  expect(content.map(({ nickname, score, prize }) => [nickname, score, prize])).toEqual([
    ['ra***04', '101.50', '100.00'],
    ['ra***01', '30.00', '50.00'],
    ['ra***02', '12.00', '12.50'],
    ['ra***03', '12.00', '12.50'],
  ]);
});

test('MEMBER-14 what settled before the start or at the end does not count; the last moment does', async () => {
  const begins = services.clock() + HOUR;
  const ends = begins + HOUR;
  const at = (moment: number) => ({ at: new Date(moment) });
  await db.orm.insert(tournaments).values({
    id: 't-hour',
    metric: 'turnover',
    startsAt: new Date(begins),
    endsAt: new Date(ends),
    minimumStake: '0.10',
    title: words('Hour'),
    text: words('One hour.'),
    prizes: [{ from: 1, to: 1, amount: '9.00' }],
  });
  await play('racing01', 'early', '1.00', '0', at(begins - 1));
  await play('racing01', 'first', '2.00', '0', at(begins));
  await play('racing01', 'last', '4.00', '0', at(ends - 1));
  await play('racing01', 'after', '8.00', '0', at(ends));
  expect((await board('t-hour')).content.map(({ score }) => score)).toEqual(['6.00']);
});

test('MEMBER-14 among equals who reached the score first stands first, by the bet that reached it', async () => {
  await play('racing03', 'b', '2.00', '25.99', { vendor: 'KIT' });
  services.pass(MINUTE);
  await play('racing05', 'best', '1.00', '12.99');
  services.pass(MINUTE);
  // A later, worse bet of the one who was first changes nothing.
  await play('racing03', 'worse', '1.00', '2.00');
  const { content } = await board('t-best');
  expect(content.slice(0, 2).map(({ nickname, rank, score }) => [nickname, rank, score])).toEqual([
    ['ra***03', 1, '12.99'],
    ['ra***05', 1, '12.99'],
  ]);
});

test('MEMBER-14 a member under self-exclusion has no place and no prize, until it is over', async () => {
  await play('racing05', 'more', '5000.00', '7000.00');
  const names = async () => (await board('t-best')).content.map(({ nickname }) => nickname);
  expect(await names()).toContain('ra***05');
  await db.query(
    'test_exclude',
    `insert into self_exclusions (member_id, period, starts_at, ends_at)
     select id, '6m', $1, $2 from members where account = 'racing05'`,
    [new Date(services.clock()), new Date(services.clock() + HOUR)],
  );
  expect(await names()).not.toContain('ra***05');
  services.pass(HOUR);
  expect(await names()).toContain('ra***05');
});

test('MEMBER-14 a bet that settled before the start counts for nothing, however it is corrected later', async () => {
  const begins = services.clock() + 3 * HOUR;
  await db.orm.insert(tournaments).values({
    id: 't-after',
    metric: 'turnover',
    startsAt: new Date(begins),
    endsAt: new Date(begins + HOUR),
    minimumStake: '0.10',
    title: words('After'),
    text: words('After.'),
    prizes: [{ from: 1, to: 1, amount: '9.00' }],
  });
  const memberId = await play('racing02', 'before', '500.00', '0', { at: new Date(begins - 1) });
  await play('racing02', 'during', '3.00', '0', { at: new Date(begins) });
  await db.query(
    'test_void_later',
    `insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, turnover, settled_at)
     values ('b-racing02-before', $1, 'RNG', 0, -500, 0, -500, -500, $2)`,
    [memberId, new Date(begins + 1)],
  );
  expect((await board('t-after')).content.map(({ score }) => score)).toEqual(['3.00']);
});
