import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '#server/adapters/messages.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { addMembers, HOUR, logIn, MINUTE, outcome, sessionWith, testServices, testVisitor } from '../../testing.ts';
import { forgotByEmail, resetPassword } from './reset-by-email.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  const accounts = Array.from({ length: 9 }, (_, index) => `forget0${index + 1}`);
  await addMembers(db, [
    ...accounts.map((account) => ({ account, email: `${account}@example.com` })),
    { account: 'closed01', email: 'closed01@example.com', status: 'disabled' },
    { account: 'nomail01' },
  ]);
});
afterAll(() => db.close());

const ask = (services: Services, username: string, email = `${username}@example.com`, language: 'EN' | 'VI' = 'EN') =>
  forgotByEmail(services, { username, email }, { visitor: testVisitor, language });
const mailsTo = async (recipient: string) =>
  (await readOutbox(db)).filter((message) => message.channel === 'email' && message.recipient === recipient);

async function ticketTo(account: string): Promise<string> {
  const [mail] = await mailsTo(`${account}@example.com`);
  const ticket = /\/reset-password\?ticket=(\S+)/.exec(mail?.body ?? '')?.[1];
  if (ticket === undefined) throw new Error(`no link was sent to ${account}`);
  return ticket;
}

const reset = (services: Services, ticket: string, newPassword: string) =>
  resetPassword(services, { ticket, newPassword, confirmNewPassword: newPassword }, testVisitor);

test("API-13 PASSWORD-13 PASSWORD-14 a link goes to the account's address, in the caller's language", async () => {
  const services = await testServices(db);
  const site = { ...services, config: { ...services.config, publicUrl: 'https://www.lumo.example' } };
  expect(await ask(site, 'Forget01', 'FORGET01@example.com', 'VI')).toEqual({ expiredMinutes: 30 });
  const [mail] = await mailsTo('forget01@example.com');
  expect(mail?.subject).toBe('Lumo: đặt mật khẩu mới');
  expect(mail?.body).toMatch(/https:\/\/www\.lumo\.example\/reset-password\?ticket=rt_[A-Za-z0-9_-]{22}\n/);
});

test('PASSWORD-13 PASSWORD-14 the link sets a new password once, ends every session and opens none', async () => {
  const services = await testServices(db);
  const { token } = await logIn(services, 'forget02');
  await ask(services, 'forget02');
  const ticket = await ticketTo('forget02');
  expect(await reset(services, ticket, 'Lantern2026')).toMatchObject({ endedSessions: 1 });
  await expect(sessionWith(services, token)).rejects.toThrow('expired');
  expect(await outcome(reset(services, ticket, 'Harbour2026'))).toBe('reset_ticket_invalid');
  expect(await outcome(logIn(services, 'forget02', { password: 'Lantern2026' }))).toBe('in');
});

test('PASSWORD-13 PASSWORD-14 the letter in English names the brand, the account and the time', async () => {
  const services = await testServices(db);
  const site = { ...services, config: { ...services.config, publicUrl: 'https://www.lumo.example' } };
  await ask(site, 'forget07');
  const [mail] = await mailsTo('forget07@example.com');
  expect(mail?.subject).toBe('Lumo: set a new password');
  expect(mail?.body).toMatch(/^Somebody has asked for a new password for your account forget07 at Lumo\.\n/);
  expect(mail?.body).toContain(`within 30 minutes:\nhttps://www.lumo.example/reset-password?ticket=rt_`);
});

test('PASSWORD-13 PASSWORD-14 an asked link and the new password are in the audit log', async () => {
  const services = await testServices(db);
  const entries = async () => {
    const rows = await db.query<{ kind: string; data: object }>(
      'test_entries',
      `select kind, data from audit_log a join members m on m.id = a.member_id where m.account = 'forget08'
       and kind like 'password%' order by a.id`,
    );
    return rows.map(({ kind, data }) => [kind, data]);
  };
  for (let i = 0; i < 4; i++) await ask(services, 'forget08');
  const { ip } = testVisitor;
  const asked = (sent: number) => ['password_reset_asked', { ip, sent }];
  expect(await entries()).toEqual([asked(1), asked(1), asked(1), asked(0)]);
  const { changedAt } = await reset(services, await ticketTo('forget08'), 'Lantern2026');
  expect(changedAt).toBe(new Date(services.clock()).toISOString());
  expect((await entries()).at(-1)).toEqual(['password_changed', { by: 'email', ip, session: null }]);
});

test('PASSWORD-13 PASSWORD-14 the link is valid to its last millisecond, and not for an account closed since', async () => {
  const services = await testServices(db);
  await ask(services, 'forget09');
  const ticket = await ticketTo('forget09');
  services.pass(30 * MINUTE - 1);
  await db.query('test_close', `update members set status = 'disabled' where account = 'forget09'`);
  expect(await outcome(reset(services, ticket, 'Lantern2026'))).toBe('reset_ticket_invalid');
  await db.query('test_reopen', `update members set status = 'active' where account = 'forget09'`);
  expect(await outcome(reset(services, ticket, 'Lantern2026'))).toBe('in');
});

test('PASSWORD-13 PASSWORD-14 the link is valid for 30 minutes, and a new one replaces it', async () => {
  const services = await testServices(db);
  await ask(services, 'forget03');
  const first = await ticketTo('forget03');
  await ask(services, 'forget03');
  const second = await ticketTo('forget03');
  expect(await outcome(reset(services, first, 'Lantern2026'))).toBe('reset_ticket_invalid');
  services.pass(30 * MINUTE - 1);
  // Only a valid link gets as far as the old password, whose refusal keeps the link.
  expect(await outcome(reset(services, second, 'Portico123'))).toBe('password_unchanged');
  services.pass(1);
  expect(await outcome(reset(services, second, 'Lantern2026'))).toBe('reset_ticket_invalid');
  expect(await outcome(reset(services, 'rt_0000000000000000000000', 'Lantern2026'))).toBe('reset_ticket_invalid');
});

test('VALID-29 ERROR-15 a password against the rules keeps the link valid, and success lifts a lock', async () => {
  const services = await testServices(db);
  await ask(services, 'forget04');
  const ticket = await ticketTo('forget04');
  expect(await outcome(reset(services, ticket, 'short'))).toBe('validation_failed');
  expect(await outcome(reset(services, ticket, 'Portico123'))).toBe('password_unchanged');
  const unequal = { ticket, newPassword: 'Lantern2026', confirmNewPassword: 'Lantern2027' };
  expect(await outcome(resetPassword(services, unequal, testVisitor))).toBe('passwords_do_not_match');
  const both = ['Lantern2026', 'Saffron2026'].map((password) => outcome(reset(services, ticket, password)));
  expect((await Promise.all(both)).sort()).toEqual(['in', 'reset_ticket_invalid']);
});

test('ERROR-14 ERROR-13 PASSWORD-09 PASSWORD-13 PASSWORD-14 a brand that reveals accounts reports an unknown name and a different address', async () => {
  // Which the shipped brand does.
  const services = await testServices(db);
  expect(await outcome(ask(services, 'nobody01'))).toBe('account_email_unknown');
  expect(await outcome(ask(services, 'forget01', 'other@example.com'))).toBe('wrong_email');
  expect(await outcome(ask(services, 'nomail01'))).toBe('wrong_email');
});

test('PASSWORD-13 PASSWORD-14 other brands give every caller the same answer, and send only for existing accounts', async () => {
  const services = await testServices(db, { revealUnknownAccount: false });
  const answers = await Promise.all([
    ask(services, 'nobody01'),
    ask(services, 'forget05', 'other@example.com'),
    ask(services, 'forget05'),
  ]);
  expect(answers).toEqual(Array(3).fill({ expiredMinutes: 30 }));
  await expect.poll(() => mailsTo('forget05@example.com')).toHaveLength(1);
  expect(await mailsTo('other@example.com')).toEqual([]);
});

test('API-13 a closed account gets no link and the same answer; three links an hour are the maximum', async () => {
  const services = await testServices(db);
  expect(await ask(services, 'closed01')).toEqual({ expiredMinutes: 30 });
  expect(await mailsTo('closed01@example.com')).toEqual([]);
  const all = Array.from({ length: 5 }, () => ask(services, 'forget06'));
  expect(await Promise.all(all)).toEqual(Array(5).fill({ expiredMinutes: 30 }));
  expect(await mailsTo('forget06@example.com')).toHaveLength(3);
  services.pass(HOUR + 1);
  await ask(services, 'forget06');
  expect(await mailsTo('forget06@example.com')).toHaveLength(4);
});

test('a brand that reveals accounts reports an undeliverable message, others do not', async () => {
  const broken = { sms: () => Promise.reject(new Error('down')), email: () => Promise.reject(new Error('down')) };
  const services = { ...(await testServices(db)), messages: broken };
  expect(await outcome(ask(services, 'forget01'))).toBe('unavailable');
  const silent = { ...services, brand: { ...services.brand, revealUnknownAccount: false } };
  expect(await ask(silent, 'forget02')).toEqual({ expiredMinutes: 30 });
});
