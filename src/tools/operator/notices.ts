import { ContentState, type ManagedNotice, NoticeType } from '#generated/model/index.ts';
import { type Area, command, filterOf, type Outcome, oneOf, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { facts, listed, time } from './text.ts';
import { moment, optionalMoment } from './typed.ts';
import { changedWords, newWordFields, wordFields, wordsOfTyped } from './words.ts';

const noticeId = required('The notice');
const types = Object.values(NoticeType);
const kinds = 'PL and PR in the list, PU and H by themselves';

export const notices: Area = {
  title: 'Notices',
  async items(call) {
    const { content } = await call('listManagedNotices', {});
    return content.map((row) => ({
      id: row.noticeId,
      label: `${row.state}  ${row.words.EN.title}, from ${time(row.startsAt)}`,
      actions: ['show', ...(row.state === 'scheduled' || row.state === 'shown' ? ['update', 'withdraw'] : [])],
    }));
  },
  commands: {
    list: command({
      summary: 'the notices to everybody, those of now, of later and of before',
      fields: {
        type: filterOf('Notices of this type only', types),
        state: filterOf('Notices in this state only', Object.values(ContentState)),
        ...pageFields,
      },
      run: async (call, values) => listed(await call('listManagedNotices', { query: queryOf(values) }), head, line),
    }),
    show: command({
      summary: 'one notice with its words',
      id: 'noticeId',
      fields: { noticeId },
      run: async (call, params) => shown(await call('getManagedNotice', { params })),
    }),
    create: command({
      summary: 'tell everybody something',
      fields: {
        type: oneOf(`The type: ${kinds}`, types),
        ...wordFields,
        startsAt: moment('From when, in UTC'),
        endsAt: optionalMoment('Until when in UTC, not included; without it until it is withdrawn'),
      },
      confirm: ({ titleEn }) => `Tell everybody '${titleEn}'?`,
      async run(call, { type, startsAt, endsAt = null, ...typed }) {
        return shown(await call('createNotice', { body: { type, words: wordsOfTyped(typed), startsAt, endsAt } }));
      },
    }),
    update: command({
      summary: 'change the words or the time of a notice; what is not given stays',
      id: 'noticeId',
      fields: {
        noticeId,
        ...newWordFields,
        startsAt: optionalMoment('From when in UTC, like 2026-01-31 12:30'),
        endsAt: optionalMoment('Until when in UTC, not included'),
      },
      confirm: (values) => `Change ${values.noticeId} for everybody?`,
      async run(call, { noticeId: id, startsAt, endsAt, ...typed }) {
        const params = { noticeId: id };
        const before = await call('getManagedNotice', { params });
        const times = { startsAt: startsAt ?? before.startsAt, endsAt: endsAt ?? before.endsAt };
        const { version, type } = before;
        const body = { version, type, words: changedWords(before.words, typed), ...times };
        return shown(await call('updateNotice', { params, body }));
      },
    }),
    withdraw: command({
      summary: 'show a notice to nobody any more',
      id: 'noticeId',
      fields: { noticeId },
      confirm: (values) => `Withdraw ${values.noticeId} for good?`,
      run: async (call, params) => shown(await call('withdrawNotice', { params })),
    }),
  },
};

const head = ['notice', 'type', 'state', 'from', 'until', 'title', 'by'];

function line({ noticeId: id, type, state, startsAt, endsAt, words, updatedBy }: ManagedNotice): string[] {
  return [id, type, state, time(startsAt), time(endsAt) || 'withdrawn', words.EN.title, updatedBy];
}

function shown(value: ManagedNotice): Outcome {
  const { noticeId: id, type, state, startsAt, endsAt, words, version, updatedBy, updatedAt } = value;
  const text = facts({
    notice: id,
    type,
    state,
    from: time(startsAt),
    until: time(endsAt) || 'withdrawn',
    English: `${words.EN.title}: ${words.EN.content}`,
    Vietnamese: `${words.VI.title}: ${words.VI.content}`,
    version,
    changed: `${time(updatedAt)} by ${updatedBy}`,
  });
  return { value, text };
}
