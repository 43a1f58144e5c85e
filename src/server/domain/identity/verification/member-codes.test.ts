import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MemberCodePayload } from '#generated/model/index.ts';
import { readOutbox } from '#server/adapters/messages.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import {
  addMembers,
  MINUTE,
  outcome,
  sessionOf,
  sliderTicket,
  type TestMember,
  type TestServices,
  testServices,
} from '../../testing.ts';
import type { Session } from '../session/session.ts';
import { memberCodeKey, sendMemberCode } from './member-codes.ts';
import { checkCode } from './sms-codes.ts';
import { asker, codeSentTo, freshNumber } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  services = await testServices(db);
  session = await loggedIn();
});

/** A new member, logged in. */
async function loggedIn(contact: Partial<TestMember> = {}): Promise<Session> {
  members += 1;
  const account = `codes${members}`;
  await addMembers(db, [{ account, ...contact }]);
  return sessionOf(services, account);
}

const send = (payload: MemberCodePayload, as = session, from: Parameters<typeof sendMemberCode>[3] = asker) =>
  sendMemberCode(services, as, payload, from);
const toEmail = (email: string) => ({ channel: 'email', purpose: 'bind_email', email }) as const;
const toNumber = async (mobileNum: string, countryDialingCode = '84') => {
  const ticket = await sliderTicket(services);
  return { channel: 'sms', purpose: 'bind_mobile', countryDialingCode, mobileNum, sliderTicket: ticket } as const;
};
const forgotten = (channel: 'email' | 'sms') => ({ channel, purpose: 'reset_payment_password' }) as const;
const isGood = (purpose: MemberCodePayload['purpose'], code: string, target = '', as = session) =>
  outcome(checkCode(services, memberCodeKey(purpose, as.memberId, target), code));

describe('the code of a member', () => {
  test('SMS-11 ENTITY-16 for an address goes there, in the language of the caller, and tells how long it is good', async () => {
    const email = 'An.Tran@example.com';
    expect(await send(toEmail(email))).toEqual({
      sentTo: 'A***@example.com',
      expiredMinutes: 5,
      expirationTime: services.clock() + 5 * MINUTE,
    });
    const code = await codeSentTo(services, email);
    const [mail] = await readOutbox(db);
    expect(mail).toMatchObject({
      channel: 'email',
      recipient: email,
      subject: 'Lumo: your verification code',
      body: `Lumo: your verification code is ${code}, good for 5 minutes. Do not give it to anybody.`,
    });
    services.pass(MINUTE);
    await send(toEmail(email), session, { ...asker, language: 'VI' });
    const [other] = await readOutbox(db);
    expect(other?.subject).toBe('Lumo: mã xác minh của bạn');
  });

  test('SMS-11 SMS-07 for a number goes there by SMS with a slider ticket, which is spent', async () => {
    const mobileNum = freshNumber();
    const payload = await toNumber(`0${mobileNum}`);
    const { sliderTicket: _none, ...without } = payload;
    expect(await outcome(send(without))).toBe('captcha_check_failed');
    expect((await send(payload)).sentTo).toBe(`+84 ******${mobileNum.slice(-4)}`);
    const [message] = await readOutbox(db);
    expect(message).toMatchObject({ channel: 'sms', recipient: `84${mobileNum}`, subject: null });
    expect(await isGood('bind_mobile', await codeSentTo(services, `84${mobileNum}`), `84${mobileNum}`)).toBe('in');
    services.pass(5 * MINUTE);
    expect(await outcome(send(payload))).toBe('captcha_check_failed');
    expect(await outcome(send(await toNumber('1234')))).toBe('mobile_number_invalid');
  });

  test('SMS-11 is good for its purpose, its member and its target, whose letters may be of any case', async () => {
    const email = 'Target@example.com';
    await send(toEmail(email));
    const code = await codeSentTo(services, email);
    expect(await isGood('bind_email', code, 'TARGET@example.com')).toBe('in');
    expect(await isGood('bind_email', code, 'other@example.com')).toBe('verification_code_wrong');
    expect(await isGood('bind_mobile', code, email)).toBe('verification_code_wrong');
    expect(await isGood('bind_email', code, email, await loggedIn())).toBe('verification_code_wrong');
  });

  test('SMS-11 makes those of its member and purpose for other targets void, and no others', async () => {
    const other = await loggedIn({ email: 'bound@example.com' });
    const codes: string[] = [];
    for (const [payload, as, to] of [
      [forgotten('email'), other, 'bound@example.com'],
      [toEmail('theirs@example.com'), session, 'theirs@example.com'],
      [toEmail('first@example.com'), other, 'first@example.com'],
      [toEmail('second@example.com'), other, 'second@example.com'],
    ] as const) {
      await send(payload, as);
      codes.push(await codeSentTo(services, to));
      services.pass(MINUTE);
    }
    const [reset = '', theirs = '', first = '', second = ''] = codes;
    expect(await isGood('bind_email', first, 'first@example.com', other)).toBe('verification_code_wrong');
    expect(await isGood('bind_email', second, 'second@example.com', other)).toBe('in');
    expect(await isGood('bind_email', theirs, 'theirs@example.com')).toBe('in');
    expect(await isGood('reset_payment_password', reset, '', other)).toBe('in');
  });

  test('SMS-11 for a forgotten payment password goes to what is bound, whichever channel is chosen', async () => {
    const number = freshNumber();
    const both = await loggedIn({ email: 'both@example.com', number: ['84', number] });
    expect((await send(forgotten('email'), both)).sentTo).toBe('b***@example.com');
    expect(await isGood('reset_payment_password', await codeSentTo(services, 'both@example.com'), '', both)).toBe('in');
    services.pass(MINUTE);
    const bySms = { ...forgotten('sms'), sliderTicket: await sliderTicket(services) };
    expect((await send(bySms, both)).sentTo).toBe(`+84 ******${number.slice(-4)}`);
    expect(await isGood('reset_payment_password', await codeSentTo(services, `84${number}`), '', both)).toBe('in');
  });

  test('SMS-11 has no way to a member without an address, without a number, or with a number that nobody proved', async () => {
    const unproven = await loggedIn({ number: ['84', freshNumber()], numberProven: false });
    expect(await outcome(send(forgotten('email')))).toBe('contact_missing');
    for (const as of [session, unproven]) {
      const bySms = { ...forgotten('sms'), sliderTicket: await sliderTicket(services) };
      expect(await outcome(send(bySms, as))).toBe('contact_missing');
    }
  });

  test('SMS-11 is limited for the member, whatever its targets', async () => {
    await send(toEmail('one@example.com'));
    expect(await outcome(send(toEmail('two@example.com')))).toBe('sms_too_many_requests');
    expect(await outcome(send(toEmail('one@example.com'), await loggedIn()))).toBe('sms_too_many_requests');
    expect(await outcome(send(toEmail('two@example.com'), await loggedIn()))).toBe('in');
  });
});

test.each<[string, MemberCodePayload]>([
  ['email', { channel: 'email', purpose: 'bind_email' }],
  ['channel', { channel: 'sms', purpose: 'bind_email', email: 'an@example.com' }],
  ['channel', { channel: 'email', purpose: 'bind_mobile', countryDialingCode: '84', mobileNum: '912345678' }],
  ['countryDialingCode', { channel: 'sms', purpose: 'bind_mobile', mobileNum: '912345678' }],
  ['mobileNum', { channel: 'sms', purpose: 'bind_mobile', countryDialingCode: '84' }],
])('the field %s is named where it does not fit the purpose: %j', async (field, payload) => {
  await expect(send(payload)).rejects.toMatchObject({
    code: 'validation_failed',
    details: {
      fields: [{ pointer: `/body/${field}`, rule: 'purpose', message: 'Does not fit the purpose of the code' }],
    },
  });
});
