import { BillState, type ContractBillReview, ContractKind } from '#generated/model/index.ts';
import type { Call } from './client.ts';
import { type Area, command, filterOf, type Outcome, optional, required } from './command.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { facts, listed, time } from './text.ts';

const billId = required('The bill');
const { account: _, ...range } = rangeFields;
const note = optional('A note for other operators');

export const bills: Area = {
  title: 'Bills of contracts',
  waiting: async (call) =>
    (await call('listContractBillReviews', { query: { state: 'pending', pageSize: 1 } })).totalElements,
  async items(call) {
    const { content } = await call('listContractBillReviews', { query: { state: 'pending' } });
    return content.map(({ bill }) => ({
      id: bill.billId,
      label: `${call.amount(bill.net)} to ${bill.downline.account}, ${bill.kind} until ${time(bill.windowTo)}`,
      actions: ['release', 'deny'],
    }));
  },
  commands: {
    list: command({
      summary: 'the bills of agents, those that wait first, then those of a range',
      fields: {
        kind: filterOf('Bills of contracts of this kind only', Object.values(ContractKind)),
        state: filterOf('Bills in this state only', Object.values(BillState)),
        search: optional('Parts of the account or the name of the agent'),
        ...range,
      },
      run: async (call, values) =>
        listed(await call('listContractBillReviews', { query: queryOf(values) }), head, (row) => line(row, call)),
    }),
    release: command({
      summary: 'pay a bill that waits',
      id: 'billId',
      fields: { billId, note },
      confirm: (values) => `Pay ${values.billId}?`,
      run: async (call, { note: words, ...params }) =>
        shown(await call('releaseContractBill', { params, body: { note: words } }), call),
    }),
    deny: command({
      summary: 'deny a bill that waits, for good',
      id: 'billId',
      fields: { billId, reason: required('The reason, which the agent reads'), note },
      confirm: (values) => `Deny ${values.billId}?`,
      run: async (call, { reason, note: words, ...params }) =>
        shown(await call('denyContractBill', { params, body: { reason, note: words } }), call),
    }),
  },
};

const head = ['bill', 'agent', 'agent id', 'kind', 'window', 'net', 'paid', 'state', 'expires', 'rest follows'];

function line({ bill, expiresAt }: ContractBillReview, call: Call): string[] {
  const window = `${time(bill.windowFrom)} to ${time(bill.windowTo)}`;
  const { billId: id, downline, kind, net, paid, state, restAt } = bill;
  return [
    id,
    downline.account,
    downline.id ?? '',
    kind,
    window,
    call.amount(net),
    call.amount(paid),
    state,
    time(expiresAt),
    time(restAt),
  ];
}

function shown(value: ContractBillReview, call: Call): Outcome {
  const { bill, reason } = value;
  const text = facts({
    bill: bill.billId,
    agent: bill.downline.account,
    net: call.amount(bill.net),
    paid: call.amount(bill.paid),
    state: bill.state,
    'rest follows': time(bill.restAt),
    reason,
  });
  return { value, text };
}
