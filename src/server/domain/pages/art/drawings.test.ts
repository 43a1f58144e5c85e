import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { testServices } from '../../testing.ts';
import { type DrawingKind, drawings } from './drawings.ts';

let db: TestDatabase;
let services: Services;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const draw = (kind: DrawingKind, id: string | number) => drawings[kind](`${id}`, services);
const idsOf = async (table: string, column = 'id') =>
  (
    await db.query<{ id: string }>(
      `test_art_${table}`,
      `select ${column}::text as id from ${table} where art is not null`,
    )
  ).flatMap(({ id }) => id);
/** Changes what is drawn of a row until the test has ended. */
async function replaceArt(table: 'promotions' | 'point_rewards', id: string, art: string): Promise<void> {
  const set = `update ${table} set art = $2 where id = $1`;
  const [row] = await db.query<{ art: unknown }>(`test_art_of_${table}`, `select art from ${table} where id = $1`, [
    id,
  ]);
  await db.query(`test_set_${table}`, set, [id, art]);
  onTestFinished(async () => void (await db.query(`test_set_${table}`, set, [id, JSON.stringify(row?.art)])));
}
const sizeOf = (svg: string | null) => /viewBox="([^"]+)"/.exec(svg ?? '')?.[1];

/** Each picture is a whole SVG, the same at the second time, and no two are alike. */
async function expectPictures(kind: DrawingKind, ids: readonly (string | number)[], size: string) {
  expect(ids.length, kind).toBeGreaterThan(1);
  const pictures = await Promise.all(ids.map((id) => draw(kind, id)));
  for (const [index, picture] of pictures.entries())
    expect(picture, `${kind} ${ids[index]}`).toMatch(/^<svg .*<\/svg>$/s);
  expect(new Set(pictures.map(sizeOf)), kind).toEqual(new Set([size]));
  expect(new Set(pictures).size, kind).toBe(ids.length);
  expect(await Promise.all(ids.map((id) => draw(kind, id)))).toEqual(pictures);
}

describe('pictures of what the database holds', () => {
  test('games, lotteries and vendors each have their own', async () => {
    const { byNodeId, vendors } = await services.catalogue.current();
    await expectPictures('game', [...byNodeId.keys()].slice(0, 8), '0 0 300 400');
    await expectPictures('lottery', ['SSC_5M', 'E_SSC_45S', 'VN_NORTH'], '0 0 300 400');
    await expectPictures('vendor', [...vendors.keys()], '0 0 96 96');
  });

  test('each banner, promotion and reward has its own', async () => {
    await expectPictures('reward', await idsOf('point_rewards'), '0 0 640 320');
    const promotions = await idsOf('promotions');
    const sizes = new Set(await Promise.all(promotions.map(async (id) => sizeOf(await draw('promotion', id)))));
    expect(sizes).toContain('0 0 880 960');
    const banners = await Promise.all((await idsOf('banners')).map((id) => draw('banner', id)));
    expect(banners.length).toBeGreaterThan(1);
    for (const banner of banners) expect(banner).toMatch(/^<svg .*<\/svg>$/s);
  });

  test.each<[DrawingKind, string]>([
    ['game', 'none'],
    ['lottery', 'NONE'],
    ['vendor', 'NONE'],
    ['banner', 'none'],
    ['promotion', 'none'],
    ['reward', 'none'],
    ['partner', 'none'],
    ['payment', 'none'],
    ['bank', 'NONE'],
    ['category', 'NONE'],
  ])('there is no %s %s', async (kind, id) => {
    expect(await draw(kind, id)).toBeNull();
  });

  test('a promotion or a reward without a thing that can be drawn has none', async () => {
    const [promotion = ''] = await idsOf('promotions');
    const [reward = ''] = await idsOf('point_rewards');
    const art = JSON.stringify({ hue: 10, props: ['nothing'] });
    await replaceArt('promotions', promotion, art);
    await replaceArt('point_rewards', reward, art);
    expect(await draw('promotion', promotion)).toBeNull();
    expect(await draw('reward', reward)).toBeNull();
  });
});

describe('ranks and faces', () => {
  const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

  test('ranks go from 0 to 20, each with its own', async () => {
    await expectPictures('rank', upTo(0, 20), '0 0 96 96');
    for (const level of ['21', '100', '-1', '01', '00', 'x', '1x', 'x1', '']) {
      expect(await draw('rank', level), level).toBeNull();
    }
  });

  test('the gallery of faces goes from 1 to 24, each with its own', async () => {
    await expectPictures('avatar', upTo(1, 24), '0 0 128 128');
    for (const id of ['0', '25', '100', '01', 'x', '1x', 'x1', '']) expect(await draw('avatar', id), id).toBeNull();
  });

  test('a face of an account is drawn from its number alone, of 6 to 15 digits', async () => {
    await expectPictures('avatar', ['100001', '100002', '999999999999999'], '0 0 128 128');
    for (const id of ['10001', '1000000000000000', '010001', '100001x', 'x100001']) {
      expect(await draw('avatar', id), id).toBeNull();
    }
  });
});

describe('names that are written', () => {
  test('THEME-04 a partner has a logo in light ink for dark pages, and in dark ink for light ones', async () => {
    expect(services.brand.partners.length).toBeGreaterThan(1);
    for (const { name, logoDark, logoLight } of services.brand.partners) {
      const [dark, light] = await Promise.all(
        [logoDark, logoLight].map((path) => draw('partner', path.replace(/^\/art\/partner\/|\.svg$/g, ''))),
      );
      expect(dark).toContain(`>${name}<`);
      expect(dark).toContain('fill="#ffffff"');
      expect(light).toBe(dark?.replaceAll('#ffffff', '#1c1d24'));
      expect(light).not.toBe(dark);
    }
  });

  test('the categories below each other are their pictures in the order of the contract', async () => {
    const all = await draw('category', 'all');
    const sixth = await draw('category', 'RNG');
    expect(all).toMatch(/^<svg .*<\/svg>$/s);
    expect(sizeOf(all)).toBe('0 0 150 990');
    expect(all).toContain(sixth?.replace('<svg ', '<svg y="550" '));
  });

  test('each bank, way to pay and category has its own', async () => {
    const { withdrawals, depositMethods } = services.brand;
    const banks = withdrawals.banks.map(({ bankCode }) => bankCode);
    await expectPictures('bank', banks, '0 0 96 96');
    const drawn = depositMethods.filter(({ picture }) => picture.startsWith('/art/payment/'));
    const files = drawn.map(({ picture }) => picture.replace(/^\/art\/payment\/|\.svg$/g, ''));
    await expectPictures('payment', [...new Set(files)], '0 0 96 96');
    await expectPictures('category', ['LIVE', 'RNG', 'FISH', 'LOTT', 'SPORTS'], '0 0 150 110');
  });
});
