import { type DepositReview, type DepositReviewRow, DepositState } from '../../../generated/server/model/index.ts';
import { type Area, command, filterOf, type Outcome, optional, required } from './command.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { facts, memberText, pageText, stepsText, time } from './text.ts';

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
  async items(call) {
    const { content } = await call('listDepositReviews', {});
    return content.map((row) => ({
      id: row.depositId,
      label: `${row.state}  ${row.amount} of ${row.member.account} by ${row.methodName}, ${time(row.createdAt)}`,
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
      async run(call, values) {
        const value = await call('listDepositReviews', { query: queryOf(values) });
        return { value, text: pageText(value, head, value.content.map(line)) };
      },
    }),
    show: command({
      summary: 'one deposit with what its transfer must say',
      id: 'depositId',
      fields: { depositId },
      run: async (call, params) => shown(await call('getDepositReview', { params })),
    }),
    confirm: command({
      summary: 'confirm that the money of a deposit arrived; it is credited',
      id: 'depositId',
      fields: {
        depositId,
        receivedAmount: required('What arrived, like 200.00'),
        bankReference: required("The bank's reference of what arrived"),
        note,
      },
      confirm: (values) => `Confirm that ${values.receivedAmount} arrived for ${values.depositId}? It is credited.`,
      run: async (call, { depositId, ...body }) => shown(await call('confirmDeposit', { params: { depositId }, body })),
    }),
    reverse: command({
      summary: 'reverse a deposit whose payment was taken back; what is not there is owed',
      id: 'depositId',
      fields: { depositId, reason: required('The reason, which the member reads'), note },
      confirm: (values) =>
        `Take ${values.depositId} back from its member, with its bonuses? What is not there is owed.`,
      run: async (call, { depositId, ...body }) => shown(await call('reverseDeposit', { params: { depositId }, body })),
    }),
    fail: command({
      summary: 'fail a deposit; nothing is credited, and money that it had is an unmatched payment',
      id: 'depositId',
      fields: { depositId, reason: required('The reason, which the member reads'), note },
      confirm: (values) => `Fail ${values.depositId}? Nothing is credited, and the member reads the reason.`,
      run: async (call, { depositId, ...body }) => shown(await call('failDeposit', { params: { depositId }, body })),
    }),
  },
};

const head = ['deposit', 'state', 'member', 'method', 'amount', 'transfer note', 'asked for', 'expires'];

function line(row: DepositReviewRow): string[] {
  const { depositId, state, member, methodName, amount, transferNote, createdAt, expiresAt } = row;
  return [depositId, state, member.account, methodName, amount, transferNote ?? '', time(createdAt), time(expiresAt)];
}

function shown(value: DepositReview): Outcome {
  const { member, steps } = value;
  const text = [
    facts({
      deposit: value.depositId,
      state: value.state,
      member: memberText(member),
      method: value.methodName,
      amount: `${value.amount} ${value.currency}, fee ${value.fee}`,
      'transfer note': value.transferNote,
      'payer reference': value.payerReference,
      'payer name': value.payerName,
      'asked for': time(value.createdAt),
      expires: time(value.expiresAt),
      received: value.receivedAmount,
      'bank reference': value.bankReference,
      credited: value.creditedAmount,
      reason: value.reason,
    }),
    stepsText(steps),
  ].join('\n\n');
  return { value, text };
}
