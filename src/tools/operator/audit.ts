import { AuditActorKind, type AuditEntry } from '#generated/model/index.ts';
import { type Area, command, filterOf, optional } from './command.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { OperatorError } from './operator-error.ts';
import { facts, pageText, time } from './text.ts';

export const audit: Area = {
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
      async run(call, values) {
        const value = await call('listAuditEntries', { query: queryOf(values) });
        return { value, text: pageText(value, head, value.content.map(line)) };
      },
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

function line({ auditId, at, kind, actorKind, actor, memberId, facts: known }: AuditEntry): string[] {
  const told = known.map(({ name, value }) => `${name}=${value}`).join(' ');
  return [auditId, time(at), kind, `${actorKind} ${actor}`, memberId ?? '', told];
}
