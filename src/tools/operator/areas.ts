import { AuditActorKind, type AuditEntry } from '#generated/model/index.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { banners } from './banners.ts';
import { bills } from './bills.ts';
import { blocks } from './blocks.ts';
import { chats } from './chats.ts';
import type { Area } from './command.ts';
import { command, filterOf, optional } from './command.ts';
import { contracts } from './contracts.ts';
import { days } from './days.ts';
import { debts } from './debts.ts';
import { deposits } from './deposits.ts';
import { draws } from './draws.ts';
import { holds } from './holds.ts';
import { lines } from './lines.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { maintenance } from './maintenance.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { OperatorError, UsageError } from './operator-error.ts';
import { payments } from './payments.ts';
import { redemptions } from './redemptions.ts';
import { facts, listed, time } from './text.ts';
import { withdrawals } from './withdrawals.ts';

const audit: Area = {
  title: 'Audit log',
  commands: {
    list: command({
      summary: 'what was done, the newest first',
      fields: {
        kind: optional('Entries of this kind only'),
        actorKind: filterOf('What these did only', Object.values(AuditActorKind)),
        actor: optional('What this one did only'),
        ...rangeFields,
      },
      run: async (call, values) => listed(await call('listAuditEntries', { query: queryOf(values) }), head, line),
    }),
    verify: command({
      summary: 'check the chain of hashes; fails where the log was changed',
      fields: {},
      async run(call) {
        const value = await call('verifyAuditLog', {});
        const { intact, firstBrokenId, entries, headHash, verifiedAt } = value;
        if (!intact) throw new OperatorError(`The audit log was changed: entry ${firstBrokenId} does not fit.`);
        const text = facts({ intact: 'yes', entries, 'last hash': headHash, verified: time(verifiedAt) });
        return { value, text };
      },
    }),
  },
};

const head = ['entry', 'at', 'kind', 'actor', 'member', 'facts'];

const server: Area = {
  title: 'Server',
  commands: {
    show: command({
      summary: 'your address as the server sees it: another one means that a proxy or TRUSTED_PROXIES is set wrongly',
      fields: {},
      async run(call) {
        const value = await call('getSystemStatus', {});
        const text = facts({ 'your address': value.ip, 'your country': value.country });
        return { value, text };
      },
    }),
  },
};

/** The areas of the command line, in the order of its menu. */
export const areas: Readonly<Record<string, Area>> = {
  withdrawals,
  deposits,
  payments,
  debts,
  applications,
  redemptions,
  draws,
  days,
  chats,
  messages,
  notices,
  banners,
  accounts,
  lines,
  contracts,
  bills,
  holds,
  blocks,
  maintenance,
  audit,
  server,
};

/** An area by its name. Throws {@link UsageError} where there is none. */
export function areaOf(name: string): Area {
  const area = Object.hasOwn(areas, name) ? areas[name] : undefined;
  if (!area) throw new UsageError(`There is no '${name}', only ${Object.keys(areas).join(', ')}.`);
  return area;
}

function line({ auditId, at, kind, actorKind, actor, memberId, facts: known }: AuditEntry): string[] {
  const told = known.map(({ name, value }) => `${name}=${value}`).join(' ');
  return [auditId, time(at), kind, `${actorKind} ${actor}`, memberId ?? '', told];
}
