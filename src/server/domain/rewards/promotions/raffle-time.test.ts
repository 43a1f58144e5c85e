import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { addDepositor, type Depositor } from '../../payments/deposits/testing.ts';
import { DAY, HOUR, outcome } from '../../testing.ts';
import { drawTicket, findRaffle, listTickets } from './raffle.ts';
import { pay } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const promotionId = 'p-104';
beforeEach(async () => {
  const end = new Date(TEST_NOW + 60 * DAY);
  await db.query('test_end', 'update promotions set ends_at = $2 where id = $1', [promotionId, end]);
});
const draw = ({ services, session }: Depositor, ticketId: string) =>
  db.transaction((tx) => drawTicket(services, tx, session, { promotionId, ticketId }, 'EN'));
const ticketsOf = async ({ services, session }: Depositor, state?: 'open' | 'drawn' | 'expired') =>
  (await listTickets(services, session.memberId, { promotionId, pageNo: 1, pageSize: 50, state }, 'EN')).content;
const openOf = async ({ services, session }: Depositor) =>
  (await findRaffle(services, session.memberId, promotionId, 'EN')).openTickets;

test('PROMO-07 a ticket can be drawn until the end of its raffle, and not at it', async () => {
  const payer = await addDepositor(db);
  const depositId = await pay(payer, '100.00');
  const [first, second] = await ticketsOf(payer);
  expect(first?.reason).toBe(`Deposit ${depositId}`);
  const end = Date.parse(first?.expiresAt ?? '');
  payer.services.pass(end - payer.services.clock() - 1);
  expect([(await ticketsOf(payer)).map(({ state }) => state), await openOf(payer)]).toEqual([['open', 'open'], 2]);
  expect((await draw(payer, first?.ticketId ?? '')).state).toBe('drawn');
  payer.services.pass(1);
  expect(await outcome(draw(payer, second?.ticketId ?? ''))).toBe('reward_unavailable');
  const states = new Map((await ticketsOf(payer)).map(({ ticketId, state }) => [ticketId, state]));
  expect(states).toEqual(
    new Map([
      [first?.ticketId, 'drawn'],
      [second?.ticketId, 'expired'],
    ]),
  );
  expect((await ticketsOf(payer, 'expired')).map(({ ticketId }) => ticketId)).toEqual([second?.ticketId]);
  expect([await ticketsOf(payer, 'open'), await openOf(payer)]).toEqual([[], 0]);
});

test('PROMO-07 the tickets of a day are counted until midnight where the brand is', async () => {
  const payer = await addDepositor(db);
  await pay(payer, '400.00');
  // Midnight in Vietnam.
  payer.services.pass(Date.parse('2026-01-05T17:00:00Z') - payer.services.clock() - 1);
  await pay(payer, '200.00');
  expect(await ticketsOf(payer)).toHaveLength(10);
  payer.services.pass(1);
  await pay(payer, '1000.00');
  expect(await ticketsOf(payer)).toHaveLength(20);
});

test('PROMO-07 a ticket of a raffle without an end stays open', async () => {
  await db.query('test_endless', `update promotions set ends_at = null where id = $1`, [promotionId]);
  const payer = await addDepositor(db);
  await pay(payer, '50.00');
  const { services, session } = payer;
  expect((await findRaffle(services, session.memberId, promotionId, 'EN')).endsAt).toBeNull();
  services.pass(400 * DAY + HOUR);
  const [ticket] = await ticketsOf(payer, 'open');
  expect(ticket).toMatchObject({ state: 'open', expiresAt: null });
  expect((await draw(payer, ticket?.ticketId ?? '')).state).toBe('drawn');
});

test('PROMO-07 a ticket that was drawn before chances were kept tells the chance of its prize, and no evidence', async () => {
  const payer = await addDepositor(db);
  await db.query('test_blank', `update raffle_prizes set chance = case id when 'pz-5' then 1000000 else 0 end`);
  await pay(payer, '50.00');
  const [ticket] = await ticketsOf(payer);
  const ticketId = ticket?.ticketId ?? '';
  expect((await draw(payer, ticketId)).prize?.chance).toBe(1_000_000);
  await db.query('test_unkept', 'update raffle_tickets set chances = null, chances_hash = null where id = $1', [
    ticketId,
  ]);
  await db.query('test_rarer', `update raffle_prizes set chance = case id when 'pz-5' then 600000 else 100000 end`);
  expect((await ticketsOf(payer))[0]).toMatchObject({
    state: 'drawn',
    evidence: null,
    chances: null,
    prize: { prizeId: 'pz-5', chance: 600_000 },
  });
});
