import type { ContractHold } from '#generated/model/index.ts';
import { accountId } from './accounts.ts';
import type { Call } from './client.ts';
import { type Area, command, oneOf, optional, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { facts, listed, time } from './text.ts';

const memberId = required('The agent, by name or id');

export const holds: Area = {
  title: 'Held contract payments',
  async items(call) {
    const { content } = await call('listContractHolds', {});
    return content.map((hold) => ({
      id: hold.memberId,
      label: `${hold.account}: ${hold.pendingBills} bills, ${call.amount(hold.pendingNet)}`,
      actions: ['lift'],
    }));
  },
  commands: {
    list: command({
      summary: 'the agents whose contract payments are held',
      fields: { search: optional('Parts of the account or the name'), ...pageFields },
      run: async (call, values) =>
        listed(await call('listContractHolds', { query: queryOf(values) }), head, (row) => line(row, call)),
    }),
    create: command({
      summary: 'hold the contract payments of an agent; its bills wait from now on',
      id: 'memberId',
      fields: { memberId, reason: required('Why, which the agent reads') },
      confirm: (values) => `Hold the contract payments of ${values.memberId}?`,
      async run(call, { memberId, reason }) {
        const body = { memberId: await accountId(call, memberId), reason };
        const value = await call('holdContractPayments', { body });
        return { value, text: facts({ agent: value.account, reason: value.reason, held: time(value.heldAt) }) };
      },
    }),
    lift: command({
      summary: 'let the contract payments of an agent go on',
      id: 'memberId',
      fields: {
        memberId,
        pending: oneOf('What becomes of the bills that wait', ['pay', 'keep']),
        note: optional('A note for other operators'),
      },
      confirm: (values) => `Let the contract payments of ${values.memberId} go on, and ${values.pending} what waits?`,
      async run(call, { pending, note, memberId }) {
        const params = { memberId: await accountId(call, memberId) };
        const value = await call('liftContractHold', { params, body: { payPending: pending === 'pay', note } });
        return {
          value,
          text: facts({ agent: value.memberId, bills: `${value.paidBills}`, paid: call.amount(value.paid) }),
        };
      },
    }),
  },
};

const head = ['agent', 'account', 'bills', 'due', 'reason', 'held', 'by'];

function line(
  { memberId: id, account, pendingBills, pendingNet, reason, heldAt, heldBy }: ContractHold,
  call: Call,
): string[] {
  return [id, account, `${pendingBills}`, call.amount(pendingNet), reason, time(heldAt), heldBy];
}
