import { type Block, BlockKind } from '#generated/model/index.ts';
import { type Area, command, filterOf, type Outcome, oneOf, optional, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { facts, listed, time } from './text.ts';
import { optionalMoment } from './typed.ts';

export const blocks: Area = {
  title: 'Blocks',
  async items(call) {
    const { content } = await call('listBlocks', {});
    return content.map((row) => ({
      id: row.blockId,
      label: `${row.state}  ${who(row)}: ${row.reason}`,
      actions: row.state === 'active' ? ['lift'] : [],
    }));
  },
  commands: {
    list: command({
      summary: 'the blocked addresses and countries',
      fields: {
        kind: filterOf('Blocks of this kind only', Object.values(BlockKind)),
        address: optional('Blocks that hold for this address only'),
        ...pageFields,
      },
      run: async (call, values) => listed(await call('listBlocks', { query: queryOf(values) }), head, line),
    }),
    create: command({
      summary: 'keep visitors of an address, network or country out',
      fields: {
        kind: oneOf('Addresses or a country', Object.values(BlockKind)),
        network: optional('The address or network, like 198.51.100.0/24; for addresses only'),
        country: optional('The country, like US; for a country only'),
        endsAt: optionalMoment('Until when in UTC, like 2026-01-31 12:30; without it until it is lifted'),
        reason: required('Why, for other operators'),
      },
      confirm: ({ network, country }) => `Keep all visitors of ${network ?? country ?? 'nowhere'} out?`,
      async run(call, { kind, network = null, country = null, endsAt = null, reason }) {
        return shown(await call('createBlock', { body: { kind, network, country, endsAt, reason } }));
      },
    }),
    lift: command({
      summary: 'let in again whom a block keeps out',
      id: 'blockId',
      fields: { blockId: required('The block') },
      run: async (call, params) => shown(await call('liftBlock', { params })),
    }),
  },
};

const head = ['block', 'state', 'who', 'until', 'reason', 'set', 'by'];

function line(block: Block): string[] {
  const { blockId, state, endsAt, reason, createdAt, createdBy } = block;
  return [blockId, state, who(block), time(endsAt) || 'lifted', reason, time(createdAt), createdBy];
}

function who({ network, country }: Block): string {
  return network ?? country ?? '';
}

function shown(value: Block): Outcome {
  const text = facts({
    block: value.blockId,
    state: value.state,
    who: who(value),
    until: time(value.endsAt) || 'lifted',
    reason: value.reason,
    set: `${time(value.createdAt)} by ${value.createdBy}`,
    lifted: value.liftedAt && `${time(value.liftedAt)} by ${value.liftedBy}`,
  });
  return { value, text };
}
