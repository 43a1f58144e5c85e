import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InhouseChoice } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { type TestServices, testServices } from '../../testing.ts';
import { getEvidence, listRounds } from './read-rounds.ts';
import { trialPlayer } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const cents = (amount: string | null) => Math.round(Number(amount) * 100);
const lamp: InhouseChoice = { game: 'lumo-lamp', light: 'TEAL' };

test('LOBBY-19 MEMBER-07 the list sums up the whole range, and filters by game and state', async () => {
  const trial = await trialPlayer(services);
  const rounds = [await trial.play(lamp, '1.00', 'a'), await trial.play(lamp, '2.00', 'b')];
  services.pass(1_000);
  const open = await trial.play({ game: 'mines', mines: 3 }, '4.00');
  const page = await listRounds(services, trial.memberId, { pageNo: 1, pageSize: 2 });
  const paid = rounds.reduce((sum, { round }) => sum + cents(round.payout), 0);
  expect(page).toMatchObject({
    totalElements: 3,
    totalPages: 2,
    totals: { rounds: 3, stake: '7.00', openStake: '4.00' },
  });
  expect(page.content[0]?.roundId).toBe(open.round.roundId);
  expect([cents(page.totals.payout), cents(page.totals.net)]).toEqual([paid, paid - 700]);
  const mines = await listRounds(services, trial.memberId, { pageNo: 1, pageSize: 20, gameId: 'mines', state: 'open' });
  expect(mines.content).toEqual([open.round]);
  const idsOf = async (filter: { gameId?: 'lumo-lamp' | 'mines'; state?: 'open' | 'won' | 'lost' }) => {
    const { content } = await listRounds(services, trial.memberId, { pageNo: 1, pageSize: 20, ...filter });
    return content.map(({ roundId }) => roundId).sort();
  };
  const lamps = rounds.map(({ round }) => round.roundId).sort();
  expect(await idsOf({ gameId: 'lumo-lamp' })).toEqual(lamps);
  expect(await idsOf({ gameId: 'mines' })).toEqual([open.round.roundId]);
  expect(await idsOf({ state: 'open' })).toEqual([open.round.roundId]);
  const ended = [...(await idsOf({ state: 'won' })), ...(await idsOf({ state: 'lost' }))];
  expect(ended.sort()).toEqual(lamps);
  await trial.act(open.round.roundId, { action: 'open', cell: 0 });
  const later = await listRounds(services, trial.memberId, { pageNo: 1, pageSize: 2 });
  const isLost = later.content[0]?.state === 'lost';
  expect(later.totals.openStake).toBe(isLost ? '0.00' : '4.00');
});

test('LOBBY-19 the evidence of a round is whole once it has ended, and a range has the rounds that began in it', async () => {
  const trial = await trialPlayer(services);
  // Whatever cell is opened ends the round.
  const choice = { game: 'mines', mines: 24 } as const;
  const { round } = await trial.play(choice, '1.00', 'my-seed');
  const startedAt = new Date(services.clock());
  services.pass(1_000);
  const at = new Date(services.clock());
  const { round: ended } = await trial.act(round.roundId, { action: 'open', cell: 7 });
  const evidence = await getEvidence(services, trial.memberId, round.roundId);
  expect(evidence).toEqual({
    roundId: round.roundId,
    gameId: 'mines',
    rulesVersion: 1,
    algorithm: 'portico-hmac-sha256-1',
    choice,
    serverSeedHash: round.serverSeedHash,
    serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/),
    clientSeed: 'my-seed',
    label: `${round.roundId}:my-seed`,
    opened: [7],
    dealt: [],
    multiplier: ended.multiplier,
    outcome: ended.outcome,
    revealedAt: at.toISOString(),
  });
  const seed = Buffer.from(evidence.serverSeed ?? '', 'hex');
  expect(createHash('sha256').update(seed).digest('hex')).toBe(round.serverSeedHash);
  const began = async (from: Date, to: Date) => {
    const range = { from: from.toISOString(), to: to.toISOString() };
    return (await listRounds(services, trial.memberId, { pageNo: 1, pageSize: 20, ...range })).content;
  };
  expect(await began(startedAt, at)).toEqual([ended]);
  expect(await began(new Date(startedAt.getTime() - 1_000), startedAt)).toEqual([]);
  expect(await began(at, new Date(at.getTime() + 1_000))).toEqual([]);
});

test('LOBBY-19 every step of a round is told to the open pages of its player', async () => {
  const trial = await trialPlayer(services);
  const { round } = await trial.play({ game: 'hi-lo' });
  const told = async () => {
    const sql = `select count(*)::int as count from live_events where kind = 'bets' and member_id = $1 and subject = $2`;
    const [counted] = await db.query<{ count: number }>('test_told', sql, [trial.memberId, round.betId]);
    return counted?.count ?? 0;
  };
  const before = await told();
  await trial.act(round.roundId, { action: 'skip' });
  expect(await told()).toBe(before + 1);
});
