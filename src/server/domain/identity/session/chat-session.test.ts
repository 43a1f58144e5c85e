import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { chatUrl } from '../../care/support/chat.ts';
import {
  outcome,
  SECOND,
  sessionOf,
  sessionWith,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { exchangeSessionTicket } from '../login/login-ticket.ts';
import { isChatTicket, openChatSession, scopeRefusal } from './chat-session.ts';
import type { Session } from './session.ts';
import { logout } from './sessions.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

async function ticketOf(services: TestServices, session: Session): Promise<string> {
  const url = new URL(await chatUrl(services, session, { language: 'EN' }));
  return url.searchParams.get('ticket') ?? expect.fail('the address has no ticket');
}

test('CHAT-13 a ticket opens a session for the chat once, which ends with the one that asked for it', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'player01');
  const ticket = await ticketOf(services, session);
  services.pass(SECOND);
  const opened = await openChatSession(services, ticket, testVisitor);
  expect(opened).toEqual({
    account: 'player01',
    session: {
      token: expect.stringMatching(/^pt_[A-Za-z0-9_-]{32}$/),
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
      // Twelve hours after the login, not after the ticket.
      expiresAt: '2026-01-05T21:30:00.000Z',
      idleMinutes: 30,
      lastLogin: null,
    },
  });
  expect(await sessionWith(services, opened.session.token)).toMatchObject({ account: 'player01', chatOnly: true });
  const [row] = await db.query(
    'test_place',
    'select ip, country, device, created_at as "createdAt" from sessions where chat_of = $1',
    [session.id],
  );
  expect(row).toEqual({
    ip: '203.0.113.7',
    country: 'VN',
    device: 'Chrome on Windows',
    createdAt: new Date('2026-01-05T09:30:01.000Z'),
  });
  expect(await outcome(openChatSession(services, ticket, testVisitor))).toBe('session_ticket_invalid');
  await logout(services, session);
  await expect(sessionWith(services, opened.session.token)).rejects.toThrow('expired');
});

test('CHAT-13 a ticket is valid for 60 seconds, and not after its session has ended', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'player01');
  const [first, second, third] = [
    await ticketOf(services, session),
    await ticketOf(services, session),
    await ticketOf(services, session),
  ];
  services.pass(60 * SECOND - 1);
  expect(await outcome(openChatSession(services, first, testVisitor))).toBe('in');
  services.pass(1);
  expect(await outcome(openChatSession(services, second, testVisitor))).toBe('session_ticket_invalid');
  await logout(services, session);
  expect(await outcome(openChatSession(services, third, testVisitor))).toBe('session_ticket_invalid');
});

test('CHAT-13 ROUTE-29 the exchange of tickets opens the chat alone with one of the chat', async () => {
  const services = await testServices(db);
  const ticket = await ticketOf(services, await sessionOf(services, 'player01'));
  const { session } = await exchangeSessionTicket(services, ticket, testVisitor);
  expect(await sessionWith(services, session.token)).toMatchObject({ account: 'player01', chatOnly: true });
});

test('a ticket whose session ended meanwhile opens none', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'player01');
  const ticket = await ticketOf(services, session);
  await logout(services, session);
  expect(await outcome(openChatSession(services, ticket, testVisitor))).toBe('session_ticket_invalid');
});

test('a chat ticket is recognised by its first letters, of the own page and of an outside one', () => {
  expect(['ct_abc', 'co_abc', 'lt_abc', 'cx_abc', 'act_abc', 'ct'].map(isChatTicket)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a chat page's session may call what the chat needs, and nothing else", () => {
  const chat = { chatOnly: true };
  for (const open of ['getChatUnread', 'listChatMessages', 'sendChatMessage', 'markChatRead', 'logout'] as const) {
    expect(scopeRefusal(open, chat), open).toBeUndefined();
  }
  for (const closed of ['getBalance', 'getChatUrl', 'changePassword'] as const) {
    expect(scopeRefusal(closed, chat)?.code, closed).toBe('unauthenticated');
    expect(scopeRefusal(closed, { chatOnly: false })).toBeUndefined();
    expect(scopeRefusal(closed, {})).toBeUndefined();
    expect(scopeRefusal(closed, undefined)).toBeUndefined();
  }
});
