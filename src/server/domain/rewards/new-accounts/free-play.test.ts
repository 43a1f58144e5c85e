import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { authenticator } from '../../identity/session/session.ts';
import { balance } from '../../money/wallet/balance.ts';
import { memberInfo } from '../../pages/member/member-info.ts';
import { MINUTE, SECOND, testServices, testVisitor } from '../../testing.ts';
import { freePlay } from './free-play.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let nonces = 0;
const freshNonce = () => `nonce-of-enough-length-${++nonces}`;

async function payloadOf(services: Services, ticket: unknown) {
  const [key] = services.keys.published;
  if (key === undefined) throw new Error('no key');
  const randomString = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(ticket)))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, key.alg));
  return { os: 'Windows', platform: 'W', version: 3, randomString } as const;
}

test('API-14 API-70 ROLE-07 free play creates a trial account with play credit and opens its session', async () => {
  const services = await testServices(db);
  const payload = await payloadOf(services, { nonce: freshNonce(), at: services.clock() });
  const { token, ...result } = await freePlay(services, payload, testVisitor);
  expect(result).toMatchObject({
    firstTimeLogin: true,
    passwordExpired: false,
    passwordDefault: false,
    lastLogin: null,
  });
  const session = await authenticator(services.db)(services, token, { background: false });
  if (typeof session === 'string') throw new Error(session);
  expect(await memberInfo(services, session)).toMatchObject({
    type: 4,
    account: expect.stringMatching(/^trial_[a-z2-9]{6}$/),
    memberAccess: true,
  });
  expect(balance(services, session, [])).toMatchObject({ sumBalance: '2000.00', currency: 'USD' });
});

test('the trial account is in the audit log with the address of its visitor, and has no login history', async () => {
  const services = await testServices(db);
  const payload = await payloadOf(services, { nonce: freshNonce(), at: services.clock() });
  await freePlay(services, payload, testVisitor);
  const [entry] = await db.query<{ memberId: number }>(
    'test_audit',
    'select kind, data, member_id as "memberId" from audit_log order by id desc limit 1',
  );
  expect(entry).toMatchObject({ kind: 'trial_opened', data: { ip: testVisitor.ip } });
  const records = await db.query('test_records', 'select 1 from login_records where member_id = $1', [
    entry?.memberId ?? 0,
  ]);
  expect(records).toEqual([]);
});

test('a taken name is drawn again, and twenty taken ones are an error', async () => {
  const services = await testServices(db);
  // All names are the same but for what the last draw gives.
  const drawing = (draws: readonly number[]) => {
    let drawn = 0;
    return {
      ...services,
      random: (length: number) =>
        length === 6 ? new Uint8Array(6).fill(draws[drawn++] ?? 0) : services.random(length),
    };
  };
  const play = async (draws: readonly number[]) =>
    freePlay(drawing(draws), await payloadOf(services, { nonce: freshNonce(), at: services.clock() }), testVisitor);
  await play([0]);
  const { token } = await play([...Array<number>(19).fill(0), 31]);
  const session = await authenticator(services.db)(services, token, { background: false });
  expect(session).toMatchObject({ account: 'trial_999999', nickname: 'Trial 999999' });
  await expect(play([...Array<number>(20).fill(0), 30])).rejects.toThrow('no free trial name');
});

test('nonces that have run out are forgotten', async () => {
  const services = await testServices(db);
  const play = async () =>
    freePlay(services, await payloadOf(services, { nonce: freshNonce(), at: services.clock() }), testVisitor);
  await play();
  services.pass(5 * MINUTE);
  await play();
  const [counted] = await db.query(
    'test_nonces',
    'select count(*)::int as old from used_nonces where expires_at < $1',
    [new Date(services.clock())],
  );
  expect(counted).toEqual({ old: 0 });
});

test('API-14 API-78 a random string is valid once, also for two concurrent requests', async () => {
  const services = await testServices(db);
  const payload = await payloadOf(services, { nonce: freshNonce(), at: services.clock() });
  const both = await Promise.allSettled([
    freePlay(services, payload, testVisitor),
    freePlay(services, payload, testVisitor),
  ]);
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(freePlay(services, payload, testVisitor)).rejects.toMatchObject({ code: 'encryption_invalid' });
});

test('API-14 API-78 a random string may be two minutes off, not more', async () => {
  const services = await testServices(db);
  const now = services.clock();
  const at = async (time: number) =>
    freePlay(services, await payloadOf(services, { nonce: freshNonce(), at: time }), testVisitor);
  await expect(at(now - 2 * MINUTE)).resolves.toHaveProperty('token');
  await expect(at(now + 2 * MINUTE)).resolves.toHaveProperty('token');
  await expect(at(now - 2 * MINUTE - SECOND)).rejects.toMatchObject({ code: 'encryption_invalid' });
  await expect(at(now + 2 * MINUTE + SECOND)).rejects.toMatchObject({ code: 'encryption_invalid' });
});

test.each([{}, { nonce: 'short', at: 1 }, { nonce: 'nonce-of-enough-length', at: 'now' }, 'text', null])(
  'API-14 API-78 a random string that says %j is refused',
  async (ticket) => {
    const services = await testServices(db);
    const payload = await payloadOf(services, ticket);
    await expect(freePlay(services, payload, testVisitor)).rejects.toMatchObject({ code: 'encryption_invalid' });
  },
);

test('FLAG-01 ROLE-05 without FREEPLAY3 there is no free play', async () => {
  const on = await testServices(db);
  const services = await testServices(db, { flags: { ...on.brand.flags, FREEPLAY3: false } });
  const payload = await payloadOf(services, { nonce: freshNonce(), at: services.clock() });
  await expect(freePlay(services, payload, testVisitor)).rejects.toMatchObject({ code: 'free_play_unavailable' });
});
