import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { formOf, registrant } from '../../identity/registration/testing.ts';
import { betOfRound, payBet, placeOnRound, settleBet } from '../../play/bets/round-bet.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, DAY, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { registerByUsername } from '../new-accounts/register.ts';
import { countReferredTurnover } from './count-turnover.ts';
import { creditReferralRewards } from './credit-rewards.ts';
import { getReferral } from './get-referral.ts';
import { noteReferredDeposit, refuseReferral } from './note-friend.ts';
import { listInvitees, listReferralRewards } from './referral-lists.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(
    db,
    ['invites01', 'invites02', 'invites03', 'invites04', 'invites05'].map((account) => ({ account })),
  );
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const page = { pageNo: 1, pageSize: 20 };
const elsewhere = {
  ...registrant,
  visitor: { ip: '198.51.100.23', country: 'VN', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' },
};

/** A member with a code; friends register by it at another place than the member's. */
async function inviter(services: TestServices, account: string) {
  const { memberId } = await sessionOf(services, account);
  const { code } = await getReferral(services, memberId, 'EN');
  const invite = async (as: typeof registrant | typeof elsewhere = elsewhere, changes = {}) => {
    const registered = await registerByUsername(
      services,
      await formOf(services, { referralCode: code, ...changes }),
      as,
    );
    const [row] = await db.query<{ id: number }>('test_friend', 'select id from members where account = $1', [
      registered.account,
    ]);
    if (row === undefined) throw new Error('no friend');
    return row.id;
  };
  const rewards = async () => (await listReferralRewards(services, memberId, page)).content;
  const friends = async () => (await listInvitees(services, memberId, page)).content;
  const balances = async () => {
    const rows = await db.query<{ kind: string; balance: string }>(
      'test_inviter_wallets',
      'select kind, balance::float8::text as balance from wallets where member_id = $1',
      [memberId],
    );
    return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
  };
  return { memberId, code, invite, rewards, friends, balances };
}

async function play(services: TestServices, memberId: number, name: string, stake: string) {
  const round = { vendor: 'SAF', memberId, roundId: `referral-${name}` };
  const at = new Date(services.clock());
  await db.transaction((tx) =>
    placeOnRound(tx, {
      ...round,
      id: `b-referral-${name}`,
      stake,
      summary: '',
      at,
      game: { nodeId: null, gameName: 'One', gameType: 'RNG' },
    }),
  );
  await db.transaction(async (tx) => {
    const bet = await betOfRound(tx, round);
    if (bet === undefined) throw new Error('no such round');
    const paid = await payBet(tx, bet, { amount: '0', refund: '0', retaken: '0', result: null, at });
    await settleBet(tx, paid, at);
  });
}

test('a friend who registers by the code is listed masked, and brings its rewards by the rule, each once', async () => {
  const services = await testServices(db);
  const { invite, rewards, friends, balances, memberId } = await inviter(services, 'invites01');
  const friend = await invite();
  expect(await friends()).toMatchObject([{ account: expect.stringMatching(/^gue\*\*\*$/), state: 'registered' }]);
  expect(await rewards()).toMatchObject([{ kind: 'registration', amount: '1.00', state: 'pending', creditedAt: null }]);
  const before = await balances();
  const deposit = (amount: string) =>
    db.transaction((tx) =>
      noteReferredDeposit(services, tx, { memberId: friend, amount, at: new Date(services.clock()) }),
    );
  await deposit('19.99');
  expect(await rewards()).toHaveLength(1);
  await deposit('20.00');
  await deposit('500.00');
  await play(services, friend, 'a', '70.50');
  await play(services, friend, 'b', '33.00');
  await countReferredTurnover(services, 0);
  await countReferredTurnover(services, 0);
  // 0.3% of 103.50 is 0.3105, rounded down.
  expect(await rewards()).toMatchObject([
    { kind: 'first_deposit', amount: '5.00', turnover: '0.00', rate: 0, state: 'pending' },
    { kind: 'registration', amount: '1.00', state: 'pending' },
    { kind: 'turnover', amount: '0.31', turnover: '103.50', rate: 30, state: 'pending' },
  ]);
  expect(await friends()).toMatchObject([{ state: 'active', turnover: '103.50', reward: '0.00' }]);
  services.pass(2 * DAY);
  await Promise.all(Array.from({ length: 20 }, () => creditReferralRewards(services)));
  const after = await balances();
  expect((after.main ?? 0) - (before.main ?? 0)).toBeCloseTo(0.31, 8);
  expect(after.bonus).toBe(6);
  expect((await rewards()).map(({ state }) => state)).toEqual(['credited', 'credited', 'credited']);
  expect(await getReferral(services, memberId, 'EN')).toMatchObject({
    invitees: 1,
    activeInvitees: 1,
    rewardTotal: '6.31',
    rewardPending: '0.00',
    rate: 30,
  });
});

test('an account of the inviter itself brings nothing: the same device and address', async () => {
  const services = await testServices(db);
  const { invite, rewards, friends } = await inviter(services, 'invites02');
  // `sessionOf` logs in at the same place.
  await invite(registrant);
  expect(await friends()).toMatchObject([{ state: 'refused' }]);
  expect(await rewards()).toEqual([]);
});

test("an account that turns out to have the inviter's e-mail is refused when the reward is due, and nothing is given", async () => {
  const services = await testServices(db);
  const { invite, rewards, friends, balances, memberId } = await inviter(services, 'invites03');
  const friend = await invite();
  expect(await rewards()).toHaveLength(1);
  await db.query('test_same_mail', "update members set email = 'Same@example.com' where id = $1", [memberId]);
  await db.query('test_same_mail_2', "update members set email = 'same@example.com' where id = $1", [friend]);
  services.pass(2 * DAY);
  await creditReferralRewards(services);
  expect(await friends()).toMatchObject([{ state: 'refused', reward: '0.00' }]);
  expect(await rewards()).toEqual([]);
  expect((await balances()).bonus ?? 0).toBe(0);
});

test('a ring is refused: a friend that stands above its inviter, by invitations or in the line of agents', async () => {
  const services = await testServices(db);
  const first = await inviter(services, 'invites04');
  const friend = await first.invite();
  const move = (upline: number | null) =>
    db.query('test_move', 'update members set upline_id = $2 where id = $1', [first.memberId, upline]);
  expect(await db.transaction((tx) => refuseReferral(tx, friend))).toBe(false);
  await move(friend);
  expect(await db.transaction((tx) => refuseReferral(tx, friend))).toBe(true);
  await move(null);
  expect(await first.friends()).toMatchObject([{ state: 'refused' }]);
});

test('MEMBER-13 without the switch there is no referral, and registrations bring nothing', async () => {
  const services = await testServices(db);
  const { invite, rewards, memberId } = await inviter(services, 'invites05');
  const off = { ...services, brand: { ...services.brand, promos: { REFERRAL: false } } };
  const { code } = await getReferral(services, memberId, 'EN');
  await registerByUsername(off, await formOf(off, { referralCode: code }), elsewhere);
  expect(await rewards()).toEqual([]);
  const { getReferral: handle } = (await import('#server/handlers/promotions.ts')).promotionsHandlers;
  const call = { session: await sessionOf(services, 'invites05'), language: 'EN' } as Parameters<typeof handle>[0];
  expect(await outcome(handle(call, off))).toBe('not_found');
  expect(await outcome(handle(call, services))).toBe('in');
  await invite();
  expect(await rewards()).toHaveLength(1);
});
