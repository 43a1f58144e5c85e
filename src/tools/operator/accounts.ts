import { randomInt } from 'node:crypto';
import type { AgentType, TeamMember } from '#generated/model/index.ts';
import type { Call } from './client.ts';
import { type Area, command, filterOf, optional, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { OperatorError } from './operator-error.ts';
import { facts, listed, time } from './text.ts';

const types = { player: 0, general: 1, agent: 2, promoter: 41, 'sub-promoter': 42 } as const satisfies Record<
  string,
  AgentType
>;
type TypeName = keyof typeof types;
const names = ['player', 'general', 'agent', 'promoter', 'sub-promoter'] as const satisfies readonly TypeName[];

export const accounts: Area = {
  title: 'Accounts',
  commands: {
    list: command({
      summary: 'the accounts of players and agents, the newest first, with their ids and places in the tree',
      fields: {
        account: optional('The account of this name only'),
        search: optional('Parts of the account or the name'),
        type: filterOf('Accounts of this type only', names),
        ...pageFields,
      },
      async run(call, { type, ...values }) {
        const query = { ...queryOf(values), ...(type !== undefined && { type: types[type] }) };
        return listed(await call('listAccounts', { query }), head, line);
      },
    }),
    create: command({
      summary: 'make a general agent: the first agent of a site, or the head of another line',
      fields: {
        username: required('The name that the agent logs in with'),
        rebate: required('The highest rebate of its line, in basis points'),
        nickname: optional('The name that others see; without it the one of the login'),
        password: required('The first password, which the agent must change', firstPassword),
      },
      async run(call, { username, rebate, nickname, password }) {
        const body = { username, password, rebate: Number(rebate), ...(nickname !== undefined && { nickname }) };
        const account = await call('createGeneralAgent', { body });
        const text = facts({
          account: `${account.account} (${account.nickname}, id ${account.id})`,
          rebate: account.rebate,
          password: `${password}, until the first login`,
        });
        return { value: { ...account, password }, text };
      },
    }),
  },
};

/** Letters and digits that nobody takes for each other. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;

/** A password by chance, of 12 characters with some of each kind, as sites ask for. */
function firstPassword(): string {
  return Array.from({ length: 12 }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? kinds[0];
    return kind.charAt(randomInt(kind.length));
  }).join('');
}

const head = ['id', 'account', 'name', 'type', 'under', 'level', 'below', 'state', 'registered'];

function line(account: TeamMember): string[] {
  const { id, nickname, type, uplineAccount, level, teamCount, state, registeredAt } = account;
  const kind = names.find((name) => types[name] === type) ?? String(type);
  const place = [kind, uplineAccount ?? '', String(level), String(teamCount - 1)];
  return [id, account.account, nickname, ...place, state, time(registeredAt)];
}

/** An account that is given by id or name. Throws {@link OperatorError} where there is none. */
export async function findAccount(call: Call, given: string): Promise<TeamMember> {
  const byId = /^\d+$/.test(given);
  // No list is narrowed down to an id.
  for (let [pageNo, pages] = [1, 1]; pageNo <= pages; pageNo++) {
    const query = byId ? { pageNo, pageSize: 100 } : { account: given };
    const { content, totalPages } = await call('listAccounts', { query });
    const found = byId ? content.find(({ id }) => id === given) : content[0];
    if (found !== undefined) return found;
    pages = byId ? totalPages : 0;
  }
  throw new OperatorError(`No account is called '${given}'; \`accounts list --search\` finds parts of a name.`);
}

/** The id of an account that is given by id or name. Throws {@link OperatorError} for a name that nobody has. */
export async function accountId(call: Call, given: string): Promise<string> {
  return /^\d+$/.test(given) ? given : (await findAccount(call, given)).id;
}
