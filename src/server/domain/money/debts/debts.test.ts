import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { creditDeposit } from '../../payments/deposits/settle-deposit.ts';
import { addDepositor, askDeposit, confirmMoney } from '../../payments/deposits/testing.ts';
import {
  approveWithdrawal,
  payInSandbox,
  rejectWithdrawal,
  returnWithdrawal,
} from '../../payments/withdrawals/decide-withdrawal.ts';
import { withdrawalQuote } from '../../payments/withdrawals/limits.ts';
import { addPayee, balanceOf, credit, type Payee, payOut, withdraw } from '../../payments/withdrawals/testing.ts';
import { openGame } from '../../play/seamless/testing.ts';
import { auditOf, DAY, HOUR, lastMessage, outcome, type TestServices, testServices } from '../../testing.ts';
import { transferToUpline } from '../transfers/member-transfers.ts';
import { lockMoney, returnLocks } from '../vault/vault.ts';
import { type Posting, post, postAll, walletAfter } from '../wallet/post.ts';
import { reconcile } from '../wallet/reconcile.ts';
import { debtReview, listDebts, memberDebt } from './read-debts.ts';
import { takeFrom } from './testing.ts';
import { writeOffDebt } from './write-off-debt.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
  await db.close();
});

let payees = 0;
/** A member with this balance. */
async function begin(balance = '100.00', brand: Partial<TestServices['brand']> = {}) {
  const services = await testServices(db, brand);
  payees += 1;
  const payee = await addPayee(db, services, `debtor${payees}`, balance);
  const debt = () => memberDebt(services, payee.session, 'EN');
  const state = async () => [await balanceOf(db, payee.memberId), (await debt()).amount];
  return { services, payee, debt, state };
}

const act = (withdrawalId: string) => ({ operator: 'op_mai', withdrawalId });
const keyed = (memberId: number, key: string, amount: string, more: Partial<Posting> = {}): Posting => ({
  key,
  kind: 'prize',
  reason: { kind: 'operator', id: key },
  at: new Date(0),
  currency: 'USD',
  entries: [
    { memberId, purpose: 'main', amount },
    { house: 'house', amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}` },
  ],
  ...more,
});

test('WALLET-15 what is taken back and not there is owed, and the member reads why', async () => {
  const { services, payee, debt, state } = await begin('30.00');
  expect(await debt()).toEqual({ amount: '0.00', currency: 'USD', deposits: true, entries: [] });
  expect(await takeFrom(services, payee.memberId, '20.00')).toBe('0');
  expect(await state()).toEqual(['10.00', '0.00']);
  expect(await takeFrom(services, payee.memberId, '50.00')).toBe('40.00');
  expect(await state()).toEqual(['0.00', '40.00']);
  await credit(db, services, payee.memberId, '15.00');
  const vietnamese = await memberDebt(services, payee.session, 'VI');
  expect((await debt()).entries).toMatchObject([
    { kind: 'paid', amount: '15.00', left: '25.00', reason: 'Paid by money that came in', note: null },
    { kind: 'owed', amount: '40.00', left: '40.00', reason: 'The result of a draw was corrected' },
  ]);
  expect((await debt()).entries[1]).toMatchObject({ reference: { type: 'bet' }, note: 'A typing error.' });
  expect(vietnamese.entries.map(({ reason }) => reason)).toEqual([
    'Được trả bằng tiền vào ví',
    'Kết quả xổ số đã được đính chính',
  ]);
});

test('WALLET-15 a rejected and a returned withdrawal pay the debt', async () => {
  const { services, payee, state } = await begin('100.00');
  const [first, second] = [await withdraw(services, payee, '30.00'), await withdraw(services, payee, '20.00')];
  await payOut(services, second);
  await takeFrom(services, payee.memberId, '95.00');
  expect(await state()).toEqual(['0.00', '45.00']);
  await db.transaction((tx) => rejectWithdrawal(services, tx, act(first), { reason: 'No.' }));
  expect(await state()).toEqual(['0.00', '15.00']);
  await db.transaction((tx) => returnWithdrawal(services, tx, act(second), { reason: 'It came back.' }));
  expect(await state()).toEqual(['5.00', '0.00']);
});

test('WALLET-15 what comes back from the vault pays the debt', async () => {
  const { services, payee, state } = await begin('100.00');
  await db.transaction((tx) => lockMoney(services, tx, payee.session, { amount: '60.00', hours: 24 }));
  await takeFrom(services, payee.memberId, '70.00');
  expect(await state()).toEqual(['0.00', '30.00']);
  services.pass(DAY + HOUR);
  await returnLocks(services, payee.memberId);
  expect(await state()).toEqual(['30.00', '0.00']);
  const { entries } = await memberDebt(services, payee.session, 'EN');
  expect(entries[0]).toMatchObject({ reason: 'Paid by money from the vault', reference: { type: 'vault' } });
});

test.each([
  [true, ['0.00', '10.00']],
  [false, ['20.00', '30.00']],
])('WALLET-15 deposits pay the debt where the brand says so: %s', async (fromDeposits, expected) => {
  const depositor = await addDepositor(db, { debts: { fromDeposits } });
  const { services, session } = depositor;
  await takeFrom(services, session.memberId, '30.00');
  const { deposit } = await askDeposit(depositor, '20.00');
  await confirmMoney(depositor, deposit.depositId, '20.00');
  await creditDeposit(services, deposit.depositId);
  const debt = await memberDebt(services, session, 'EN');
  expect([await balanceOf(db, session.memberId), debt.amount]).toEqual(expected);
  expect(debt.deposits).toBe(fromDeposits);
  // Another credit pays no more than itself, though there is money.
  await credit(db, services, session.memberId, '5.00');
  expect((await memberDebt(services, session, 'EN')).amount).toBe(fromDeposits ? '5.00' : '25.00');
});

test('WALLET-15 LOBBY-19 a win at a vendor pays the debt, also one of a round whose stake was taken back', async () => {
  const services = await testServices(db);
  const player = await openGame(services, 'promoter41');
  const memberId = Number(player.memberId);
  const left = Number(await balanceOf(db, memberId));
  await player.debit('owing-d1', 'owing-1', '10.00');
  await player.rollback('owing-r1', 'owing-1', 'owing-d1');
  await takeFrom(services, memberId, (left + 30).toFixed(2));
  // The stake is taken again from the win, and what is more pays the debt.
  await player.credit('owing-c1', 'owing-1', '25.00', { kind: 'jackpot' });
  const owed = Number((await debtReview(services, db, player.memberId)).amount);
  const main = Number(await balanceOf(db, memberId));
  expect(main - owed).toBeCloseTo(main === 0 ? -owed : 0, 6);
  expect([main, owed].every((value) => value >= 0) && owed < 30).toBe(true);
});

test('WALLET-15 no money leaves while a debt is open: withdrawals and transfers wait', async () => {
  const { services, payee, state } = await begin('100.00', { debts: { fromDeposits: false } });
  const held = await withdraw(services, payee, '50.00');
  await takeFrom(services, payee.memberId, '60.00');
  // Money that was spared.
  await post(db, keyed(payee.memberId, 'spared', '40.00', { sparesDebt: true }));
  expect(await state()).toEqual(['40.00', '10.00']);
  expect(await outcome(withdraw(services, payee, '20.00'))).toBe('debt_open');
  expect((await withdrawalQuote(services, payee.session, undefined)).maxAmount).toBe('0.00');
  const sent = db.transaction((tx) => transferToUpline(services, tx, payee.session, { amount: '20.00' }));
  expect(await outcome(sent)).toBe('debt_open');
  const approved = () => outcome(db.transaction((tx) => approveWithdrawal(services, tx, act(held))));
  expect(await approved()).toBe('debt_open');
  await payInSandbox(services, held);
  const states = 'select state from withdrawals where id = $1';
  expect(await db.query('test_state', states, [held])).toEqual([{ state: 'requested' }]);
  await writeOff(services, payee, '10.00');
  expect(await approved()).toBe('in');
  expect(await outcome(withdraw(services, payee, '20.00'))).toBe('in');
});

const writeOff = (services: TestServices, { memberId }: Payee, amount: string) =>
  db.transaction((tx) =>
    writeOffDebt(services, tx, 'op_mai', String(memberId), { amount, reason: 'The <mistake> was ours.' }),
  );

test('WALLET-15 an operator writes a debt off, at most what is owed, and the member is told why', async () => {
  const { services, payee, debt, state } = await begin('10.00');
  await takeFrom(services, payee.memberId, '50.00');
  services.pass(1);
  expect(await outcome(writeOff(services, payee, '40.01'))).toBe('conflict');
  expect(await outcome(writeOff(services, payee, '1.001'))).toBe('validation_failed');
  await writeOff(services, payee, '15.00');
  expect(await state()).toEqual(['0.00', '25.00']);
  const message = await lastMessage(db, payee.memberId);
  expect(message).toMatchObject({
    title: '$15.00 of what you owe is written off',
    content: '<p>The &lt;mistake&gt; was ours.</p><p>You owe $25.00 now.</p>',
  });
  expect((await auditOf(db, payee.memberId)).at(-1)).toEqual([
    'debt_written_off',
    'op_mai',
    { amount: '15.00', reason: 'The <mistake> was ours.' },
  ]);
  const query = { account: payee.session.account, pageNo: 1, pageSize: 20 };
  expect(await listDebts(services, query)).toMatchObject({
    content: [{ member: { id: `${payee.memberId}` }, amount: '25.00' }],
    totals: { amount: '25.00' },
  });
  await writeOff(services, payee, '25.00');
  expect((await listDebts(services, query)).content).toEqual([]);
  expect(await debtReview(services, db, `${payee.memberId}`)).toMatchObject({ amount: '0.00' });
  expect((await debt()).entries[0]).toMatchObject({ kind: 'written_off', reference: null });
  expect(await outcome(debtReview(services, db, '1000001'))).toBe('not_found');
});

test('WALLET-15 credits at once pay a debt once and no more, whatever they are', async () => {
  const { services, payee, state } = await begin('1.00');
  await takeFrom(services, payee.memberId, '51.00');
  const credits = Array.from({ length: 20 }, (_, at) => post(db, keyed(payee.memberId, `at-once-${at}`, '7.00')));
  const [writtenOff] = await Promise.all([outcome(writeOff(services, payee, '5.00')), ...credits]);
  // Whoever comes after the credits finds nothing left to write off.
  expect(['in', 'conflict']).toContain(writtenOff);
  expect(await state()).toEqual([writtenOff === 'in' ? '95.00' : '90.00', '0.00']);
});

test('WALLET-15 a repeated posting pays nothing again and answers the same', async () => {
  const { services, payee, state } = await begin('1.00');
  await takeFrom(services, payee.memberId, '51.00');
  const posting = keyed(payee.memberId, 'repeated', '70.00');
  const first = await post(db, posting);
  expect(walletAfter(first, payee.memberId, 'main').balance).toMatch(/^20\.0+$/);
  expect(await post(db, posting)).toEqual({ ...first, replayed: true });
  expect(await state()).toEqual(['20.00', '0.00']);
});

test('WALLET-15 any movements leave a member with what a plain model says', async () => {
  const step = fc.record({
    kind: fc.constantFrom('gain', 'spared', 'spend', 'taken', 'batch'),
    cents: fc.integer({ min: 1, max: 5_000 }),
    other: fc.integer({ min: 1, max: 5_000 }),
  });
  const text = (cents: number) => (cents / 100).toFixed(2);
  let keys = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const { services, payee, state } = await begin('10.00');
      const { memberId } = payee;
      const model = { main: 1_000, debt: 0 };
      const gain = (cents: number) => {
        model.main += cents;
        const paid = Math.max(0, Math.min(model.debt, cents, model.main));
        model.main -= paid;
        model.debt -= paid;
      };
      for (const { kind, cents, other } of steps) {
        keys += 1;
        const key = `model-${keys}`;
        if (kind === 'gain') {
          await post(db, keyed(memberId, key, text(cents)));
          gain(cents);
        } else if (kind === 'spared') {
          await post(db, keyed(memberId, key, text(cents), { sparesDebt: true }));
          model.main += cents;
        } else if (kind === 'spend') {
          const fits = cents <= model.main;
          const spent = outcome(post(db, keyed(memberId, key, `-${text(cents)}`)));
          expect(await spent).toBe(fits ? 'in' : 'insufficient_balance');
          if (fits) model.main -= cents;
        } else if (kind === 'taken') {
          await takeFrom(services, memberId, text(cents));
          const taken = Math.min(cents, model.main);
          model.main -= taken;
          model.debt += cents - taken;
        } else {
          // Of a gain and a loss in one call, the rest pays.
          const loss = Math.min(other, cents);
          await postAll(db, [
            keyed(memberId, key, text(cents)),
            keyed(memberId, `${key}-back`, `-${text(loss)}`, { kind: 'bet' }),
          ]);
          gain(cents - loss);
        }
        expect(await state()).toEqual([text(model.main), text(model.debt)]);
      }
    }),
    { numRuns: 15 },
  );
});
