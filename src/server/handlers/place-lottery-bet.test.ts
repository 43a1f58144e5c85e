import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { loadCatalogue } from '../domain/play/catalogue/catalogue.ts';
import { expectReconciled, mainBalance } from '../domain/play/seamless/testing.ts';
import { logIn, sessionWith, testServices } from '../domain/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

let db: TestDatabase;
let server: TestServer;
let memberId: string;
let token: string;
beforeAll(async () => {
  db = await openTestDatabase();
  const services = await testServices(db);
  // The database decides whether a draw has closed, so the server's clock is the true one too.
  services.pass(Date.now() - services.clock());
  server = await startTestServer({
    db,
    clock: Date.now,
    handlers,
    random: (length) => randomBytes(length),
    authenticate: authenticator(db),
    catalogue: await loadCatalogue(db, Date.now, { esportsProviders: [], isPlayed: () => true }),
    env: { RATE_LIMIT_PER_MINUTE: 'off' },
  });
  ({ token } = await logIn(services, 'player01'));
  memberId = String((await sessionWith(services, token)).memberId);
});
afterAll(async () => {
  await expectReconciled(db);
  await server.stop();
  await db.close();
});

/** A slip on two draws that do not close during the test. */
async function slipOf(multiple: number) {
  const response = await server.get('/lgw/lottery/games/SSC_5M/comingDraws?count=4');
  const { value } = await response.json();
  const draws = value.content.slice(2).map(({ drawId }: { drawId: string }) => ({ drawId, multiple: 1 }));
  const lines = [{ playType: 'SUM_BS', picks: [['BIG']], unit: '1.00', multiple }];
  return { gameCode: 'SSC_5M', oddsVersion: 1, draws, stopOnWin: false, lines };
}

async function place(slip: object, key: string) {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key };
  const response = await server.post('/lgw/lottery/bets', slip, headers);
  return { status: response.status, body: await response.json() };
}

test('LOTTERY-10 API-27 a slip sent twice is placed once, with another body it is a conflict, and two tabs place two', async () => {
  const before = Number(await mainBalance(db, memberId));
  const slip = await slipOf(2);
  const [first, second] = await Promise.all([
    place(slip, 'one-slip-of-this-test'),
    place(slip, 'one-slip-of-this-test'),
  ]);
  expect(first).toMatchObject({ status: 200, body: { value: { totalStake: '4.00' } } });
  expect(second).toEqual(first);
  expect(before - Number(await mainBalance(db, memberId))).toBeCloseTo(4, 8);
  expect(await place({ ...slip, stopOnWin: true }, 'one-slip-of-this-test')).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict' },
  });
  const tabs = await Promise.all([place(slip, 'tab-one-of-this-test'), place(slip, 'tab-two-of-this-test')]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  expect(before - Number(await mainBalance(db, memberId))).toBeCloseTo(12, 8);
});
