import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GameCategory } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { betOfRound, payBet, placeOnRound, settleBet } from '../../play/bets/round-bet.ts';
import { expectReconciled, houseSums } from '../../play/seamless/testing.ts';
import { addMembers, DAY, HOUR, type TestServices, testServices } from '../../testing.ts';
import { listBonuses } from '../bonuses/read-bonuses.ts';
import { countReferredTurnover } from './count-turnover.ts';
import { creditReferralRewards } from './credit-rewards.ts';
import { getReferral } from './get-referral.ts';
import { noteReferredDeposit, noteReferredRegistration } from './note-friend.ts';
import { listInvitees, listReferralRewards } from './referral-lists.ts';

let db: TestDatabase;
let services: TestServices;
let inviterId: number;
let people = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  inviterId = await newMember();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const page = { pageNo: 1, pageSize: 20 };
async function newMember(): Promise<number> {
  people += 1;
  const account = `records${people}`;
  await addMembers(db, [{ account }]);
  const [row] = await db.query<{ id: number }>('test_id', 'select id from members where account = $1', [account]);
  return row?.id ?? 0;
}

/** A friend who registers now with the code of the inviter. */
async function newFriend(noted: TestServices = services): Promise<number> {
  const inviteeId = await newMember();
  const at = new Date(services.clock());
  await db.query(
    'test_registers',
    `insert into registrations (member_id, registered_at, method, ip, language, minimum_age, referred_by, contacts)
     values ($1, $2, 'username', '203.0.113.9', 'EN', 18, $3, '{}')`,
    [inviteeId, at, inviterId],
  );
  await db.transaction((tx) => noteReferredRegistration(noted, tx, { inviteeId, inviterId, at }));
  return inviteeId;
}

async function play(memberId: number, stake: string, gameType: GameCategory = 'RNG'): Promise<void> {
  people += 1;
  const round = { vendor: 'SAF', memberId, roundId: `record-${people}` };
  const at = new Date(services.clock());
  await db.transaction(async (tx) => {
    const game = { nodeId: null, gameName: 'One', gameType };
    await placeOnRound(tx, { ...round, id: `b-record-${people}`, stake, summary: '', at, game });
    const bet = await betOfRound(tx, round);
    if (bet === undefined) throw new Error('no such round');
    const paid = await payBet(tx, bet, { amount: '0', refund: '0', retaken: '0', result: null, at });
    await settleBet(tx, paid, at);
  });
}

const deposit = (memberId: number, amount: string, noted: TestServices = services) =>
  db.transaction((tx) => noteReferredDeposit(noted, tx, { memberId, amount, at: new Date(services.clock()) }));
const ruled = (changes: Partial<TestServices['brand']['referral']>): TestServices => ({
  ...services,
  brand: { ...services.brand, referral: { ...services.brand.referral, ...changes } },
});
const off = (): TestServices => ({ ...services, brand: { ...services.brand, promos: { REFERRAL: false } } });
const rewards = async (query: object = {}) => listReferralRewards(services, inviterId, { ...page, ...query });
const due = async (kind: string) => {
  const sql = 'select due_at as "at" from referral_rewards where inviter_id = $1 and kind = $2 order by due_at';
  return (await db.query<{ at: Date }>('test_due', sql, [inviterId, kind])).map(({ at }) => at.toISOString());
};
/** The postings to a wallet of the inviter. */
const given = (kind: string) =>
  db.query(
    'test_given',
    `select t.kind, t.reason_kind as reason, t.reason_id as id, e.amount::numeric(24, 2)::text as amount
     from entries e join transactions t on t.id = e.transaction_id join accounts a on a.id = e.account_id
     where a.member_id = $1 and a.kind = $2 and t.kind <> 'opening' order by e.id`,
    [inviterId, kind],
  );

test('MEMBER-12 a registration is due after the days of the rule, and counts up to the number of the day', async () => {
  const two = ruled({ registration: { amount: '1.00', accountAgeDays: 2, maxPerDay: 2 } });
  for (const _ of [1, 2, 3]) await newFriend(two);
  expect((await rewards()).totals.reward).toBe('2.00');
  expect(await due('registration')).toEqual(['2026-01-07T09:30:00.000Z', '2026-01-07T09:30:00.000Z']);
  // The next day begins at 17:00 UTC.
  services.pass(7.5 * HOUR - 1);
  await newFriend(two);
  expect((await rewards()).totals.reward).toBe('2.00');
  services.pass(1);
  await newFriend(two);
  expect((await rewards()).content.map(({ day }) => day)).toEqual(['2026-01-06', '2026-01-05', '2026-01-05']);
});

test('MEMBER-12 MEMBER-13 a brand without the rule or without referral notes nothing', async () => {
  const none = ruled({ registration: null, firstDeposit: null });
  const friend = await newFriend(none);
  await newFriend(off());
  await deposit(friend, '500.00', none);
  await deposit(friend, '500.00', off());
  await play(friend, '100.00');
  await countReferredTurnover(off(), 0);
  expect((await rewards()).content).toEqual([]);
  await deposit(friend, '20.00');
  expect((await rewards()).content).toMatchObject([{ kind: 'first_deposit', amount: '5.00' }]);
});

test('MEMBER-12 what friends stake is due two hours after its day, and counts in the days after their registration', async () => {
  const few = ruled({ turnover: { rate: 30, days: 1 }, registration: null });
  const friend = await newFriend(few);
  await play(friend, '100.00');
  services.pass(7.5 * HOUR);
  await play(friend, '200.00');
  await countReferredTurnover(few, 0);
  expect((await rewards()).content.map(({ day, amount }) => [day, amount])).toEqual([['2026-01-06', '0.60']]);
  await countReferredTurnover(few, 1);
  services.pass(16.5 * HOUR);
  // A whole day after the registration.
  await play(friend, '400.00');
  await countReferredTurnover(few, 1);
  expect((await rewards()).content.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-01-06', '0.60'],
    ['2026-01-05', '0.30'],
  ]);
  expect(await due('turnover')).toEqual(['2026-01-05T19:00:00.000Z', '2026-01-06T19:00:00.000Z']);
});

test('MEMBER-12 what a friend stakes on own games counts by half', async () => {
  const friend = await newFriend();
  await play(friend, '1000.00', 'INHOUSE');
  await countReferredTurnover(services, 0);
  // 0.3% of 500.00.
  const shares = (await rewards()).content.filter(({ kind }) => kind === 'turnover');
  expect(shares).toMatchObject([{ turnover: '500.00', amount: '1.50' }]);
});

test('MEMBER-12 WALLET-12 rewards are given when they are due: a share as cash, others as bonus money to wager', async () => {
  const friend = await newFriend();
  await deposit(friend, '20.00');
  await play(friend, '1000.00');
  await countReferredTurnover(services, 0);
  const ids = new Map((await rewards()).content.map(({ kind, referralRewardId }) => [kind, referralRewardId]));
  services.pass(9.5 * HOUR - 1);
  await creditReferralRewards(services);
  expect((await rewards()).content.map(({ kind, state, creditedAt }) => [kind, state, creditedAt])).toEqual([
    ['first_deposit', 'credited', '2026-01-05T18:59:59.999Z'],
    ['registration', 'pending', null],
    ['turnover', 'pending', null],
  ]);
  services.pass(1);
  await creditReferralRewards(services);
  expect(await given('main')).toEqual([
    { kind: 'promotion', reason: 'promotion', id: ids.get('turnover'), amount: '3.00' },
  ]);
  services.pass(DAY);
  await creditReferralRewards(services);
  await creditReferralRewards(services);
  const { content } = await listBonuses(services, inviterId, page, 'EN');
  expect(
    content.map(({ title, source, sourceId, amount, required }) => [title, source, sourceId, amount, required]),
  ).toEqual([
    ['A friend registered', 'referral', ids.get('registration'), '1.00', '3.00'],
    ["A friend's first deposit", 'referral', ids.get('first_deposit'), '5.00', '15.00'],
  ]);
  const vietnamese = (await listBonuses(services, inviterId, page, 'VI')).content.map(({ title }) => title);
  expect(vietnamese).toEqual(['Bạn bè đã đăng ký', 'Bạn bè nạp tiền lần đầu']);
  expect(await houseSums(db, inviterId)).toEqual({ promotions: '-9.00' });
  expect(await getReferral(services, inviterId, 'EN')).toMatchObject({ rewardTotal: '9.00', rewardPending: '0.00' });
});

test('MEMBER-12 the page tells the link, the rule, and who staked in the last 30 days', async () => {
  const [first] = [await newFriend(), await newFriend()];
  await play(first, '10.00');
  services.pass(30 * DAY - 1);
  const told = await getReferral(services, inviterId, 'VI');
  expect(told).toEqual({
    code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{8}$/),
    qrCodeUrl: null,
    rate: 30,
    invitees: 2,
    link: `http://localhost:4000/register?referralCode=${told.code}`,
    rule: expect.stringContaining('Bạn nhận 0,3%'),
    activeInvitees: 1,
    rewardTotal: '0.00',
    rewardPending: '2.00',
  });
  services.pass(1);
  expect((await getReferral(services, inviterId, 'EN')).activeInvitees).toBe(0);
});

test('MEMBER-12 the lists have the newest first, of a range, with the sums of all pages', async () => {
  const first = await newFriend();
  await play(first, '100.00');
  services.pass(HOUR);
  const second = await newFriend();
  await play(second, '50.00');
  await countReferredTurnover(services, 0);
  services.pass(2 * DAY);
  await creditReferralRewards(services);
  const third = await newFriend();
  const [a, b, c] = await Promise.all(
    [first, second, third].map(async (id) => {
      const [row] = await db.query<{ account: string }>('test_name', 'select account from members where id = $1', [id]);
      return row?.account.slice(0, 3);
    }),
  );
  const friends = (query: object = {}) => listInvitees(services, inviterId, { ...page, ...query });
  const all = await friends();
  expect(all.content).toEqual([
    {
      account: `${c}***`,
      registeredAt: '2026-01-07T10:30:00.000Z',
      state: 'registered',
      turnover: '0.00',
      reward: '0.00',
    },
    {
      account: `${b}***`,
      registeredAt: '2026-01-05T10:30:00.000Z',
      state: 'active',
      turnover: '50.00',
      reward: '1.15',
    },
    {
      account: `${a}***`,
      registeredAt: '2026-01-05T09:30:00.000Z',
      state: 'active',
      turnover: '100.00',
      reward: '1.30',
    },
  ]);
  expect([all.totals, all.totalElements]).toEqual([{ turnover: '150.00', reward: '2.45' }, 3]);
  const range = { from: '2026-01-05T09:30:00.001Z', to: '2026-01-07T10:30:00Z' };
  expect((await friends(range)).content.map(({ registeredAt }) => registeredAt)).toEqual(['2026-01-05T10:30:00.000Z']);
  expect(await friends({ pageSize: 1, pageNo: 3 })).toMatchObject({
    content: [{ turnover: '100.00' }],
    totalPages: 3,
    totals: { turnover: '150.00', reward: '2.45' },
  });
  const listed = await rewards();
  expect(listed.content.map(({ day, kind, amount }) => `${day} ${kind} ${amount}`)).toEqual([
    '2026-01-07 registration 1.00',
    '2026-01-05 registration 1.00',
    '2026-01-05 registration 1.00',
    expect.stringMatching(/^2026-01-05 turnover 0\.(15|30)$/),
    expect.stringMatching(/^2026-01-05 turnover 0\.(15|30)$/),
  ]);
  expect(listed.totals).toEqual({ turnover: '150.00', reward: '3.45' });
  // The day of 5 January ends at 17:00 UTC; that of the 7th begins on the 6th at 17:00 UTC.
  const count = async (from: string, to: string) => (await rewards({ from, to })).totalElements;
  expect(await count('2026-01-04T17:00:00Z', '2026-01-05T17:00:00Z')).toBe(4);
  expect(await count('2026-01-05T17:00:00Z', '2026-01-06T17:00:00Z')).toBe(0);
  expect(await count('2026-01-05T17:00:00Z', '2026-01-06T17:00:00.001Z')).toBe(1);
  expect(await count('2026-01-05T16:59:59.999Z', '2026-01-05T17:00:00Z')).toBe(4);
});

test('MEMBER-12 a reward that cannot be given keeps no other waiting, and is tried again', async () => {
  const [first, second] = [
    await newFriend(ruled({ registration: null })),
    await newFriend(ruled({ registration: null })),
  ];
  await deposit(first, '20.00');
  services.pass(1);
  await deposit(second, '20.00');
  const set = 'update referral_rewards set amount = $2 where invitee_id = $1';
  // What had to be wagered would be more than the database can store.
  await db.query('test_amount', set, [first, '9999999999999999']);
  const failure: unknown = await creditReferralRewards(services).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  expect(failure).toMatchObject({ message: '1 referral rewards were not given', errors: [expect.anything()] });
  const states = async () => (await rewards()).content.map(({ amount, state }) => `${amount} ${state}`).sort();
  expect(await states()).toEqual(['5.00 credited', '9999999999999999.00 pending']);
  await db.query('test_amount', set, [first, '5.00']);
  await creditReferralRewards(services);
  expect(await states()).toEqual(['5.00 credited', '5.00 credited']);
});

test('MEMBER-12 a share whose bets were all corrected away is given as nothing', async () => {
  const friend = await newFriend(ruled({ registration: null }));
  await play(friend, '100.00');
  await countReferredTurnover(services, 0);
  await db.query('test_corrected', 'update bet_settlements set valid_turnover = 0 where member_id = $1', [friend]);
  await countReferredTurnover(services, 0);
  services.pass(2 * DAY);
  await creditReferralRewards(services);
  expect(await given('main')).toEqual([]);
  expect((await rewards()).content).toEqual([]);
});
