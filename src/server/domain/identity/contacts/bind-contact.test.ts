import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '#server/adapters/messages.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { startSelfExclusion } from '../../care/protection/self-exclusion.ts';
import {
  addMembers,
  DAY,
  MINUTE,
  outcome,
  sessionOf,
  sliderTicket,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { loginBySms } from '../login/login.ts';
import { securityCentre } from '../member/security-centre.ts';
import type { Session } from '../session/session.ts';
import { sendMemberCode } from '../verification/member-codes.ts';
import { asker, askLogin, codeSentTo, freshNumber, otherCode } from '../verification/testing.ts';
import { bindEmail, bindMobile } from './bind-contact.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** A new member, logged in. */
async function begin(contact: { email?: string; number?: readonly [string, string] } = {}): Promise<void> {
  services = await testServices(db);
  members += 1;
  await addMembers(db, [{ account: `binds${members}`, ...contact }]);
  session = await sessionOf(services, `binds${members}`);
}

async function emailCode(email: string): Promise<string> {
  await sendMemberCode(services, session, { channel: 'email', purpose: 'bind_email', email }, asker);
  return codeSentTo(services, email);
}
async function mobileCode(mobileNum: string): Promise<string> {
  const ticket = await sliderTicket(services);
  const payload = { channel: 'sms', purpose: 'bind_mobile', countryDialingCode: '84', mobileNum } as const;
  await sendMemberCode(services, session, { ...payload, sliderTicket: ticket }, asker);
  return codeSentTo(services, `84${mobileNum}`);
}
const toEmail = (email: string, verificationCode: string, loginPassword = 'Portico123') =>
  bindEmail(services, session, { email, verificationCode, loginPassword }, testVisitor);
const toMobile = (mobileNum: string, verificationCode: string, loginPassword = 'Portico123') =>
  bindMobile(services, session, { countryDialingCode: '84', mobileNum, verificationCode, loginPassword }, testVisitor);
const itemOf = async (kind: string) =>
  (await securityCentre(services, session)).items.find((candidate) => candidate.kind === kind);
const sentTo = async (recipient: string) =>
  (await readOutbox(db)).filter((message) => message.recipient === recipient).map(({ body }) => body);

describe('binding an e-mail address', () => {
  test('MEMBER-22 takes a code and the login password, and tells the member, the auditor and the former address', async () => {
    await begin({ email: 'old@example.com' });
    services.pass(MINUTE);
    await toEmail('new@example.com', await emailCode('new@example.com'));
    expect(await itemOf('email')).toMatchObject({
      state: 'done',
      detail: 'n***@example.com',
      changedAt: '2026-01-05T09:31:00.000Z',
    });
    const [told] = await sentTo('old@example.com');
    expect(told).toContain('no longer belongs to your account');
    const inbox = await db.query<{ title: string }>(
      'test_inbox',
      `select t.title from messages m join message_texts t on t.message_id = m.id
        where m.member_id = $1 and t.language = 'EN' and m.category = 'account' order by m.sent_at desc limit 1`,
      [session.memberId],
    );
    expect(inbox).toEqual([{ title: 'Your e-mail address has changed' }]);
    const audited = await db.query<{ data: { contact: string } }>(
      'test_audit',
      `select data from audit_log where kind = 'email_bound' and member_id = $1`,
      [session.memberId],
    );
    expect(audited.map(({ data }) => data.contact)).toEqual(['n***@example.com']);
  });

  test('a first address is bound without a message to a former one', async () => {
    await begin();
    const before = (await readOutbox(db)).length;
    await toEmail('First@example.com', await emailCode('first@example.com'));
    expect((await readOutbox(db)).length).toBe(before + 1);
    expect(await itemOf('email')).toMatchObject({ state: 'done', detail: 'F***@example.com' });
  });

  test('a code is good once and for its address; a wrong proof keeps it', async () => {
    await begin();
    const code = await emailCode('one@example.com');
    expect(await outcome(toEmail('two@example.com', code))).toBe('verification_code_wrong');
    expect(await outcome(toEmail('one@example.com', code, 'Wrong1234'))).toBe('wrong_password');
    expect(await outcome(toEmail('one@example.com', code))).toBe('in');
    expect(await outcome(toEmail('one@example.com', code))).toBe('verification_code_wrong');
  });

  test('after five wrong codes the code is void', async () => {
    await begin();
    const code = await emailCode('tries@example.com');
    const wrong = otherCode(code);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await outcome(toEmail('tries@example.com', wrong))).toBe('verification_code_wrong');
    }
    expect(await outcome(toEmail('tries@example.com', code))).toBe('verification_code_expired');
  });

  test('the address of another member is refused in any case of letters, and the code is used up', async () => {
    await begin({ email: 'Taken@example.com' });
    await begin();
    const code = await emailCode('taken@EXAMPLE.com');
    expect(await outcome(toEmail('taken@EXAMPLE.com', code))).toBe('contact_in_use');
    expect(await outcome(toEmail('taken@EXAMPLE.com', code))).toBe('verification_code_wrong');
    expect(await itemOf('email')).toMatchObject({ state: 'missing' });
  });

  test('MEMBER-22 the address with which somebody excluded themselves is refused until their time is over', async () => {
    await begin({ email: 'Rests@example.com' });
    await startSelfExclusion(services, session, 'day_1');
    // An operator has corrected the account since.
    await db.query('test_email', `update members set email = null where id = $1`, [session.memberId]);
    await begin();
    expect(await outcome(toEmail('rests@example.com', await emailCode('rests@example.com')))).toBe('contact_in_use');
    services.pass(DAY);
    session = await sessionOf(services, `binds${members}`);
    expect(await outcome(toEmail('rests@example.com', await emailCode('rests@example.com')))).toBe('in');
  });

  test('of two members who bind one address at the same time, one succeeds', async () => {
    await begin();
    const first = { session, code: await emailCode('race@example.com') };
    await begin();
    services.pass(MINUTE);
    const second = { session, code: await emailCode('race@example.com') };
    const bind = ({ session: of, code }: typeof first) =>
      bindEmail(
        services,
        of,
        { email: 'race@example.com', verificationCode: code, loginPassword: 'Portico123' },
        testVisitor,
      );
    const outcomes = await Promise.all([outcome(bind(first)), outcome(bind(second))]);
    expect(outcomes.toSorted()).toEqual(['contact_in_use', 'in']);
  });

  test('ROLE-08 a trial account binds nothing', async () => {
    await begin();
    session = { ...session, type: 4 };
    expect(await outcome(toEmail('trial@example.com', '000000'))).toBe('in_need_true_account');
    expect(await outcome(toMobile('901234567', '000000'))).toBe('in_need_true_account');
  });
});

describe('binding a mobile number', () => {
  test('MEMBER-22 takes a code, and a login by SMS uses the new number at once', async () => {
    const [before, after] = [freshNumber(), freshNumber()];
    await begin({ number: ['84', before] });
    await toMobile(after, await mobileCode(after));
    expect(await itemOf('mobile')).toMatchObject({ state: 'done', detail: `+84 ******${after.slice(-4)}` });
    expect((await sentTo(`84${before}`))[0]).toContain('no longer belongs to your account');
    services.pass(DAY);
    const open = {
      ...services,
      brand: { ...services.brand, flags: { ...services.brand.flags, MOBILEVERCODELOGIN3: true } },
    };
    await askLogin(open, after);
    const login = { type: 'sms', countryDialingCode: '84', mobileNum: after } as const;
    const verificationCode = await codeSentTo(services, `84${after}`);
    expect(await outcome(loginBySms(open, { ...login, verificationCode }, testVisitor))).toBe('in');
  });

  test("the number of another member, an excluded one's too, is refused and the code is used up", async () => {
    const number = freshNumber();
    await begin();
    await addMembers(db, [{ account: `gone${members}`, number: ['84', number], status: 'excluded' }]);
    const code = await mobileCode(number);
    expect(await outcome(toMobile(number, code))).toBe('contact_in_use');
    expect(await outcome(toMobile(number, code))).toBe('verification_code_wrong');
  });

  test('MEMBER-22 the number with which somebody excluded themselves is refused until their time is over', async () => {
    const number = freshNumber();
    await begin({ number: ['84', number] });
    await startSelfExclusion(services, session, 'day_1');
    // An operator has corrected the account since.
    await db.query('test_number', `update members set dialing_code = null, mobile_num = null where id = $1`, [
      session.memberId,
    ]);
    await begin();
    expect(await outcome(toMobile(number, await mobileCode(number)))).toBe('contact_in_use');
    services.pass(DAY);
    session = await sessionOf(services, `binds${members}`);
    expect(await outcome(toMobile(number, await mobileCode(number)))).toBe('in');
  });

  test('the own unproven number becomes proven, without a message to a former one', async () => {
    const number = freshNumber();
    services = await testServices(db);
    members += 1;
    await addMembers(db, [{ account: `binds${members}`, number: ['84', number], numberProven: false }]);
    session = await sessionOf(services, `binds${members}`);
    expect(await itemOf('mobile')).toMatchObject({ state: 'missing' });
    await toMobile(number, await mobileCode(number));
    expect(await itemOf('mobile')).toMatchObject({ state: 'done' });
    expect(await sentTo(`84${number}`)).toHaveLength(1);
  });

  test('of two members who bind one number at the same time, one succeeds', async () => {
    const number = freshNumber();
    await begin();
    const first = { session, code: await mobileCode(number) };
    await begin();
    services.pass(MINUTE);
    const second = { session, code: await mobileCode(number) };
    const bind = ({ session: of, code }: typeof first) =>
      bindMobile(
        services,
        of,
        { countryDialingCode: '84', mobileNum: number, verificationCode: code, loginPassword: 'Portico123' },
        testVisitor,
      );
    const outcomes = await Promise.all([outcome(bind(first)), outcome(bind(second))]);
    expect(outcomes.toSorted()).toEqual(['contact_in_use', 'in']);
  });

  test('what is no mobile number of a country of the brand is refused', async () => {
    await begin();
    expect(await outcome(toMobile('123', '000000'))).toBe('mobile_number_invalid');
  });
});
