import { type SupportThread, type SupportThreadRow, SupportThreadState } from '#generated/model/index.ts';
import { type Area, command, filterOf, type Outcome, optional, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { facts, indented, listed, memberText, time } from './text.ts';

const threadId = required('The conversation');

export const chats: Area = {
  title: 'Chats of customer service',
  waiting: async (call) => (await call('listSupportThreads', { query: { state: 'open', pageSize: 1 } })).totalElements,
  async items(call) {
    const { content } = await call('listSupportThreads', {});
    return content.map((row) => ({
      id: row.threadId,
      label: `${row.state}  ${row.member.account}: ${row.lastMessage}`,
      actions: ['show', 'answer', ...(row.state === 'closed' ? [] : ['close'])],
    }));
  },
  commands: {
    list: command({
      summary: 'the conversations with members, the one that waits longest first',
      fields: {
        state: filterOf('Conversations in this state only', Object.values(SupportThreadState)),
        account: optional('That of this account only'),
        ...pageFields,
      },
      run: async (call, values) => listed(await call('listSupportThreads', { query: queryOf(values) }), head, line),
    }),
    show: command({
      summary: 'one conversation with its last messages',
      id: 'threadId',
      fields: { threadId },
      run: async (call, params) => shown(await call('getSupportThread', { params })),
    }),
    answer: command({
      summary: 'write to the member; what the member wrote counts as read',
      id: 'threadId',
      fields: { threadId, content: required('The answer') },
      async run(call, { content, ...params }) {
        await call('answerSupportThread', { params, body: { content } });
        return shown(await call('getSupportThread', { params }));
      },
    }),
    close: command({
      summary: 'let a conversation wait for nobody; the next word of the member opens it again',
      id: 'threadId',
      fields: { threadId },
      async run(call, params) {
        await call('closeSupportThread', { params });
        return shown(await call('getSupportThread', { params }));
      },
    }),
  },
};

const head = ['conversation', 'state', 'member', 'waits since', 'last message', 'at', 'answered by'];

function line(row: SupportThreadRow): string[] {
  const { threadId: id, state, member, waitingSince, lastMessage, lastMessageAt, operator } = row;
  return [id, state, member.account, time(waitingSince), lastMessage, time(lastMessageAt), operator ?? ''];
}

function shown(value: SupportThread): Outcome {
  const { threadId: id, member, state, waitingSince, operator, messages, earlier } = value;
  const about = facts({
    conversation: id,
    member: memberText(member),
    state,
    'waits since': time(waitingSince),
    'answered by': operator,
  });
  const said = messages.map(
    ({ sentAt, authorName, content }) => `${time(sentAt)}  ${authorName}: ${indented(content, 4)}`,
  );
  return { value, text: [about, '', ...(earlier ? ['(earlier messages are left out)'] : []), ...said].join('\n') };
}
