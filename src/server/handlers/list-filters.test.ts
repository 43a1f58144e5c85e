import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { logIn } from '../domain/testing.ts';
import { seedDemo } from '../seed/seed.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

let db: Database;
let server: TestServer;
const headers = new Map<string, { readonly Authorization: string }>();
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  const demo = { clock: () => TEST_NOW, brand: TEST_BRAND };
  await seedDemo(db, { ...demo, history: true, team: { timeZone: 'Asia/Ho_Chi_Minh' } });
  server = await startTestServer({
    db,
    handlers,
    clock: () => TEST_NOW,
    random: (length: number) => randomBytes(length),
    authenticate: authenticator(db),
    env: { RATE_LIMIT_PER_MINUTE: 'off' },
  });
  for (const account of ['player01', 'agent01']) {
    headers.set(account, { Authorization: `Bearer ${(await logIn(server.services, account)).token}` });
  }
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const DAY = 86_400_000;
const [begin, end] = [TEST_NOW - 90 * DAY, TEST_NOW + 1];

type Row = Readonly<Record<string, unknown>>;
interface Page {
  readonly content: readonly Row[];
  readonly totalElements: number;
}

/** Asks an account's list for the rows of a range that fit a filter. */
async function ask(account: string, path: string, [from, to]: readonly [number, number], filter = {}): Promise<Page> {
  const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const query = new URLSearchParams({ ...range, pageSize: '100', ...filter });
  const answer = await (await fetch(`${server.url}${path}?${query}`, { headers: headers.get(account) ?? {} })).json();
  expect(answer).toMatchObject({ success: true });
  return answer.value;
}

test.each([
  ['MEMBER-04 MEMBER-22', 'player01', '/wps/v2/wallets/deposits', 'createdAt'],
  ['MEMBER-05 MEMBER-22', 'player01', '/wps/v2/wallets/withdrawals', 'requestedAt'],
  ['MEMBER-07 MEMBER-22', 'player01', '/wps/member/bets', 'placedAt'],
  ['MEMBER-08 MEMBER-22', 'player01', '/wps/v2/wallets/transactionHistory', 'at'],
  ['MEMBER-10 MEMBER-22', 'player01', '/wps/member/bonuses', 'grantedAt'],
  ['MEMBER-12 MEMBER-22', 'player01', '/wps/member/referral/invitees', 'registeredAt'],
  ['MEMBER-16 MEMBER-22', 'player01', '/wps/relay/CSP_messageList', 'sentAt'],
  ['MEMBER-22', 'player01', '/wps/member/loginHistory', 'at'],
  ['API-56', 'player01', '/wps/relay/MCSFE_pointsRedeemList', 'redeemedAt'],
  ['API-58', 'player01', '/wps/relay/MCSFE_pointsMemberTransactionDetail', 'at'],
  ['AGENT-08', 'agent01', '/wps/agent/income', 'windowTo'],
  ['AGENT-09', 'agent01', '/wps/agent/transactions', 'at'],
  ['CONTRACT-09', 'agent01', '/wps/agent/contractBills', 'issuedAt'],
])('%s the list of %s at %s has the days that are asked for, by %s', async (_id, account, path, key) => {
  const timesIn = async (from: number, to: number) => {
    const { content, totalElements } = await ask(account, path, [from, to]);
    const times = content.map((row) => Date.parse(String(row[key])));
    // What happened at the end of the range is not in it.
    expect(times.filter((time) => time < from || time >= to)).toEqual([]);
    return { times, total: totalElements };
  };
  const all = await timesIn(begin, end);
  const last = Math.max(...all.times);
  const [before, from] = [await timesIn(begin, last), await timesIn(last, end)];
  expect(from.total).toBeGreaterThan(0);
  expect(before.total + from.total).toBe(all.total);
});

test.each([
  ['MEMBER-04 MEMBER-22', 'player01', '/wps/v2/wallets/deposits', 'state'],
  ['MEMBER-04 MEMBER-22', 'player01', '/wps/v2/wallets/deposits', 'methodId'],
  ['MEMBER-05 MEMBER-22', 'player01', '/wps/v2/wallets/withdrawals', 'state'],
  ['MEMBER-07 MEMBER-22', 'player01', '/wps/member/bets', 'gameType'],
  ['MEMBER-07 MEMBER-22', 'player01', '/wps/member/bets', 'state'],
  ['MEMBER-07 MEMBER-22', 'player01', '/wps/member/bets', 'vassalage'],
  ['MEMBER-08 MEMBER-22', 'player01', '/wps/v2/wallets/transactionHistory', 'kind'],
  ['MEMBER-16 MEMBER-22', 'player01', '/wps/relay/CSP_messageList', 'category'],
  ['API-56', 'player01', '/wps/relay/MCSFE_pointsRedeemList', 'state'],
  ['API-58', 'player01', '/wps/relay/MCSFE_pointsMemberTransactionDetail', 'kind'],
  ['AGENT-06', 'agent01', '/wps/agent/bets', 'gameType'],
  ['AGENT-06', 'agent01', '/wps/agent/bets', 'state'],
  ['AGENT-06', 'agent01', '/wps/agent/bets', 'vassalage'],
  ['AGENT-06', 'agent01', '/wps/agent/bets', 'memberId'],
  ['AGENT-08', 'agent01', '/wps/agent/income', 'kind'],
  ['AGENT-09', 'agent01', '/wps/agent/transactions', 'kind'],
  ['AGENT-09', 'agent01', '/wps/agent/transactions', 'memberId'],
  ['CONTRACT-02', 'agent01', '/wps/agent/contracts', 'kind'],
  ['CONTRACT-07', 'agent01', '/wps/agent/contracts', 'state'],
  ['CONTRACT-09', 'agent01', '/wps/agent/contractBills', 'kind'],
  ['CONTRACT-09', 'agent01', '/wps/agent/contractBills', 'state'],
])('%s the list of %s at %s has what is chosen by %s, and all of it', async (_id, account, path, key) => {
  const all = await ask(account, path, [begin, end]);
  const values = [...new Set(all.content.map((row) => String(row[key])))];
  expect(values.length).toBeGreaterThan(1);
  const totals = [];
  for (const value of values) {
    const { content, totalElements } = await ask(account, path, [begin, end], { [key]: value });
    expect([...new Set(content.map((row) => String(row[key])))]).toEqual([value]);
    totals.push(totalElements);
  }
  if (all.totalElements <= 100) expect(totals.reduce((sum, total) => sum + total, 0)).toBe(all.totalElements);
});
