import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import { secretHash } from '../../ground/encryption/secret.ts';
import { MINUTE, testServices } from '../../testing.ts';
import { drawCaptcha, requireCaptcha } from './captcha.ts';
import { isProof } from './challenges.ts';
import { CAPTCHA_LETTERS, glyphOf } from './drawing/captcha-image.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Finds the text of an image by brute force, with access to the database. */
async function readingOf(captchaId: string): Promise<string> {
  const sql = 'select answer from challenges where id_hash = $1';
  const [row] = await db.query<{ answer: string }>('test_answer', sql, [secretHash(captchaId)]);
  for (const a of CAPTCHA_LETTERS)
    for (const b of CAPTCHA_LETTERS)
      for (const c of CAPTCHA_LETTERS)
        for (const d of CAPTCHA_LETTERS)
          if (secretHash(`${captchaId}:${a}${b}${c}${d}`) === row?.answer) return a + b + c + d;
  throw new Error('the captcha reads nothing');
}

const codeOf = async (attempt: Promise<void>) => {
  const reason = await attempt.then(
    () => 'passed',
    (error: unknown) => error,
  );
  return reason instanceof Failure ? [reason.code, reason.details] : reason;
};

test('API-15 CAPTCHA-07 each image is a new PNG with an id, and its text is stored only as a hash', async () => {
  const services = await testServices(db);
  const [one, other] = [await drawCaptcha(services), await drawCaptcha(services)];
  const png = Buffer.from(one.value, 'base64');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([168, 56]);
  expect(one.value).toMatch(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/);
  expect(one.value).not.toBe(other.value);
  expect(one.captchaId).not.toBe(other.captchaId);
  // Four times the work of a slider's.
  expect(one.proofOfWork.difficulty).toBe(18);
  const [row] = await db.query<{ text: string }>(
    'test_rows',
    "select string_agg(c::text, ' ') as text from challenges c",
  );
  expect(row?.text).not.toContain(one.captchaId);
});

test('CAPTCHA-05 CAPTCHA-07 the text of the image passes once, in any case', async () => {
  const services = await testServices(db);
  const { captchaId } = await drawCaptcha(services);
  const captcha = ` ${(await readingOf(captchaId)).toLowerCase()} `;
  expect(await codeOf(requireCaptcha(services, { captchaId, captcha }))).toBe('passed');
  expect(await codeOf(requireCaptcha(services, { captchaId, captcha }))).toEqual(['captcha_wrong', { captcha: true }]);
});

test('CAPTCHA-05 a wrong attempt uses up the image; a missing one has its own error', async () => {
  const services = await testServices(db);
  const { captchaId } = await drawCaptcha(services);
  const captcha = await readingOf(captchaId);
  const wrong = ['captcha_wrong', { captcha: true }];
  const missing = ['captcha_required', { captcha: true }];
  expect(await codeOf(requireCaptcha(services, {}))).toEqual(missing);
  expect(await codeOf(requireCaptcha(services, { captchaId, captcha: '  ' }))).toEqual(missing);
  expect(await codeOf(requireCaptcha(services, { captcha }))).toEqual(missing);
  expect(await codeOf(requireCaptcha(services, { captchaId, captcha: 'ZZZZ' }))).toEqual(wrong);
  expect(await codeOf(requireCaptcha(services, { captchaId, captcha }))).toEqual(wrong);
  expect(await codeOf(requireCaptcha(services, { captchaId: 'c_of-nobody', captcha }))).toEqual(wrong);
});

test("CAPTCHA-05 another image's characters are wrong", async () => {
  const services = await testServices(db);
  const [one, other] = [await drawCaptcha(services), await drawCaptcha(services)];
  const captcha = await readingOf(one.captchaId);
  const attempt = requireCaptcha(services, { captchaId: other.captchaId, captcha });
  expect(await codeOf(attempt)).toEqual(['captcha_wrong', { captcha: true }]);
});

test('CAPTCHA-07 an image is valid for five minutes', async () => {
  const services = await testServices(db);
  const { captchaId } = await drawCaptcha(services);
  const other = await drawCaptcha(services);
  const captcha = await readingOf(captchaId);
  const otherText = await readingOf(other.captchaId);
  services.pass(5 * MINUTE - 1);
  expect(await codeOf(requireCaptcha(services, { captchaId: other.captchaId, captcha: otherText }))).toBe('passed');
  services.pass(1);
  expect(await codeOf(requireCaptcha(services, { captchaId, captcha }))).toEqual(['captcha_wrong', { captcha: true }]);
});

test('unanswered images are removed', async () => {
  const services = await testServices(db);
  await drawCaptcha(services);
  services.pass(10 * MINUTE);
  await drawCaptcha(services);
  expect(await db.query('test_count', 'select count(*)::int as count from challenges')).toEqual([{ count: 1 }]);
});

test('CAPTCHA-05 the proof of work counts like the characters', async () => {
  const services = await testServices(db);
  const { captchaId, proofOfWork } = await drawCaptcha(services);
  let nonce = 0;
  while (!isProof(proofOfWork, String(nonce))) nonce++;
  expect(await codeOf(requireCaptcha(services, { captchaId, captcha: String(nonce) }))).toBe('passed');
});

test('characters are hard to confuse, and each stays within its box', () => {
  expect(CAPTCHA_LETTERS).not.toMatch(/[0O1I2Z5S6G8BD]/);
  for (const letter of CAPTCHA_LETTERS) {
    const points = glyphOf(letter).flat(2);
    expect([letter, Math.min(...points) >= -0.1, Math.max(...points) <= 1.1]).toEqual([letter, true, true]);
  }
  expect(() => glyphOf('0')).toThrow();
});
