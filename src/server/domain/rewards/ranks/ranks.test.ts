import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { members } from '#server/db/schema/members.ts';
import { rankRules, rankTurnover } from '#server/db/schema/ranks.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { memberInfo } from '../../pages/member/member-info.ts';
import { addMembers, DAY, HOUR, MINUTE, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { checkRanks, lastCheckDay } from './check-ranks.ts';
import { playerRank } from './player-rank.ts';
import { vipTiers } from './privileges.ts';

let db: Database;
let services: TestServices;
beforeEach(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  await addMembers(db, [{ account: 'riser' }, { account: 'newcomer' }]);
});
afterEach(() => db.close());

async function rankOf(account: string) {
  const [member] = await db.orm.select().from(members).where(eq(members.account, account));
  return member && { level: member.rankLevel, reached: member.rankReachedOn, kept: member.rankKeptUntil };
}

async function count(account: string, countedOn: string, amount: string) {
  const [member] = await db.orm.select().from(members).where(eq(members.account, account));
  if (member) await db.orm.insert(rankTurnover).values({ memberId: member.id, countedOn, amount });
}

describe('the tiers', () => {
  test("SIDEBAR-11 ENTITY-18 start with the lowest, each with requirements and badge, and the brand's rules", async () => {
    const { tiers, rulesHtml, ...rules } = await vipTiers(services, 'EN');
    expect(rules).toEqual({ turnoverPerPoint: '10.00', periodDays: 90, checkedAt: '02:00' });
    expect(tiers.map(({ clubLabel }) => clubLabel.rankLevel)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(tiers[2]).toEqual({
      clubLabel: { labelName: 'Ember', color: '#281a01', color2: '#fcbf4d', rankLevel: 2 },
      iconUrl: '/art/rank/2.webp',
      pointsNeeded: 2500,
      pointsToKeep: 1000,
      privileges: [
        { kind: 'rebate_slots', rate: 40, amount: null, count: null, text: null },
        { kind: 'rebate_live', rate: 25, amount: null, count: null, text: null },
        { kind: 'birthday_credit', rate: null, amount: '30.00', count: null, text: null },
        { kind: 'withdrawals_per_day', rate: null, amount: null, count: 5, text: null },
        { kind: 'withdrawal_amount_per_day', rate: null, amount: '5000.00', count: null, text: null },
        { kind: 'vip_support', rate: null, amount: null, count: null, text: 'Chat' },
      ],
    });
    expect(rulesHtml).toContain('A rank never asks you to play more.');
  });

  test('SIDEBAR-11 are in the requested language, or in the available one', async () => {
    const { tiers, rulesHtml } = await vipTiers(services, 'VI');
    expect(tiers[5]?.privileges.at(-1)?.text).toBe('Đường dây VIP');
    expect(rulesHtml).toContain('<h2>Lên hạng</h2>');
    await db.orm.delete(rankRules).where(eq(rankRules.language, 'VI'));
    expect((await vipTiers(services, 'VI')).rulesHtml).toContain('<h2>How you rise</h2>');
  });
});

describe('the rank of a member', () => {
  test('MEMBER-17 has points, turnover, the requirements of the next rank, and its end', async () => {
    const player = await sessionOf(services, 'player01');
    const { privileges, ...rank } = await playerRank(services, player, 'VI');
    expect(rank).toEqual({
      clubLabel: (await memberInfo(services, player)).clubLabel,
      iconUrl: '/art/rank/2.webp',
      rankPoints: 6400,
      validTurnover: '64000.00',
      next: {
        clubLabel: { labelName: 'Flame', color: '#2e1207', color2: '#ffa077', rankLevel: 3 },
        pointsNeeded: 10_000,
        pointsToNext: 3600,
      },
      reachedAt: '2025-12-01T19:00:00.000Z',
      keptUntil: '2026-03-01T19:00:00.000Z',
      pointsToKeep: 0,
      asOf: '2026-01-04T19:00:00.000Z',
    });
    expect(privileges.at(-1)).toMatchObject({ kind: 'vip_support', text: 'Trò chuyện' });
  });

  test('MEMBER-17 every demo account has the points of its rank', async () => {
    for (const account of ['agent01', 'player01', 'promoter41']) {
      const { clubLabel, rankPoints } = await playerRank(services, await sessionOf(services, account), 'EN');
      const { tiers } = await vipTiers(services, 'EN');
      const reached = tiers.filter(({ pointsNeeded }) => pointsNeeded <= rankPoints).at(-1);
      expect([account, reached?.clubLabel.rankLevel]).toEqual([account, clubLabel.rankLevel]);
    }
  });

  test('MEMBER-17 turnover counts after the check of its day, for at most one period', async () => {
    await count('newcomer', '2026-01-06', '5009.99');
    const newcomer = await sessionOf(services, 'newcomer');
    const points = async (later: TestServices) => (await playerRank(later, newcomer, 'EN')).rankPoints;
    expect(await points(services)).toBe(0);
    const later = await testServices(db);
    // 09:29 UTC is 16:29 in Vietnam; the check is at 02:00 there.
    later.pass(9 * HOUR + 29 * MINUTE);
    expect([lastCheckDay(later.brand, later.clock()), await points(later)]).toEqual(['2026-01-05', 0]);
    later.pass(MINUTE);
    expect([lastCheckDay(later.brand, later.clock()), await points(later)]).toEqual(['2026-01-06', 500]);
    later.pass(90 * DAY);
    expect(await points(later)).toBe(0);
  });

  test('MEMBER-17 a new member has the lowest rank, which cannot be lost', async () => {
    const rank = await playerRank(services, await sessionOf(services, 'riser'), 'EN');
    expect(rank).toMatchObject({ rankPoints: 0, validTurnover: '0.00', pointsToKeep: 0 });
    expect(rank.next).toMatchObject({ pointsNeeded: 500, pointsToNext: 500 });
    expect(rank.reachedAt).toBe('2026-01-05T09:30:00.000Z');
  });

  test('MEMBER-17 the highest rank has no next one', async () => {
    await db.orm.update(members).set({ rankLevel: 6 }).where(eq(members.account, 'riser'));
    expect((await playerRank(services, await sessionOf(services, 'riser'), 'EN')).next).toBeNull();
    await db.orm.update(members).set({ rankLevel: 0 }).where(eq(members.account, 'riser'));
  });
});

describe('the daily check', () => {
  test('MEMBER-17 gives the highest rank for the points, keeps it while they last, and then lowers it by one', async () => {
    await count('riser', '2026-01-05', '30000.00');
    await checkRanks(services);
    await checkRanks(services);
    expect(await rankOf('riser')).toEqual({ level: 2, reached: '2026-01-05', kept: '2026-04-05' });
    const rank = await playerRank(services, await sessionOf(services, 'riser'), 'EN');
    expect(rank).toMatchObject({ rankPoints: 3000, pointsToKeep: 1000, keptUntil: '2026-04-04T19:00:00.000Z' });
    await count('riser', '2026-03-01', '10000.00');
    services.pass(89 * DAY);
    await checkRanks(services);
    expect(await rankOf('riser')).toMatchObject({ level: 2, kept: '2026-04-05' });
    services.pass(DAY);
    await checkRanks(services);
    expect(await rankOf('riser')).toEqual({ level: 2, reached: '2026-01-05', kept: '2026-07-04' });
    services.pass(90 * DAY);
    await checkRanks(services);
    await checkRanks(services);
    expect(await rankOf('riser')).toEqual({ level: 1, reached: '2026-07-04', kept: '2026-10-02' });
    services.pass(200 * DAY);
    await checkRanks(services);
    expect(await rankOf('riser')).toMatchObject({ level: 0 });
    services.pass(200 * DAY);
    await checkRanks(services);
    expect(await rankOf('riser')).toMatchObject({ level: 0 });
  });

  test('MEMBER-17 changes neither a permanent rank nor the lowest one', async () => {
    await db.orm.update(members).set({ rankLevel: 5, rankKeptUntil: null }).where(eq(members.account, 'promoter41'));
    services.pass(400 * DAY);
    await checkRanks(services);
    expect(await rankOf('promoter41')).toMatchObject({ level: 5, kept: null });
  });
});
