import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import { formOf, registrant } from '../../identity/registration/testing.ts';
import { addDepositor, type Depositor } from '../../payments/deposits/testing.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { prepareApplication } from '../applications/apply.ts';
import { listBonuses } from '../bonuses/read-bonuses.ts';
import { registerByUsername } from '../new-accounts/register.ts';
import { claimPromotion } from '../promotions/join-promotion.ts';
import { findMemberPromotion } from '../promotions/member-promotions.ts';
import { join as joinAs, pay } from '../promotions/testing.ts';
import { grantReward } from './grant-reward.ts';
import { claimRewards, listRewards } from './member-rewards.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

type Rules = TestServices['brand']['promotionRules'];
type Player = Pick<Depositor, 'services' | 'session'>;

const off: Rules = {
  accountAgeDays: 0,
  waitingDays: 0,
  onePerContact: false,
  onePerDevice: false,
  opposingOdds: null,
};
const depositor = (rules: Partial<Rules>) => addDepositor(db, { promotionRules: { ...off, ...rules } });
const join = (player: Player, id = 'p-102') => joinAs(player, id);
// The pictures are not what these tests are about.
const apply = async ({ services, session }: Player, images: Buffer[] = []) =>
  db.transaction(await prepareApplication(services, session, { promotionId: 'p-105', remark: '', images }));
const reasonOf = async ({ services, session }: Player, id: string, language: 'EN' | 'VI') =>
  (await findMemberPromotion(services, session.memberId, id, language)).participation.ineligibleReason;
/** Gives players one e-mail address that each of them has proven. */
const shareMail = (players: readonly Player[], email: string) =>
  db.query('test_mail', 'update members set email = $2, email_changed_at = created_at where id = any($1)', [
    players.map(({ session }) => session.memberId),
    email,
  ]);
const bonusesOf = async ({ services, session }: Player) =>
  (await listBonuses(services, session.memberId, { pageNo: 1, pageSize: 20 }, 'EN')).content;
test('PROMO-01 an account joins and applies once it is as old as the brand asks, and is told so before', async () => {
  const player = await depositor({ accountAgeDays: 7 });
  // The clock of the tests stands on a Monday, and this promotion runs on Mondays.
  player.services.pass(7 * DAY - HOUR);
  expect(await outcome(join(player))).toBe('promotion_account_too_new');
  expect(await outcome(apply(player))).toBe('promotion_account_too_new');
  expect(await reasonOf(player, 'p-102', 'EN')).toBe('Your account is still too new for it.');
  expect(await reasonOf(player, 'p-105', 'VI')).toBe('Tài khoản của bạn còn quá mới để tham gia.');
  player.services.pass(HOUR);
  expect(await reasonOf(player, 'p-102', 'EN')).toBeNull();
  expect(await join(player)).toMatchObject({ state: 'signed' });
  expect((await apply(player)).state).toBe('applying');
  expect(await reasonOf(player, 'p-105', 'EN')).toBe('You have joined already.');
});

test('PROMO-01 the own conditions of a promotion are told before the rules of the brand, as they are shown', async () => {
  const player = await depositor({ accountAgeDays: 30, waitingDays: 7 });
  await pay(player, '50.00');
  player.services.pass(DAY);
  expect(await reasonOf(player, 'p-102', 'EN')).toBe('It runs on another day of the week.');
  expect(await outcome(join(player, 'p-102'))).toBe('promotion_not_eligible');
  expect(await reasonOf(player, 'p-107', 'EN')).toBe('It is for the first deposit of an account.');
  expect(await outcome(join(player, 'p-107'))).toBe('promotion_first_deposit_only');
});

test('PROMO-01 after bonus money of a promotion the brand has members wait for the next', async () => {
  const player = await depositor({ waitingDays: 7 });
  await pay(player, '100.00', 'p-107');
  expect(await bonusesOf(player)).toHaveLength(1);
  expect(await outcome(join(player))).toBe('promotion_waiting');
  player.services.pass(7 * DAY - HOUR);
  expect(await outcome(join(player))).toBe('promotion_waiting');
  expect(await outcome(apply(player))).toBe('promotion_waiting');
  expect(await reasonOf(player, 'p-102', 'EN')).toMatch(/^You had a bonus a short time ago/);
  player.services.pass(HOUR);
  expect(await join(player)).toMatchObject({ state: 'signed' });
  // The wait begins anew with each bonus.
  await pay(player, '100.00', 'p-102');
  expect(await bonusesOf(player)).toHaveLength(2);
  expect(await outcome(apply(player))).toBe('promotion_waiting');
});

test('PROMO-01 of 200 joins of accounts with one e-mail address one joins a round; without the rule each does', async () => {
  const twins = await Promise.all(Array.from({ length: 10 }, () => depositor({ onePerContact: true })));
  await shareMail(twins, 'twins@example.com');
  const outcomes = await Promise.all(twins.flatMap((twin) => Array.from({ length: 20 }, () => outcome(join(twin)))));
  expect(outcomes.filter((code) => code === 'in')).toHaveLength(1);
  expect(outcomes.filter((code) => code === 'promotion_already_joined')).toHaveLength(19);
  expect(outcomes.filter((code) => code === 'promotion_one_per_person')).toHaveLength(180);
  const joined = await db.query<{ id: number }>(
    'test_joined',
    `select member_id as id from promotion_entries where promotion_id = 'p-102' and member_id = any($1)`,
    [twins.map(({ session }) => session.memberId)],
  );
  const other = twins.find(({ session }) => session.memberId !== joined[0]?.id);
  if (other === undefined) throw new Error('no other');
  expect(await reasonOf(other, 'p-102', 'EN')).toMatch(/^It is given once to each person/);
  // A deposit that chooses it does not join it either.
  expect(await outcome(pay(other, '100.00', 'p-102'))).toBe('promotion_one_per_person');
  // The next Monday is a round of its own.
  other.services.pass(7 * DAY);
  expect(await join(other)).toMatchObject({ state: 'signed' });
  const free = await depositor({});
  await shareMail([free], 'twins@example.com');
  expect(await join(free)).toMatchObject({ state: 'signed' });
});

test('PROMO-01 what nobody proved keeps nobody from a promotion; what the first account proved does', async () => {
  const [stranger, owner, again] = [
    await depositor({ onePerContact: true }),
    await depositor({ onePerContact: true }),
    await depositor({ onePerContact: true }),
  ];
  const ids = [stranger, owner, again].map(({ session }) => session.memberId);
  await db.query(
    'test_named',
    `update members set email = 'an@example.com', id_number = '0792041' where id = any($1)`,
    [ids],
  );
  await shareMail([owner], 'an@example.com');
  // The stranger only names the address and the number of another person.
  expect(await join(stranger)).toMatchObject({ state: 'signed' });
  expect(await reasonOf(owner, 'p-102', 'EN')).toBeNull();
  expect(await join(owner)).toMatchObject({ state: 'signed' });
  expect(await outcome(join(again))).toBe('promotion_one_per_person');
});

test('PROMO-01 an application is one for accounts with a payout account that was paid, until it is rejected', async () => {
  const [first, second] = [await depositor({ onePerContact: true }), await depositor({ onePerContact: true })];
  const ids = [first.session.memberId, second.session.memberId];
  await db.query(
    'test_bound',
    `insert into bound_accounts (id, member_id, kind, bank_code, bank_name, sealed_number, number_hash, ending,
       payee_name, is_default, usable_from, created_at, removed_at)
     select 'ba-' || id, id, 'bank', 'SMB', 'Sao Mai Bank', '', 'hash-of-one', '4410', 'TRAN PAYER', true, created_at,
       created_at, case when id = $2 then created_at end
     from members where id = any($1)`,
    [ids, ids[0] ?? 0],
  );
  expect((await apply(first)).state).toBe('applying');
  expect(await reasonOf(second, 'p-105', 'EN')).toBeNull();
  await db.query(
    'test_paid',
    `insert into withdrawals (id, member_id, state, amount, fee, account_id, payee_name, requested_at, updated_at,
       figures, checks, open_checks)
     select 'wd-' || id, id, 'received', 10, 0, 'ba-' || id, 'TRAN PAYER', created_at, created_at, '{}', '[]', 0
     from members where id = $1`,
    [ids[0] ?? 0],
  );
  expect(await outcome(apply(second))).toBe('promotion_one_per_person');
  await db.query(
    'test_reject',
    `update applications set state = 'rejected', decided_at = filed_at where member_id = $1`,
    [ids[0] ?? 0],
  );
  expect((await apply(second)).state).toBe('applying');
});

test('PROMO-01 the device rule counts accounts that logged in with one device at one address', async () => {
  const [first, second, alone] = [await depositor({}), await depositor({ onePerDevice: true }), await depositor({})];
  await db.query(
    'test_elsewhere',
    `update login_records set ip = '198.51.100.' || (member_id % 250) where member_id <> all($1)`,
    [[first.session.memberId, second.session.memberId]],
  );
  expect(await join(first)).toMatchObject({ state: 'signed' });
  expect(await outcome(join(second))).toBe('promotion_one_per_person');
  await db.query('test_local', `update login_records set ip = '127.0.0.1' where member_id = any($1)`, [
    [first.session.memberId, second.session.memberId],
  ]);
  expect(await join(second)).toMatchObject({ state: 'signed' });
  expect(await join(alone)).toMatchObject({ state: 'signed' });
});

test('PROMO-01 with both rules an account is kept away by its contact and by its device', async () => {
  const placed = async (ip: string) => {
    const player = await depositor({ onePerContact: true, onePerDevice: true });
    await db.query('test_place', 'update login_records set ip = $2 where member_id = $1', [
      player.session.memberId,
      ip,
    ]);
    return player;
  };
  const [first, mate] = [await placed('192.0.2.1'), await placed('192.0.2.1')];
  const [twin, alone] = [await placed('192.0.2.2'), await placed('192.0.2.3')];
  await shareMail([first, twin], 'both@example.com');
  expect(await join(first)).toMatchObject({ state: 'signed' });
  expect(await outcome(join(mate))).toBe('promotion_one_per_person');
  expect(await outcome(join(twin))).toBe('promotion_one_per_person');
  expect(await join(alone)).toMatchObject({ state: 'signed' });
});

test('REGISTER-33 PROMO-01 the gift of a registration is claimed by one account of a person, in either place', async () => {
  const services = await testServices(db, { promotionRules: { ...off, onePerContact: true } });
  const register = async (): Promise<Player> => {
    const form = await formOf(services);
    await registerByUsername(services, form, registrant);
    return { services, session: await sessionOf(services, form.username ?? '', 'Hoasen2026') };
  };
  const [first, second] = [await register(), await register()];
  await shareMail([first, second], 'gift@example.com');
  const page = { pageNo: 1, pageSize: 20 };
  const claims = [first, second].flatMap(({ session }) =>
    Array.from({ length: 100 }, () =>
      outcome(db.transaction((tx) => claimPromotion(services, tx, session, 'p-101', 'EN'))),
    ),
  );
  const outcomes = await Promise.all(claims);
  expect(outcomes.filter((code) => code === 'in')).toHaveLength(1);
  expect(outcomes.filter((code) => code === 'reward_unavailable')).toHaveLength(99);
  expect(outcomes.filter((code) => code === 'promotion_one_per_person')).toHaveLength(100);
  const given = await Promise.all([first, second].map(bonusesOf));
  expect(given.flat()).toHaveLength(1);
  const loser = given[0]?.length === 0 ? first : second;
  const { content } = await listRewards(services, loser.session.memberId, page, 'EN');
  const ids = content.map(({ rewardId }) => rewardId);
  expect(ids).toHaveLength(1);
  const claim = db.transaction((tx) => claimRewards(services, tx, loser.session, ids, 'EN'));
  expect(await outcome(claim)).toBe('promotion_one_per_person');
  // Beside it the other rewards are given.
  const other = await grantReward(services, db, {
    key: `beside:${loser.session.memberId}`,
    memberId: loser.session.memberId,
    source: 'operator',
    sourceId: null,
    title: { EN: 'Sorry', VI: 'Xin lỗi' },
    text: { EN: 'Points', VI: 'Điểm' },
    wagering: null,
    expiresAt: null,
    reward: reward('points', { points: 5 }),
    at: new Date(services.clock()),
  });
  const both = await db.transaction((tx) => claimRewards(services, tx, loser.session, [...ids, other], 'VI'));
  expect(both.credits.map(({ rewardId }) => rewardId)).toEqual([other]);
  expect(both.refused).toEqual([{ rewardId: ids[0], title: 'Quà chào mừng', code: 'promotion_one_per_person' }]);
  expect(await bonusesOf(loser)).toEqual([]);
});
