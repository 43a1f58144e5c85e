import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Language } from '#generated/model/index.ts';
import { readOutbox } from '#server/adapters/messages.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import {
  addMembers,
  auditOf,
  lastMessage,
  outcome,
  sessionOf,
  sliderTicket,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import type { Session } from '../session/session.ts';
import { sendMemberCode } from '../verification/member-codes.ts';
import { asker, codeSentTo, freshNumber } from '../verification/testing.ts';
import { bindEmail, bindMobile } from './bind-contact.ts';

const loginPassword = 'Portico123';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** A new member with both contacts, who reads a language. */
async function begin(language: Language, email: string, number: string): Promise<void> {
  services = await testServices(db);
  members += 1;
  await addMembers(db, [{ account: `contact${members}`, email, number: ['84', number] }]);
  session = await sessionOf(services, `contact${members}`);
  await db.query('test_language', 'update members set language = $2 where id = $1', [session.memberId, language]);
}

async function toEmail(email: string, by = services): Promise<void> {
  await sendMemberCode(services, session, { channel: 'email', purpose: 'bind_email', email }, asker);
  const verificationCode = await codeSentTo(services, email);
  await bindEmail(by, session, { email, verificationCode, loginPassword }, testVisitor);
}

async function toMobile(mobileNum: string, by: () => TestServices = () => services): Promise<void> {
  const number = { countryDialingCode: '84', mobileNum };
  const ticket = { sliderTicket: await sliderTicket(services) };
  await sendMemberCode(services, session, { channel: 'sms', purpose: 'bind_mobile', ...number, ...ticket }, asker);
  const verificationCode = await codeSentTo(services, `84${mobileNum}`);
  await bindMobile(by(), session, { ...number, verificationCode, loginPassword }, testVisitor);
}

const told = async () => {
  const [en, vi] = [await lastMessage(db, session.memberId, 'EN'), await lastMessage(db, session.memberId, 'VI')];
  return [en?.title, en?.content, vi?.title, vi?.content];
};
const sentTo = async (recipient: string) => (await readOutbox(db)).find((message) => message.recipient === recipient);

test('MEMBER-22 a new number is told in both languages, the former one in that of the member', async () => {
  const [before, after] = [freshNumber(), freshNumber()];
  await begin('VI', 'vi@example.com', before);
  await toMobile(after);
  const contact = `+84 ******${after.slice(-4)}`;
  expect(await told()).toEqual([
    'Your mobile number has changed',
    `<p>${contact} is now the mobile number of your account. If this was not you, change your login password now and tell customer service.</p>`,
    'Đã thay đổi số điện thoại',
    `<p>${contact} hiện là số điện thoại của tài khoản bạn. Nếu không phải bạn thực hiện, hãy đổi mật khẩu đăng nhập ngay và báo cho chăm sóc khách hàng.</p>`,
  ]);
  expect(await sentTo(`84${before}`)).toMatchObject({
    channel: 'sms',
    body: 'Lumo: so dien thoai nay khong con gan voi tai khoan cua ban. Neu khong phai ban thay doi, hay lien he cham soc khach hang ngay.',
  });
  expect((await auditOf(db, session.memberId)).at(-1)).toEqual([
    'mobile_bound',
    'member',
    { contact, ip: testVisitor.ip, session: session.id },
  ]);
});

test.each([
  [
    'EN',
    'Lumo: your e-mail address has changed',
    'Lumo: this e-mail address no longer belongs to your account. If you did not change it, contact customer service now.',
  ],
  [
    'VI',
    'Lumo: địa chỉ email đã thay đổi',
    'Lumo: địa chỉ email này không còn gắn với tài khoản của bạn. Nếu không phải bạn thay đổi, hãy liên hệ chăm sóc khách hàng ngay.',
  ],
] as const)('MEMBER-22 the former address of a member who reads %s is told so', async (language, subject, body) => {
  await begin(language, `former-${language}@example.com`, freshNumber());
  await toEmail(`next-${language}@example.com`);
  expect(await sentTo(`former-${language}@example.com`)).toMatchObject({ channel: 'email', subject, body });
});

test('the same address in other letters is no former one, and a dangerous one is written as text', async () => {
  await begin('EN', 'Same@example.com', freshNumber());
  await toEmail('same@EXAMPLE.com');
  expect(await sentTo('Same@example.com')).toBeUndefined();
  await begin('EN', 'plain@example.com', freshNumber());
  await toEmail('&x@example.com');
  expect((await told())[1]).toContain('<p>&amp;***@example.com is now');
});

test('a former contact that cannot be told keeps nothing from changing, and is logged', async () => {
  const [before, after] = [freshNumber(), freshNumber()];
  await begin('EN', 'silent@example.com', before);
  const error = vi.fn();
  const broken = (): TestServices => ({
    ...services,
    log: Object.assign(Object.create(services.log), { error }),
    messages: { ...services.messages, sms: () => Promise.reject(new Error('no gateway')) },
  });
  await toMobile(after, broken);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'a replaced contact could not be told');
  const number = 'select mobile_num as number from members where id = $1';
  expect(await db.query('test_number', number, [session.memberId])).toEqual([{ number: after }]);
});

test('a number that somebody takes at the same moment is in use, any other fault of the database is none', async () => {
  await begin('EN', 'moment@example.com', freshNumber());
  const failing = (code: string) => (): TestServices => ({
    ...services,
    db: { ...services.db, transaction: () => Promise.reject(Object.assign(new Error('no'), { code })) },
  });
  expect(await outcome(toMobile(freshNumber(), failing('23505')))).toBe('contact_in_use');
  await begin('EN', 'another@example.com', freshNumber());
  await expect(toMobile(freshNumber(), failing('40001'))).rejects.toThrow('no');
});
