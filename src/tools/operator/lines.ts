import type { MovedLine } from '#generated/model/index.ts';
import { table } from '../table.ts';
import { accountId, findAccount } from './accounts.ts';
import type { Call } from './client.ts';
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
      confirm: ({ memberId, uplineId }, call) => consequences(call, memberId, uplineId),
      async run(call, { memberId, uplineId, reason }) {
        const above = uplineId === TOP ? null : await accountId(call, uplineId);
        const body = { memberId: await accountId(call, memberId), uplineId: above, reason };
        return shown(await call('moveLine', { body }));
      },
    }),
  },
};

/** What a move changes, and the question whether it shall. */
async function consequences(call: Call, memberId: string, uplineId: string): Promise<string> {
  const mover = await findAccount(call, memberId);
  const to = uplineId === TOP ? undefined : await findAccount(call, uplineId);
  const name = `${mover.account} (${mover.nickname}, id ${mover.id})`;
  const from = mover.uplineAccount ?? 'the platform';
  const place = to === undefined ? 'to the top' : `under ${to.account}`;
  if (mover.uplineId === (to?.id ?? null))
    return `${name} is ${place} already, so nothing changes. Move it all the same?`;
  const below = mover.teamCount - 1;
  const line = below === 0 ? 'nobody' : below === 1 ? 'one account' : `all ${below} accounts`;
  return [
    `${name} goes from ${from} ${place}, with ${line} below it.`,
    `Its contracts with ${from} end with the window that runs now; figures and bills of closed windows stay with ${from}.`,
    `Those who are concerned get a message. Move it?`,
  ].join('\n');
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
