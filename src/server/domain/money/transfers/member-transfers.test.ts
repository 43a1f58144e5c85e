import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { addMembers, DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { post } from '../wallet/post.ts';
import { reconcile } from '../wallet/reconcile.ts';
import { findMemberTransfer, memberTransferTerms, transferToDownline, transferToUpline } from './member-transfers.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(
    db,
    ['sender01', 'sender02', 'sender03', 'sender04', 'sender05', 'sender06', 'sender07', 'above01', 'alone01'].map(
      (account) => ({
        account,
      }),
    ),
  );
  await db.query('test_line', `update members set to_upline = true, upline_id = 1000002 where account like 'sender0%'`);
  await db.query(
    'test_above',
    `update members set to_upline = true,
      upline_id = (select id from members where account = 'above01') where account = 'agent01'`,
  );
});
afterAll(() => db.close());

const AGENT = 1_000_002;
let keys = 0;

async function sender(services: TestServices, account: string, amount: string): Promise<Session> {
  const session = await sessionOf(services, account);
  keys += 1;
  await post(db, {
    key: `test:${keys}`,
    kind: 'adjustment',
    reason: { kind: 'operator', id: `${keys}` },
    at: new Date(services.clock()),
    currency: 'USD',
    entries: [
      { house: 'house', amount: `-${amount}` },
      { memberId: session.memberId, purpose: 'main', amount },
    ],
  });
  return session;
}

const send = (services: TestServices, session: Session, amount: string, note?: string) =>
  db.transaction((tx) => transferToUpline(services, tx, session, { amount, ...(note !== undefined && { note }) }));

const sendDown = (services: TestServices, session: Session, account: string, amount: string) =>
  db.transaction((tx) => transferToDownline(services, tx, session, { account, amount, note: 'Float' }));

async function balanceOf(memberId: number): Promise<number> {
  const sql = `select balance from wallets where member_id = $1 and kind = 'main'`;
  return Number((await db.query<{ balance: string }>('test_balance', sql, [memberId]))[0]?.balance);
}

test('MEMBER-06 money goes to the upline at once, both sides in one posting with the note', async () => {
  const services = await testServices(db);
  const session = await sender(services, 'sender07', '100.00');
  const before = await balanceOf(AGENT);
  const transfer = await send(services, session, '20.00', 'Back from <last> week');
  expect(transfer).toEqual({
    transferId: expect.stringMatching(/^ut-[\w-]+$/),
    direction: 'upline',
    party: { account: 'agent01', nickname: 'Thanh Hà' },
    amount: '20.00',
    note: 'Back from <last> week',
    state: 'completed',
    createdAt: '2026-01-05T09:30:00.000Z',
    balanceAfter: '80.00',
  });
  expect((await balanceOf(AGENT)) - before).toBe(20);
  expect(await findMemberTransfer(services, session, transfer.transferId)).toEqual(transfer);
  const posted = await db.query(
    'test_posted',
    `select kind, reason_kind, note, (select count(*)::int from entries where transaction_id = t.id) as entries
     from transactions t where reason_id = $1`,
    [transfer.transferId],
  );
  expect(posted).toEqual([
    { kind: 'transfer', reason_kind: 'member_transfer', note: 'Back from <last> week', entries: 2 },
  ]);
});

test('WALLET-08 an agent transfers to a direct downline and to its upline, and the terms say that it may', async () => {
  const services = await testServices(db);
  const agent = await sessionOf(services, 'agent01');
  expect(await memberTransferTerms(services, agent)).toMatchObject({
    downlineAllowed: true,
    upline: { account: 'above01' },
  });
  expect(await send(services, agent, '10.00')).toMatchObject({ direction: 'upline', party: { account: 'above01' } });
  const down = (session: Session, account: string, amount: string) => sendDown(services, session, account, amount);
  const receiver = await sessionOf(services, 'sender01');
  const before = await balanceOf(receiver.memberId);
  const transfer = await down(agent, 'Sender01', '10.00');
  expect(transfer).toMatchObject({
    direction: 'downline',
    party: { account: 'sender01' },
    amount: '10.00',
    note: 'Float',
  });
  expect((await balanceOf(receiver.memberId)) - before).toBe(10);
  expect(await findMemberTransfer(services, agent, transfer.transferId)).toEqual(transfer);
  for (const account of ['alone01', 'nobody99', 'agent01']) {
    expect(await outcome(down(agent, account, '10.00'))).toBe('not_found');
  }
  expect(await outcome(down(receiver, 'sender02', '10.00'))).toBe('forbidden');
  expect(await outcome(down(agent, 'sender01', '10000.01'))).toBe('amount_out_of_range');
  expect(await outcome(down(agent, 'sender01', '0.99'))).toBe('amount_out_of_range');
});

test('MEMBER-06 the receiver gets a message, and the audit log has the transfer', async () => {
  const services = await testServices(db);
  const session = await sender(services, 'sender01', '5.00');
  const { transferId } = await send(services, session, '5.00');
  const [told] = await db.query<{ title: string; content: string }>(
    'test_message',
    `select t.title, t.content from messages m join message_texts t on t.message_id = m.id
     where m.member_id = $1 and m.category = 'money' and t.title = '$5.00 received'`,
    [AGENT],
  );
  expect(told).toEqual({
    title: '$5.00 received',
    content: '<p>sender01 transferred $5.00 to your main wallet.</p>',
  });
  const [audited] = await db.query<{ data: object }>(
    'test_audit',
    `select data from audit_log where kind = 'member_transfer' order by id desc limit 1`,
  );
  expect(audited?.data).toMatchObject({ transfer: transferId, amount: '5.00', receiver: AGENT });
});

test('a receiver who reads Vietnamese gets the message in Vietnamese', async () => {
  const services = await testServices(db);
  const session = await sender(services, 'sender01', '6.00');
  await send(services, session, '6.00');
  const [told] = await db.query(
    'test_message_vi',
    `select t.title, t.content from messages m join message_texts t on t.message_id = m.id
     where m.member_id = $1 and m.category = 'money' and t.language = 'VI' and t.title like '%$6.00'`,
    [AGENT],
  );
  expect(told).toEqual({
    title: 'Đã nhận $6.00',
    content: '<p>sender01 đã chuyển $6.00 vào ví chính của bạn.</p>',
  });
});

test('MEMBER-06 the terms name the receiver, the limits and whether a payment password is set', async () => {
  const services = await testServices(db);
  const session = await sender(services, 'sender05', '30.00');
  const terms = {
    upline: { account: 'agent01', nickname: 'Thanh Hà' },
    downlineAllowed: false,
    available: '30.00',
    minAmount: '1.00',
    maxAmount: '10000.00',
    dailyRemaining: '20000.00',
    paymentPasswordSet: false,
  };
  expect(await memberTransferTerms(services, session)).toEqual(terms);
  await send(services, session, '12.50');
  expect(await memberTransferTerms(services, session)).toEqual({
    ...terms,
    available: '17.50',
    dailyRemaining: '19987.50',
  });
  expect(await memberTransferTerms(services, await sessionOf(services, 'agent01'))).toMatchObject({
    upline: { account: 'above01', nickname: 'above01' },
    downlineAllowed: true,
    paymentPasswordSet: true,
  });
});

test.each([
  [0, false],
  [1, true],
  [2, true],
  [4, false],
  [41, true],
  [42, true],
] as const)('WALLET-08 an account of type %i may transfer down: %s', async (type, downlineAllowed) => {
  const services = await testServices(db);
  const session = { ...(await sessionOf(services, 'sender05')), type };
  expect(await memberTransferTerms(services, session)).toMatchObject({ downlineAllowed });
});

test('MEMBER-06 WALLET-08 exactly the largest amount is transferred, and exactly the daily limit', async () => {
  const services = await testServices(db);
  const session = await sender(services, 'sender06', '30000.00');
  expect(await outcome(send(services, session, '10000.01'))).toBe('amount_out_of_range');
  expect(await outcome(send(services, session, '10000.00'))).toBe('in');
  expect(await outcome(send(services, session, '10000.00'))).toBe('in');
  expect((await memberTransferTerms(services, session)).dailyRemaining).toBe('0.00');
  expect(await outcome(send(services, session, '1.00'))).toBe('amount_out_of_range');
  // The operator lowers the limit below what was sent already.
  const { brand } = services;
  const lowered = { ...services, brand: { ...brand, transfers: { ...brand.transfers, maxPerDay: '5000.00' } } };
  expect((await memberTransferTerms(lowered, session)).dailyRemaining).toBe('0.00');
});

test('only its sender finds a transfer', async () => {
  const services = await testServices(db);
  const session = await sender(services, 'sender01', '5.00');
  const { transferId } = await send(services, session, '5.00');
  const other = await sessionOf(services, 'sender02');
  expect(await outcome(findMemberTransfer(services, other, transferId))).toBe('not_found');
  expect(await outcome(findMemberTransfer(services, session, 'ut-none'))).toBe('not_found');
});

test('a member without an upline, or without permission, is refused, and the terms say so', async () => {
  const services = await testServices(db);
  const alone = await sender(services, 'alone01', '10.00');
  expect((await memberTransferTerms(services, alone)).upline).toBe(null);
  expect(await outcome(send(services, alone, '5.00'))).toBe('forbidden');
  const player = await sessionOf(services, 'player01');
  expect((await memberTransferTerms(services, player)).upline).toBe(null);
  expect(await outcome(send(services, player, '5.00'))).toBe('forbidden');
});

test.each([
  ['0.99', 'amount_out_of_range'],
  ['10000.01', 'amount_out_of_range'],
  ['999999999999999.00', 'amount_out_of_range'],
  ['5.001', 'validation_failed'],
  ['51.00', 'insufficient_balance'],
  ['1.000', 'in'],
])('an amount of %s is answered %s', async (amount, result) => {
  const services = await testServices(db);
  const session = await sender(services, 'sender02', '50.00');
  const extra = (await balanceOf(session.memberId)) - 50;
  if (extra > 0) await send(services, session, `${extra.toFixed(2)}`);
  expect(await outcome(send(services, session, amount))).toBe(result);
});

test("the daily limit applies to the last second of the brand's day, and to concurrent transfers", async () => {
  const services = await testServices(db);
  const session = await sender(services, 'sender03', '60000.00');
  const results = await Promise.all([1, 2, 3].map(() => outcome(send(services, session, '9000.00'))));
  expect(results.sort()).toEqual(['amount_out_of_range', 'in', 'in']);
  expect((await memberTransferTerms(services, session)).dailyRemaining).toBe('2000.00');
  // The tests begin at 16:30 of 5 January in Ho Chi Minh City; the day ends 7.5 hours later.
  services.pass(7.5 * HOUR - 1);
  expect(await outcome(send(services, session, '9000.00'))).toBe('amount_out_of_range');
  services.pass(1);
  expect(await outcome(send(services, session, '9000.00'))).toBe('in');
  services.pass(DAY);
  expect((await memberTransferTerms(services, session)).dailyRemaining).toBe('20000.00');
});

test('concurrent transfers in both directions neither deadlock nor lose anything', async () => {
  const services = await testServices(db);
  const below = await sender(services, 'sender04', '1000.00');
  const above = await sender(services, 'agent01', '1.00');
  const before = (await balanceOf(below.memberId)) + (await balanceOf(above.memberId));
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      outcome(i % 2 ? send(services, below, '1.00') : sendDown(services, above, 'sender04', '1.00')),
    ),
  );
  expect(new Set(results)).toEqual(new Set(['in']));
  expect((await balanceOf(below.memberId)) + (await balanceOf(above.memberId))).toBeCloseTo(before, 6);
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});
