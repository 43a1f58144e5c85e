import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { type NewMessage, sendMessages } from '../../ground/messages/send-messages.ts';
import type { Session } from '../../identity/session/session.ts';
import { DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import {
  deleteMessages,
  type InboxQuery,
  listMessages,
  markAllRead,
  markRead,
  readMessage,
  unreadCount,
} from './inbox.ts';

let db: Database;
let services: TestServices;
let player: Session;
let agent: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  [player, agent] = await Promise.all([sessionOf(services, 'player01'), sessionOf(services, 'agent01')]);
});
beforeEach(() => db.query('test_no_messages', 'delete from messages'));
afterAll(() => db.close());

const all: InboxQuery = { reading: 'all', pageNo: 1, pageSize: 10 };
const ago = (milliseconds: number) => new Date(TEST_NOW - milliseconds);
const message = (title: string, more: Partial<NewMessage> = {}): NewMessage => ({
  memberId: player.memberId,
  category: 'account',
  language: 'EN',
  texts: { EN: { title, content: `<p>${title} content</p>` } },
  sentAt: ago(HOUR),
  ...more,
});
const list = (query: Partial<InboxQuery> = {}) => listMessages(services, player, { ...all, ...query }, 'EN');
const titles = async (query: Partial<InboxQuery> = {}) => (await list(query)).content.map(({ title }) => title);
const idOf = async (wanted: string) => {
  const found = (await list()).content.find(({ title }) => title === wanted);
  if (found === undefined) throw new Error(`no message ${wanted}`);
  return found.messageId;
};

describe('the inbox', () => {
  test('API-73 ENTITY-39 MEMBER-16 MEMBER-23 lists the messages, newest first, and counts the unread ones', async () => {
    await sendMessages(db, [
      message('Old', { sentAt: ago(2 * DAY), readAt: ago(DAY) }),
      message('New', { category: 'promotion', link: { linkageType: 'ROUTE', linkage: '/rng' } }),
      message('Ancient', { sentAt: ago(93 * DAY) }),
      message('Another’s', { memberId: agent.memberId }),
    ]);
    const page = await list();
    expect(page).toMatchObject({ totalPages: 1, totalElements: 2, unReadCount: 1, asOf: '2026-01-05T09:30:00.000Z' });
    expect(page.content[0]).toEqual({
      messageId: expect.stringMatching(/^m_[0-9a-f]{32}$/),
      category: 'promotion',
      title: 'New',
      summary: 'New content',
      sentAt: '2026-01-05T08:30:00.000Z',
      readAt: null,
    });
    expect(await titles({ reading: 'unread' })).toEqual(['New']);
    expect(await titles({ reading: 'read' })).toEqual(['Old']);
    expect(await titles({ category: 'promotion' })).toEqual(['New']);
    expect(await titles({ from: ago(3 * DAY).toISOString(), to: ago(DAY).toISOString() })).toEqual(['Old']);
    expect(await titles({ pageSize: 1, pageNo: 2 })).toEqual(['Old']);
    expect((await list({ pageSize: 1, pageNo: 7 })).content).toEqual([]);
  });

  test('API-31 counts unread messages that are not deleted', async () => {
    expect(await unreadCount(services, player)).toBe(0);
    await sendMessages(db, [message('One'), message('Two'), message('Three')]);
    expect(await unreadCount(services, player)).toBe(3);
    await deleteMessages(services, player, [await idOf('Two')]);
    expect(await unreadCount(services, player)).toBe(2);
    expect(await unreadCount(services, agent)).toBe(0);
  });

  test('MEMBER-23 reading a message does not mark it; marking it keeps the first time', async () => {
    await sendMessages(db, [message('One')]);
    const id = await idOf('One');
    expect((await readMessage(services, player, id, 'EN')).readAt).toBeNull();
    expect(await markRead(services, player, [id, id])).toEqual({ unReadCount: 0 });
    const later = await testServices(db);
    later.pass(HOUR);
    expect(await markRead(later, player, [id])).toEqual({ unReadCount: 0 });
    expect((await readMessage(services, player, id, 'EN')).readAt).toBe('2026-01-05T09:30:00.000Z');
  });

  test("MEMBER-23 another member's, a deleted and a missing message are all not found, and nothing changes", async () => {
    await sendMessages(db, [message('Mine'), message('Gone'), message('Theirs', { memberId: agent.memberId })]);
    const [mine, gone] = [await idOf('Mine'), await idOf('Gone')];
    const theirs = (await listMessages(services, agent, all, 'EN')).content[0]?.messageId ?? expect.fail('no message');
    await deleteMessages(services, player, [gone]);
    for (const id of [theirs, gone, 'm_nothing', "' or 1=1 --"]) {
      expect(await outcome(readMessage(services, player, id, 'EN'))).toBe('not_found');
      expect(await outcome(markRead(services, player, [mine, id]))).toBe('not_found');
      expect(await outcome(deleteMessages(services, player, [mine, id]))).toBe('not_found');
    }
    expect(await unreadCount(services, player)).toBe(1);
    expect(await unreadCount(services, agent)).toBe(1);
  });

  test('MEMBER-23 all messages up to the last seen are marked, and later ones stay unread', async () => {
    await sendMessages(db, [message('Seen'), message('Came', { sentAt: ago(0) })]);
    expect(await markAllRead(services, player, ago(1).toISOString())).toEqual({ unReadCount: 1 });
    expect(await titles({ reading: 'unread' })).toEqual(['Came']);
    expect(await markAllRead(services, player, '2099-01-01T00:00:00Z')).toEqual({ unReadCount: 0 });
  });

  test('MEMBER-23 each change of it is told to the other pages of the member', async () => {
    await sendMessages(db, [message('One'), message('Two')]);
    const told = async (change: () => Promise<unknown>) => {
      await db.query('test_no_live', 'delete from live_events');
      await change();
      return db.query('test_live', 'select kind, member_id as member from live_events');
    };
    const [one, two] = [await idOf('One'), await idOf('Two')];
    const expected = [{ kind: 'messages', member: player.memberId }];
    expect(await told(() => markRead(services, player, [one]))).toEqual(expected);
    expect(await told(() => markAllRead(services, player, '2026-01-05T09:30:00Z'))).toEqual(expected);
    expect(await told(() => deleteMessages(services, player, [two]))).toEqual(expected);
  });

  test('MEMBER-16 a message of a team names its sender, others name none', async () => {
    await sendMessages(db, [message('Plain'), message('Team', { category: 'team', senderId: agent.memberId })]);
    const senders = (await list()).content.map(({ title, sender }) => [title, sender]);
    expect(senders).toEqual(
      expect.arrayContaining([
        ['Plain', undefined],
        ['Team', expect.anything()],
      ]),
    );
    for (const { messageId, sender } of (await list()).content) {
      const read = await readMessage(services, player, messageId, 'EN');
      expect([read.sender, 'sender' in read]).toEqual([sender, sender !== undefined]);
    }
  });

  test('MEMBER-16 is in the language of the reader, otherwise in that of the message', async () => {
    const texts = {
      EN: { title: 'Hello', content: '<p>Hello</p>' },
      VI: { title: 'Xin chào', content: '<p>Xin chào</p>' },
    };
    await sendMessages(db, [
      message('', { texts }),
      message('', { language: 'VI', texts: { VI: texts.VI }, sentAt: ago(DAY) }),
    ]);
    expect(await titles()).toEqual(['Hello', 'Xin chào']);
    const vietnamese = await listMessages(services, player, all, 'VI');
    expect(vietnamese.content.map(({ title }) => title)).toEqual(['Xin chào', 'Xin chào']);
  });

  test('NOTICE-06 is sanitised when it is stored', async () => {
    const content = '<p onclick="steal()">Hi <b>you</b><script>steal()</script></p><a href="javascript:steal()">go</a>';
    await sendMessages(db, [message('', { texts: { EN: { title: '<b>Bold</b>', content } } })]);
    const [line] = (await list()).content;
    expect(line).toMatchObject({ title: '<b>Bold</b>', summary: 'Hi you go' });
    const { content: stored } = await readMessage(services, player, line?.messageId ?? '', 'EN');
    expect(stored).toBe('<p>Hi <b>you</b></p><a>go</a>');
  });

  test('ROLE-08 a trial account has none', async () => {
    const trial: Session = { ...player, type: 4 };
    expect(await outcome(listMessages(services, trial, all, 'EN'))).toBe('in_need_true_account');
    expect(await outcome(unreadCount(services, trial))).toBe('in_need_true_account');
    expect(await outcome(readMessage(services, trial, 'm_1', 'EN'))).toBe('in_need_true_account');
    expect(await outcome(markRead(services, trial, ['m_1']))).toBe('in_need_true_account');
    expect(await outcome(deleteMessages(services, trial, ['m_1']))).toBe('in_need_true_account');
    expect(await outcome(markAllRead(services, trial, '2026-01-05T09:30:00Z'))).toBe('in_need_true_account');
  });
});
