import { Audience, LinkageType, type SentMessage, SentMessageCategory } from '#generated/model/index.ts';
import { accountId } from './accounts.ts';
import { type Area, command, filterOf, type Outcome, oneOf, optional, required } from './command.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { facts, listed, time } from './text.ts';
import { wordFields, wordsOfTyped } from './words.ts';

const { account: _, ...range } = rangeFields;

export const messages: Area = {
  title: 'Messages to members',
  async items(call) {
    const { content } = await call('listSentMessages', {});
    return content.map((row) => ({
      id: row.sentMessageId,
      label: `${time(row.sentAt)}  ${row.words.EN.title}, to ${row.recipients}`,
      actions: row.recalledAt === null ? ['recall'] : [],
    }));
  },
  commands: {
    list: command({
      summary: 'what operators sent to members, the newest first, and how many have read it',
      fields: range,
      run: async (call, values) => listed(await call('listSentMessages', { query: queryOf(values) }), head, line),
    }),
    send: command({
      summary: 'put a message into the inbox of members, each in the own language',
      fields: {
        audience: oneOf('To whom', Object.values(Audience)),
        accounts: optional('For members: their accounts, by names or ids, apart by commas'),
        ranks: optional('For ranks: their levels, apart by commas'),
        category: oneOf('About what', Object.values(SentMessageCategory)),
        ...wordFields,
        linkageType: filterOf('What its button opens', Object.values(LinkageType)),
        linkage: optional('The target of the button'),
      },
      confirm: ({ audience, accounts, ranks, titleEn }) =>
        `Send '${titleEn}' to ${audience === 'all' ? 'all members' : `${audience} ${accounts ?? ranks ?? ''}`}?`,
      async run(call, { audience, accounts, ranks, category, linkageType = null, linkage = null, ...typed }) {
        const memberIds = await Promise.all(parts(accounts).map((account) => accountId(call, account)));
        const to = { audience, memberIds, rankLevels: parts(ranks).map(Number) };
        const body = { ...to, category, words: wordsOfTyped(typed), linkageType, linkage };
        return shown(await call('sendMessage', { body }));
      },
    }),
    recall: command({
      summary: 'take a message back from every inbox',
      id: 'sentMessageId',
      fields: { sentMessageId: required('The message, which `messages list` shows') },
      confirm: (values) => `Take ${values.sentMessageId} back from every inbox?`,
      run: async (call, params) => shown(await call('recallMessage', { params })),
    }),
  },
};

const parts = (text: string | undefined) => (text ?? '').split(/[\s,]+/).filter((part) => part !== '');

const head = ['message', 'sent', 'to', 'category', 'title', 'got it', 'read it', 'taken back', 'by'];

function line(row: SentMessage): string[] {
  const { sentMessageId, sentAt, category, words, recipients, readers, recalledAt, sentBy } = row;
  const counts = [String(recipients), String(readers)];
  return [sentMessageId, time(sentAt), toWhom(row), category, words.EN.title, ...counts, time(recalledAt), sentBy];
}

function toWhom({ audience, memberIds, rankLevels }: SentMessage): string {
  if (audience === 'ranks') return `ranks ${rankLevels.join(', ')}`;
  return audience === 'members' ? `members ${memberIds.join(', ')}` : audience;
}

function shown(value: SentMessage): Outcome {
  const text = facts({
    message: value.sentMessageId,
    to: toWhom(value),
    category: value.category,
    English: `${value.words.EN.title}: ${value.words.EN.content}`,
    Vietnamese: `${value.words.VI.title}: ${value.words.VI.content}`,
    button: value.linkageType && `${value.linkageType} ${value.linkage}`,
    'got it': value.recipients,
    'read it': value.readers,
    sent: `${time(value.sentAt)} by ${value.sentBy}`,
    'taken back': time(value.recalledAt),
  });
  return { value, text };
}
