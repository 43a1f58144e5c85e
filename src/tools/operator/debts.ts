import type { DebtEntry, DebtReview } from '#generated/model/index.ts';
import { table } from '../table.ts';
import type { Call } from './client.ts';
import { type Area, command, type Outcome, optional, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { facts, listed, memberText, time } from './text.ts';
import { amount as amountField, plainAmount } from './typed.ts';

const memberId = required('The id of the member');

export const debts: Area = {
  title: 'Debts of members',
  waiting: async (call) => (await call('listDebts', { query: { pageSize: 1 } })).totalElements,
  async items(call) {
    const { content } = await call('listDebts', {});
    return content.map(({ member, amount, owedAt }) => ({
      id: member.id,
      label: `${call.amount(amount)} owed by ${member.account} since ${time(owedAt)}`,
      actions: ['show', 'write-off'],
    }));
  },
  commands: {
    list: command({
      summary: 'the members who owe, the oldest debt first',
      fields: { account: optional('What concerns this account only'), ...pageFields },
      async run(call, values) {
        const value = await call('listDebts', { query: queryOf(values) });
        return listed(value, ['member', 'account', 'owes', 'last grown'], ({ member, amount, owedAt }) => [
          member.id,
          member.account,
          call.amount(amount),
          time(owedAt),
        ]);
      },
    }),
    show: command({
      summary: 'what one member owes, with what it came from and what has paid it',
      id: 'memberId',
      fields: { memberId },
      run: async (call, params) => shown(await call('getMemberDebt', { params }), call),
    }),
    'write-off': command({
      summary: 'write off a debt or a part of it; the house bears it',
      id: 'memberId',
      fields: {
        memberId,
        amount: amountField('How much, like 500000 or 12.50'),
        reason: required('The reason, which the member reads'),
      },
      confirm: (values) =>
        `Write off ${plainAmount(values.amount)} of what ${values.memberId} owes? The house bears it.`,
      run: async (call, { memberId, ...body }) =>
        shown(await call('writeOffDebt', { params: { memberId }, body }), call),
    }),
  },
};

function shown(value: DebtReview, call: Call): Outcome {
  const rows = value.entries.map(({ at, kind, amount, left, reason, reference, note }: DebtEntry) => [
    time(at),
    kind,
    call.amount(amount),
    call.amount(left),
    reason,
    reference === null ? '' : `${reference.type} ${reference.id}`,
    note ?? '',
  ]);
  const text = [
    facts({ member: memberText(value.member), owes: `${call.amount(value.amount)} ${value.currency}` }),
    table([['at', 'what', 'amount', 'left', 'reason', 'about', 'note'], ...rows]),
  ].join('\n\n');
  return { value, text };
}
