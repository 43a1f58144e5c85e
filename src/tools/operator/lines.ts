import type { MovedLine } from '../../../generated/server/model/index.ts';
import { table } from '../table.ts';
import { accountId } from './accounts.ts';
import { type Area, command, type Outcome, required } from './command.ts';
import { facts, time } from './text.ts';

/** Names the place above all agents, where general agents stand. */
const TOP = 'top';

export const lines: Area = {
  title: 'Lines of agents',
  commands: {
    move: command({
      summary: 'put an account with everybody below it under another agent; its contracts with the former one end',
      id: 'memberId',
      fields: {
        memberId: required('The account, by name or id'),
        uplineId: required(`The agent above from now on, by name or id, or ${TOP} for a general agent`),
        reason: required('Why, for the audit log'),
      },
      confirm: ({ memberId, uplineId }) => `Move ${memberId} and everybody below ${placeText(uplineId)}?`,
      async run(call, { memberId, uplineId, reason }) {
        const above = uplineId === TOP ? null : await accountId(call, uplineId);
        const body = { memberId: await accountId(call, memberId), uplineId: above, reason };
        return shown(await call('moveLine', { body }));
      },
    }),
  },
};

function placeText(uplineId: string): string {
  return uplineId === TOP ? 'to the top' : `under ${uplineId}`;
}

function shown(value: MovedLine): Outcome {
  const { member, accounts, endedContracts, movedAt } = value;
  const moved = facts({
    account: `${member.account} (${member.nickname}, id ${member.id})`,
    under: member.uplineId === null ? 'nobody' : `${member.uplineAccount} (id ${member.uplineId})`,
    moved: `${accounts} ${accounts === 1 ? 'account' : 'accounts'}, ${time(movedAt)}`,
  });
  const ended = endedContracts.map(({ contractId, kind, state, rate }) => [contractId, kind, state, String(rate)]);
  const text = ended.length === 0 ? moved : `${moved}\n\n${table([['contract', 'kind', 'state', 'rate'], ...ended])}`;
  return { value, text };
}
