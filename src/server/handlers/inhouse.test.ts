import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { loadCatalogue } from '../domain/play/catalogue/catalogue.ts';
import { trialPlayer } from '../domain/play/games/testing.ts';
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
  const clock = () => TEST_NOW;
  server = await startTestServer({
    db,
    clock,
    handlers,
    random: (length) => randomBytes(length),
    authenticate: authenticator(db),
    catalogue: await loadCatalogue(db, clock, { esportsProviders: [], isPlayed: () => true }),
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

async function send(path: string, body: object, key?: string) {
  const headers = { Authorization: `Bearer ${token}`, ...(key && { 'Idempotency-Key': key }) };
  const response = await server.post(`/wps/relay/${path}`, body, headers);
  return { status: response.status, body: await response.json() };
}
const seal = async () => (await send('GCSGAME_inhouseCommit', { gameId: 'lumo-lamp' })).body.value.roundId;
const bet = { stake: '1.00', clientSeed: 'my-luck', choice: { game: 'lumo-lamp', light: 'TEAL' } };

test('LOBBY-19 API-27 a bet sent again under its key is the same bet, with another body a conflict', async () => {
  const roundId = await seal();
  const play = (stake: string) => send('GCSGAME_inhouseRounds', { ...bet, roundId, stake }, 'one-bet-of-this-test');
  const [first, second] = await Promise.all([play('1.00'), play('1.00')]);
  expect(first.status).toBe(200);
  expect(second).toEqual(first);
  expect(await play('2.00')).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  expect(Number(await mainBalance(db, memberId))).toBe(Number(first.body.value.balanceAfter));
});

test.each([
  ['ten kilobytes', 'x'.repeat(10_240)],
  ['an emoji', 'luck-🍀'],
  ['nothing', ''],
  ['a space', 'my luck'],
  ['a colon', 'r-1:luck'],
])('LOBBY-19 %s is no seed of a player, and takes nothing', async (_, clientSeed) => {
  const before = await mainBalance(db, memberId);
  const roundId = await seal();
  const refused = await send(
    'GCSGAME_inhouseRounds',
    { ...bet, roundId, clientSeed },
    `seed-${clientSeed.length}-of-this-test`,
  );
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(await mainBalance(db, memberId)).toBe(before);
});

test.each(['0.00', '-1.00', '1e2', '1.001', 'NaN'])('LOBBY-19 the stake %s is refused', async (stake) => {
  const roundId = await seal();
  const refused = await send('GCSGAME_inhouseRounds', { ...bet, roundId, stake }, `stake-${stake}-of-this-test`);
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test('LOBBY-19 Moonshot is neither sealed nor played here', async () => {
  expect(await send('GCSGAME_inhouseCommit', { gameId: 'moonshot' })).toMatchObject({ status: 400 });
  const roundId = await seal();
  const flown = { ...bet, roundId, choice: { game: 'moonshot', cashOutAt: '2.00' } };
  expect(await send('GCSGAME_inhouseRounds', flown, 'flown-by-this-test')).toMatchObject({ status: 400 });
});

test('LOBBY-19 API-73 the round of another account is not found', async () => {
  const services = await testServices(db);
  const trial = await trialPlayer(services);
  const { round } = await trial.play({ game: 'lumo-lamp', light: 'TEAL' });
  const stranger = await server.get(`/wps/relay/GCSGAME_inhouseRounds/${round.roundId}`, {
    Authorization: `Bearer ${token}`,
  });
  expect(stranger.status).toBe(404);
});
