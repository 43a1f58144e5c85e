import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { verifyAuditLog } from '../../ground/audit/read-audit-log.ts';
import { exchangeSessionTicket } from '../../identity/login/login-ticket.ts';
import type { Session } from '../../identity/session/session.ts';
import { listSessions, logout } from '../../identity/session/sessions.ts';
import {
  MINUTE,
  outcome,
  SECOND,
  sessionOf,
  sessionWith,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { chatUrl, countUnread, listChat, markRead, sendMessage } from './chat.ts';
import { answerThread, closeThread, listThreads, readThread } from './threads.ts';

let db: Database;
let services: TestServices;
let player: Session;
let agent: Session;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.query('test_no_messages', 'delete from support_messages');
  await db.query('test_no_threads', 'delete from support_threads');
  services = await testServices(db);
  [player, agent] = await Promise.all([sessionOf(services, 'player01'), sessionOf(services, 'agent01')]);
});
afterAll(() => db.close());

let sent = 0;
const message = (content: string) => {
  sent += 1;
  return { clientMessageId: `message-of-a-test-${sent}`, content };
};
const say = (content: string, who = player) => sendMessage(services, who, message(content), 'EN');
const all = { pageNo: 1, pageSize: 42 };
const answer = (threadId: string, content = 'It was paid at 10:30.') =>
  db.transaction((tx) => answerThread(services, tx, { threadId, operator: 'Thanh Truc', content }));
async function openThread(): Promise<string> {
  const [row] = (await listThreads(services, all)).content;
  return row?.threadId ?? '';
}

describe('the chat of a member', () => {
  test('CHAT-01 CHAT-13 stores messages, newest first, and answers from the help content', async () => {
    const { message: asked, answer: help } = await say('When will my withdrawal arrive?');
    expect(asked).toMatchObject({ author: 'member', authorName: 'Minh Khoa', readAt: null, helpItemId: null });
    expect(help).toMatchObject({
      author: 'help',
      authorName: 'Lumo help',
      content: expect.stringMatching(/^Most withdrawals reach your account within half an hour\./),
      helpItemId: 'withdrawals',
    });
    const { content, totalElements, totalPages } = await listChat(services, player, all);
    expect(content).toEqual([help, asked]);
    expect([totalElements, totalPages]).toEqual([2, 1]);
    expect((await say('hello')).answer).toBeNull();
  });

  test('CHAT-13 the help content uses the language of the call', async () => {
    const { answer: help } = await sendMessage(services, player, message('rut tien'), 'VI');
    expect(help).toMatchObject({
      authorName: 'Trợ giúp Lumo',
      content: expect.stringMatching(/^Phần lớn lệnh rút về tài khoản của bạn trong nửa giờ\./),
    });
  });

  test('CHAT-13 the same message is stored once and gets the same answer, also concurrently', async () => {
    const once = message('withdrawal');
    const both = await Promise.all([1, 2].map(() => sendMessage(services, player, once, 'EN')));
    expect(both[0]).toEqual(both[1]);
    expect(await sendMessage(services, player, once, 'VI')).toEqual(both[0]);
    expect((await listChat(services, player, all)).totalElements).toBe(2);
  });

  test('CHAT-13 concurrent messages keep one order across pages', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, place) => say(`hello ${place}`)));
    const { content } = await listChat(services, player, all);
    const numbers = content.map(({ messageId }) => Number(messageId.slice(3)));
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    const page = (pageNo: number) => listChat(services, player, { pageNo, pageSize: 4 });
    const both = [...(await page(1)).content, ...(await page(2)).content];
    expect(both).toEqual(content);
    const third = content[2]?.messageId ?? '';
    expect((await listChat(services, player, { ...all, after: third })).content).toEqual(content.slice(0, 2));
    expect(await outcome(listChat(services, player, { ...all, after: 'nonsense' }))).toBe('not_found');
  });

  test('API-63 CHAT-01 messages of others are unread until they are marked', async () => {
    const { answer: help } = await say('withdrawal');
    expect(await countUnread(services, player)).toBe(1);
    services.pass(MINUTE);
    await answer(await openThread());
    expect(await countUnread(services, player)).toBe(2);
    expect(await markRead(services, player, help?.messageId ?? '')).toBe(1);
    const [newest] = (await listChat(services, player, all)).content;
    expect(await markRead(services, player, newest?.messageId ?? '')).toBe(0);
    services.pass(MINUTE);
    expect(await markRead(services, player, newest?.messageId ?? '')).toBe(0);
    const [seen] = (await listChat(services, player, all)).content;
    expect(seen?.readAt).toBe('2026-01-05T09:31:00.000Z');
  });

  test("CHAT-13 two members never see each other's messages", async () => {
    const { message: mine } = await say('hello');
    expect((await listChat(services, agent, all)).content).toEqual([]);
    expect(await outcome(listChat(services, agent, { ...all, after: mine.messageId }))).toBe('not_found');
    expect(await outcome(markRead(services, agent, mine.messageId))).toBe('not_found');
    expect(await outcome(markRead(services, player, 'sc-999999999'))).toBe('not_found');
    expect(await outcome(markRead(services, player, 'nonsense'))).toBe('not_found');
    await say('hello too', agent);
    expect((await listChat(services, player, all)).totalElements).toBe(1);
    // The same client id in another chat is another message.
    await sendMessage(services, agent, { clientMessageId: mine.clientMessageId ?? '', content: 'mine' }, 'EN');
    expect((await listChat(services, agent, all)).totalElements).toBe(2);
  });

  test('CHAT-13 text is stored unchanged', async () => {
    const hostile = '<img src=x onerror=alert(1)> **bold** [x](javascript:alert(1)) \u202e👩‍👩‍👧‍👦';
    await say(hostile);
    const [row] = (await listThreads(services, all)).content;
    expect((await listChat(services, player, all)).content[0]?.content).toBe(hostile);
    expect(row?.lastMessage).toBe(hostile);
    await say('🎰'.repeat(1_000));
    const [long] = (await listThreads(services, all)).content;
    expect(long?.lastMessage).toMatch(/^(🎰){99}…$/u);
  });

  test('CHAT-05 without CBS3 there is no chat', async () => {
    const { brand } = services;
    const closed = { ...services, brand: { ...brand, flags: { ...brand.flags, CBS3: false } } };
    for (const call of [
      () => listChat(closed, player, all),
      () => countUnread(closed, player),
      () => markRead(closed, player, 'sc-1'),
      () => sendMessage(closed, player, message('hello'), 'EN'),
      () => chatUrl(closed, player, { language: 'EN' }),
    ]) {
      expect(await outcome(call())).toBe('chat_unavailable');
    }
  });
});

describe('the operator', () => {
  test('CHAT-13 sees the waiting members, the longest wait first, and none that is answered', async () => {
    await say('hello');
    services.pass(MINUTE);
    await say('withdrawal', agent);
    services.pass(MINUTE);
    await say('are you there?');
    const waiting = await listThreads(services, all);
    expect(waiting.content).toMatchObject([
      {
        member: { account: 'player01', rankLevel: 2 },
        waitingSince: '2026-01-05T09:30:00.000Z',
        lastMessage: 'are you there?',
      },
      { member: { account: 'agent01' }, lastMessage: 'withdrawal', operator: null },
    ]);
    expect((await listThreads(services, { ...all, account: 'agent01' })).totalElements).toBe(1);
    await answer(waiting.content[0]?.threadId ?? '');
    expect((await listThreads(services, all)).content.map(({ member }) => member.account)).toEqual(['agent01']);
    expect((await listThreads(services, { ...all, state: 'answered' })).content).toMatchObject([
      { state: 'answered', waitingSince: null, operator: 'Thanh Truc', lastMessage: 'It was paid at 10:30.' },
    ]);
  });

  test("CHAT-01 CHAT-13 answers: the member sees it, the member's messages are read, and the help content stops", async () => {
    await say('withdrawal');
    services.pass(SECOND);
    const threadId = await openThread();
    const written = await answer(threadId);
    expect(written).toMatchObject({ author: 'operator', authorName: 'Thanh', readAt: null });
    const { content } = await listChat(services, player, all);
    expect(content[0]).toEqual(written);
    expect(content.at(-1)).toMatchObject({ author: 'member', readAt: '2026-01-05T09:30:01.000Z' });
    expect((await say('and my next withdrawal?')).answer).toBeNull();
    expect((await listThreads(services, all)).content).toMatchObject([{ threadId, state: 'open' }]);
  });

  test('CHAT-13 closes: nobody waits, the history stays, and the next message reopens it with help', async () => {
    await say('withdrawal');
    const threadId = await openThread();
    await answer(threadId);
    const closed = await closeThread(services, threadId, 'Mai');
    expect(closed).toMatchObject({ state: 'closed', waitingSince: null, earlier: false });
    expect(closed.messages).toHaveLength(3);
    expect(await closeThread(services, threadId, 'Mai')).toEqual(closed);
    expect((await say('withdrawal')).answer).toMatchObject({ author: 'help' });
    expect(await openThread()).toBe(threadId);
  });

  test('CHAT-13 reads a conversation from either end, at most 200 messages', async () => {
    await say('hello');
    const threadId = await openThread();
    await db.query(
      'test_many',
      `insert into support_messages (thread_id, author, author_name, content, sent_at)
       select id, 'operator', 'Mai', 'word ' || n, now() from support_threads, generate_series(1, 250) n where state = 'open'`,
    );
    const last = await readThread(db, threadId);
    expect([last.messages.length, last.earlier, last.messages.at(-1)?.content]).toEqual([200, true, 'word 250']);
    const before = last.messages[0]?.messageId ?? '';
    const first = await readThread(db, threadId, { before });
    expect([first.messages.length, first.earlier, first.messages[0]?.content]).toEqual([51, false, 'hello']);
    const next = await readThread(db, threadId, { after: first.messages[0]?.messageId });
    expect([next.messages.length, next.earlier, next.messages[0]?.content]).toEqual([200, true, 'word 1']);
    expect(await outcome(readThread(db, threadId, { before, after: before }))).toBe('validation_failed');
    for (const missing of ['st-999999', 'nonsense', 'st-1; drop table members']) {
      expect(await outcome(readThread(db, missing))).toBe('not_found');
      expect(await outcome(answer(missing))).toBe('not_found');
      expect(await outcome(closeThread(services, missing, 'Mai'))).toBe('not_found');
    }
  });

  test('CHAT-13 the audit log has who answered and closed, without the text', async () => {
    await say('withdrawal');
    const threadId = await openThread();
    await answer(threadId, 'a secret of the member');
    await closeThread(services, threadId, 'Mai');
    const rows = await db.query<{ kind: string; data: object }>(
      'test_audit',
      "select kind, actor, data from audit_log where kind like 'support_%' order by id desc limit 2",
    );
    expect(rows).toMatchObject([
      { kind: 'support_closed', actor: 'Mai' },
      { kind: 'support_answered', actor: 'Thanh Truc' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('secret');
    expect(await verifyAuditLog(services)).toMatchObject({ intact: true });
  });
});

describe('the address of the chat page', () => {
  const ticketOf = (url: string) => new URL(url).searchParams.get('ticket') ?? '';
  const exchange = (ticket: string) => exchangeSessionTicket(services, ticket, testVisitor);

  test("API-62 CHAT-13 is the portal's page or the brand's external service, with its appearance", async () => {
    const look = { title: 'Lumo & you', language: 'VI', headerColor: '#151a26' } as const;
    const own = new URL(await chatUrl(services, player, look));
    expect(own.origin + own.pathname).toBe('http://localhost:4000/chat');
    expect(Object.fromEntries(own.searchParams)).toEqual({ ...look, ticket: expect.stringMatching(/^ct_[\w-]{22}$/) });
    const customerService = { ...services.brand.customerService, chatUrl: 'https://chat.example/start?site=lumo' };
    const outside = { ...services, brand: { ...services.brand, customerService } };
    expect(await chatUrl(outside, player, { language: 'EN' })).toMatch(
      /^https:\/\/chat\.example\/start\?site=lumo&ticket=co_/,
    );
  });

  test('CHAT-13 its ticket is valid once, for a minute, and opens only the chat', async () => {
    const ticket = ticketOf(await chatUrl(services, player, { language: 'EN' }));
    const { account, session } = await exchange(ticket);
    expect(account).toBe('player01');
    expect(await outcome(exchange(ticket))).toBe('session_ticket_invalid');
    const opened = await sessionWith(services, session.token);
    expect(opened).toMatchObject({ memberId: player.memberId, chatOnly: true });
    await sendMessage(services, opened, message('from the window'), 'EN');
    expect((await listChat(services, player, all)).totalElements).toBe(1);
    // The chat session does not appear as a login of its own.
    expect((await listSessions(services, player)).some(({ expiresAt }) => expiresAt !== session.expiresAt)).toBe(false);
    const late = ticketOf(await chatUrl(services, player, { language: 'EN' }));
    services.pass(MINUTE);
    expect(await outcome(exchange(late))).toBe('session_ticket_invalid');
  });

  test('CHAT-13 its session ends with the session that requested it', async () => {
    const { session } = await exchange(ticketOf(await chatUrl(services, player, { language: 'EN' })));
    const unused = ticketOf(await chatUrl(services, player, { language: 'EN' }));
    await logout(services, player);
    await expect(sessionWith(services, session.token)).rejects.toThrow('expired');
    expect(await outcome(exchange(unused))).toBe('session_ticket_invalid');
  });
});
