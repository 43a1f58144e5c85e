import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { seedHelp } from '../../db/seed/help/chapters.ts';
import { openTestDatabase, TEST_NOW } from '../../db/testing.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { type TestServices, testServices } from '../testing.ts';
import { helpCenter } from './help-center.ts';
import { storeHelp } from './store-help.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

describe('the help centre', () => {
  test('API-32 FOOTER-06 has the same articles in both languages, in their order', async () => {
    const [en, vi] = [await helpCenter(services, 'EN'), await helpCenter(services, 'VI')];
    const idsOf = ({ categories }: typeof en) => categories.map(({ id, items }) => [id, items.map((item) => item.id)]);
    expect(idsOf(en)).toEqual(seedHelp.map(({ id, articles }) => [id, articles.map((article) => article.id)]));
    expect(idsOf(vi)).toEqual(idsOf(en));
    expect([en.lang, vi.lang]).toEqual(['EN', 'VI']);
    expect([en.categories[0]?.title, vi.categories[0]?.title]).toEqual(['Deposits and withdrawals', 'Nạp và rút tiền']);
    const ids = en.categories.flatMap(({ items }) => items.map((item) => item.id));
    expect(ids).toEqual(expect.arrayContaining(['about', 'responsibility', 'terms', 'privacy']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every shipped article is unchanged by sanitising', async () => {
    for (const { EN, VI } of seedHelp.flatMap(({ articles }) => articles)) {
      expect([cleanHtml(EN[1]), cleanHtml(VI[1])]).toEqual([EN[1], VI[1]]);
    }
  });

  test('contains the name of the brand', async () => {
    const brand = { ...services.brand, name: 'Sun & <b>Moon</b>' };
    const { categories } = await helpCenter({ db, brand }, 'EN');
    expect(categories.at(-1)?.title).toBe('About Sun & <b>Moon</b>');
    expect(categories.at(-1)?.items[0]?.content).toContain('<p>Sun &amp; &lt;b&gt;Moon&lt;/b&gt; is one lobby');
    expect(JSON.stringify(categories)).not.toContain('{{');
  });

  test('contains the help line number if the brand has one', async () => {
    const contentWith = async (helpLine: string | null) => {
      const { categories } = await helpCenter({ db, brand: { ...services.brand, helpLine } }, 'EN');
      return categories.flatMap(({ items }) => items).find(({ id }) => id === 'responsibility')?.content;
    };
    expect(await contentWith('1800 599 920')).toContain('<p>Help line: 1800 599 920.</p>');
    expect(await contentWith(null)).not.toMatch(/help line/i);
  });

  test('HTML is sanitised when it is stored, and an article without a translation is missing', async () => {
    const content = '<p onclick="steal()">Hi<script>steal()</script></p><iframe src="https://evil.example"></iframe>';
    await storeHelp(db, [
      {
        id: 'more',
        titles: { EN: 'More', VI: 'Thêm' },
        articles: [{ id: 'hostile', updatedAt: new Date(TEST_NOW), texts: { EN: { title: 'Hostile', content } } }],
      },
    ]);
    const find = async (lang: 'EN' | 'VI') =>
      (await helpCenter(services, lang)).categories.flatMap(({ items }) => items).find(({ id }) => id === 'hostile');
    const stored = await find('EN');
    expect(stored?.content).toBe('<p>Hi</p>');
    expect(await find('VI')).toBeUndefined();
  });
});
