import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import { listIncomeDefaults } from '#generated/server/defaults.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { expectReconciled } from '#server/domain/play/seamless/testing.ts';
import { auditOf, HOUR, MINUTE, outcome, type TestServices, testServices } from '#server/domain/testing.ts';
import { billDetail } from '../bills/bill-detail.ts';
import { listIncome } from '../bills/list-income.ts';
import { settleWindows } from '../settlement/settle-windows.ts';
import {
  addAgent,
  addContract,
  addSettlements,
  billsOfContract,
  Killed,
  killedAfter,
  settledUntil,
} from '../settlement/testing.ts';
import { holdPayments, liftHold, listHolds } from './contract-holds.ts';
import { denyBill, expireBills, releaseBill } from './decide-bill.ts';

let db: TestDatabase;
/** The database as a second process has it. */
let beside: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  beside = db.again();
  services = await testServices(db);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const flat = (rate: number): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate }],
  activeMinimum: '1.00',
  carryOver: null,
});
const at = (moment: number, on: Database = db) => ({ ...services, db: on, clock: () => moment });
const REASON = 'We check the bets of this line.';

interface Line {
  readonly from: number;
  readonly top: number;
  readonly low: number;
  /** The contract of the agent at the top, and that of the one below. */
  readonly contracts: readonly [number, number];
  readonly settle: (hours: number, on?: Database) => Promise<number>;
}

let lines = 0;

/** Two agents with hourly salaries of 1.00 % and 0.40 %. Each hour has a bet of 100.00 below both. */
async function lineFrom(moment: string, hours: number): Promise<Line> {
  lines += 1;
  const from = Date.parse(moment);
  const top = await addAgent(db, `held_top_${lines}`, null);
  const low = await addAgent(db, `held_low_${lines}`, top);
  const contracts = [
    await addContract(db, { kind: 'hourly', uplineId: null, downlineId: top, terms: flat(100), from }),
    await addContract(db, { kind: 'hourly', uplineId: top, downlineId: low, terms: flat(40), from }),
  ] as const;
  await settledUntil(db, 'hourly', from);
  await addSettlements(
    db,
    Array.from({ length: hours }, (_, hour) => ({
      betId: `held-${lines}-${hour}`,
      memberId: low,
      stake: '100.00',
      payout: '0.00',
      turnover: '100.00',
      at: from + hour * HOUR + MINUTE,
    })),
  );
  return { from, top, low, contracts, settle: (hour, on) => settleWindows(at(from + hour * HOUR, on), 'hourly') };
}

const hold = (agent: number, moment: number) =>
  holdPayments(at(moment), 'Mai', { memberId: `${agent}`, reason: REASON });
const lift = (agent: number, moment: number, on: Database = db, payPending = true) =>
  on.transaction((tx) =>
    liftHold(at(moment), tx, { operator: 'Bao', memberId: `${agent}`, payPending, note: 'Done.' }),
  );
const release = (billId: string, moment: number, on: Database = db) =>
  on.transaction((tx) => releaseBill(at(moment), tx, { operator: 'Bao', billId }));
const deny = (billId: string, moment: number, on: Database = db) =>
  on.transaction((tx) => denyBill(at(moment), tx, { operator: 'Bao', billId, note: 'Asked twice.' }, 'One person.'));

async function mainOf(memberId: number): Promise<string | undefined> {
  const [row] = await db.query<{ balance: string }>(
    'test_held_main',
    `select balance::numeric(20, 2)::text as balance from wallets where member_id = $1 and kind = 'main'`,
    [memberId],
  );
  return row?.balance;
}

/** The messages to an agent in English, the oldest first. */
const toldTo = (memberId: number) =>
  db.query<{ title: string; content: string }>(
    'test_held_told',
    `select title, content from messages m join message_texts t on t.message_id = m.id and t.language = 'EN'
     where m.member_id = $1 order by m.sent_at, m.id`,
    [memberId],
  );
const titlesOf = async (memberId: number) => (await toldTo(memberId)).map(({ title }) => title);

async function idsOf(contract: number): Promise<string[]> {
  const rows = await db.query<{ id: number }>(
    'test_held_ids',
    'select id from contract_bills where contract_id = $1 order by window_from',
    [contract],
  );
  return rows.map(({ id }) => `bl-${id}`);
}

const statesOf = async (contract: number) =>
  (await billsOfContract(db, contract)).map(({ gross, downlineGross, net, state }) =>
    [gross, downlineGross, net, state].join(' '),
  );

test('CONTRACT-09 a held agent is settled and not paid, its line as always; one bill is released, one denied', async () => {
  const { from, top, low, contracts, settle } = await lineFrom('2026-05-01T00:00:00Z', 3);
  await settle(1);
  const held = await hold(top, from + HOUR + MINUTE);
  expect(held).toMatchObject({ account: `held_top_${lines}`, reason: REASON, heldBy: 'Mai', pendingBills: 0 });
  await settle(3);
  expect(await statesOf(contracts[0])).toEqual([
    '1.00 0.40 0.60 issued',
    '1.00 0.40 0.60 pending',
    '1.00 0.40 0.60 pending',
  ]);
  expect(await statesOf(contracts[1])).toEqual(Array(3).fill('0.40 0.00 0.40 issued'));
  expect([await mainOf(top), await mainOf(low)]).toEqual(['0.60', '1.20']);
  const [, second = '', third = ''] = await idsOf(contracts[0]);
  const waits = await billDetail(services, top, second);
  expect([waits.bill.paid, waits.bill.paidAt, waits.reason, waits.payments]).toEqual(['0.00', null, REASON, []]);
  // The bill is of 1 May, 10:00 in Vietnam: seven whole days follow.
  expect(waits.expiresAt).toBe('2026-05-08T17:00:00.000Z');
  const listed = await listHolds(services, { pageNo: 1, pageSize: 20, search: `held_top_${lines}` });
  expect(listed.content).toMatchObject([{ memberId: `${top}`, pendingBills: 2, pendingNet: '1.20' }]);

  const decided = from + 4 * HOUR;
  const paid = await release(second, decided);
  expect([paid.bill.state, paid.bill.paid, paid.bill.paidAt, paid.reason]).toEqual([
    'issued',
    '0.60',
    new Date(decided).toISOString(),
    null,
  ]);
  const denied = await deny(third, decided + MINUTE);
  expect([denied.bill.state, denied.bill.paid, denied.reason]).toEqual(['denied', '0.00', 'One person.']);
  expect(await mainOf(top)).toBe('1.20');
  const { payments } = await billDetail(services, top, second);
  expect(payments.map(({ payer, amount }) => [payer, amount])).toEqual([['platform', '0.60']]);
  const month = { ...listIncomeDefaults, from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z' };
  const paidInAll = { byKind: [{ count: 3, gross: '3.00', net: '1.20' }], totals: { gross: '3.00', net: '1.20' } };
  expect(await listIncome(services, top, month)).toMatchObject(paidInAll);
  expect(await statesOf(contracts[0])).toEqual([
    '1.00 0.40 0.60 issued',
    '1.00 0.40 0.60 issued',
    '1.00 0.40 0.60 denied',
  ]);
  expect(await titlesOf(top)).toEqual([
    'Your contract payments are held',
    '$0.60 from a contract',
    'A contract bill was denied',
  ]);
  const facts = (await auditOf(db, top)).map(([kind, actor, fact]) => [kind, actor, fact]);
  expect(facts).toEqual([
    ['contract_payments_held', 'Mai', { reason: REASON }],
    ['contract_bill_released', 'Bao', { billId: second, amount: '0.60' }],
    ['contract_bill_denied', 'Bao', { billId: third, amount: '0.60', reason: 'One person.', note: 'Asked twice.' }],
  ]);
});

test('CONTRACT-09 only what waits is decided, and once; nobody but agents is held', async () => {
  const { from, top, contracts, settle } = await lineFrom('2026-05-02T00:00:00Z', 2);
  await hold(top, from);
  await settle(1);
  const [first = ''] = await idsOf(contracts[0]);
  const now = from + HOUR;
  expect(await outcome(hold(top, now))).toBe('conflict');
  expect(await outcome(hold(1_000_001, now))).toBe('not_found');
  expect(await outcome(holdPayments(at(now), 'Mai', { memberId: 'x', reason: REASON }))).toBe('not_found');
  await deny(first, now);
  for (const again of [release, deny]) {
    expect(await outcome(again(first, now))).toBe('conflict');
    expect(await outcome(again('bl-1', now))).toBe('not_found');
    expect(await outcome(again('in-1', now))).toBe('not_found');
  }
  expect(await lift(top, now)).toMatchObject({ paidBills: 0, paid: '0.00' });
  expect(await outcome(lift(top, now))).toBe('not_found');
  // What follows is paid as always.
  await settle(2);
  expect(await mainOf(top)).toBe('0.60');
});

test('CONTRACT-09 two operators at once pay a bill once, and a lifted hold pays all that waits, once', async () => {
  const { from, top, contracts, settle } = await lineFrom('2026-05-03T00:00:00Z', 4);
  await hold(top, from);
  await settle(3);
  const now = from + 3 * HOUR;
  const [first = ''] = await idsOf(contracts[0]);
  const both = await Promise.all([outcome(release(first, now)), outcome(release(first, now, beside))]);
  expect(both.filter((one) => one === 'conflict')).toHaveLength(1);
  expect(await mainOf(top)).toBe('0.60');
  // The fourth hour is settled meanwhile: its bill waits and is paid by the lift, or is paid at once.
  const [lifts] = await Promise.all([
    Promise.allSettled([lift(top, now + HOUR), lift(top, now + HOUR, beside)]),
    settle(4, beside),
  ]);
  expect(lifts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await statesOf(contracts[0])).toEqual(Array(4).fill('1.00 0.40 0.60 issued'));
  expect(await mainOf(top)).toBe('2.40');
  expect(await titlesOf(top)).toEqual([
    'Your contract payments are held',
    '$0.60 from a contract',
    'Your contract payments go on',
  ]);
});

test('CONTRACT-09 bills that a lifted hold leaves waiting are decided one by one', async () => {
  const { from, top, contracts, settle } = await lineFrom('2026-05-04T00:00:00Z', 2);
  await hold(top, from);
  await settle(1);
  expect(await lift(top, from + HOUR, db, false)).toMatchObject({ paidBills: 0, paid: '0.00' });
  expect((await toldTo(top)).at(-1)?.content).toBe(
    '<p>They are held no more. Bills that waited and are paid now: 0, $0.00.</p><p>Bills that still wait for our decision: 1, $0.60.</p>',
  );
  await settle(2);
  expect(await statesOf(contracts[0])).toEqual(['1.00 0.40 0.60 pending', '1.00 0.40 0.60 issued']);
  const [first = ''] = await idsOf(contracts[0]);
  await release(first, from + 2 * HOUR);
  expect(await mainOf(top)).toBe('1.20');
  expect((await auditOf(db, top)).at(1)).toEqual([
    'contract_hold_lifted',
    'Bao',
    { bills: 0, paid: '0.00', note: 'Done.' },
  ]);
});

test('CONTRACT-09 an act that dies at any statement has changed nothing, and its repetition pays once', async () => {
  const { from, top, contracts, settle } = await lineFrom('2026-05-05T00:00:00Z', 2);
  await hold(top, from);
  await settle(2);
  const now = from + 2 * HOUR;
  const [first = '', second = ''] = await idsOf(contracts[0]);
  const untilDone = async (act: (on: Database) => Promise<unknown>) => {
    for (let statements = 0; ; statements += 1) {
      const done = await act(killedAfter(db, statements)).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      if (done !== undefined) return statements;
      expect([statements, await mainOf(top)]).toEqual([statements, balance]);
    }
  };
  let balance = '0.00';
  expect(await untilDone((on) => release(first, now, on))).toBeGreaterThan(3);
  balance = '0.60';
  expect(await untilDone((on) => lift(top, now, on))).toBeGreaterThan(3);
  expect(await mainOf(top)).toBe('1.20');
  expect(await outcome(release(second, now))).toBe('conflict');
});

test('CONTRACT-09 what nobody decides expires at a midnight, together and once, and the agent is told', async () => {
  // 20 May, 21:00 in Vietnam.
  const { from, top, contracts, settle } = await lineFrom('2026-05-20T14:00:00Z', 3);
  await hold(top, from);
  for (const hour of [1, 2, 3]) await settle(hour);
  // Issued at 22:00, 23:00 and 00:00.
  const midnight = Date.parse('2026-05-27T17:00:00Z');
  await expireBills(at(midnight - 1));
  expect(await statesOf(contracts[0])).toEqual(Array(3).fill('1.00 0.40 0.60 pending'));
  // What has expired is decided no more, though no job has ended it.
  const [gone = ''] = await idsOf(contracts[0]);
  expect([await outcome(release(gone, midnight)), await outcome(deny(gone, midnight))]).toEqual([
    'conflict',
    'conflict',
  ]);
  await Promise.all([expireBills(at(midnight)), expireBills(at(midnight, beside))]);
  expect(await statesOf(contracts[0])).toEqual([...Array(2).fill('1.00 0.40 0.60 expired'), '1.00 0.40 0.60 pending']);
  const [first = '', , third = ''] = await idsOf(contracts[0]);
  const ended = await billDetail(services, top, first);
  expect([ended.bill.paid, ended.reason, ended.expiresAt]).toEqual(['0.00', REASON, null]);
  expect((await billDetail(services, top, third)).expiresAt).toBe('2026-05-28T17:00:00.000Z');
  expect(await titlesOf(top)).toEqual(['Your contract payments are held', 'Contract bills have expired']);
  expect((await auditOf(db, top)).at(-1)).toEqual([
    'contract_bills_expired',
    expect.anything(),
    { bills: 2, amount: '1.20' },
  ]);
  expect(await outcome(release(first, midnight))).toBe('conflict');
  expect(await lift(top, midnight)).toMatchObject({ paidBills: 1, paid: '0.60' });
});

test('CONTRACT-09 why an agent is held is told to it and to operators, not to its upline', async () => {
  const { from, top, low, contracts, settle } = await lineFrom('2026-06-20T00:00:00Z', 1);
  await hold(low, from);
  await settle(1);
  const [bill = ''] = await idsOf(contracts[1]);
  expect((await billDetail(services, low, bill)).reason).toBe(REASON);
  const seen = await billDetail(services, top, bill);
  expect([seen.bill.state, seen.reason, seen.expiresAt]).toEqual(['pending', null, '2026-06-27T17:00:00.000Z']);
});
