import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import { addDepositor, type Depositor } from '../../payments/deposits/testing.ts';
import { auditOf, MINUTE, outcome } from '../../testing.ts';
import { findBonus } from '../bonuses/read-bonuses.ts';
import { drawTicket, findRaffle, listTickets } from './raffle.ts';
import { pay } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const promotionId = 'p-104';
/** Until sixty days after the seed. */
const endsAt = '2026-03-06T09:30:00.000Z';
const prizeIds = ['pz-1', 'pz-2', 'pz-3', 'pz-4', 'pz-5'];

/** Has every ticket that is earned from now on draw one prize. */
const makeSure = (prizeId: string) =>
  db.query('test_sure', 'update raffle_prizes set chance = case id when $1 then 1000000 else 0 end', [prizeId]);
const draw = ({ services, session }: Depositor, ticketId: string, id = promotionId) =>
  db.transaction((tx) => drawTicket(services, tx, session, { promotionId: id, ticketId }, 'VI'));
const tickets = ({ services, session }: Depositor, query: object = {}) =>
  listTickets(services, session.memberId, { promotionId, pageNo: 1, pageSize: 20, ...query }, 'VI');

test('API-53 PROMO-07 a ticket is told whole before and after its draw, which gives the prize and is in the audit log', async () => {
  const payer = await addDepositor(db);
  const { services, session } = payer;
  await makeSure('pz-1');
  const depositId = await pay(payer, '60.00');
  const chances = prizeIds.map((prizeId) => ({ prizeId, chance: prizeId === 'pz-1' ? 1_000_000 : 0 }));
  const text = chances.map(({ prizeId, chance }) => `${prizeId}:${chance}`).join('\n');
  const [open] = (await tickets(payer)).content;
  const told = {
    ticketId: expect.stringMatching(/^tk-/),
    promotionId,
    reason: `Lần nạp ${depositId}`,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    chances,
    chancesHash: createHash('sha256').update(text).digest('hex'),
    earnedAt: '2026-01-05T09:30:00.000Z',
    expiresAt: endsAt,
  };
  expect(open).toEqual({ ...told, state: 'open', drawnAt: null, prize: null, credit: null, evidence: null });

  services.pass(MINUTE);
  const ticketId = open?.ticketId ?? '';
  const before = (await auditOf(db, session.memberId)).length;
  const drawn = await draw(payer, ticketId);
  const money = { ...reward('bonus', { amount: '100.00' }), text: '$100.00 tiền thưởng' };
  expect(drawn).toEqual({
    ...told,
    state: 'drawn',
    drawnAt: '2026-01-05T09:31:00.000Z',
    evidence: expect.any(Object),
    prize: {
      prizeId: 'pz-1',
      title: '$100.00 tiền thưởng',
      picture: null,
      reward: money,
      chance: 1_000_000,
      left: expect.any(Number),
    },
    credit: {
      rewardId: expect.stringMatching(/^rw-/),
      reward: money,
      target: 'bonus_balance',
      bonusId: expect.stringMatching(/^bn-/),
      creditedAt: '2026-01-05T09:31:00.000Z',
    },
  });
  expect((await auditOf(db, session.memberId)).slice(before).at(-1)).toEqual([
    'raffle_drawn',
    'member',
    { ticket: ticketId, prize: 'pz-1', session: session.id },
  ]);
  expect(await findBonus(services, session.memberId, drawn.credit?.bonusId ?? '', 'EN')).toMatchObject({
    // Five times.
    source: 'raffle',
    sourceId: ticketId,
    amount: '100.00',
    required: '500.00',
    title: '$100.00 of bonus money',
  });
  const raffle = await findRaffle(services, session.memberId, promotionId, 'EN');
  expect(raffle).toMatchObject({
    promotionId,
    ticketRule: 'A ticket for every $50.00 that you deposit.',
    endsAt,
    openTickets: 0,
    drawnTickets: 1,
  });
  expect(raffle.prizes.find(({ prizeId }) => prizeId === 'pz-1')).toMatchObject({ left: 4 });
});

test('PROMO-07 points are credited as points, and a blank as nothing', async () => {
  const payer = await addDepositor(db);
  await makeSure('pz-3');
  await pay(payer, '50.00');
  await makeSure('pz-5');
  payer.services.pass(MINUTE);
  await pay(payer, '50.00');
  const [blank, points] = (await tickets(payer)).content;
  const text = '200 điểm';
  expect((await draw(payer, points?.ticketId ?? '')).credit).toMatchObject({
    target: 'points',
    bonusId: null,
    reward: { kind: 'points', points: 200, text },
  });
  expect(await draw(payer, blank?.ticketId ?? '')).toMatchObject({
    credit: null,
    prize: { prizeId: 'pz-5', reward: null, title: 'Không trúng thưởng lần này', left: null },
  });
  expect(await outcome(draw(payer, blank?.ticketId ?? ''))).toBe('reward_unavailable');
});

test('API-53 tickets are listed the newest first, by state and in pages, and each raffle has its own', async () => {
  const payer = await addDepositor(db);
  await makeSure('pz-5');
  const deposits = [await pay(payer, '50.00')];
  for (let i = 0; i < 2; i++) {
    payer.services.pass(MINUTE);
    deposits.push(await pay(payer, '50.00'));
  }
  const reasons = async (query: object = {}) => (await tickets(payer, query)).content.map(({ reason }) => reason);
  const newest = deposits.toReversed().map((id) => `Lần nạp ${id}`);
  expect(await reasons()).toEqual(newest);
  expect(await reasons({ pageNo: 2, pageSize: 2 })).toEqual(newest.slice(2));
  const ids = (await tickets(payer)).content.map(({ ticketId }) => ticketId);
  await draw(payer, ids[1] ?? '');
  expect(await reasons({ state: 'drawn' })).toEqual([newest[1]]);
  expect(await reasons({ state: 'open' })).toEqual([newest[0], newest[2]]);
  expect(await reasons({ state: 'expired' })).toEqual([]);
  expect(await outcome(draw(payer, ids[0] ?? '', 'p-102'))).toBe('not_found');
  expect(await outcome(tickets(payer, { promotionId: 'p-102' }))).toBe('not_found');
  const { services, session } = payer;
  expect(await findRaffle(services, session.memberId, promotionId, 'EN')).toMatchObject({
    openTickets: 2,
    drawnTickets: 1,
  });
  // Of equal chances, the order of the prizes.
  const { prizes } = await findRaffle(services, session.memberId, promotionId, 'EN');
  expect(prizes.map(({ prizeId }) => prizeId)).toEqual(prizeIds);
  await makeSure('pz-1');
  const rarest = await findRaffle(services, session.memberId, promotionId, 'EN');
  expect(rarest.prizes.at(-1)).toMatchObject({ prizeId: 'pz-1', title: '$100.00 of bonus money', picture: null });
  services.pass(60 * 24 * 60 * MINUTE);
  expect((await tickets(payer, { state: 'expired' })).totalElements).toBe(2);
  expect(await findRaffle(services, session.memberId, promotionId, 'EN')).toMatchObject({ openTickets: 0 });
});
