import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { makeMember, newMember } from '../seed/make-member.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

const NOW = '2026-01-05T03:00:00.000Z';
const paymentPassword = '618204';

let db: Database;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase();
  const clock = () => Date.parse(NOW);
  server = await startTestServer({ db, handlers, authenticate: authenticator(db), clock, random: randomBytes });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

/** Makes an agent with money, points and an account to withdraw to, between an agent above and a member below. */
async function makePayer(name: string) {
  const make = (asked: object) => makeMember(server.services, newMember.parse(asked));
  await make({ account: `above_${name}`, type: 1 });
  const { memberId, token } = await make({
    account: `payer_${name}`,
    type: 2,
    upline: `above_${name}`,
    toUpline: true,
    balance: '1000.00',
    points: 3000,
    paymentPassword,
    payeeName: 'LE THU HA',
    bankAccount: true,
    sessionSince: NOW,
  });
  await make({ account: `below_${name}`, upline: `payer_${name}` });
  const headers = { Authorization: `Bearer ${token}` };
  return { memberId, headers };
}

const calls = [
  {
    ids: 'MALL-03 MALL-06 API-59',
    name: 'redeem',
    what: 'a redemption of points',
    path: '/wps/relay/MCSFE_pointsRedeem',
    body: () => ({ rewardId: 'pr-202', quantity: 1 }),
  },
  {
    ids: 'MALL-03 MALL-06 API-60',
    name: 'convert',
    what: 'a conversion of points',
    path: '/wps/relay/MCSFE_pointsConvert',
    body: () => ({ points: 100 }),
  },
  {
    ids: 'WALLET-02 WALLET-11',
    name: 'out',
    what: 'a withdrawal',
    path: '/wps/v2/wallets/withdrawals',
    body: (memberId: number) => ({ amount: '20.00', accountId: `ba-${memberId}` }),
  },
  {
    ids: 'MEMBER-06',
    name: 'up',
    what: 'a transfer to the upline',
    path: '/wps/v2/wallets/uplineTransfer',
    body: () => ({ amount: '10.00' }),
  },
  {
    ids: 'WALLET-08',
    name: 'down',
    what: 'a transfer to a downline',
    path: '/wps/v2/wallets/downlineTransfer',
    body: () => ({ account: 'below_down', amount: '10.00' }),
  },
] as const;

/** The balance of each wallet of a member. */
async function balances(memberId: number): Promise<unknown> {
  const sums = 'select kind, sum(balance) as balance from wallets where member_id = $1 group by kind order by kind';
  return db.query('payment_password_sums', sums, [memberId]);
}

test.each(calls)(
  '$ids $what asks for the payment password: a wrong one or none moves nothing, the right one does',
  async ({ name, path, body }) => {
    const { memberId, headers } = await makePayer(name);
    const send = (key: string, more: object) =>
      server.post(
        path,
        { ...body(memberId), ...more },
        { ...headers, 'Idempotency-Key': `${key}-of-the-payer-${name}` },
      );
    const before = await balances(memberId);
    const wrong = await send('wrong', { paymentPassword: '618205' });
    expect([wrong.status, (await wrong.json()).code]).toEqual([422, 'payment_password_wrong']);
    expect((await send('none', {})).status).toBe(400);
    expect(await balances(memberId)).toEqual(before);
    const right = await send('right', { paymentPassword });
    expect(right.status, await right.clone().text()).toBe(200);
    expect(await balances(memberId)).not.toEqual(before);
  },
);

test('MEMBER-22 an account to withdraw to is removed by the payment password alone', async () => {
  const { memberId, headers } = await makePayer('removes');
  const remove = (password: string) =>
    server.post(`/wps/member/boundAccounts/ba-${memberId}/remove`, { paymentPassword: password }, headers);
  const bound = async () => (await (await server.get('/wps/member/boundAccounts', headers)).json()).value.accounts;
  expect((await (await remove('618205')).json()).code).toBe('payment_password_wrong');
  expect(await bound()).toHaveLength(1);
  expect((await remove(paymentPassword)).status).toBe(200);
  expect(await bound()).toHaveLength(0);
});
