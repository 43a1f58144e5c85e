import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { findBannerArt } from '../../pages/art/drawings.ts';
import { DAY, HOUR, type TestServices, testServices } from '../../testing.ts';
import { storeAnnouncements } from './managed-notices.ts';
import { listNotices, noticeTypes } from './notices.ts';

let db: Database;
let services: TestServices;
beforeEach(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterEach(() => db.close());

const all = noticeTypes('B,PL,PU,PR,H');

describe('listNotices', () => {
  test('NOTICE-05 API-42 ENTITY-19 ENTITY-20 every type has its own list, newest first', async () => {
    const notice = await listNotices(services, all, 'EN');
    const count = [notice.playerList, notice.popup, notice.promotion, notice.headline].map((list) => list.length);
    expect(count).toEqual([20, 2, 3, 3]);
    expect(notice.headline[0]).toEqual({
      id: 'a-1001',
      title: 'VN North draw closes at 18:00 today',
      content: '<p>Results from 18:15.</p>',
      timestamp: TEST_NOW - 9 * HOUR,
    });
    const times = notice.playerList.map((entry) => entry.timestamp);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('ENTITY-21 BANNER-12 a type that was not requested is an empty list', async () => {
    const notice = await listNotices(services, noticeTypes('PU,B'), 'EN');
    expect(notice).toMatchObject({ playerList: [], promotion: [], headline: [] });
    expect([notice.popup.length, notice.banners.length]).toEqual([2, 17]);
    const others = await listNotices(services, noticeTypes('PL,PU,PR,H'), 'EN');
    expect([others.popup.length, others.banners.length]).toEqual([2, 0]);
  });

  test('ENTITY-04 BANNER-12 banners come in carousel order, in the requested language', async () => {
    const titles = async (language: 'EN' | 'VI') => {
      const { banners } = await listNotices(services, ['B'], language);
      return banners.filter((banner) => banner.groupName === 'w_home').map((banner) => banner.title);
    };
    expect((await titles('EN'))[0]).toBe('Lantern Race, $250,000 in play.');
    expect((await titles('VI'))[0]).toBe('Đua đèn lồng, tổng thưởng $250,000.');
    expect(await titles('VI')).toHaveLength(4);
  });

  test("NOTICE-05 untranslated notices use the site's language, and future ones are hidden", async () => {
    const publishedAt = new Date(TEST_NOW + HOUR);
    const EN = { title: 'Later', content: '<p>Later.</p>' };
    await storeAnnouncements(db, [{ id: 'a-later', type: 'H', publishedAt, texts: { EN } }]);
    const first = async () => (await listNotices(services, ['H'], 'VI')).headline[0]?.id;
    expect(await first()).toBe('a-1001');
    services.pass(HOUR);
    expect(await first()).toBe('a-later');
  });

  test('NOTICE-06 HTML is sanitised when it is stored', async () => {
    const content =
      '<p onclick="steal()">Hi <b>you</b><script>steal()</script><img src=x onerror=steal()>' +
      '<a href="javascript:steal()" target="_blank">go</a><iframe src="https://evil.example"></iframe></p>';
    const texts = { EN: { title: 'Hostile', content } };
    await storeAnnouncements(db, [{ id: 'a-hostile', type: 'PR', publishedAt: new Date(TEST_NOW), texts }]);
    const { promotion } = await listNotices(services, ['PR'], 'EN');
    const stored = promotion.find((entry) => entry.id === 'a-hostile')?.content;
    expect(stored).toBe('<p>Hi <b>you</b><img src="x" /><a target="_blank" rel="noopener noreferrer">go</a></p>');
  });

  test('every banner drawn by this server has a drawing', async () => {
    const { banners } = await listNotices(services, ['B'], 'EN');
    const arts = await Promise.all(banners.map((banner) => findBannerArt(services, banner.bannerId)));
    expect(arts.every((art) => art !== null && art.props.length > 0)).toBe(true);
    expect(await findBannerArt(services, 'b-none')).toBeNull();
  });

  test('BANNER-12 MEMBER-14 a banner tells of its tournament as it is, and is gone when it is over', async () => {
    const first = async (language: 'EN' | 'VI') => {
      const { banners } = await listNotices(services, ['B'], language);
      const { kicker, title, text, linkage } = banners.find((banner) => banner.groupName === 'w_home') ?? {};
      return [kicker, title, text, linkage];
    };
    const board = '/index?modal=memberCenter&panel=missionLeaderboard%3Fview%3Dtournaments%26tournamentId%3Dt-1';
    const says = 'Every spin on Saffron Play games moves you up.';
    expect(await first('EN')).toEqual([
      'Tournament, 3 days left',
      'Lantern Race, $250,000 in play.',
      `${says} Top 500 are paid.`,
      board,
    ]);
    await db.query('test_prizes', 'update tournaments set prizes = $1 where id = $2', [
      JSON.stringify([{ from: 1, to: 1200, amount: '10.50' }]),
      't-1',
    ]);
    services.pass(2 * DAY);
    expect(await first('EN')).toEqual([
      'Tournament, 1 day left',
      'Lantern Race, $12,600 in play.',
      `${says} Top 1,200 are paid.`,
      board,
    ]);
    expect((await first('VI')).slice(0, 2)).toEqual(['Giải đấu, còn 1 ngày', 'Đua đèn lồng, tổng thưởng $12,600.']);
    services.pass(DAY);
    expect((await first('EN'))[1]).toBe('Tables with a Saigon accent.');
  });
});
