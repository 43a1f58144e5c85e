import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { addMembers, logIn } from '../domain/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

let db: TestDatabase;
let server: TestServer;
let token: string;
let receipt: Buffer;
// A server for each test: both apply for the one promotion of the one member.
beforeEach(async () => {
  db = await openTestDatabase();
  await addMembers(db, [{ account: 'applytwice' }]);
  server = await startTestServer({
    db,
    handlers,
    clock: () => TEST_NOW,
    random: (length) => randomBytes(length),
    authenticate: authenticator(db),
    env: { RATE_LIMIT_PER_MINUTE: 'off' },
  });
  token = (await logIn(server.services, 'applytwice')).token;
  receipt = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
});
afterEach(async () => {
  await server.stop();
  await db.close();
});

async function apply(key: string, { remark = 'Thẻ đuôi 4410', image = receipt, name = 'receipt.png' } = {}) {
  const body = new FormData();
  body.set('promotionId', 'p-105');
  body.set('remark', remark);
  body.set('images', new File([new Uint8Array(image)], name, { type: 'image/png' }));
  const headers = { Authorization: `Bearer ${token}`, ...(key && { 'Idempotency-Key': key }) };
  const response = await fetch(`${server.url}/wps/relay/MCSFE_activityApply`, { method: 'POST', headers, body });
  return { status: response.status, answer: await response.json() };
}

test('PROMO-03 PROMO-09 an application that is sent many times under one key is filed once', async () => {
  const key = 'application-0000001';
  const sent = await Promise.all(Array.from({ length: 10 }, (_, at) => apply(key, { name: `${at}.png` })));
  sent.push(await apply(key));
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  expect(new Set(sent.map(({ answer }) => answer.value.applicationId)).size).toBe(1);
  const filed = await db.query(
    'test_filed',
    `select id from applications where promotion_id = 'p-105'
    and member_id = (select id from members where account = 'applytwice')`,
  );
  expect(filed).toHaveLength(1);
  // One byte of a picture, or a word of the remark, makes another request of it.
  const image = Buffer.concat([receipt, Buffer.from([0])]);
  for (const other of [{ image }, { remark: 'Thẻ đuôi 4411' }]) {
    expect(await apply(key, other)).toMatchObject({ status: 409, answer: { code: 'idempotency_conflict' } });
  }
  expect(await apply('application-0000002')).toMatchObject({
    status: 409,
    answer: { code: 'promotion_already_joined' },
  });
  expect(await apply('')).toMatchObject({ status: 400, answer: { code: 'validation_failed' } });
});

test('PROMO-03 a remark of emoji has its limit at 140 of them, not at their bytes', async () => {
  expect(await apply('application-0000003', { remark: '🧧'.repeat(141) })).toMatchObject({
    status: 400,
    answer: { code: 'validation_failed' },
  });
  await db.query('test_reject', `update applications set state = 'rejected', decided_at = filed_at`);
  const remark = '🧧'.repeat(140);
  expect(await apply('application-0000004', { remark })).toMatchObject({ status: 200, answer: { value: { remark } } });
});
