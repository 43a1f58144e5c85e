import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { promotions, promotionTexts } from '#server/db/schema/promotions.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { drawings, findPromotionArt } from '../../pages/art/drawings.ts';
import { DAY, type TestServices, testServices } from '../../testing.ts';
import { findPromotion, listPromotions } from './list-promotions.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  await store('p-ends-soon', { from: -1, to: 1 });
  await store('p-stays', { from: -1, to: null });
  await store('p-to-come', { from: 1, to: 2 });
  await store('p-ended', { from: -9, to: -6 });
  await store('p-long-gone', { from: -30, to: -7 });
  await store('p-off', { from: -1, to: 1, enabled: false });
});
afterAll(() => db.close());

const all = { pageNo: 1, pageSize: 42 };
const idsOf = async (query: Partial<Parameters<typeof listPromotions>[1]> = {}) =>
  (await listPromotions(services, { ...all, ...query }, 'EN')).content.map(({ id }) => id);

async function store(id: string, { from, to, enabled = true }: { from: number; to: number | null; enabled?: boolean }) {
  const at = (days: number) => new Date(TEST_NOW + days * DAY);
  const reward = {
    kind: 'points',
    amount: null,
    rate: null,
    maximum: null,
    points: 88,
    rounds: null,
    nodeId: null,
  } as const;
  await db.orm.insert(promotions).values({
    id,
    category: 'vip',
    applyMode: 'claim',
    reward,
    enabled,
    picture: `/art/promotion/${id}.svg`,
    startsAt: at(from),
    endsAt: to === null ? null : at(to),
  });
  await db.orm.insert(promotionTexts).values({ promotionId: id, language: 'EN', title: id, summary: id, reward: '88' });
}

describe('the promotions', () => {
  test('REGISTER-07 ENTITY-03 PROMO-10 of category new_player, in the language of the request', async () => {
    const query = { ...all, category: 'new_player' } as const;
    const { content, totalElements } = await listPromotions(services, query, 'EN');
    expect(totalElements).toBe(2);
    expect(content[0]).toMatchObject({
      id: 'p-101',
      category: 'new_player',
      title: 'Welcome gift',
      state: 'join',
      applyMode: 'claim',
      picture: '/art/promotion/p-101.webp',
      minDeposit: null,
      reward: { kind: 'bonus', amount: '10.00', text: '$10.00 of bonus money when you register' },
      wagering: { multiple: 8, base: 'bonus' },
    });
    expect(content[1]?.minDeposit).toBe('20.00');
    const [first] = (await listPromotions(services, query, 'VI')).content;
    expect(first?.title).toBe('Quà chào mừng');
  });

  test('PROMO-10 have a picture each, and unknown ones have none', async () => {
    for (const id of await idsOf({ category: 'new_player' })) {
      expect((await findPromotionArt(services, id))?.props.length).toBeGreaterThan(0);
      expect(await drawings.promotion(id, services)).toMatch(/^<svg /);
    }
    expect(await drawings.promotion('p-none', services)).toBeNull();
  });

  test('PROMO-10 are ordered by availability, with states and shelves, also untranslated', async () => {
    const { content, counts } = await listPromotions(services, all, 'VI');
    expect(content.map(({ id, state }) => [id, state])).toEqual([
      ['p-ends-soon', 'join'],
      ['p-105', 'join'],
      ['p-104', 'join'],
      ['p-102', 'join'],
      ['p-101', 'join'],
      ['p-107', 'join'],
      ['p-103', 'join'],
      ['p-108', 'join'],
      ['p-109', 'join'],
      ['p-stays', 'join'],
      ['p-to-come', 'coming_soon'],
      ['p-106', 'coming_soon'],
      ['p-ended', 'closed'],
      ['p-110', 'closed'],
    ]);
    expect(content.find(({ id }) => id === 'p-stays')).toMatchObject({ endsAt: null, wagering: null });
    expect(new Map(counts.map(({ category, count }) => [category, count]))).toEqual(
      new Map([
        ...(['deposit', 'other', 'slots', 'live', 'lottery', 'sports'] as const).map(
          (shelf) => [shelf, shelf === 'deposit' ? 2 : 1] as const,
        ),
        ['new_player', 2],
        ['vip', 5],
      ]),
    );
  });

  test('PROMO-10 come in pages; one beyond the last is empty', async () => {
    const vip = { category: 'vip', pageSize: 3 } as const;
    const { totalPages } = await listPromotions(services, { pageNo: 1, ...vip }, 'EN');
    expect(totalPages).toBe(2);
    expect(await idsOf({ pageNo: 2, ...vip })).toEqual(['p-106', 'p-ended']);
    expect(await idsOf({ pageNo: 3, ...vip })).toEqual([]);
  });
});

describe('one promotion', () => {
  test('API-77 ENTITY-03 PROMO-10 is complete, in the requested language', async () => {
    const promotion = await findPromotion(services, 'p-101', 'EN');
    expect(promotion).toMatchObject({ id: 'p-101', title: 'Welcome gift', state: 'join', wagering: { multiple: 8 } });
    expect(promotion.html).toContain('<p>Every new account can claim $10.00 of bonus money.</p>');
    expect((await findPromotion(services, 'p-101', 'VI')).html).toContain('<p>Mỗi tài khoản mới nhận được');
  });

  test.each(['p-none', 'p-long-gone', 'p-off', "p-101'; drop table promotions", ''])('%j is not found', async (id) => {
    await expect(findPromotion(services, id, 'EN')).rejects.toMatchObject({ code: 'not_found' });
  });
});
