import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { addDepositor, type Depositor } from '../../payments/deposits/testing.ts';
import { auditOf, outcome } from '../../testing.ts';
import { findMemberPromotion, listMemberPromotions } from './member-promotions.ts';
import { join, pay } from './testing.ts';

let db: TestDatabase;
let payer: Depositor;
/** A member that joined `p-102`, and then paid in enough for its bonus and one ticket of the raffle `p-104`. */
beforeAll(async () => {
  db = await openTestDatabase();
  payer = await addDepositor(db);
  await join(payer, 'p-102');
  await pay(payer, '60.00');
});
afterAll(() => db.close());

const list = (query: Partial<Parameters<typeof listMemberPromotions>[2]> = {}) =>
  listMemberPromotions(payer.services, payer.session.memberId, { pageNo: 1, pageSize: 20, ...query }, 'VI');
const idsOf = async (query: Parameters<typeof list>[0] = {}) =>
  (await list(query)).content.map(({ promotion }) => promotion.id);

test('PROMO-01 PROMO-08 first stands what waits, then what can be joined, what is taken part in, and what is over', async () => {
  const { content, counts, mine, totalElements } = await list();
  expect(content.map(({ promotion: { id, state }, participation }) => [id, state, participation.state])).toEqual(
    [
      ['p-104', 'claim'],
      // Those that end first at the head.
      ['p-105', 'join'],
      ['p-101', 'join'],
      ['p-107', 'join'],
      ['p-103', 'join'],
      ['p-108', 'join'],
      ['p-109', 'join'],
      ['p-102', 'issued'],
      ['p-106', 'coming_soon'],
      ['p-110', 'closed'],
    ].map(([id, state]) => [id, state, state]),
  );
  expect(content.find(({ promotion }) => promotion.id === 'p-104')?.promotion).toMatchObject({
    title: 'Rút thăm đầu năm',
    minDeposit: '50.00',
    applyMode: 'raffle',
  });
  expect([mine, totalElements]).toEqual([2, 10]);
  expect(counts.find(({ category }) => category === 'deposit')?.count).toBe(2);
});

test('PROMO-01 PROMO-10 the list is narrowed by category, by state and to the own ones, and comes in pages', async () => {
  expect(await idsOf({ participation: 'mine' })).toEqual(['p-104', 'p-102']);
  expect(await idsOf({ participation: 'mine', category: 'deposit' })).toEqual(['p-102']);
  expect(await idsOf({ category: 'deposit' })).toEqual(['p-105', 'p-102']);
  expect(await idsOf({ state: 'issued' })).toEqual(['p-102']);
  expect(await idsOf({ state: 'issued', category: 'other' })).toEqual([]);
  const second = await list({ pageNo: 2, pageSize: 9, category: undefined });
  expect(second.content.map(({ promotion }) => promotion.id)).toEqual(['p-110']);
  // Shelves and own ones are counted over all.
  expect(await list({ category: 'deposit' })).toMatchObject({ mine: 2, counts: second.counts });
});

test('PROMO-01 one promotion is told whole; one that is not public is not found', async () => {
  const { services, session } = payer;
  const find = (id: string) => findMemberPromotion(services, session.memberId, id, 'EN');
  const { promotion, participation } = await find('p-102');
  expect(promotion).toMatchObject({ id: 'p-102', title: 'Monday reload', state: 'issued', minDeposit: '20.00' });
  expect(promotion.html).toMatch(/^<p>/);
  expect(participation).toMatchObject({ promotionId: 'p-102', state: 'issued', bonusId: expect.any(String) });
  expect(await outcome(find('p-none'))).toBe('not_found');
});

test('PROMO-01 who joins is in the audit log', async () => {
  const { session } = payer;
  const joined = (await auditOf(db, session.memberId)).filter(([kind]) => kind === 'promotion_joined');
  expect(joined).toEqual([['promotion_joined', 'member', { promotion: 'p-102', bonus: null, session: session.id }]]);
});
