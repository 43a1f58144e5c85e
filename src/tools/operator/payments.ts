import { type UnmatchedPayment, UnmatchedPaymentState } from '#generated/model/index.ts';
import type { Call } from './client.ts';
import { type Area, command, filterOf, type Outcome, optional, required } from './command.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { facts, listed, memberText, time } from './text.ts';
import { amount as amountField, optionalAmount } from './typed.ts';

const paymentId = required('The payment');
const note = optional('A note for other operators');

export const payments: Area = {
  title: 'Unmatched payments',
  waiting: async (call) => (await call('listUnmatchedPayments', { query: { pageSize: 1 } })).totalElements,
  async items(call) {
    const { content } = await call('listUnmatchedPayments', {});
    return content.map((payment) => ({
      id: payment.paymentId,
      label: `${payment.cause}  ${call.amount(payment.amount, payment.currency)} ${payment.currency}, ${payment.reference}, ${time(payment.arrivedAt)}`,
      actions: ['credit', 'return'],
    }));
  },
  commands: {
    list: command({
      summary: "the payments that arrived and are no deposit's",
      fields: { state: filterOf('Payments in this state only', Object.values(UnmatchedPaymentState)), ...rangeFields },
      run: async (call, values) =>
        listed(await call('listUnmatchedPayments', { query: queryOf(values) }), head, (row) => line(row, call)),
    }),
    record: command({
      summary: 'record a payment of a statement that names no deposit',
      fields: {
        amount: amountField('What arrived, like 500000 or 12.50'),
        currency: required('Its currency, like USD'),
        reference: required("The bank's reference of what arrived"),
        payerName: optional('Who paid'),
        note,
      },
      run: async (call, body) => shown(await call('recordUnmatchedPayment', { body }), call),
    }),
    credit: command({
      summary: 'credit a payment to a deposit, or to another one of its member where it has its money',
      id: 'paymentId',
      fields: {
        paymentId,
        depositId: required('The deposit'),
        receivedAmount: optionalAmount('What it is in the currency of the brand, where it is in another'),
        note,
      },
      confirm: (values) => `Credit ${values.paymentId} to the member of ${values.depositId}?`,
      run: async (call, { paymentId, ...body }) =>
        shown(await call('creditUnmatchedPayment', { params: { paymentId }, body }), call),
    }),
    return: command({
      summary: 'note that a payment was sent back; nothing is credited',
      id: 'paymentId',
      fields: {
        paymentId,
        bankReference: required("The bank's reference of the payment back"),
        reason: required('The reason, which the member reads'),
        note,
      },
      confirm: (values) => `Was ${values.paymentId} sent back? It is not credited then.`,
      run: async (call, { paymentId, ...body }) =>
        shown(await call('returnUnmatchedPayment', { params: { paymentId }, body }), call),
    }),
  },
};

const head = ['payment', 'state', 'cause', 'amount', 'reference', 'payer', 'deposit', 'member', 'arrived'];

function line(payment: UnmatchedPayment, call: Call): string[] {
  const { paymentId, state, cause, amount, currency, reference, payerName, depositId, member, arrivedAt } = payment;
  return [
    paymentId,
    state,
    cause,
    `${call.amount(amount, currency)} ${currency}`,
    reference,
    payerName ?? '',
    depositId ?? '',
    member?.account ?? '',
    time(arrivedAt),
  ];
}

function shown(value: UnmatchedPayment, call: Call): Outcome {
  const text = facts({
    payment: value.paymentId,
    state: value.state,
    cause: value.cause,
    amount: `${call.amount(value.amount, value.currency)} ${value.currency}`,
    reference: value.reference,
    'payer name': value.payerName,
    deposit: value.depositId,
    member: value.member && memberText(value.member),
    arrived: time(value.arrivedAt),
    'told by': value.source,
    'credited to': value.creditedDepositId,
    'sent back as': value.returnReference,
    reason: value.reason,
    'decided by': value.resolvedBy,
    'decided at': value.resolvedAt && time(value.resolvedAt),
    note: value.note,
  });
  return { value, text };
}
