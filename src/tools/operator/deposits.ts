import { type DepositReview, type DepositReviewRow, DepositState } from '#generated/model/index.ts';
import type { Call } from './client.ts';
import { type Area, command, filterOf, type Outcome, optional, required } from './command.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { facts, listed, memberText, stepsText, time } from './text.ts';
import { amount, plainAmount } from './typed.ts';

const depositId = required('The deposit');
const note = optional('A note for other operators');

/** The commands that each state allows. */
const actions: Readonly<Record<DepositState, readonly string[]>> = {
  pending: ['confirm', 'fail'],
  expired: ['confirm'],
  paid: ['fail', 'reverse'],
  credited: ['reverse'],
  failed: ['confirm'],
  reversed: [],
};

export const deposits: Area = {
  title: 'Deposits',
  waiting: async (call) =>
    (await call('listDepositReviews', { query: { state: 'pending', pageSize: 1 } })).totalElements,
  async items(call) {
    const { content } = await call('listDepositReviews', {});
    return content.map((row) => ({
      id: row.depositId,
      label: `${row.state}  ${call.amount(row.amount)} of ${row.member.account} by ${row.methodName}, ${time(row.createdAt)}`,
      actions: ['show', ...actions[row.state]],
    }));
  },
  commands: {
    list: command({
      summary: 'the deposits that an operator may confirm',
      fields: {
        state: filterOf('Deposits in this state only', Object.values(DepositState)),
        transferNote: optional('The words of the transfer'),
        ...rangeFields,
      },
      run: async (call, values) =>
        listed(await call('listDepositReviews', { query: queryOf(values) }), head, (row) => line(row, call)),
    }),
    show: command({
      summary: 'one deposit with what its transfer must say',
      id: 'depositId',
      fields: { depositId },
      run: async (call, params) => shown(await call('getDepositReview', { params }), call),
    }),
    confirm: command({
      summary: 'confirm that the money of a deposit arrived; it is credited',
      id: 'depositId',
      fields: {
        depositId,
        receivedAmount: amount('What arrived, like 500000 or 12.50'),
        bankReference: required("The bank's reference of what arrived"),
        note,
      },
      confirm: (values) =>
        `Confirm that ${plainAmount(values.receivedAmount)} arrived for ${values.depositId}? It is credited.`,
      run: async (call, { depositId, ...body }) =>
        shown(await call('confirmDeposit', { params: { depositId }, body }), call),
    }),
    reverse: command({
      summary: 'reverse a deposit whose payment was taken back; what is not there is owed',
      id: 'depositId',
      fields: { depositId, reason: required('The reason, which the member reads'), note },
      confirm: (values) =>
        `Take ${values.depositId} back from its member, with its bonuses? What is not there is owed.`,
      run: async (call, { depositId, ...body }) =>
        shown(await call('reverseDeposit', { params: { depositId }, body }), call),
    }),
    fail: command({
      summary: 'fail a deposit; nothing is credited, and money that it had is an unmatched payment',
      id: 'depositId',
      fields: { depositId, reason: required('The reason, which the member reads'), note },
      confirm: (values) => `Fail ${values.depositId}? Nothing is credited, and the member reads the reason.`,
      run: async (call, { depositId, ...body }) =>
        shown(await call('failDeposit', { params: { depositId }, body }), call),
    }),
  },
};

const head = ['deposit', 'state', 'member', 'method', 'amount', 'transfer note', 'asked for', 'expires'];

function line(row: DepositReviewRow, call: Call): string[] {
  const { depositId, state, member, methodName, amount, transferNote, createdAt, expiresAt } = row;
  return [
    depositId,
    state,
    member.account,
    methodName,
    call.amount(amount),
    transferNote ?? '',
    time(createdAt),
    time(expiresAt),
  ];
}

function shown(value: DepositReview, call: Call): Outcome {
  const { member, steps } = value;
  const text = [
    facts({
      deposit: value.depositId,
      state: value.state,
      member: memberText(member),
      method: value.methodName,
      amount: `${call.amount(value.amount)} ${value.currency}, fee ${call.amount(value.fee)}`,
      'transfer note': value.transferNote,
      'payer reference': value.payerReference,
      'payer name': value.payerName,
      'asked for': time(value.createdAt),
      expires: time(value.expiresAt),
      received: value.receivedAmount && call.amount(value.receivedAmount),
      'bank reference': value.bankReference,
      credited: value.creditedAmount && call.amount(value.creditedAmount),
      reason: value.reason,
    }),
    stepsText(steps),
  ].join('\n\n');
  return { value, text };
}
