import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { addMembers, DAY } from '../../testing.ts';
import { refuseReferral } from './note-friend.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let count = 0;
const run = (sql: string, values: (string | number | Date | null)[] = []) =>
  db.query<{ id: number; refusal: string | null }>(`test_refusal_${count++}`, sql, values);

interface Pair {
  readonly inviter: number;
  readonly friend: number;
}

/** A member and the friend who registered with its code; they have nothing in common. */
async function pair(): Promise<Pair> {
  const names = [`refuses${count}`, `refused${count}`];
  await addMembers(
    db,
    names.map((account) => ({ account })),
  );
  const rows = await run('select id from members where account in ($1, $2) order by id', names);
  const [inviter = 0, friend = 0] = rows.map(({ id }) => id);
  for (const [id, referrer] of [[inviter, null] as const, [friend, inviter] as const]) {
    await run(
      `insert into registrations (member_id, registered_at, method, ip, language, minimum_age, referred_by, contacts)
       values ($1, $2, 'username', '203.0.113.9', 'EN', 18, $3, '{}')`,
      [id, new Date(TEST_NOW), referrer],
    );
  }
  return { inviter, friend };
}

/** What is found, and what is stored about the invitation. */
async function refusalOf({ friend }: Pair): Promise<[boolean, string | null]> {
  const refused = await db.transaction((tx) => refuseReferral(tx, friend));
  const [row] = await run('select referral_refusal as refusal from registrations where member_id = $1', [friend]);
  return [refused, row?.refusal ?? null];
}

/** Writes a column of both. */
async function write(
  table: 'members' | 'registrations',
  set: string,
  { inviter, friend }: Pair,
  values: [string, string],
) {
  const key = table === 'members' ? 'id' : 'member_id';
  await run(`update ${table} set ${set} where ${key} = $2`, [values[0], inviter]);
  await run(`update ${table} set ${set} where ${key} = $2`, [values[1], friend]);
}

async function logIn(
  memberId: number,
  { ip, device = 'Chrome on Windows', daysLater = 0, outcome = 'success' }: Login,
) {
  await run(
    `insert into login_records (member_id, at, outcome, method, ip, device) values ($1, $2, $3, 'username', $4, $5)`,
    [memberId, new Date(TEST_NOW + daysLater * DAY), outcome, ip, device],
  );
}

interface Login {
  readonly ip: string;
  readonly device?: string;
  readonly daysLater?: number;
  readonly outcome?: string;
}

/** Binds a payout account to each; only one of both may have it still. */
async function bind({ inviter, friend }: Pair, numbers: [string, string]) {
  for (const [at, memberId] of [inviter, friend].entries()) {
    await run(
      `insert into bound_accounts (id, member_id, kind, bank_code, bank_name, sealed_number, number_hash, ending,
         payee_name, is_default, usable_from, created_at, removed_at)
       values ($1, $2, 'bank', 'SAOMAI', 'Sao Mai Bank', 'sealed', $3, '4471', 'NAME', false, $4, $4, $5)`,
      [`ba-refusal-${memberId}`, memberId, numbers[at] ?? '', new Date(TEST_NOW), at === 0 ? new Date(TEST_NOW) : null],
    );
  }
}

const same = [true, 'same_person'] as const;
const nothing = [false, null] as const;

test('friends who have nothing in common are no one person', async () => {
  expect(await refusalOf(await pair())).toEqual(nothing);
});

test('the same e-mail is one person, whatever its case', async () => {
  const two = await pair();
  await write('members', 'email = $1', two, ['Lan@example.com', 'lana@example.com']);
  expect(await refusalOf(two)).toEqual(nothing);
  await write('members', 'email = $1', two, ['Lan@example.com', 'lan@EXAMPLE.com']);
  expect(await refusalOf(two)).toEqual(same);
});

test('one mobile number cannot be that of both', async () => {
  const two = await pair();
  const both = write('members', "mobile_num = '900111222', dialing_code = $1", two, ['84', '84']);
  await expect(both).rejects.toThrow('members_number');
});

test('the same identity number is one person, however it is written', async () => {
  const two = await pair();
  await write('members', 'id_number = $1', two, ['b 123-456', 'B123457']);
  expect(await refusalOf(two)).toEqual(nothing);
  await write('members', 'id_number = $1', two, ['b 123-456', 'B123456']);
  expect(await refusalOf(two)).toEqual(same);
});

test('the same name at one messenger is one person, at another messenger not', async () => {
  const two = await pair();
  await write('registrations', 'contacts = $1', two, ['{"zalo":"Lan88"}', '{"line":"lan88"}']);
  expect(await refusalOf(two)).toEqual(nothing);
  await write('registrations', 'contacts = $1', two, ['{"zalo":"Lan88"}', '{"line":"other","zalo":"lan88"}']);
  expect(await refusalOf(two)).toEqual(same);
});

test('the same payout account is one person, also one that was removed', async () => {
  const [others, two] = [await pair(), await pair()];
  await bind(others, ['hash-1', 'hash-2']);
  expect(await refusalOf(others)).toEqual(nothing);
  await bind(two, ['hash-3', 'hash-3']);
  expect(await refusalOf(two)).toEqual(same);
});

test('one device at one address within a day is one person', async () => {
  const [two, late, failed, other] = [await pair(), await pair(), await pair(), await pair()];
  for (const { inviter } of [two, late, failed, other]) await logIn(inviter, { ip: '203.0.113.20' });
  await logIn(two.friend, { ip: '203.0.113.20', daysLater: 0.99 });
  expect(await refusalOf(two)).toEqual(same);
  await logIn(late.friend, { ip: '203.0.113.20', daysLater: 1.01 });
  expect(await refusalOf(late)).toEqual(nothing);
  await logIn(failed.friend, { ip: '203.0.113.20', outcome: 'wrong_password' });
  expect(await refusalOf(failed)).toEqual(nothing);
  await logIn(other.friend, { ip: '203.0.113.20', device: 'Safari on iPhone' });
  expect(await refusalOf(other)).toEqual(nothing);
});

test('one address with one payee name is one person, on any device and day', async () => {
  const [two, elsewhere] = [await pair(), await pair()];
  for (const { inviter } of [two, elsewhere]) await logIn(inviter, { ip: '203.0.113.30' });
  for (const each of [two, elsewhere])
    await write('members', 'payee_name = $1', each, ['TRAN THI LAN', 'Tran Thi Lan']);
  await logIn(elsewhere.friend, { ip: '203.0.113.31', device: 'Safari on iPhone', daysLater: 40 });
  expect(await refusalOf(elsewhere)).toEqual(nothing);
  await logIn(two.friend, { ip: '203.0.113.30', device: 'Safari on iPhone', daysLater: 40 });
  expect(await refusalOf(two)).toEqual(same);
});

test.each([
  '127.0.0.1',
  '127.8.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.16.0.9',
  '172.31.0.9',
  '192.168.1.1',
  'fd00::7',
])('the loopback or private address %s is everybody behind a proxy, not one person', async (ip) => {
  const two = await pair();
  await write('members', 'payee_name = $1', two, ['TRAN THI LAN', 'TRAN THI LAN']);
  for (const memberId of [two.inviter, two.friend]) await logIn(memberId, { ip });
  expect(await refusalOf(two)).toEqual(nothing);
});

test('a ring by invitations alone is refused: whom a friend invited, directly or over others, invites the friend', async () => {
  const [first, second] = [await pair(), await pair()];
  await run('update registrations set referred_by = $1 where member_id = $2', [first.friend, first.inviter]);
  expect(await refusalOf(first)).toEqual([true, 'ring']);
  const [between] = [await pair()];
  await run('update registrations set referred_by = $1 where member_id = $2', [between.friend, second.inviter]);
  await run('update registrations set referred_by = $1 where member_id = $2', [second.friend, between.friend]);
  expect(await refusalOf(second)).toEqual([true, 'ring']);
});

test('a ring by the lines of agents is refused: a friend above its inviter', async () => {
  const two = await pair();
  await run('update members set upline_id = $1 where id = $2', [two.friend, two.inviter]);
  expect(await refusalOf(two)).toEqual([true, 'ring']);
});

test('a friend is compared with everybody above its inviter in the invitations', async () => {
  const [two, third] = [await pair(), await pair()];
  await run('update registrations set referred_by = $1 where member_id = $2', [third.inviter, two.inviter]);
  await run('update members set email = $1 where id in ($2, $3)', ['top@example.com', third.inviter, two.friend]);
  expect(await refusalOf(two)).toEqual(same);
});
