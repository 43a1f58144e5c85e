import { type WithdrawalReview, type WithdrawalReviewRow, WithdrawalState } from '#generated/model/index.ts';
import { table } from '../table.ts';
import type { Call } from './client.ts';
import { type Area, command, filterOf, type Outcome, optional, required } from './command.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { facts, listed, memberText, stepsText, time } from './text.ts';
import { moment } from './typed.ts';

const withdrawalId = required('The withdrawal');
const note = optional('A note for other operators');
const reason = required('The reason, which the member reads');

/** The commands that each state allows. */
const actions: Readonly<Record<WithdrawalState, readonly string[]>> = {
  requested: ['take', 'approve', 'reject'],
  reviewing: ['approve', 'reject', 'take'],
  approved: ['paid', 'return'],
  paid: ['return'],
  disputed: ['received', 'return'],
  received: ['return'],
  rejected: [],
  returned: [],
};

export const withdrawals: Area = {
  title: 'Withdrawals',
  waiting: async (call) => (await call('listWithdrawalReviews', { query: { pageSize: 1 } })).totalElements,
  async items(call) {
    const { content } = await call('listWithdrawalReviews', {});
    return content.map((row) => ({
      id: row.withdrawalId,
      label: `${row.state}  ${call.amount(row.amount)} of ${row.member.account}, ${time(row.requestedAt)}`,
      actions: ['show', ...actions[row.state]],
    }));
  },
  commands: {
    list: command({
      summary: 'the withdrawals that wait for an operator',
      fields: { state: filterOf('Withdrawals in this state only', Object.values(WithdrawalState)), ...rangeFields },
      run: async (call, values) =>
        listed(await call('listWithdrawalReviews', { query: queryOf(values) }), head, (row) => line(row, call)),
    }),
    show: command({
      summary: 'one withdrawal with its checks and the whole account number',
      id: 'withdrawalId',
      fields: { withdrawalId },
      run: async (call, params) => shown(await call('getWithdrawalReview', { params }), call),
    }),
    take: command({
      summary: 'take a withdrawal up for review',
      id: 'withdrawalId',
      fields: { withdrawalId },
      run: async (call, params) => shown(await call('startWithdrawalReview', { params }), call),
    }),
    approve: command({
      summary: 'approve a withdrawal; the money stays held until it is paid',
      id: 'withdrawalId',
      fields: { withdrawalId, note },
      confirm: (values) => `Approve ${values.withdrawalId}? The member cannot cancel it from then on.`,
      run: async (call, { withdrawalId, ...body }) =>
        shown(await call('approveWithdrawal', { params: { withdrawalId }, body }), call),
    }),
    reject: command({
      summary: 'reject a withdrawal; the money goes back to the main wallet',
      id: 'withdrawalId',
      fields: { withdrawalId, reason, note },
      confirm: (values) => `Reject ${values.withdrawalId}? Amount and fee go back to the main wallet.`,
      run: async (call, { withdrawalId, ...body }) =>
        shown(await call('rejectWithdrawal', { params: { withdrawalId }, body }), call),
    }),
    paid: command({
      summary: 'mark an approved withdrawal as paid; the held money leaves the wallet',
      id: 'withdrawalId',
      fields: {
        withdrawalId,
        bankReference: required("The bank's reference of the payment"),
        paidAt: moment('When it was sent, in UTC'),
        note,
      },
      confirm: (values) => `Mark ${values.withdrawalId} as paid? The held money leaves the wallet.`,
      run: async (call, { withdrawalId, ...body }) =>
        shown(await call('markWithdrawalPaid', { params: { withdrawalId }, body }), call),
    }),
    return: command({
      summary: 'return the money of a withdrawal that could not be paid',
      id: 'withdrawalId',
      fields: { withdrawalId, reason, note },
      confirm: (values) => `Return ${values.withdrawalId}? Amount and fee go back to the main wallet.`,
      run: async (call, { withdrawalId, ...body }) =>
        shown(await call('returnWithdrawal', { params: { withdrawalId }, body }), call),
    }),
    received: command({
      summary: 'settle a dispute: the money did arrive',
      id: 'withdrawalId',
      fields: { withdrawalId, evidence: required('What proves that the money arrived') },
      confirm: (values) => `Settle the dispute of ${values.withdrawalId}? It stays paid, and no money moves back.`,
      run: async (call, { withdrawalId, ...body }) =>
        shown(await call('confirmWithdrawalReceived', { params: { withdrawalId }, body }), call),
    }),
  },
};

const head = ['withdrawal', 'state', 'member', 'amount', 'fee', 'to', 'requested', 'reviewer', 'open checks'];

function line(row: WithdrawalReviewRow, call: Call): string[] {
  const { bankName, ending } = row.target;
  return [
    row.withdrawalId,
    row.state,
    row.member.account,
    call.amount(row.amount),
    call.amount(row.fee),
    `${bankName} ..${ending}`,
    time(row.requestedAt),
    row.reviewer ?? '',
    String(row.openChecks),
  ];
}

function shown(value: WithdrawalReview, call: Call): Outcome {
  const { member, target, figures, checks, steps, currency } = value;
  const text = [
    facts({
      withdrawal: value.withdrawalId,
      state: value.state,
      member: memberText(member),
      amount: `${call.amount(value.amount)} ${currency}, fee ${call.amount(value.fee)}, to pay ${call.amount(value.receives)}`,
      'pay to': `${target.bankName} ${value.accountNumber}, ${target.payeeName}`,
      requested: time(value.requestedAt),
      reviewer: value.reviewer,
      'bank reference': value.bankReference,
      'received by itself': time(value.autoReceivedAt),
      reason: value.reason,
      dispute: value.dispute,
      wallet: [
        call.amount(figures.mainBalance),
        `deposits ${call.amount(figures.deposits)}`,
        `withdrawals ${call.amount(figures.withdrawals)}`,
        `turnover ${call.amount(figures.turnover)}`,
      ].join(', '),
      'active bonuses': figures.activeBonuses,
    }),
    table([
      ['check', 'passed', 'detail'],
      ...checks.map((each) => [each.check, each.passed ? 'yes' : 'NO', each.detail]),
    ]),
    stepsText(steps),
  ].join('\n\n');
  return { value, text };
}
