import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { addDepositor, type Depositor } from '../../payments/deposits/testing.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { DAY, outcome } from '../../testing.ts';
import { findMemberPromotion } from './member-promotions.ts';
import { drawTicket, findRaffle, listTickets } from './raffle.ts';
import { pay } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const promotionId = 'p-104';
const told = [
  { prizeId: 'pz-1', chance: 2_000 },
  { prizeId: 'pz-2', chance: 48_000 },
  { prizeId: 'pz-3', chance: 150_000 },
  { prizeId: 'pz-4', chance: 300_000 },
  { prizeId: 'pz-5', chance: 500_000 },
];
// The raffle as it is seeded, whatever a test before has changed.
beforeEach(async () => {
  await db.query('raffle_unlimited', 'update promotions set budget = null where id = $1', [promotionId]);
  const chances = told.map(({ prizeId, chance }) => `when '${prizeId}' then ${chance}`).join(' ');
  await db.query(
    'raffle_restored',
    `update raffle_prizes set chance = case id ${chances} end,
      "left" = case id when 'pz-1' then 5 when 'pz-2' then 200 end`,
  );
});
const draw = ({ services, session }: Depositor, ticketId: string) =>
  db.transaction((tx) => drawTicket(services, tx, session, { promotionId, ticketId }, 'EN'));
const ticketsOf = async ({ services, session }: Depositor, state?: 'open' | 'drawn' | 'expired') =>
  (await listTickets(services, session.memberId, { promotionId, pageNo: 1, pageSize: 100, state }, 'EN')).content;

/** The contract's draw of a seed: the first block's first word that is in the even range. */
function drawnBy(seed: string, ticketId: string): number {
  const limit = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${ticketId}:${block}`).digest();
    for (let word = 0; word < 8; word++) {
      const number = bytes.readUInt32BE(word * 4);
      if (number < limit) return number % 1_000_000;
    }
  }
}

test('API-53 PROMO-07 each 50.00 of a deposit is a ticket, at most ten a day', async () => {
  const payer = await addDepositor(db);
  await pay(payer, '149.99');
  expect(await ticketsOf(payer, 'open')).toHaveLength(2);
  await pay(payer, '900.00');
  expect(await ticketsOf(payer)).toHaveLength(10);
  const { services, session } = payer;
  const { participation } = await findMemberPromotion(services, session.memberId, promotionId, 'EN');
  expect(participation).toMatchObject({ state: 'claim', openTickets: 10 });
  const raffle = await findRaffle(services, session.memberId, promotionId, 'VI');
  expect(raffle.prizes.reduce((sum, { chance }) => sum + chance, 0)).toBe(1_000_000);
  expect(raffle.prizes[0]).toMatchObject({ title: '$100.00 tiền thưởng', chance: 2_000, left: 5 });
});

test('PROMO-07 of 200 draws of one ticket at once one draws, and what it draws follows from its seed', async () => {
  const payer = await addDepositor(db);
  await pay(payer, '500.00');
  const open = await ticketsOf(payer, 'open');
  const [first] = open;
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcome(draw(payer, first?.ticketId ?? ''))));
  expect(outcomes.filter((code) => code === 'in')).toHaveLength(1);
  expect(outcomes.filter((code) => code === 'reward_unavailable')).toHaveLength(199);
  for (const { ticketId } of open.slice(1)) await draw(payer, ticketId);
  const drawn = await ticketsOf(payer, 'drawn');
  expect(drawn).toHaveLength(10);
  const seeds = await db.query<{ id: string; seed: string }>('seeds', 'select id, seed from raffle_tickets');
  for (const { ticketId, prize, credit } of drawn) {
    const number = drawnBy(seeds.find(({ id }) => id === ticketId)?.seed ?? '', ticketId);
    const prizeId = ['pz-1', 'pz-2', 'pz-3', 'pz-4', 'pz-5'][
      [2_000, 50_000, 200_000, 500_000, 1_000_000].findIndex((end) => number < end)
    ];
    expect([ticketId, prize?.prizeId]).toEqual([ticketId, prizeId]);
    expect(credit === null).toBe(prizeId === 'pz-5');
  }
});

test('PROMO-07 a ticket tells the hash of its seed from the start, and seed, number and chances once it is drawn', async () => {
  const payer = await addDepositor(db);
  await pay(payer, '100.00');
  const open = await ticketsOf(payer, 'open');
  expect(open.map(({ evidence }) => evidence)).toEqual([null, null]);
  expect(new Set(open.map(({ commitment }) => commitment)).size).toBe(2);
  const [first] = open;
  const ticketId = first?.ticketId ?? '';
  const { commitment, evidence, prize } = await draw(payer, ticketId);
  expect(commitment).toBe(first?.commitment);
  expect(
    createHash('sha256')
      .update(Buffer.from(evidence?.seed ?? '', 'hex'))
      .digest('hex'),
  ).toBe(commitment);
  expect(evidence).toMatchObject({
    algorithm: 'portico-hmac-sha256-1',
    number: drawnBy(evidence?.seed ?? '', ticketId),
    chances: told,
  });
  // What is used up later does not change what was drawn.
  await db.query('raffle_gone', `update raffle_prizes set "left" = 0 where id = 'pz-1'`);
  const [later] = await ticketsOf(payer, 'drawn');
  expect(later).toMatchObject({ evidence, prize: { prizeId: prize?.prizeId } });
});

test('PROMO-07 a ticket draws by the chances that it told when it was earned, whatever changes later', async () => {
  const payer = await addDepositor(db);
  await pay(payer, '500.00');
  const open = await ticketsOf(payer, 'open');
  const hash = createHash('sha256')
    .update('pz-1:2000\npz-2:48000\npz-3:150000\npz-4:300000\npz-5:500000')
    .digest('hex');
  expect(open.map(({ chances, chancesHash }) => [chances, chancesHash])).toEqual(open.map(() => [told, hash]));
  await db.query('raffle_all_blank', `update raffle_prizes set chance = case id when 'pz-5' then 1000000 else 0 end`);
  for (const { ticketId } of open) {
    const { prize, evidence, chancesHash } = await draw(payer, ticketId);
    const number = drawnBy(evidence?.seed ?? '', ticketId);
    const place = [2_000, 50_000, 200_000, 500_000, 1_000_000].findIndex((end) => number < end);
    expect([prize?.prizeId, prize?.chance]).toEqual([told[place]?.prizeId, told[place]?.chance]);
    expect([evidence?.chances, chancesHash, evidence?.usedUp]).toEqual([told, hash, null]);
  }
  // One that is earned now has the chances of now.
  const later = await addDepositor(db);
  await pay(later, '50.00');
  const [ticket] = await ticketsOf(later, 'open');
  expect(ticket?.chances?.at(-1)).toEqual({ prizeId: 'pz-5', chance: 1_000_000 });
});

test('PROMO-07 a ticket from before chances were fixed draws by those of the moment', async () => {
  const payer = await addDepositor(db);
  await pay(payer, '50.00');
  const [before] = await ticketsOf(payer, 'open');
  const id = before?.ticketId ?? '';
  await db.query('raffle_unfixed', 'update raffle_tickets set chances = null, chances_hash = null where id = $1', [id]);
  expect((await ticketsOf(payer))[0]).toMatchObject({ chances: null, chancesHash: null, evidence: null });
  const { evidence, chances, chancesHash } = await draw(payer, id);
  expect([chances, chancesHash, evidence?.chances.length]).toEqual([null, null, 5]);
});

test('PROMO-07 a prize is never given more often than there are; a ticket that draws it afterwards gets the blank', async () => {
  const payers = await Promise.all(Array.from({ length: 20 }, () => addDepositor(db)));
  await db.query('raffle_sure', `update raffle_prizes set chance = case id when 'pz-1' then 1000000 else 0 end`);
  for (const payer of payers) await pay(payer, '500.00');
  await db.query('raffle_four', `update raffle_prizes set "left" = 4 where id = 'pz-1'`);
  const draws = await Promise.all(
    payers.map(async (payer) => {
      const tickets = await ticketsOf(payer, 'open');
      return Promise.all(tickets.map(({ ticketId }) => draw(payer, ticketId)));
    }),
  );
  const prizes = draws.flat().map(({ prize }) => prize?.prizeId);
  expect(prizes.filter((id) => id === 'pz-1')).toHaveLength(4);
  const blanks = draws.flat().filter(({ prize }) => prize?.prizeId === 'pz-5');
  expect(blanks).toHaveLength(196);
  expect(blanks.map(({ credit, evidence }) => [credit, evidence?.usedUp])).toEqual(blanks.map(() => [null, 'pz-1']));
  const [payer] = payers;
  if (payer === undefined) throw new Error('no payer');
  const raffle = await findRaffle(payer.services, payer.session.memberId, promotionId, 'EN');
  expect(raffle.prizes.find(({ prizeId }) => prizeId === 'pz-1')).toMatchObject({ chance: 0, left: 0 });
  expect(raffle.prizes.find(({ prizeId }) => prizeId === 'pz-5')).toMatchObject({ chance: 1_000_000 });
});

test('PROMO-07 WALLET-12 prizes of money are given as far as the budget of the raffle reaches', async () => {
  const payers = [await addDepositor(db), await addDepositor(db)];
  await db.query(
    'raffle_sure_fifty',
    `update raffle_prizes set chance = case id when 'pz-1' then 1000000 else 0 end,
      "left" = case id when 'pz-1' then 50 else "left" end`,
  );
  for (const payer of payers) await pay(payer, '500.00');
  // Two prizes of 100.00 and a half.
  await db.query('raffle_budget', `update promotions set budget = spent + 250 where id = $1`, [promotionId]);
  const tickets = await Promise.all(payers.map(async (payer) => ({ payer, open: await ticketsOf(payer, 'open') })));
  const drawn = await Promise.all(
    tickets.flatMap(({ payer, open }) => open.map(({ ticketId }) => draw(payer, ticketId))),
  );
  const won = drawn.filter(({ prize }) => prize?.prizeId === 'pz-1');
  expect(won.map(({ credit }) => credit?.reward.amount)).toEqual(['100.00', '100.00']);
  const others = drawn.filter(({ prize }) => prize?.prizeId === 'pz-5');
  expect(others.map(({ credit, evidence }) => [credit, evidence?.usedUp])).toEqual(
    Array.from({ length: 18 }, () => [null, 'pz-1']),
  );
  const [state] = await db.query<{ left: number; unspent: string }>(
    'raffle_state',
    `select z."left", (p.budget - p.spent)::int as unspent from promotions p join raffle_prizes z on z.promotion_id = p.id
     where z.id = 'pz-1'`,
  );
  expect(state).toEqual({ left: 48, unspent: 50 });
  // What cannot be paid is neither offered nor sealed into the chances of new tickets.
  const late = await addDepositor(db);
  await pay(late, '50.00');
  const offered = await findRaffle(late.services, late.session.memberId, promotionId, 'EN');
  expect(offered.prizes.find(({ prizeId }) => prizeId === 'pz-1')).toMatchObject({ chance: 0, left: 0 });
  const [sealed] = await ticketsOf(late, 'open');
  expect(sealed?.chances?.find(({ prizeId }) => prizeId === 'pz-1')?.chance).toBe(0);
  // Prizes of points cost no money.
  await db.query('raffle_points', `update raffle_prizes set chance = case id when 'pz-3' then 1000000 else 0 end`);
  await db.query('raffle_lowered', 'update promotions set budget = spent where id = $1', [promotionId]);
  await pay(late, '50.00');
  const points = (await ticketsOf(late, 'open')).find(({ ticketId }) => ticketId !== sealed?.ticketId);
  expect((await draw(late, points?.ticketId ?? '')).prize?.prizeId).toBe('pz-3');
});

test('PROMO-07 a ticket of another member, of another raffle and after the end is refused', async () => {
  const [payer, other] = [await addDepositor(db), await addDepositor(db)];
  await pay(payer, '50.00');
  const [ticket] = await ticketsOf(payer, 'open');
  expect(await outcome(draw(other, ticket?.ticketId ?? ''))).toBe('not_found');
  expect(await outcome(findRaffle(payer.services, payer.session.memberId, 'p-101', 'EN'))).toBe('not_found');
  payer.services.pass(61 * DAY);
  expect(await outcome(draw(payer, ticket?.ticketId ?? ''))).toBe('reward_unavailable');
  expect((await ticketsOf(payer)).map(({ state }) => state)).toEqual(['expired']);
});
