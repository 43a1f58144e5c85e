import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { addMembers, logIn, outcome, SECOND, sessionWith, testServices, testVisitor } from '../../testing.ts';
import { createSessionTicket, exchangeSessionTicket } from './login-ticket.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    { account: 'closed01', status: 'disabled' },
    { account: 'office01', type: 2, memberAccess: false },
    { account: 'mobile01', number: ['84', '901234567'] },
  ]);
});
afterAll(() => db.close());

test('ROUTE-24 ROUTE-29 a ticket of the merchant opens a session of its account, once', async () => {
  const services = await testServices(db);
  const { ticket, expiresAt } = await createSessionTicket(services, 'Player01');
  expect(ticket).toMatch(/^lt_[A-Za-z0-9_-]{22}$/);
  expect(expiresAt).toBe(new Date(services.clock() + 60 * SECOND).toISOString());
  const { account, session } = await exchangeSessionTicket(services, ticket, testVisitor);
  expect(account).toBe('player01');
  expect(session).toMatchObject({ passwordExpired: false, passwordDefault: false, idleMinutes: 30 });
  expect(await sessionWith(services, session.token)).toMatchObject({ account: 'player01' });
  expect(await outcome(exchangeSessionTicket(services, ticket, testVisitor))).toBe('session_ticket_invalid');
});

test('ROUTE-29 a ticket is in the audit log of its account, and those that have run out are deleted', async () => {
  const services = await testServices(db);
  await createSessionTicket(services, 'player01');
  services.pass(61 * SECOND);
  await createSessionTicket(services, 'player01');
  const [counted] = await db.query(
    'test_kept',
    'select count(*)::int as kept from login_tickets where expires_at < $1',
    [new Date(services.clock())],
  );
  expect(counted).toEqual({ kept: 0 });
  const [entry] = await db.query(
    'test_audit',
    'select kind, member_id as "memberId", data, at from audit_log order by id desc limit 1',
  );
  expect(entry).toEqual({
    kind: 'login_ticket',
    memberId: 1_000_001,
    data: {},
    at: new Date(services.clock()),
  });
});

test('ROUTE-29 one of two concurrent exchanges succeeds', async () => {
  const services = await testServices(db);
  const { ticket } = await createSessionTicket(services, 'player01');
  const both = [0, 1].map(() => outcome(exchangeSessionTicket(services, ticket, testVisitor)));
  expect((await Promise.all(both)).sort()).toEqual(['in', 'session_ticket_invalid']);
});

test('ROUTE-29 a ticket is valid for 60 seconds, at this merchant only, and a new one does not replace it', async () => {
  const services = await testServices(db);
  const [first, second] = [
    await createSessionTicket(services, 'player01'),
    await createSessionTicket(services, 'player01'),
  ];
  const elsewhere = { ...services, brand: { ...services.brand, merchantCode: 'other' } };
  expect(await outcome(exchangeSessionTicket(elsewhere, first.ticket, testVisitor))).toBe('session_ticket_invalid');
  services.pass(60 * SECOND - 1);
  expect(await outcome(exchangeSessionTicket(services, first.ticket, testVisitor))).toBe('in');
  services.pass(1);
  expect(await outcome(exchangeSessionTicket(services, second.ticket, testVisitor))).toBe('session_ticket_invalid');
});

test('ROUTE-29 a session token is never accepted as a ticket', async () => {
  const services = await testServices(db);
  const { token } = await logIn(services, 'player01');
  expect(await outcome(exchangeSessionTicket(services, token, testVisitor))).toBe('session_ticket_invalid');
});

test('ROLE-12 ROLE-13 an unknown account, or one that may not log in here, gets no ticket', async () => {
  const services = await testServices(db);
  expect(await outcome(createSessionTicket(services, 'nobody01'))).toBe('not_found');
  expect(await outcome(createSessionTicket(services, '901234567'))).toBe('not_found');
  expect(await outcome(createSessionTicket(services, 'closed01'))).toBe('account_disabled');
  expect(await outcome(createSessionTicket(services, 'office01'))).toBe('error_not_member');
  const agents = await testServices(db, { site: 'agent' });
  expect(await outcome(createSessionTicket(agents, 'player01'))).toBe('error_not_agent');
});

test('an account closed meanwhile cannot log in; the ticket is stored nowhere in plain', async () => {
  const services = await testServices(db);
  const { ticket } = await createSessionTicket(services, 'mobile01');
  await db.query('test_close', `update members set status = 'disabled' where account = 'mobile01'`);
  expect(await outcome(exchangeSessionTicket(services, ticket, testVisitor))).toBe('account_disabled');
  const rows = await db.query(
    'test_tickets',
    'select t::text as row, (select jsonb_agg(a) from audit_log a) from login_tickets t',
  );
  expect(JSON.stringify(rows)).not.toContain(ticket);
});
