import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { MINUTE, testServices } from '../../testing.ts';
import { getOperatorDraw, listDueDraws } from './operator-draws.ts';
import { enterSandboxResults } from './sandbox-results.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('LOTTERY-11 the sandbox reviewer of a demo enters what waits a minute after its time, on no other site', async () => {
  const services = await testServices(db);
  const waiting = async () => {
    const { content } = await listDueDraws(services, { pageNo: 1, pageSize: 20 }, 'EN');
    return content.map(({ draw }) => draw.drawId);
  };
  const enter = (demo: boolean, sandboxReviewer: boolean) =>
    enterSandboxResults({ ...services, config: { ...services.config, demo, sandboxReviewer } });
  // Sunday's draws. Those of this Monday are at 17:15 in Vietnam, 10:15 in UTC.
  const before = ['VN_CENTRAL-20260104-KH', 'VN_CENTRAL-20260104-KT', 'VN_CENTRAL-20260104-TTH'];
  expect(await waiting()).toEqual(before);
  await enter(true, false);
  await enter(false, true);
  expect(await waiting()).toEqual(before);
  await enter(true, true);
  expect(await waiting()).toEqual([]);
  const { draw, versions } = await getOperatorDraw(services, 'VN_CENTRAL-20260104-KH', 'EN');
  expect([draw.state, ...versions.map(({ enteredBy }) => enteredBy)]).toEqual(['settled', 'Sandbox']);
  services.pass(Date.UTC(2026, 0, 5, 10, 15, 30) - services.clock());
  await enter(true, true);
  expect(await waiting()).toEqual(['VN_CENTRAL-20260105-PY', 'VN_CENTRAL-20260105-TTH']);
  services.pass(MINUTE);
  await enter(true, true);
  expect(await waiting()).toEqual([]);
});
