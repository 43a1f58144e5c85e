import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { seedHelp } from '#server/seed/insert-help.ts';
import { cleanHtml } from '../../ground/html/html.ts';
import { type TestServices, testServices } from '../../testing.ts';
import { helpCenter, storeHelp } from './help.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const shipped = seedHelp.map(({ id }) => id);
beforeEach(() => db.query('test_shipped', 'delete from help_categories where id <> all($1)', [shipped]));

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

  test('FOOTER-09 contains the help line number if the brand has one', async () => {
    const contentWith = async (helpLine: string | null) => {
      const { categories } = await helpCenter({ db, brand: { ...services.brand, helpLine } }, 'EN');
      return categories.flatMap(({ items }) => items).find(({ id }) => id === 'responsibility')?.content;
    };
    expect(await contentWith('1800 599 920')).toContain('<p>Help line: 1800 599 920.</p>');
    expect(await contentWith(null)).not.toMatch(/help line/i);
  });

  test('API-32 an article is there in the languages that it was written in, each with its own words', async () => {
    const updatedAt = new Date(TEST_NOW);
    const [english, vietnamese] = [
      { title: 'Draws', content: '<p>Every day.</p>' },
      { title: 'Kỳ quay', content: '<p>Mỗi ngày.</p>' },
    ];
    await storeHelp(db, [
      {
        id: 'draws',
        titles: { EN: 'Draws', VI: 'Kỳ quay' },
        articles: [
          { id: 'both', updatedAt, texts: { EN: english, VI: vietnamese } },
          { id: 'vietnamese', updatedAt, texts: { VI: vietnamese } },
          { id: 'english', updatedAt, texts: { EN: english } },
        ],
      },
      { id: 'tet', titles: { VI: 'Tết' }, articles: [{ id: 'new-year', updatedAt, texts: { VI: vietnamese } }] },
    ]);
    const told = async (lang: 'EN' | 'VI') =>
      (await helpCenter(services, lang)).categories.filter(({ id }) => ['draws', 'tet'].includes(id));
    const item = (id: string, words: object) => ({ id, ...words, updatedAt: '2026-01-05T09:30:00.000Z' });
    expect(await told('EN')).toEqual([
      { id: 'draws', title: 'Draws', items: [item('both', english), item('english', english)] },
    ]);
    expect(await told('VI')).toEqual([
      { id: 'draws', title: 'Kỳ quay', items: [item('both', vietnamese), item('vietnamese', vietnamese)] },
      { id: 'tet', title: 'Tết', items: [item('new-year', vietnamese)] },
    ]);
  });

  test('FOOTER-09 without a help line the paragraphs that name it are missing, and no others', async () => {
    const content = `<p>Take a break.</p>
<p>Call {{helpLine}} at any time.</p>

<p>Help line: {{helpLine}}</p><p>Talk to <b>somebody</b>.</p>
<ul><li>Write to us.</li></ul>`;
    const texts = { EN: { title: 'Calls', content } };
    const articles = [{ id: 'calls', updatedAt: new Date(TEST_NOW), texts }];
    await storeHelp(db, [{ id: 'calls', titles: { EN: 'Calls' }, articles }]);
    const contentWith = async (helpLine: string | null) => {
      const { categories } = await helpCenter({ db, brand: { ...services.brand, helpLine } }, 'EN');
      return categories.find(({ id }) => id === 'calls')?.items[0]?.content;
    };
    expect(await contentWith(null)).toBe(
      '<p>Take a break.</p>\n<p>Talk to <b>somebody</b>.</p>\n<ul><li>Write to us.</li></ul>',
    );
    expect(await contentWith('<1800> & more')).toBe(content.replaceAll('{{helpLine}}', '&lt;1800&gt; &amp; more'));
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
