import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { HOUR, type TestServices, testServices } from '../../testing.ts';
import { storeAnnouncements } from './managed-notices.ts';
import { announcementPage, findAnnouncement } from './notices.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const pageOf = (pageNo: number, language: 'EN' | 'VI' = 'EN') =>
  announcementPage(services, { pageNo, pageSize: 9 }, language);

describe('the list of announcements', () => {
  test('API-42 NOTICE-01 NOTICE-02 NOTICE-05 has 9 of type PL per page, newest first; a page beyond the last is empty', async () => {
    const [first, second, third, fourth] = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)];
    expect([first, second, third, fourth].map(({ content }) => content.length)).toEqual([9, 9, 2, 0]);
    expect(fourth).toEqual({ content: [], totalPages: 3, totalElements: 20 });
    const all = [first, second, third].flatMap(({ content }) => content);
    expect(all.map(({ timestamp }) => timestamp)).toEqual(all.map(({ timestamp }) => timestamp).sort((a, b) => b - a));
    expect(new Set(all.map(({ id }) => id)).size).toBe(20);
  });

  test('ENTITY-20 an entry has title, time and its first words, in the requested language', async () => {
    const [line] = (await pageOf(1, 'VI')).content;
    expect(line).toEqual({
      id: 'a-1009',
      title: 'Ba trò chơi mới trong tuần',
      timestamp: TEST_NOW - 9 * 9 * HOUR,
      summary: expect.stringMatching(
        /^Neon Saigon, Lotus Tide và Midnight Mask đã có ở sảnh nổ hũ\. Neon Saigon: .+…$/,
      ),
    });
    expect(line?.summary.length).toBeLessThanOrEqual(200);
  });

  test('a page far beyond the last is empty', async () => {
    expect((await announcementPage(services, { pageNo: 100_000, pageSize: 100 }, 'EN')).content).toEqual([]);
  });
});

describe('one announcement', () => {
  test('API-42 NOTICE-03 ENTITY-20 has its full text, in the requested language', async () => {
    expect(await findAnnouncement(services, 'a-1001', 'VI')).toEqual({
      id: 'a-1001',
      title: 'Xổ số miền Bắc đóng cược lúc 18:00 hôm nay',
      content: '<p>Kết quả từ 18:15.</p>',
      timestamp: TEST_NOW - 9 * HOUR,
    });
  });

  test.each(['a-0', 'b-home-1', "a-1001' or true --", '%'])('is not found if it does not exist: %s', async (id) => {
    await expect(findAnnouncement(services, id, 'EN')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('NOTICE-05 appears only between its times', async () => {
    const texts = { EN: { title: 'For an hour', content: '<p>Now.</p>' } };
    await storeAnnouncements(db, [{ id: 'a-hour', type: 'PL', publishedAt: new Date(TEST_NOW + HOUR), texts }]);
    await db.query('test_end', `update announcements set ends_at = $1 where id = 'a-hour'`, [
      new Date(TEST_NOW + 2 * HOUR),
    ]);
    const found = () =>
      findAnnouncement(services, 'a-hour', 'VI').then(
        ({ title }) => title,
        () => 'none',
      );
    const first = async () => (await pageOf(1)).content[0]?.id;
    expect([await found(), await first()]).toEqual(['none', 'a-1009']);
    services.pass(HOUR);
    expect([await found(), await first()]).toEqual(['For an hour', 'a-hour']);
    services.pass(HOUR);
    expect([await found(), await first()]).toEqual(['none', 'a-1009']);
  });
});
