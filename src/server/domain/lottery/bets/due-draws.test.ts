import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrawState } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { commitmentOf } from '../../ground/fairness/seeded.ts';
import { MINUTE, outcome } from '../../testing.ts';
import { drawNumbers } from '../draws/draw-seeds.ts';
import { findDraw } from '../draws/draws.ts';
import { drawEvidence } from '../draws/evidence.ts';
import { readBets } from './bet-row.ts';
import { settleDue } from './settle-draws.ts';
import { beginLottery, houseCents, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['waiter01', 'waiter02']);
});
afterAll(() => db.close());

test('LOTTERY-11 draws that a pause left behind are drawn and settled in their order, once among processes', async () => {
  const { sessions, place, coming, services, needs } = await beginLottery(db, 'waiter01');
  const [session] = sessions;
  if (session === undefined) throw new Error('no session');
  const ids = await coming('SSC_1M', 5);
  const commitment = (await findDraw(services, ids[0] ?? '', 'EN')).commitment;
  const draws = ids.map((drawId) => ({ drawId, multiple: 1 }));
  const both = [lineOn('SUM_BS', 'BIG'), lineOn('SUM_BS', 'SMALL')];
  const before = await houseCents(db, 'vendor:TCG_SEA');
  const { bets } = await place(session, slipOn(ids[0] ?? '', both, { draws }));
  services.pass(6 * MINUTE);
  const other = { ...needs, db: db.again() };
  await Promise.all([settleDue(needs), settleDue(other), settleDue(needs, 'SSC_1M')]);
  const rows = await readBets(
    db,
    needs,
    bets.map(({ betId }) => betId),
    'EN',
  );
  // One of the two sides wins each draw, at odds of 1.94.
  expect(rows.map(({ state }) => state).toSorted()).toEqual([...Array(5).fill('lost'), ...Array(5).fill('won')]);
  expect((await houseCents(db, 'vendor:TCG_SEA')) - before).toBe(5 * (200 - 194));
  const counted = await db.query<{ count: number }>(
    'test_settled_once',
    'select count(*)::int as count from lottery_settlements where bet_id = any($1)',
    [bets.map(({ betId }) => betId)],
  );
  expect(counted[0]?.count).toBe(10);
  const settled = await Promise.all(ids.map((drawId) => findDraw(services, drawId, 'EN')));
  expect(settled.map(({ state }) => state)).toEqual(Array(5).fill('settled'));
  const events = await db.query<{ draw: string }>(
    'test_draw_events',
    `select subject as draw from live_events where kind = 'draws' and subject = any($1) order by id desc limit 5`,
    [ids],
  );
  expect(events.map(({ draw }) => draw).toReversed()).toEqual(ids);
  const [first] = settled;
  const evidence = await drawEvidence(services, ids[0] ?? '', 'EN');
  expect(commitmentOf(evidence.seed ?? '')).toBe(commitment);
  const five = { kind: 'digits', ranks: [{ prize: 'NUMBERS', count: 5, digits: 1 }] } as const;
  expect(drawNumbers(evidence.seed ?? '', ids[0] ?? '', five, 'portico-hmac-sha256-1')).toEqual(first?.result?.prizes);
});

/** Random courses of a draw; at night three times as many. */
const RUNS = process.env['TIER'] === 'full' ? 30 : 10;

type Step = 'open' | 'bet' | 'close' | 'time' | 'enter' | 'correct' | 'void' | 'settle';
const STEPS: readonly Step[] = ['open', 'bet', 'bet', 'close', 'time', 'enter', 'correct', 'void', 'settle'];
/** The states that the contract lets follow each other. */
const FOLLOW: Readonly<Record<DrawState, readonly DrawState[]>> = {
  scheduled: ['scheduled', 'open', 'closed', 'settled', 'void'],
  open: ['open', 'closed', 'void'],
  closed: ['closed', 'drawn', 'settled', 'void'],
  drawn: ['drawn', 'settled', 'void'],
  settled: ['settled'],
  void: ['void'],
};

test('LOTTERY-11 whatever happens to a draw, its states follow the contract and no bet comes after the close', async () => {
  let [day, placed] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 12 }), async (random) => {
      day += 1;
      // Every other draw is open at once, so that many take bets.
      const steps: readonly Step[] = day % 2 === 0 ? ['open', 'bet', ...random] : random;
      const test = await beginLottery(db);
      // Each run has a draw of its own, long before its time, so that all states come.
      const draw = (await test.coming('VN_NORTH', 40))[day] ?? '';
      const { opensAt, closesAt, drawAt } = await findDraw(test.services, draw, 'EN');
      const acts: Readonly<Record<Step, () => Promise<unknown>>> = {
        open: async () => test.until(opensAt),
        bet: async () => {
          const session = await laterSession(test.services, 'waiter02');
          return test.place(session, slipOn(draw, [lineOn('DE', '27')]));
        },
        close: async () => test.until(closesAt),
        time: async () => test.until(drawAt),
        enter: () => test.enter(draw, northern('12327')),
        correct: () => test.correct(draw, 1, northern('12372')),
        void: () => test.declareVoid(draw),
        settle: () => test.settleDue(),
      };
      let state = (await findDraw(test.services, draw, 'EN')).state;
      for (const step of steps) {
        const time = { open: opensAt, close: closesAt, time: drawAt }[String(step)];
        if (time !== undefined && test.services.clock() > Date.parse(time)) continue;
        const result = await outcome(acts[step]());
        if (step === 'bet') {
          expect([state, result]).toEqual([state, state === 'open' ? 'in' : 'draw_closed']);
          if (result === 'in') placed += 1;
        }
        const next = (await findDraw(test.services, draw, 'EN')).state;
        expect(FOLLOW[state]).toContain(next);
        state = next;
      }
    }),
    { numRuns: RUNS, seed: 3 },
  );
  expect(placed).toBeGreaterThan(5);
});
