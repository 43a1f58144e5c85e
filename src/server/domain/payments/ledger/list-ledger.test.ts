import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listTransactionHistoryDefaults } from '#generated/server/defaults.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { transferToUpline } from '../../money/transfers/member-transfers.ts';
import { post } from '../../money/wallet/post.ts';
import { openGame } from '../../play/seamless/testing.ts';
import { convertPoints } from '../../rewards/points/convert-points.ts';
import { addMembers, DAY, MINUTE, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { confirmDeposit } from '../deposits/approve-deposit.ts';
import { createDeposit } from '../deposits/create-deposit.ts';
import { creditDeposit } from '../deposits/settle-deposit.ts';
import { give } from '../funds/testing.ts';
import { transferFunds } from '../funds/transfer-funds.ts';
import { rejectWithdrawal } from '../withdrawals/decide-withdrawal.ts';
import { addPayee, OPERATOR, withdraw } from '../withdrawals/testing.ts';
import { type LedgerQuery, listLedger } from './list-ledger.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
});
afterAll(() => db.close());

const read = (memberId: number, asked: Partial<LedgerQuery> = {}, language: 'EN' | 'VI' = 'EN') =>
  listLedger(services, memberId, { ...listTransactionHistoryDefaults, ...asked }, language);
const reasons = async (memberId: number, asked: Partial<LedgerQuery> = {}, language: 'EN' | 'VI' = 'EN') =>
  (await read(memberId, asked, language)).content.map(({ reason }) => reason);

let accounts = 0;
/** A member without any money, who moves none but what the test moves. */
async function newMember(): Promise<number> {
  accounts += 1;
  await addMembers(db, [{ account: `ledger${accounts}` }]);
  const { memberId } = await sessionOf(services, `ledger${accounts}`);
  for (const table of ['accounts', 'wallets']) {
    await db.query(`test_${table}`, `update ${table} set currency = 'USD' where member_id = $1`, [memberId]);
  }
  return memberId;
}

/** Posts an amount between the house and a member's main wallet, `daysAgo` before now. */
function move(memberId: number, amount: string, daysAgo: number, kind: 'adjustment' | 'fee' = 'adjustment') {
  const id = Buffer.from(services.random(9)).toString('base64url');
  const back = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  return post(db, {
    key: `test:${id}`,
    kind,
    reason: { kind: 'operator', id },
    note: 'By hand',
    currency: 'USD',
    at: new Date(services.clock() - daysAgo * DAY),
    entries: [
      { memberId, purpose: 'main', amount },
      { house: 'house', amount: back },
    ],
  });
}

describe('the ledger of a wallet', () => {
  test('MEMBER-08 lists the entries of a range, the newest first, with the balances at both ends', async () => {
    const memberId = await newMember();
    for (const [amount, daysAgo] of [
      ['500.00', 40],
      ['20.00', 20],
      ['-5.50', 10],
      ['100.00', 0],
    ] as const) {
      await move(memberId, amount, daysAgo);
    }
    const { content, totals, totalElements, totalPages } = await read(memberId);
    expect(content.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      ['100.00', '614.50'],
      ['-5.50', '514.50'],
      ['20.00', '520.00'],
    ]);
    expect([totalElements, totalPages]).toEqual([3, 1]);
    expect(totals).toEqual({
      openingBalance: '500.00',
      moneyIn: '120.00',
      moneyOut: '5.50',
      net: '114.50',
      closingBalance: '614.50',
    });
    expect(content[0]).toMatchObject({ at: '2026-01-05T09:30:00.000Z', walletId: 'main', note: 'By hand' });
  });

  test('MEMBER-08 postings of one millisecond, or dated before the last one, stay in the order of their bookings', async () => {
    const memberId = await newMember();
    // The clock of one process is behind, or its posting waited for the wallet.
    const moments = [0, 0, 1, -1, 1, 1, 2, 0];
    for (const [at, milliseconds] of moments.entries()) {
      await move(memberId, `${at + 1}.00`, -milliseconds / DAY);
    }
    services.pass(3);
    const whole = (await read(memberId)).content;
    expect(whole.map(({ amount, balanceAfter, at }) => [amount, balanceAfter, at.slice(-5)].join(' '))).toEqual([
      '8.00 36.00 .002Z',
      '7.00 28.00 .002Z',
      '6.00 21.00 .001Z',
      '5.00 15.00 .001Z',
      '4.00 10.00 .001Z',
      '3.00 6.00 .001Z',
      '2.00 3.00 .000Z',
      '1.00 1.00 .000Z',
    ]);
    const pages = await Promise.all([1, 2, 3].map((pageNo) => read(memberId, { pageNo, pageSize: 3 })));
    expect(pages.flatMap(({ content }) => content)).toEqual(whole);
    const moment = (milliseconds: number) => new Date(services.clock() - 3 + milliseconds).toISOString();
    const ranges = await Promise.all(
      [-1, 0, 1, 2].map((from) => read(memberId, { from: moment(from), to: moment(from + 1) })),
    );
    expect(
      ranges.map(({ totals: { openingBalance, net, closingBalance } }) => [openingBalance, net, closingBalance]),
    ).toEqual([
      ['0.00', '0.00', '0.00'],
      ['0.00', '3.00', '3.00'],
      ['3.00', '18.00', '21.00'],
      ['21.00', '15.00', '36.00'],
    ]);
    expect(ranges.map(({ totalElements }) => totalElements)).toEqual([0, 2, 4, 2]);
  });

  test('MEMBER-08 pages are disjoint, and their balances follow from each other', async () => {
    const memberId = await newMember();
    for (let at = 1; at <= 9; at += 1) await move(memberId, `${at}.25`, 0);
    const pages = await Promise.all([1, 2, 3].map((pageNo) => read(memberId, { pageNo, pageSize: 4 })));
    const entries = pages.flatMap(({ content }) => content).reverse();
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(9);
    let cents = 0;
    for (const { amount, balanceAfter } of entries) {
      cents += Math.round(Number(amount) * 100);
      expect(Math.round(Number(balanceAfter) * 100)).toBe(cents);
    }
    expect((await read(memberId, { pageNo: 4, pageSize: 4 })).content).toEqual([]);
  });

  test('MEMBER-08 filters narrow the entries and their sums, not the balances at the ends', async () => {
    const memberId = await newMember();
    await move(memberId, '80.00', 3);
    await move(memberId, '-2.00', 2, 'fee');
    await move(memberId, '-10.00', 1);
    const balances = { openingBalance: '0.00', closingBalance: '68.00' };
    const out = await read(memberId, { direction: 'out' });
    expect(out.totals).toEqual({ ...balances, moneyIn: '0.00', moneyOut: '12.00', net: '-12.00' });
    const fees = await read(memberId, { kind: 'fee' });
    expect(fees.content.map(({ amount, kind }) => [amount, kind])).toEqual([['-2.00', 'fee']]);
    expect(fees.totals).toMatchObject({ ...balances, moneyOut: '2.00' });
    const [fee] = fees.content;
    const about = await read(memberId, { referenceId: fee?.reference?.id });
    expect(about.content).toEqual(fees.content);
    expect((await read(memberId, { referenceId: "' or true" })).totalElements).toBe(0);
  });

  test('MEMBER-08 the end of a range is not in it, its beginning is; a range has an order and at most 92 days', async () => {
    const memberId = await newMember();
    await move(memberId, '3.00', 1);
    const at = new Date(services.clock() - DAY).toISOString();
    const later = new Date(services.clock()).toISOString();
    expect(await read(memberId, { from: at, to: later })).toMatchObject({
      totalElements: 1,
      totals: { openingBalance: '0.00', closingBalance: '3.00' },
    });
    const before = new Date(services.clock() - 2 * DAY).toISOString();
    expect(await read(memberId, { from: before, to: at })).toMatchObject({
      totalElements: 0,
      totals: { closingBalance: '0.00' },
    });
    expect(await outcome(read(memberId, { from: later, to: at }))).toBe('validation_failed');
    const early = new Date(services.clock() - 94 * DAY).toISOString();
    expect(await outcome(read(memberId, { from: early, to: later }))).toBe('validation_failed');
  });

  test('MEMBER-08 a wallet that the member does not have is empty', async () => {
    const { content, totals } = await read(await newMember(), { walletId: 'NOBODY' });
    expect(content).toEqual([]);
    expect(totals).toMatchObject({ openingBalance: '0.00', moneyIn: '0.00', closingBalance: '0.00' });
  });
});

describe('each entry names its reason and its cause', () => {
  test('MEMBER-08 of bets', async () => {
    await move(await newMember(), '50.00', 0);
    const player = await openGame(services, `ledger${accounts}`);
    const { betId } = await player.debit('ledger-d', 'ledger', '2.00');
    services.pass(MINUTE);
    await player.credit('ledger-c', 'ledger', '7.40');
    const { content } = await read(Number(player.memberId), { referenceId: betId ?? '' });
    expect(content.map(({ kind, amount, reason, reference }) => [kind, amount, reason, reference])).toEqual([
      ['prize', '7.40', 'Payout, Lantern Road', { type: 'bet', id: betId }],
      ['bet', '-2.00', 'Stake, Lantern Road', { type: 'bet', id: betId }],
    ]);
    expect(await reasons(Number(player.memberId), { kind: 'bet' }, 'VI')).toEqual(['Tiền cược, Lantern Road']);
    await player.debit('ledger-e', 'ledger-2', '3.00');
    await player.rollback('ledger-r', 'ledger-2', 'ledger-e');
    expect(await reasons(Number(player.memberId), { kind: 'refund' })).toEqual(['Stake returned, Lantern Road']);
  });

  test('MEMBER-08 of deposits, by their method', async () => {
    const memberId = await newMember();
    const session = await sessionOf(services, `ledger${accounts}`);
    const person = `update members set payee_name = 'TRAN PAYER', birthday = '1990-06-01' where id = $1`;
    await db.query('test_payer', person, [memberId]);
    const asked = { methodId: 'dm-bank', amount: '200.00' };
    const { deposit } = await db.transaction((tx) => createDeposit(services, tx, session, asked, 'EN'));
    const payment = { receivedAmount: '200.00', bankReference: 'LEDGER-1' };
    await db.transaction((tx) => confirmDeposit(services, tx, OPERATOR, deposit.depositId, payment));
    await creditDeposit(services, deposit.depositId);
    expect((await read(memberId)).content).toMatchObject([
      {
        kind: 'deposit',
        amount: '200.00',
        reason: 'Deposit by bank transfer',
        reference: { type: 'deposit', id: deposit.depositId },
      },
    ]);
    expect(await reasons(memberId, { kind: 'deposit' }, 'VI')).toEqual(['Nạp tiền qua chuyển khoản']);
  });

  test('MEMBER-08 of withdrawals, held and given back', async () => {
    const payee = await addPayee(db, services, 'ledgerpayee');
    const id = await withdraw(services, payee, '200.00');
    await db.transaction((tx) =>
      rejectWithdrawal(services, tx, { operator: OPERATOR, withdrawalId: id }, { reason: 'Please call us.' }),
    );
    const { content } = await read(payee.memberId, { kind: 'withdrawal' });
    expect(content.map(({ amount, reason, reference }) => [amount, reason, reference])).toEqual([
      ['200.00', 'Withdrawal, given back', { type: 'withdrawal', id }],
      ['-200.00', 'Withdrawal, held', { type: 'withdrawal', id }],
    ]);
  });

  test('MEMBER-08 of transfers to a vendor and back, in both wallets', async () => {
    const memberId = await newMember();
    const { id: sessionId } = await sessionOf(services, `ledger${accounts}`);
    await give(services, { memberId }, '100.00');
    const transfer = (intentId: string, from: string, to: string, amount: string) =>
      transferFunds(services, { memberId, sessionId, intentId, language: 'EN' }, { from, to, amount });
    const { transfer: there } = await transfer('ledger-1', 'main', 'KIT', '40.00');
    services.pass(MINUTE);
    await transfer('ledger-2', 'KIT', 'main', '15.00');
    services.pass(MINUTE);
    // The sandbox refuses these cents.
    await transfer('ledger-3', 'main', 'KIT', '10.91');
    expect(await reasons(memberId, { kind: 'transfer_out' })).toEqual([
      'Transfer to Kite & Co',
      'Transfer to Kite & Co',
    ]);
    expect(await reasons(memberId, { kind: 'transfer_in' })).toEqual([
      'Transfer to Kite & Co refused, given back',
      'Transfer from Kite & Co',
    ]);
    const vendor = await read(memberId, { walletId: 'KIT' });
    expect(
      vendor.content.map(({ kind, amount, balanceAfter, reason }) => [kind, amount, balanceAfter, reason]),
    ).toEqual([
      ['transfer_out', '-15.00', '25.00', 'Transfer to the main wallet'],
      ['transfer_in', '40.00', '40.00', 'Transfer from the main wallet'],
    ]);
    expect(vendor.content[1]).toMatchObject({
      walletId: 'KIT',
      reference: { type: 'wallet_transfer', id: there.transferId },
    });
  });

  test('MEMBER-08 of transfers between members, for both of them', async () => {
    await addMembers(db, [{ account: 'ledgersender' }]);
    const upline = (await sessionOf(services, 'agent01')).memberId;
    const line = `update members set to_upline = true, upline_id = $1 where account = 'ledgersender'`;
    await db.query('test_line', line, [upline]);
    const sender = await sessionOf(services, 'ledgersender');
    await give(services, sender, '50.00');
    const order = { amount: '12.00', note: 'Back from last week' };
    const { transferId, party } = await db.transaction((tx) => transferToUpline(services, tx, sender, order));
    const reference = { type: 'member_transfer', id: transferId };
    const [sent] = (await read(sender.memberId, { referenceId: transferId })).content;
    expect(sent).toMatchObject({
      kind: 'transfer_out',
      reason: `Transfer to ${party.nickname} (agent01)`,
      reference,
      note: 'Back from last week',
    });
    const { memberId } = await sessionOf(services, party.account);
    const [received] = (await read(memberId, { referenceId: transferId })).content;
    expect(received).toMatchObject({
      kind: 'transfer_in',
      amount: '12.00',
      reason: `Transfer from ${sender.nickname}`,
      reference,
    });
  });

  test('MEMBER-08 of converted points, and of the credit that opened the wallet', async () => {
    services.pass(DAY);
    const session = await sessionOf(services, 'player01');
    const points = { points: 1_000 };
    const { conversionId } = await db.transaction((tx) => convertPoints(services, tx, session, points));
    const { content } = await read(session.memberId, { kind: 'points' });
    expect(content.map(({ reason, reference }) => [reason, reference])).toEqual([
      ['1,000 points converted', { type: 'points', id: conversionId }],
    ]);
    expect(await reasons(session.memberId, { kind: 'points' }, 'VI')).toEqual(['Đổi 1.000 điểm']);
    const [first] = await db.query<{ at: Date }>(
      'test_opening',
      `select e.booked_at as at from entries e join transactions t on t.id = e.transaction_id
       join wallets w on w.account_id = e.account_id where t.kind = 'opening' and w.member_id = $1`,
      [session.memberId],
    );
    const from = first?.at ?? new Date(0);
    const opened = await read(session.memberId, {
      kind: 'adjustment',
      from: from.toISOString(),
      to: new Date(from.getTime() + 1).toISOString(),
    });
    expect(opened.content).toMatchObject([{ reason: 'Opening balance', reference: null }]);
  });
});
