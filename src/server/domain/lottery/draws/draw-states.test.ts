import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DrawState } from '#generated/model/index.ts';
import type { StoredDrawState } from '#server/db/schema/lottery.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { HOUR, MINUTE, type TestServices, testServices } from '../../testing.ts';
import { drawGame } from './draw-games.ts';
import { comingDraws, dueDraws, listDraws, overdueDraws } from './draws.ts';
import { drawEvidence } from './evidence.ts';
import { ranksOf } from './game-detail.ts';
import { drawStateAt } from './show-draws.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const times = { opensAt: 100, closesAt: 200, drawAt: 220 };

test.each([
  [99, undefined, 'scheduled', 'scheduled'],
  [100, undefined, 'open', 'open'],
  [199, 'planned', 'open', 'open'],
  [200, undefined, 'closed', 'closed'],
  [219, 'planned', 'closed', 'closed'],
  // Nobody bet on a draw without a row.
  [220, undefined, 'settled', 'closed'],
  [220, 'planned', 'drawn', 'closed'],
  [99, 'void', 'void', 'void'],
  [500, 'drawn', 'drawn', 'drawn'],
  [500, 'settled', 'settled', 'settled'],
] as const)(
  'LOTTERY-11 at %i a draw stored as %s is %s, and %s where its result comes from outside',
  (now, stored, here, outside) => {
    expect(drawStateAt(times, { stored, drawnHere: true }, now)).toBe(here);
    expect(drawStateAt(times, { stored, drawnHere: false }, now)).toBe(outside);
  },
);

const STORE = `
  insert into lottery_draws (id, game_code, state, issue_no, station, opens_at, closes_at, draw_at, version, prizes,
    entered_at, settled_at)
  values ($1, $2, $3, 'x', $4, $5, $6, $7, $8, $9, $10, $10)
  on conflict (id) do update set state = $3, version = $8, prizes = $9`;

/** All draws of a game around now, by asking for no state. */
async function around(gameCode: string, hours: number) {
  const now = services.clock();
  const written = (at: number) => new Date(at).toISOString();
  const range = { gameCode, from: written(now - hours * HOUR), to: written(now + hours * HOUR) };
  const list = (query: object = {}) => listDraws(services, { ...range, pageNo: 1, pageSize: 500, ...query }, 'EN');
  return { list, all: (await list()).content };
}

/** Puts a draw of a game into a stored state. */
async function store(draw: Awaited<ReturnType<typeof around>>['all'][number], state: StoredDrawState) {
  const { drawId, gameCode, station, opensAt, closesAt, drawAt } = draw;
  const prizes =
    state === 'drawn' || state === 'settled' ? JSON.stringify([{ prize: 'SPECIAL', numbers: ['1'] }]) : null;
  await db.query('test_store_draw', STORE, [
    drawId,
    gameCode,
    state,
    station?.code ?? null,
    opensAt,
    closesAt,
    drawAt,
    prizes && 1,
    prizes,
    prizes && drawAt,
  ]);
}

/** Lets the results of a game come from outside. */
const drawOutside = (gameCode: string) =>
  db.query('test_outside', `update lottery_rules set drawn_here = false where game_code = $1`, [gameCode]);

const ids = (draws: readonly { readonly drawId: string }[]) => draws.map(({ drawId }) => drawId);

describe.each([
  ['SSC_5M', 3],
  ['K3_1M', 1],
  ['VN_SOUTH', 80],
])('the draws of %s', (gameCode, hours) => {
  const seen = new Set<DrawState>();
  /** Asks for each state, whole and by pages, and compares with a count of all draws. */
  async function expectStates() {
    const { all, list } = await around(gameCode, hours);
    for (const { state } of all) seen.add(state);
    for (const state of Object.values(DrawState)) {
      const wanted = ids(all.filter((draw) => draw.state === state));
      const { content, totalElements } = await list({ state });
      expect([state, ids(content), totalElements]).toEqual([state, wanted, wanted.length]);
      const second = await list({ state, pageNo: 2, pageSize: 2 });
      expect([state, ids(second.content)]).toEqual([state, wanted.slice(2, 4)]);
    }
    return all;
  }

  test('LOTTERY-10 LOTTERY-11 are found by their states, by the clock and by what is stored', async () => {
    if (gameCode === 'VN_SOUTH') await drawOutside(gameCode);
    const now = services.clock();
    const all = await expectStates();
    const past = all.filter(({ drawAt }) => Date.parse(drawAt) <= now);
    const ahead = all.filter(({ drawAt }) => Date.parse(drawAt) > now);
    expect(Math.min(past.length, ahead.length)).toBeGreaterThan(5);
    for (const [at, state] of (['void', 'drawn', 'settled', 'drawn'] as const).entries()) {
      const draw = past[at];
      if (draw) await store(draw, state);
    }
    for (const [at, state] of (['void', 'planned'] as const).entries()) {
      const draw = ahead.at(-1 - at);
      if (draw) await store(draw, state);
    }
    await expectStates();
    // At the borders of the next draw.
    for (const moment of ['opensAt', 'closesAt', 'drawAt'] as const) {
      const next = (await comingDraws(services, gameCode, 2, 'EN')).content[1];
      services.pass(Date.parse(next?.[moment] ?? '') - services.clock() - 1);
      await expectStates();
      services.pass(1);
      await expectStates();
    }
    expect([...seen].toSorted()).toEqual(Object.values(DrawState).toSorted());
  });

  test('LOTTERY-10 of those to come, void ones are left out', async () => {
    const [next, second, third] = (await comingDraws(services, gameCode, 3, 'EN')).content;
    if (second) await store(second, 'void');
    const { content } = await comingDraws(services, gameCode, 2, 'EN');
    expect(ids(content)).toEqual([next?.drawId, third?.drawId]);
  });
});

test('LOTTERY-11 a draw from outside that is due and has no result is overdue, the oldest first', async () => {
  const gameCode = 'VN_NORTH';
  await drawOutside(gameCode);
  const game = await drawGame(services, gameCode, 'EN');
  // The station plans of 120 days, less the four days of Tet that come later.
  const before = await overdueDraws(services, game);
  expect(before.length).toBeGreaterThan(100);
  expect(before.map(({ drawAt }) => drawAt)).toEqual(before.map(({ drawAt }) => drawAt).toSorted((a, b) => a - b));
  const { all } = await around(gameCode, 60);
  const [last] = all.filter(({ state }) => state === 'closed');
  if (last) await store(last, 'drawn');
  expect(ids(await overdueDraws(services, game))).toEqual(ids(before).filter((id) => id !== last?.drawId));
});

test('LOTTERY-11 the evidence of a result from outside has its versions, and no seed', async () => {
  await drawOutside('VN_SOUTH');
  const { all } = await around('VN_SOUTH', 200);
  // Older than the draws of the tests above.
  const draw = all.find(({ drawAt }) => Date.parse(drawAt) < services.clock() - 100 * HOUR);
  if (draw === undefined) throw new Error('no draw is that old');
  await store(draw, 'drawn');
  const { drawId } = draw;
  const insert = `insert into lottery_draw_versions (draw_id, version, prizes, entered_at, entered_by, reason)
    values ($1, $2, $3, $4, 'Anh', $5)`;
  const prizes = [{ prize: 'SPECIAL', numbers: ['123456'] }];
  const at = ['2026-01-05T11:20:00.000Z', '2026-01-05T12:00:00.000Z'] as const;
  await db.query('test_version', insert, [drawId, 2, JSON.stringify(prizes), at[1], 'A digit was wrong.']);
  await db.query('test_version', insert, [drawId, 1, '[]', at[0], null]);
  expect(await drawEvidence(services, drawId, 'EN')).toEqual({
    drawId,
    source: 'external',
    algorithm: null,
    commitment: null,
    committedAt: null,
    seed: null,
    revealedAt: null,
    label: null,
    versions: [
      { version: 1, prizes: [], enteredAt: at[0], reason: null },
      { version: 2, prizes, enteredAt: at[1], reason: 'A digit was wrong.' },
    ],
  });
});

test('LOTTERY-11 the evidence of a built-in draw says since when the server was bound, and when it was drawn', async () => {
  const mine = await testServices(db);
  // A day that nobody has looked at: its secret is made now, after the draw has opened.
  mine.pass(24 * HOUR * 3 + 30_000);
  const [open] = (await comingDraws(mine, 'SSC_1M', 1, 'EN')).content;
  const drawId = open?.drawId ?? '';
  const bound = new Date(mine.clock()).toISOString();
  expect(await drawEvidence(mine, drawId, 'EN')).toMatchObject({
    source: 'built_in',
    algorithm: 'portico-hmac-sha256-1',
    committedAt: bound,
    label: drawId,
    seed: null,
    revealedAt: null,
    versions: [],
  });
  mine.pass(5 * MINUTE);
  const [later] = (await comingDraws(mine, 'SSC_1M', 1, 'EN')).content;
  expect((await drawEvidence(mine, later?.drawId ?? '', 'EN')).committedAt).toBe(later?.opensAt);
  const { content } = await listDraws(mine, { gameCode: 'SSC_1M', pageNo: 1, pageSize: 20 }, 'EN');
  const drawn = content.find((draw) => draw.drawId === drawId);
  const evidence = await drawEvidence(mine, drawId, 'EN');
  expect(evidence).toMatchObject({ committedAt: bound, revealedAt: open?.drawAt });
  expect(evidence.versions).toEqual([
    { version: 1, enteredAt: open?.drawAt, prizes: drawn?.result?.prizes, reason: null },
  ]);
});

test('LOTTERY-11 the last draw of each lottery of this server is drawn at its time, without a request', async () => {
  const mine = await testServices(db);
  mine.pass(24 * HOUR * 9 + 7 * MINUTE);
  const LATEST = `
    select g.code, g.interval_seconds as seconds,
      (select json_agg(d.draw_at) from lottery_draws d where d.game_code = g.code and d.draw_at > $1) as drawn
    from lottery_games g where g.enabled and g.interval_seconds is not null`;
  const day = Date.parse('2026-01-13T17:00:00Z');
  const run = dueDraws(mine);
  const drawnSince = async (since: number) =>
    db.query<{ code: string; seconds: number; drawn: string[] | null }>('test_latest', LATEST, [new Date(since)]);
  const lastOf = (seconds: number) => day + Math.floor((mine.clock() - day) / (seconds * 1_000)) * seconds * 1_000;
  for (let turn = 0; turn < 2; turn++) {
    const since = mine.clock() - HOUR;
    const before = new Map((await drawnSince(since)).map(({ code, drawn }) => [code, drawn ?? []]));
    await run();
    await run();
    const games = await drawnSince(since);
    expect(games.length).toBeGreaterThan(10);
    for (const { code, seconds, drawn } of games) {
      const known = [...(before.get(code) ?? []).map((at) => Date.parse(at)), lastOf(seconds)];
      const now = (drawn ?? []).map((at) => Date.parse(at)).toSorted((a, b) => a - b);
      expect([code, now]).toEqual([code, [...new Set(known)]]);
    }
    mine.pass(MINUTE);
  }
});

test('LOTTERY-01 the rows of a result are those of its kind', () => {
  const ranks = [{ prize: 'SPECIAL', count: 1, digits: 5 }] as const;
  expect(ranksOf({ kind: 'digits', ranks: [...ranks] })).toEqual(ranks);
  expect(ranksOf({ kind: 'dice', count: 3 })).toEqual([{ prize: 'NUMBERS', count: 3, digits: 1 }]);
  expect(ranksOf({ kind: 'shuffle', of: 10, take: 4 })).toEqual([{ prize: 'NUMBERS', count: 4, digits: 2 }]);
});
