import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { sendMessages } from '../../ground/messages/send-messages.ts';
import { type Identity, requireNotExcludedPerson } from '../../identity/contacts/excluded-person.ts';
import { login } from '../../identity/login/login.ts';
import { createSessionTicket, exchangeSessionTicket } from '../../identity/login/login-ticket.ts';
import { resetByPhone } from '../../identity/password-reset/reset-by-phone.ts';
import { codeFor, formOf, registrant } from '../../identity/registration/testing.ts';
import { listSessions } from '../../identity/session/sessions.ts';
import { newCode } from '../../identity/verification/sms-codes.ts';
import { give } from '../../payments/funds/testing.ts';
import { mainBalance, openGame } from '../../play/seamless/testing.ts';
import { registerByUsername } from '../../rewards/new-accounts/register.ts';
import {
  addMembers,
  DAY,
  logIn,
  outcome,
  sessionOf,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { endSelfExclusions, startSelfExclusion } from './self-exclusion.ts';

let db: TestDatabase;
let services: TestServices;
let account: string;
let members = 0;
const number = () => ['84', `9013${String(members).padStart(5, '0')}`] as const;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  account = `away${members}`;
  await addMembers(db, [{ account, number: number(), email: `Away${members}@example.com` }]);
  await db.query('test_id_number', 'update members set id_number = $2 where account = $1', [
    account,
    `0790-${members}a`,
  ]);
});
afterAll(() => db.close());

async function exclude(period: Parameters<typeof startSelfExclusion>[2] = 'day_7') {
  const session = await sessionOf(services, account);
  return startSelfExclusion(services, session, period);
}

test('MEMBER-22 FOOTER-09 ends every session, and refuses logins until its time is over', async () => {
  const session = await sessionOf(services, account);
  await sessionOf(services, account);
  expect(await exclude()).toEqual({
    period: 'day_7',
    startsAt: '2026-01-05T09:30:00.000Z',
    endsAt: '2026-01-12T09:30:00.000Z',
    sessionsEnded: 3,
    helpLine: services.brand.helpLine,
  });
  expect(await listSessions(services, session)).toEqual([]);
  await expect(logIn(services, account)).rejects.toMatchObject({
    code: 'self_excluded',
    details: { until: '2026-01-12T09:30:00.000Z' },
  });
  services.pass(7 * DAY - 1);
  await endSelfExclusions(services);
  expect(await outcome(logIn(services, account))).toBe('self_excluded');
  services.pass(1);
  await endSelfExclusions(services);
  expect(await outcome(logIn(services, account))).toBe('in');
});

test('MEMBER-22 every way in says when it ends: SMS, a ticket, and a new password by phone', async () => {
  const { flags } = services.brand;
  services = await testServices(db, { flags: { ...flags, MOBILEVERCODELOGIN3: true } });
  const { ticket } = await createSessionTicket(services, account);
  await exclude();
  const [countryDialingCode, mobileNum] = number();
  const code = () => newCode(services, { purpose: 'login', number: `${countryDialingCode}${mobileNum}` });
  const phone = { countryDialingCode, mobileNum };
  const said = { code: 'self_excluded', details: { until: '2026-01-12T09:30:00.000Z' } };
  const bySms = login(services, { type: 'sms', ...phone, verificationCode: await code() }, testVisitor);
  await expect(bySms).rejects.toMatchObject(said);
  await expect(exchangeSessionTicket(services, ticket, testVisitor)).rejects.toMatchObject(said);
  const changed = { ...phone, verificationCode: await code(), newPassword: 'Saffron2026' };
  await expect(resetByPhone(services, changed, testVisitor)).rejects.toMatchObject(said);
});

test('MEMBER-22 a permanent one never ends', async () => {
  expect(await exclude('permanent')).toMatchObject({ endsAt: null });
  services.pass(10_000 * DAY);
  await endSelfExclusions(services);
  await expect(logIn(services, account)).rejects.toMatchObject({ code: 'self_excluded', details: { until: null } });
});

test('MEMBER-22 a period that the brand does not offer is refused, and excludes nobody', async () => {
  expect(await outcome(exclude('year_5'))).toBe('validation_failed');
  expect(await outcome(logIn(services, account))).toBe('in');
});

test('MEMBER-22 of two calls at once one excludes', async () => {
  const session = await sessionOf(services, account);
  const both = ['day_1', 'day_7'] as const;
  const results = await Promise.all(both.map((period) => outcome(startSelfExclusion(services, session, period))));
  expect(results.sort()).toEqual(['in', 'session_expired']);
});

test('MEMBER-22 takes no stake, settles open bets, and leaves an account that the operator closed closed', async () => {
  await give(services, await sessionOf(services, account), '10.00');
  const player = await openGame(services, account);
  await player.debit(`${account}-a`, `${account}-a`, '4.00');
  await exclude('day_1');
  expect(await outcome(player.debit(`${account}-b`, `${account}-b`, '1.00'))).toBe('self_excluded');
  await player.credit(`${account}-c`, `${account}-a`, '9.00');
  expect(await mainBalance(db, player.memberId)).toBe('15.00');
  await db.query('test_close', `update members set status = 'disabled' where account = $1`, [account]);
  services.pass(DAY);
  await endSelfExclusions(services);
  expect(await outcome(logIn(services, account))).toBe('account_disabled');
});

test('MEMBER-22 two processes that end exclusions at once open an account once', async () => {
  await exclude('day_1');
  services.pass(DAY);
  await Promise.all([endSelfExclusions(services), endSelfExclusions(services)]);
  const sql = `
    select kind from audit_log l join members m on m.id = l.member_id
    where m.account = $1 and l.kind like 'self_excl%' order by l.id`;
  const kinds = await db.query('test_exclusion_audit', sql, [account]);
  expect(kinds).toEqual([{ kind: 'self_excluded' }, { kind: 'self_exclusion_ended' }]);
});

test('MEMBER-22 FOOTER-09 no promotion is sent to the member, while messages about the account and others arrive', async () => {
  const { memberId } = await sessionOf(services, account);
  await addMembers(db, [{ account: `${account}b` }]);
  const other = await sessionOf(services, `${account}b`);
  await exclude('day_1');
  const send = async (sentAt: Date) => {
    const texts = { EN: { title: 'News', content: '<p>News</p>' } };
    const to = (receiver: number, category: 'promotion' | 'account') =>
      ({ memberId: receiver, category, language: 'EN', texts, sentAt }) as const;
    await sendMessages(db, [to(memberId, 'promotion'), to(memberId, 'account'), to(other.memberId, 'promotion')]);
    const sql = `select category from messages where member_id = $1 and sent_at = $2 order by category`;
    const received = (id: number) => db.query<{ category: string }>('test_received', sql, [id, sentAt]);
    return (await Promise.all([received(memberId), received(other.memberId)])).map((rows) =>
      rows.map(({ category }) => category),
    );
  };
  expect(await send(new Date(services.clock()))).toEqual([['account'], ['promotion']]);
  services.pass(DAY);
  await endSelfExclusions(services);
  expect(await send(new Date(services.clock()))).toEqual([['account', 'promotion'], ['promotion']]);
});

describe('a new registration', () => {
  test('MEMBER-22 with the mobile number is refused, and creates nothing', async () => {
    await exclude();
    const [countryDialingCode, mobileNum] = number();
    const form = await formOf(services, {
      countryDialingCode,
      mobileNum,
      verificationCode: await codeFor(services, mobileNum),
    });
    expect(await outcome(registerByUsername(services, form, registrant))).toBe('self_excluded');
    const named = await db.query('test_named', 'select 1 from members where account = lower($1)', [
      form.username ?? '',
    ]);
    expect(named).toEqual([]);
  });

  const person = (identity: Identity) => outcome(requireNotExcludedPerson(db, identity, new Date(services.clock())));

  test('MEMBER-22 with the e-mail address or identity number is refused in any spelling, others are not', async () => {
    await exclude();
    expect(await person({ email: ` aWAY${members}@EXAMPLE.com ` })).toBe('self_excluded');
    expect(await person({ idNumber: `07 90.${members}A` })).toBe('self_excluded');
    expect(await person({ email: `other${members}@example.com`, idNumber: '1' })).toBe('in');
    expect(await person({})).toBe('in');
  });

  test('MEMBER-22 with another mobile number is possible', async () => {
    await exclude();
    const [dialingCode, mobileNum] = number();
    expect(await person({ number: { dialingCode, mobileNum } })).toBe('self_excluded');
    expect(await person({ number: { dialingCode, mobileNum: '900000001' } })).toBe('in');
    expect(await person({ number: { dialingCode: '66', mobileNum } })).toBe('in');
  });

  test('MEMBER-22 is possible again after the exclusion', async () => {
    await exclude('day_1');
    services.pass(DAY - 1);
    expect(await person({ email: `away${members}@example.com` })).toBe('self_excluded');
    services.pass(1);
    expect(await person({ email: `away${members}@example.com` })).toBe('in');
  });
});
