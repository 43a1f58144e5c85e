import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { securityCentre } from '../../identity/member/security-centre.ts';
import type { Session } from '../../identity/session/session.ts';
import { rejectWithdrawal } from '../../payments/withdrawals/decide-withdrawal.ts';
import { addPayee, PAYMENT_PASSWORD, withdraw } from '../../payments/withdrawals/testing.ts';
import {
  addMembers,
  auditOf,
  HOUR,
  lastMessage,
  outcome,
  sessionOf,
  type TestServices,
  testServices,
} from '../../testing.ts';
import { addAccount, listBanks } from './add-account.ts';
import { boundAccounts, numberSeal, removeAccount, setDefaultAccount } from './bound-accounts.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** A member with one bound account. */
async function begin() {
  services = await testServices(db);
  members += 1;
  const payee = await addPayee(db, services, `binder${members}`, '100.00');
  session = payee.session;
  return payee;
}

let numbers = 70_000_000;
function payload(parts: Partial<Parameters<typeof addAccount>[2]> = {}) {
  numbers += 1;
  const account = { kind: 'bank', bankCode: 'SAOMAI', accountNumber: `${numbers}` } as const;
  return { ...account, paymentPassword: PAYMENT_PASSWORD, ...parts };
}
const add = (parts?: Partial<Parameters<typeof addAccount>[2]>) => addAccount(services, session, payload(parts));

test('VALID-37 WALLET-11 an account is bound in the payee name of the profile, and the member is told', async () => {
  await begin();
  const { accounts, maxAccounts } = await add({ kind: 'e_wallet', bankCode: 'SENVI', accountNumber: '0912000001' });
  expect(maxAccounts).toBe(5);
  expect(accounts).toHaveLength(2);
  expect(accounts[1]).toMatchObject({
    kind: 'e_wallet',
    bankName: 'Sen Wallet',
    ending: '0001',
    payeeName: 'TRAN THI LINH',
    isDefault: false,
    usableFrom: '2026-01-05T09:30:00.000Z',
    lastUsedAt: null,
  });
  const [message] = await db.query<{ content: string }>(
    'test_bound_message',
    `select t.content from messages m join message_texts t on t.message_id = m.id and t.language = 'EN'
     where m.member_id = $1 and m.category = 'account' order by m.sent_at desc limit 1`,
    [session.memberId],
  );
  expect(message?.content).toContain('Sen Wallet ••0001');
  const { items } = await securityCentre(services, session);
  expect(items.find(({ kind }) => kind === 'bound_account')).toMatchObject({ state: 'done', detail: '2' });
});

test('the number is stored encrypted, and no column or log entry has it', async () => {
  await begin();
  await add({ accountNumber: '99887766554' });
  const tables = await db.query<{ text: string }>(
    'test_all_text',
    `select coalesce(string_agg(a::text, ''), '') || (select string_agg(l::text, '') from audit_log l) as text
     from bound_accounts a`,
  );
  expect(tables[0]?.text).toContain('6554');
  expect(tables[0]?.text).not.toContain('99887766554');
});

describe('binding is refused', () => {
  test('WALLET-11 VALID-37 without a payee name, then without a payment password, then with a wrong one', async () => {
    await begin();
    await addMembers(db, [{ account: `bare${members}` }]);
    session = await sessionOf(services, `bare${members}`);
    expect(await outcome(add())).toBe('payee_name_required');
    await db.query('test_name', `update members set payee_name = 'LE A' where id = $1`, [session.memberId]);
    expect(await outcome(add())).toBe('payment_password_not_set');
    await begin();
    expect(await outcome(add({ paymentPassword: '000000' }))).toBe('payment_password_wrong');
  });

  test.each([
    ['an unknown bank', { bankCode: 'NOBANK' }, 'not_found'],
    ['a bank as a wallet', { kind: 'e_wallet' }, 'not_found'],
    ['a number that is too short for the bank', { accountNumber: '1234567' }, 'validation_failed'],
    ['letters in a number', { accountNumber: '1234567a' }, 'validation_failed'],
  ] as const)('for %s', async (_, parts, code) => {
    await begin();
    expect(await outcome(add(parts))).toBe(code);
  });

  test('names the field of a wrong number', async () => {
    await begin();
    await expect(add({ accountNumber: '1234567' })).rejects.toMatchObject({
      details: {
        fields: [{ pointer: '/body/accountNumber', rule: 'pattern', message: 'Is no account number of this bank' }],
      },
    });
  });

  test('for a number that somebody has, of two at once one wins, and it is free after its removal', async () => {
    await begin();
    const first = session;
    await begin();
    const second = session;
    const same = { accountNumber: '55554444' };
    const both = [first, second].map((who) => outcome(addAccount(services, who, payload(same))));
    expect((await Promise.all(both)).sort()).toEqual(['account_in_use', 'in']);
    const [owner, other] =
      (await boundAccounts(services, db, first)).accounts.length === 2 ? [first, second] : [second, first];
    const bound = (await boundAccounts(services, db, owner)).accounts.find(({ ending }) => ending === '4444');
    await removeAccount(services, owner, bound?.accountId ?? '');
    expect(await outcome(addAccount(services, other, payload(same)))).toBe('in');
  });

  test('beyond the limit, also for concurrent calls', async () => {
    await begin();
    await add();
    await add();
    const results = await Promise.all(Array.from({ length: 4 }, () => outcome(add())));
    expect(results.sort()).toEqual(['account_limit_reached', 'account_limit_reached', 'in', 'in']);
  });
});

test('MEMBER-22 one account is the default; a new one can become it, and the newest takes over from a removed one', async () => {
  const { accountId } = await begin();
  const defaults = async () =>
    (await boundAccounts(services, db, session)).accounts.filter((one) => one.isDefault).map((one) => one.ending);
  services.pass(1);
  const second = (await add({ isDefault: true, accountNumber: '88880002' })).accounts[0];
  expect(await defaults()).toEqual(['0002']);
  services.pass(1);
  await add({ accountNumber: '88880003' });
  const first = await setDefaultAccount(services, session, accountId);
  expect(first.accounts.map((one) => [one.accountId === accountId, one.isDefault])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  await setDefaultAccount(services, session, second?.accountId ?? '');
  expect(await defaults()).toEqual(['0002']);
  await removeAccount(services, session, second?.accountId ?? '');
  expect(await defaults()).toEqual(['0003']);
});

test('trust 5: the account of another member is not found', async () => {
  const { accountId } = await begin();
  await begin();
  expect(await outcome(setDefaultAccount(services, session, accountId))).toBe('not_found');
  expect(await outcome(removeAccount(services, session, accountId))).toBe('not_found');
});

test('an account cannot be removed while a withdrawal to it is under way', async () => {
  const payee = await begin();
  const withdrawalId = await withdraw(services, payee, '50.00');
  expect(await outcome(removeAccount(services, session, payee.accountId))).toBe('account_busy');
  const act = { operator: 'op_mai', withdrawalId };
  await db.transaction((tx) => rejectWithdrawal(services, tx, act, { reason: 'No.' }));
  expect((await removeAccount(services, session, payee.accountId)).accounts).toEqual([]);
});

test('the banks are those of the brand, each with a drawn logo', async () => {
  await begin();
  expect(listBanks(services).map(({ bankCode, logo }) => [bankCode, logo])).toEqual([
    ['SAOMAI', '/art/bank/SAOMAI.svg'],
    ['HONGHA', '/art/bank/HONGHA.svg'],
    ['SENVI', '/art/bank/SENVI.svg'],
  ]);
});

test('a number sealed under the key of the database stays readable under one of the environment', async () => {
  await begin();
  const sealed = (await numberSeal(db, services)).seal('123456789');
  const keyed = await numberSeal(db, { ...services, config: { dataKey: new Uint8Array(32).fill(7) } });
  expect(keyed.open(sealed)).toBe('123456789');
  const newer = keyed.seal('123456789');
  expect(keyed.open(newer)).toBe('123456789');
  expect((await numberSeal(db, services)).hash('SAOMAI', '1')).not.toBe(keyed.hash('SAOMAI', '1'));
  const other = await numberSeal(db, { ...services, config: { dataKey: new Uint8Array(32).fill(8) } });
  expect(() => other.open(newer)).toThrow('not configured');
  expect(() => keyed.open(`${newer.slice(0, -2)}AA`)).toThrow();
});

test('the message about a new account names it in both languages', async () => {
  await begin();
  await add({ accountNumber: '88881234' });
  expect(await lastMessage(db, session.memberId, 'EN')).toEqual({
    title: 'Withdrawal account added',
    category: 'account',
    content:
      '<p>Sao Mai Bank ••1234 was added to your accounts. If this was not you, change your passwords now and tell customer service.</p>',
  });
  const told = await lastMessage(db, session.memberId, 'VI');
  expect(told?.title).toBe('Đã thêm tài khoản nhận tiền');
  expect(told?.content).toContain('Sao Mai Bank ••1234 đã được thêm vào tài khoản nhận tiền của bạn.');
});

test('binding and removal are audited, with the last four digits alone', async () => {
  await begin();
  const { accounts } = await add({ accountNumber: '888895678' });
  const account = accounts.find(({ ending }) => ending === '5678')?.accountId ?? '';
  await removeAccount(services, session, account);
  const records = (await auditOf(db, session.memberId)).filter(([kind]) => kind.startsWith('account_'));
  expect(records).toEqual([
    ['account_bound', 'member', { account, bank: 'SAOMAI', ending: '5678', session: session.id }],
    ['account_removed', 'member', { account, session: session.id }],
  ]);
});

test('an account that is bound while withdrawals are held can be used when the hold ends, and has its branch', async () => {
  await begin();
  const until = new Date(services.clock() + HOUR);
  await db.query('test_held', 'update members set withdrawals_held_until = $2 where id = $1', [
    session.memberId,
    until,
  ]);
  const { accounts } = await add({ accountNumber: '88889999', branch: 'Hanoi' });
  expect(accounts.find(({ ending }) => ending === '9999')).toMatchObject({
    branch: 'Hanoi',
    createdAt: '2026-01-05T09:30:00.000Z',
    usableFrom: '2026-01-05T10:30:00.000Z',
  });
});

test('the first account is the default, and the removal of another leaves the default where it is', async () => {
  const { accountId } = await begin();
  const second = (await add({ accountNumber: '88887022' })).accounts.find(({ ending }) => ending === '7022');
  services.pass(1);
  await add({ accountNumber: '88887033' });
  const left = await removeAccount(services, session, second?.accountId ?? '');
  expect(left.accounts.map((one) => [one.accountId === accountId, one.isDefault])).toEqual([
    [true, true],
    [false, false],
  ]);
  for (const one of left.accounts) await removeAccount(services, session, one.accountId);
  const first = await add({ accountNumber: '88887044', isDefault: false });
  expect(first).toMatchObject({ payeeName: 'TRAN THI LINH', accounts: [{ ending: '7044', isDefault: true }] });
});

test('the number of an account is found again in any case', async () => {
  await begin();
  const seal = await numberSeal(db, services);
  expect(seal.hash('SENVI', 'ab1')).toBe(seal.hash('SENVI', 'AB1'));
  expect(seal.hash('SENVI', 'ab1')).not.toBe(seal.hash('SAOMAI', 'ab1'));
});
