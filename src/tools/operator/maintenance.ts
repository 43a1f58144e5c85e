import { type Maintenance, MaintenanceScope } from '#generated/model/index.ts';
import { type Area, command, filterOf, type Outcome, oneOf, optional, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { facts, listed, time } from './text.ts';
import { moment, optionalMoment } from './typed.ts';

const maintenanceId = required('The maintenance');
const endsAt = optionalMoment('The expected end in UTC, like 2026-01-31 12:30');
const endsByItself = oneOf('Whether it ends then by itself', ['no', 'yes']);

export const maintenance: Area = {
  title: 'Maintenance',
  async items(call) {
    const { content } = await call('listMaintenances', {});
    return content.map((row) => ({
      id: row.maintenanceId,
      label: `${row.state}  ${what(row)}, from ${time(row.startsAt)}`,
      actions: row.state === 'ended' ? [] : ['end', 'update'],
    }));
  },
  commands: {
    list: command({
      summary: 'what is, will be and was under maintenance',
      fields: {
        scope: filterOf('Maintenances of this scope only', Object.values(MaintenanceScope)),
        ...pageFields,
      },
      run: async (call, values) => listed(await call('listMaintenances', { query: queryOf(values) }), head, line),
    }),
    start: command({
      summary: 'close the site, a vendor or a game',
      fields: {
        scope: oneOf('What to close', Object.values(MaintenanceScope)),
        vassalage: optional('The vendor code, for a vendor only'),
        nodeId: optional('The id of the game, for a game only'),
        startsAt: moment('When it begins, in UTC'),
        endsAt,
        endsByItself: { ...endsByItself, initial: () => 'no' as const },
        note: optional('Why, for other operators'),
      },
      confirm: ({ scope, vassalage, nodeId }) => `Close ${vassalage ?? nodeId ?? `the ${scope}`} to visitors?`,
      async run(call, { endsByItself, vassalage = null, nodeId = null, endsAt = null, note = null, ...rest }) {
        const body = { ...rest, vassalage, nodeId, endsAt, endsByItself: endsByItself === 'yes', note };
        return shown(await call('startMaintenance', { body }));
      },
    }),
    update: command({
      summary: 'tell visitors another end',
      id: 'maintenanceId',
      fields: { maintenanceId, endsAt, endsByItself: { ...endsByItself, initial: () => 'no' as const } },
      async run(call, { maintenanceId, endsAt = null, endsByItself }) {
        const body = { endsAt, endsByItself: endsByItself === 'yes' };
        return shown(await call('updateMaintenance', { params: { maintenanceId }, body }));
      },
    }),
    end: command({
      summary: 'open again what was closed',
      id: 'maintenanceId',
      fields: { maintenanceId },
      run: async (call, params) => shown(await call('endMaintenance', { params })),
    }),
  },
};

const head = ['maintenance', 'state', 'what', 'begins', 'expected end', 'note', 'by'];

function line(row: Maintenance): string[] {
  const { maintenanceId, state, startsAt, endsAt, note, startedBy } = row;
  return [maintenanceId, state, what(row), time(startsAt), time(endsAt), note ?? '', startedBy];
}

function what({ scope, vassalage, nodeId }: Maintenance): string {
  return [scope, vassalage ?? nodeId].filter((part) => part !== null).join(' ');
}

function shown(value: Maintenance): Outcome {
  const text = facts({
    maintenance: value.maintenanceId,
    state: value.state,
    what: what(value),
    begins: time(value.startsAt),
    'expected end': time(value.endsAt),
    'ends by itself': value.endsByItself ? 'yes' : 'no',
    note: value.note,
    'set by': value.startedBy,
    ended: value.endedAt && `${time(value.endedAt)} by ${value.endedBy}`,
  });
  return { value, text };
}
