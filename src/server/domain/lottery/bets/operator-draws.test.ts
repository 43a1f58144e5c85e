import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorDraw } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { MINUTE, outcome, SECOND } from '../../testing.ts';
import { getOperatorDraw, listDueDraws } from './operator-draws.ts';
import { beginLottery, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['dealer01', 'dealer02']);
});
afterAll(() => db.close());

const begin = async () => {
  const begun = await beginLottery(db, 'dealer01', 'dealer02');
  const [one, two] = begun.sessions;
  if (one === undefined || two === undefined) throw new Error('no sessions');
  const { services } = begun;
  return {
    ...begun,
    one,
    two,
    due: (pageNo: number, pageSize: number, gameCode?: string) =>
      listDueDraws(services, { pageNo, pageSize, gameCode }, 'EN'),
    seen: (drawId: string) => getOperatorDraw(services, drawId, 'EN'),
  };
};
const idsOf = ({ content }: { readonly content: readonly OperatorDraw[] }) => content.map(({ draw }) => draw.drawId);
const nothing = { bets: 0, members: 0, stake: '0.00', payout: '0.00', returned: '0.00', result: '0.00' };

test('LOTTERY-11 the draws without a result are listed page by page, the longest overdue first', async () => {
  const { due, services } = await begin();
  const north = await due(1, 20, 'VN_NORTH');
  // One each day from 7 September, the first one within 120 days, to the day before.
  expect(north).toMatchObject({ totalElements: 120, totalPages: 6 });
  expect(idsOf(north).slice(0, 2)).toEqual(['VN_NORTH-20250907', 'VN_NORTH-20250908']);
  expect(idsOf(await due(6, 20, 'VN_NORTH')).at(-1)).toBe('VN_NORTH-20260104');
  const [first] = north.content;
  expect(first).toMatchObject({
    draw: { drawId: 'VN_NORTH-20250907', state: 'closed', source: 'external', result: null },
    lateSeconds: (services.clock() - Date.UTC(2025, 8, 7, 11, 15)) / SECOND,
    figures: nothing,
    versions: [],
  });
  expect(first?.prizeTable[0]).toEqual({ prize: 'SPECIAL', count: 1, digits: 5 });
  // All games from outside together.
  const central = (await due(1, 1, 'VN_CENTRAL')).totalElements;
  // Those of the last day alone, a Sunday: the seed has entered all others.
  expect(central).toBe(3);
  const pages = [await due(1, 100), await due(2, 100)];
  expect(pages.map(({ totalElements }) => totalElements)).toEqual(pages.map(() => 120 + central));
  const all = pages.flatMap(({ content }) => content);
  expect(all).toHaveLength(120 + central);
  const keys = all.map(({ draw }) => `${draw.drawAt} ${draw.drawId}`);
  expect(keys).toEqual(keys.toSorted());
  expect(new Set(keys).size).toBe(keys.length);
  // Draws of this server are never due for an operator.
  expect(await due(1, 20, 'VN_SOUTH')).toMatchObject({ totalElements: 0, content: [] });
});

test('LOTTERY-11 an operator sees what was bet on a draw, and what came of it only once it is settled', async () => {
  const { due, seen, place, enter, until, cancel, one, two } = await begin();
  const draw = 'VN_NORTH-20260105';
  await place(one, slipOn(draw, [lineOn('DE', '27'), { ...lineOn('DAU', '2'), multiple: 3 }]));
  await place(two, slipOn(draw, [lineOn('DE', '72')]));
  const { bets } = await place(two, slipOn(draw, [lineOn('DUOI', '1')]));
  await cancel(two, bets[0]?.betId ?? '');
  const staked = { ...nothing, bets: 3, members: 2, stake: '5.00' };
  expect(await seen(draw)).toMatchObject({ draw: { state: 'open' }, lateSeconds: 0, figures: staked, versions: [] });
  // Closed, but not yet due.
  until('2026-01-05T11:05:00Z');
  expect(await seen(draw)).toMatchObject({ draw: { state: 'closed' }, lateSeconds: 0 });
  expect((await due(1, 20, 'VN_NORTH')).totalElements).toBe(120);
  until('2026-01-05T11:16:30Z');
  // The oldest one is no longer listed.
  const [last] = (await due(120, 1, 'VN_NORTH')).content;
  expect(last).toEqual(await seen(draw));
  expect(last).toMatchObject({ draw: { drawId: draw }, lateSeconds: 90, figures: staked });
  // 98.00 and 3 x 9.70.
  await enter(draw, northern('12327'));
  const after = await seen(draw);
  expect(after).toMatchObject({ draw: { state: 'settled' }, lateSeconds: 0 });
  expect(after.figures).toEqual({ ...staked, payout: '127.10', result: '-122.10' });
  expect(after.versions).toEqual([
    {
      version: 1,
      enteredAt: '2026-01-05T11:16:30.000Z',
      enteredBy: 'op_mai',
      reason: null,
      prizes: northern('12327'),
    },
  ]);
  expect((await due(1, 20, 'VN_NORTH')).totalElements).toBe(119);
});

test('LOTTERY-11 an operator sees a draw of this server with the numbers that the system drew', async () => {
  const { seen, coming, services } = await begin();
  const [draw = ''] = await coming('SSC_1M', 1);
  expect(await seen(draw)).toMatchObject({ draw: { state: 'open' }, lateSeconds: 0, versions: [] });
  services.pass(5 * MINUTE);
  const { draw: drawn, lateSeconds, versions } = await seen(draw);
  expect([drawn.state, lateSeconds]).toEqual(['settled', 0]);
  expect(versions).toEqual([
    {
      version: 1,
      enteredAt: drawn.drawAt,
      enteredBy: 'system',
      reason: null,
      prizes: [{ prize: 'NUMBERS', numbers: [expect.any(String), ...Array(4).fill(expect.any(String))] }],
    },
  ]);
  expect(await outcome(seen('SSC_1M-20260105-9999'))).toBe('not_found');
});
