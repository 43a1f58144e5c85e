import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { addMembers, DAY, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { convertPoints } from './convert-points.ts';
import { listPointTransactions } from './list-point-transactions.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(
    db,
    ['history01', 'history02'].map((account) => ({ account })),
  );
});
afterAll(() => db.close());

const page = { pageNo: 1, pageSize: 10 };

async function move(services: TestServices, memberId: number, points: number, kind: 'points_earned' | 'adjustment') {
  await post(db, {
    key: `test:${memberId}:${services.clock()}`,
    kind,
    reason: { kind: 'points', id: 'test' },
    note: kind === 'adjustment' ? 'Counted twice on Sunday' : null,
    at: new Date(services.clock()),
    currency: 'USD',
    entries: [
      { house: 'points', amount: `${-points}` },
      { memberId, purpose: 'points', amount: `${points}` },
    ],
  });
}

test("API-58 the ledger of one member's points, the newest first, sums to the balance", async () => {
  const services = await testServices(db);
  const [mine, other] = [await sessionOf(services, 'history01'), await sessionOf(services, 'history02')];
  const begin = services.clock();
  await move(services, other.memberId, 77, 'points_earned');
  await move(services, mine.memberId, 1300, 'points_earned');
  services.pass(DAY);
  await move(services, mine.memberId, -50, 'adjustment');
  services.pass(DAY);
  const { conversionId } = await db.transaction((tx) => convertPoints(services, tx, mine, { points: 1000 }));
  const list = (query: object = {}, language: 'EN' | 'VI' = 'EN') =>
    listPointTransactions(services, mine, { ...page, ...query }, language);

  const all = await list();
  expect(all.content).toEqual([
    {
      entryId: expect.stringMatching(/^pe-\d+$/),
      kind: 'converted',
      points: -1000,
      balanceAfter: 250,
      description: 'Converted to $10.00',
      referenceId: conversionId,
      at: '2026-01-07T09:30:00.000Z',
    },
    {
      entryId: expect.stringMatching(/^pe-\d+$/),
      kind: 'adjusted',
      points: -50,
      balanceAfter: 1250,
      description: 'Counted twice on Sunday',
      referenceId: null,
      at: '2026-01-06T09:30:00.000Z',
    },
    {
      entryId: expect.stringMatching(/^pe-\d+$/),
      kind: 'earned',
      points: 1300,
      balanceAfter: 1300,
      description: 'Points for your bets',
      referenceId: null,
      at: '2026-01-05T09:30:00.000Z',
    },
  ]);
  expect(all).toMatchObject({ totalElements: 3, totalPages: 1, totals: { earned: 1300, spent: 1050 } });

  const inVietnamese = (await list({}, 'VI')).content.map(({ description }) => description);
  expect(inVietnamese).toEqual(['Đổi thành $10.00', 'Counted twice on Sunday', 'Điểm từ tiền cược của bạn']);
  for (const kind of ['earned', 'converted', 'adjusted'] as const)
    expect((await list({ kind })).content.map((entry) => entry.kind)).toEqual([kind]);
  for (const kind of ['redeemed', 'returned', 'rewarded'] as const)
    expect(await list({ kind })).toMatchObject({ content: [], totals: { earned: 0, spent: 0 } });

  const at = (days: number) => new Date(begin + days * DAY).toISOString();
  const kindsIn = async (from: number, to: number) =>
    (await list({ from: at(from), to: at(to) })).content.map(({ kind }) => kind);
  expect(await kindsIn(0, 1)).toEqual(['earned']);
  expect(await kindsIn(1, 2)).toEqual(['adjusted']);
  expect(await kindsIn(1, 3)).toEqual(['converted', 'adjusted']);
  await expect(list({ from: at(2), to: at(1) })).rejects.toMatchObject({ code: 'validation_failed' });
  const second = await list({ pageNo: 2, pageSize: 2 });
  expect(second).toMatchObject({ content: [{ kind: 'earned' }], totalPages: 2, totals: { spent: 1050 } });
});
