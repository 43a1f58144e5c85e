import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { listChases } from './chases.ts';
import { beginLottery, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['chaser01', 'chaser02', 'chaser03', 'chaser04', 'chaser05', 'chaser06']);
});
afterAll(() => db.close());

/** A member's chase over the three draws from 5 January: 1, 2 and 4 times 10.00 on a digit. */
async function chasing(account: string, digit: string, stopOnWin: boolean) {
  const begun = await beginLottery(db, account);
  const [session] = begun.sessions;
  if (session === undefined) throw new Error('no session');
  const ids = await begun.coming('VN_NORTH', 3);
  const draws = ids.map((drawId, index) => ({ drawId, multiple: 2 ** index }));
  const line = { ...lineOn('DUOI', digit), multiple: 10 };
  const { chase, balanceAfter } = await begun.place(session, slipOn(ids[0] ?? '', [line], { draws, stopOnWin }));
  expect([chase?.totalStake, balanceAfter]).toEqual(['70.00', '99930.00']);
  const chaseId = chase?.chaseId ?? '';
  return { ...begun, session, ids, chaseId, now: () => begun.chase(session, chaseId) };
}

const states = ({ draws }: { readonly draws: readonly { readonly state: string }[] }) =>
  draws.map(({ state }) => state);

// The five chases run over the same draws, which are drawn here in their order.
test('LOTTERY-10 chases stop with a win, go on without, end with their draws, and give back what is not needed', async () => {
  const stopping = await chasing('chaser01', '7', true);
  const going = await chasing('chaser02', '7', false);
  const losing = await chasing('chaser03', '1', true);
  const stopped = await chasing('chaser04', '7', true);
  const voided = await chasing('chaser05', '9', true);
  const [first = '', second = '', third = ''] = stopping.ids;
  const all = [stopping, going, losing, stopped, voided];
  const until = (at: string) => {
    for (const one of all) one.until(at);
  };

  until('2026-01-05T11:15:00Z');
  await stopping.enter(first, northern('12340'));
  expect(await stopping.now()).toMatchObject({ state: 'running', drawsDone: 1, paid: '0.00', returned: '0.00' });
  const back = await stopped.stop(stopped.session, stopped.chaseId);
  expect(back).toMatchObject({ returned: '60.00', balanceAfter: '99990.00', chase: { state: 'stopped' } });
  expect(states(back.chase)).toEqual(['lost', 'cancelled', 'cancelled']);
  const again = await stopped.stop(stopped.session, stopped.chaseId);
  expect(again).toEqual({ ...back, returned: '0.00' });

  until('2026-01-06T11:15:00Z');
  await stopping.enter(second, northern('12347'));
  // 20.00 at 9.70, and the 40.00 of the third draw back.
  const won = await stopping.now();
  expect(won).toMatchObject({ state: 'won', paid: '194.00', returned: '40.00', endedAt: '2026-01-06T11:15:00.000Z' });
  expect(states(won)).toEqual(['lost', 'won', 'cancelled']);
  expect(states(await going.now())).toEqual(['lost', 'won', 'open']);

  until('2026-01-07T11:15:00Z');
  await stopping.declareVoid(third);
  expect(await losing.now()).toMatchObject({ state: 'completed', paid: '0.00', returned: '40.00', drawsDone: 3 });
  expect(states(await going.now())).toEqual(['lost', 'won', 'void']);
  expect(await going.now()).toMatchObject({ state: 'completed', paid: '194.00', returned: '40.00' });
  const page = { pageNo: 1, pageSize: 10 };
  const listed = await listChases(going.services, going.session.memberId, page, 'EN');
  expect(listed.content).toEqual([await going.now()]);
  expect((await listChases(going.services, going.session.memberId, { ...page, state: 'won' }, 'EN')).content).toEqual(
    [],
  );
  await expect(going.chase(losing.session, going.chaseId)).rejects.toMatchObject({ code: 'not_found' });
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('LOTTERY-10 a chase meets its draws in their order, also where results come in another', async () => {
  const { services, enter, declareVoid, until, place, coming, chase } = await beginLottery(db);
  until('2026-01-08T08:00:00Z');
  const session = await laterSession(services, 'chaser06');
  const ids = await coming('VN_NORTH', 3);
  const draws = ids.map((drawId) => ({ drawId, multiple: 1 }));
  const placed = await place(session, slipOn(ids[0] ?? '', [lineOn('DUOI', '7')], { draws, stopOnWin: true }));
  const chaseId = placed.chase?.chaseId ?? '';
  until('2026-01-10T11:15:00Z');
  const early = await enter(ids[1] ?? '', northern('12347'));
  expect([early.draw.state, states(await chase(session, chaseId))]).toEqual(['drawn', ['open', 'open', 'open']]);
  await declareVoid(ids[0] ?? '');
  const after = await chase(session, chaseId);
  expect([after.state, states(after)]).toEqual(['won', ['void', 'won', 'cancelled']]);
});
