import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { beginLottery, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['ending01', 'ending02']);
});
afterAll(() => db.close());

async function begin(account: string) {
  const begun = await beginLottery(db, account);
  const [session] = begun.sessions;
  if (session === undefined) throw new Error('no session');
  return { ...begun, session };
}

const first = <Row>(name: string, sql: string, ...values: string[]) =>
  db.query<Row>(name, sql, values).then(([row]) => row);

test('LOTTERY-11 a bet on a built-in draw binds the server to its day before, one on an external draw does not', async () => {
  const { session, place, coming } = await begin('ending01');
  await db.query('test_unbound', 'delete from lottery_secrets');
  const secrets = () => db.query<{ day: string }>('test_secrets', 'select day from lottery_secrets order by day');
  const [north = ''] = await coming('VN_NORTH', 1);
  await place(session, slipOn(north, [lineOn('DUOI', '7')]));
  expect(await secrets()).toEqual([]);
  const [fast = ''] = await coming('E_PK10_45S', 1);
  await db.query('test_unbound', 'delete from lottery_secrets');
  const slip = slipOn(fast, [lineOn('TOP2_SUM_BS', 'BIG')], { gameCode: 'E_PK10_45S' });
  // Another process has shown no draw, and knows of no secret.
  const other = await beginLottery({ ...db }, 'ending01');
  await other.place(session, slip);
  expect(await secrets()).toEqual([{ day: fast.split('-')[1] }]);
});

test('a bet makes its game a recent one, under its node of the catalogue', async () => {
  const { session, place, coming } = await begin('ending02');
  const [north = ''] = await coming('VN_NORTH', 1);
  await place(session, slipOn(north, [lineOn('DUOI', '7')]));
  const node = await first<{ node: number }>(
    'test_node',
    `select node_id as node from lottery_games where code = 'VN_NORTH'`,
  );
  const sql = `select vendor_code as vendor, node_id as node, bet_at as at from recent_plays p
    join members m on m.id = p.member_id where m.account = $1 and p.game_code = 'VN_NORTH'`;
  expect(node?.node).toBeGreaterThan(0);
  expect(await first('test_play', sql, 'ending02')).toEqual({
    vendor: 'TCG_SEA',
    node: node?.node,
    at: new Date('2026-01-05T09:30:00Z'),
  });
});

test('LOTTERY-10 a chase is over with its last open bet: stopped where that is cancelled, completed where it is drawn', async () => {
  const { services, place, coming, cancel, chase, enter, until } = await beginLottery(db);
  until('2026-01-12T09:30:00Z');
  const session = await laterSession(services, 'ending01');
  const draws = (await coming('VN_NORTH', 2)).map((drawId) => ({ drawId, multiple: 1 }));
  const [one = '', two = ''] = draws.map(({ drawId }) => drawId);
  const start = async () => {
    const { bets, chase: begun } = await place(session, slipOn(one, [lineOn('DUOI', '7')], { draws }));
    const chaseId = begun?.chaseId ?? '';
    return { ids: bets.map(({ betId }) => betId), now: () => chase(session, chaseId) };
  };
  const cancelled = await start();
  const half = await start();
  const drawn = await start();
  await cancel(session, cancelled.ids[0] ?? '');
  expect(await cancelled.now()).toMatchObject({ state: 'running', endedAt: null, returned: '1.00', drawsDone: 0 });
  await cancel(session, cancelled.ids[1] ?? '');
  expect(await cancelled.now()).toMatchObject({ state: 'stopped', endedAt: '2026-01-12T09:30:00.000Z' });
  await cancel(session, half.ids[1] ?? '');
  until('2026-01-12T11:15:00Z');
  await enter(one, northern('12340'));
  expect(await half.now()).toMatchObject({ state: 'completed', endedAt: '2026-01-12T11:15:00.000Z', drawsDone: 1 });
  expect(await drawn.now()).toMatchObject({ state: 'running', endedAt: null, drawsDone: 1 });
  until('2026-01-13T11:15:00Z');
  await enter(two, northern('12340'));
  expect(await drawn.now()).toMatchObject({ state: 'completed', endedAt: '2026-01-13T11:15:00.000Z', drawsDone: 2 });
});
