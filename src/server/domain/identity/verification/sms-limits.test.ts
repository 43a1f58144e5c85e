import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { secretHash } from '../../ground/encryption/secret.ts';
import { HOUR, MINUTE, testServices } from '../../testing.ts';
import { checkCode } from './sms-codes.ts';
import { askRegister, failureOf, freshNumber } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('sending is limited', () => {
  test('SMS-09 a second code within a minute causes five minutes of refusals, in every process', async () => {
    const [services, other] = [await testServices(db), await testServices(db)];
    const mobile = freshNumber();
    await askRegister(services, mobile);
    expect(await failureOf(askRegister(other, mobile))).toEqual(['sms_too_many_requests', 300]);
    services.pass(MINUTE);
    expect(await failureOf(askRegister(services, mobile))).toEqual(['sms_too_many_requests', 240]);
    services.pass(4 * MINUTE);
    expect(await askRegister(services, mobile)).toEqual({ expiredMinutes: 5 });
  });

  test('SMS-09 the wait starts with the sent code: each further request gets the remaining time', async () => {
    const services = await testServices(db);
    const mobile = freshNumber();
    await askRegister(services, mobile);
    services.pass(30_000);
    expect(await failureOf(askRegister(services, mobile))).toEqual(['sms_too_many_requests', 270]);
    // A part of a second counts as a whole one.
    services.pass(1);
    expect(await failureOf(askRegister(services, mobile))).toEqual(['sms_too_many_requests', 270]);
    services.pass(29_999);
    expect(await failureOf(askRegister(services, mobile))).toEqual(['sms_too_many_requests', 240]);
    services.pass(239_000);
    expect(await failureOf(askRegister(services, mobile))).toEqual(['sms_too_many_requests', 1]);
    services.pass(1_000);
    expect(await askRegister(services, mobile)).toEqual({ expiredMinutes: 5 });
  });

  test('SMS-09 the wait starts with the last of several codes of the day', async () => {
    const services = await testServices(db);
    const mobile = freshNumber();
    await askRegister(services, mobile);
    services.pass(HOUR);
    await askRegister(services, mobile);
    services.pass(10_000);
    expect(await failureOf(askRegister(services, mobile))).toEqual(['sms_too_many_requests', 290]);
  });

  test('SMS-09 one of two concurrent codes is sent', async () => {
    const services = await testServices(db);
    const mobile = freshNumber();
    const both = await Promise.all([1, 2].map(() => failureOf(askRegister(services, mobile))));
    expect(both.filter((failure) => failure === undefined)).toHaveLength(1);
  });

  test('a number has a limit of codes per day', async () => {
    const sms = { codeMinutes: 5, perNumberPerDay: 3, perAddressPerHour: 1_000 };
    const services = await testServices(db, { sms });
    const mobile = freshNumber();
    for (let count = 0; count < 3; count++) {
      await askRegister(services, mobile);
      services.pass(HOUR);
    }
    expect(await failureOf(askRegister(services, mobile))).toEqual(['sms_quota_exceeded', 21 * 3_600]);
    services.pass(21 * HOUR);
    expect(await askRegister(services, mobile)).toEqual({ expiredMinutes: 5 });
  });

  test('a code counts for its number until a day after it was sent, and is then forgotten', async () => {
    const sms = { codeMinutes: 5, perNumberPerDay: 2, perAddressPerHour: 1_000 };
    const services = await testServices(db, { sms });
    const mobile = freshNumber();
    await askRegister(services, mobile);
    const first = services.clock();
    services.pass(10 * HOUR);
    await askRegister(services, mobile);
    services.pass(14 * HOUR - 1);
    expect(await failureOf(askRegister(services, mobile))).toEqual(['sms_quota_exceeded', 1]);
    services.pass(1);
    expect(await askRegister(services, mobile)).toEqual({ expiredMinutes: 5 });
    const sql = 'select sent_at as times from sms_limits where key = $1';
    expect(await db.query('test_times', sql, [`number:${secretHash(`84${mobile}`)}`])).toEqual([
      { times: [first + 10 * HOUR, first + 24 * HOUR] },
    ]);
    // A number that nobody asks for is forgotten as a whole.
    services.pass(24 * HOUR + 1);
    await askRegister(services, freshNumber());
    expect(await db.query('test_times', sql, [`number:${secretHash(`84${mobile}`)}`])).toEqual([]);
  });

  test('SMS-09 an address has a limit of codes per hour, for any numbers', async () => {
    const sms = { codeMinutes: 5, perNumberPerDay: 10, perAddressPerHour: 2 };
    const services = await testServices(db, { sms });
    const from = { ip: '198.51.100.77', language: 'EN' } as const;
    await askRegister(services, freshNumber(), from);
    await askRegister(services, freshNumber(), from);
    expect(await failureOf(askRegister(services, freshNumber(), from))).toEqual(['sms_too_many_requests', 300]);
    expect(await askRegister(services, freshNumber(), { ...from, ip: '198.51.100.78' })).toEqual({ expiredMinutes: 5 });
    services.pass(HOUR);
    expect(await askRegister(services, freshNumber(), from)).toEqual({ expiredMinutes: 5 });
  });

  test('an undeliverable code is reported, is invalid and does not count as sent', async () => {
    const services = await testServices(db);
    const mobile = freshNumber();
    const texts: string[] = [];
    const sms = async ({ text }: { text: string }) => {
      texts.push(text);
      throw new Error('the gateway is away');
    };
    const broken = { ...services, messages: { ...services.messages, sms } };
    expect(await failureOf(askRegister(broken, mobile))).toEqual(['sms_failed', undefined]);
    const code = /\d{6}/.exec(texts[0] ?? '')?.[0] ?? '';
    const key = { purpose: 'register', number: `84${mobile}` } as const;
    expect(await failureOf(checkCode(services, key, code))).toEqual(['verification_code_wrong', undefined]);
    expect(await askRegister(services, mobile)).toEqual({ expiredMinutes: 5 });
  });

  test('an undeliverable code takes back itself alone', async () => {
    const sms = { codeMinutes: 5, perNumberPerDay: 2, perAddressPerHour: 1_000 };
    const services = await testServices(db, { sms });
    const mobile = freshNumber();
    await askRegister(services, mobile);
    services.pass(HOUR);
    const away = { ...services, messages: { ...services.messages, sms: () => Promise.reject(new Error('away')) } };
    expect(await failureOf(askRegister(away, mobile))).toEqual(['sms_failed', undefined]);
    expect(await askRegister(services, mobile)).toEqual({ expiredMinutes: 5 });
    services.pass(HOUR);
    expect(await failureOf(askRegister(services, mobile))).toEqual(['sms_quota_exceeded', 22 * 3_600]);
  });
});
