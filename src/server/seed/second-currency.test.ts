import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { gameDetail, listGames, listPlayTypes } from '../domain/lottery/draws/game-detail.ts';
import { reconcile } from '../domain/money/wallet/reconcile.ts';
import { testServices } from '../domain/testing.ts';
import { seedDemo } from './seed.ts';

let db: Database;
const currency = { code: 'VND', symbol: '₫', decimals: 0 };
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  const brand = { name: 'Sen', playingAge: 18, currency };
  await seedDemo(db, { clock: () => TEST_NOW, brand, history: true, team: { timeZone: 'Asia/Ho_Chi_Minh' } });
});
afterAll(() => db.close());

test('WALLET-13 the sandbox of a brand in dong has amounts of dong, without decimals, and reconciled books', async () => {
  const found: unknown[] = [];
  await reconcile(db, (difference) => found.push(difference));
  expect(found).toEqual([]);
  const broken = await db.query(
    'test_decimals',
    `select amount from entries where amount <> trunc(amount)
     union all select stake from bets where stake <> trunc(stake) or payout <> trunc(payout)
     union all select amount from withdrawals where amount <> trunc(amount)
     union all select amount from deposits where amount <> trunc(amount) or fee <> trunc(fee)
     union all select amount from rank_privileges where amount <> trunc(amount)`,
  );
  expect(broken).toEqual([]);
});

test('WALLET-12 WALLET-13 the limits of transfers to vendors of a brand in dong are in dong', async () => {
  const limits = await db.query<{ least: string; most: string }>(
    'test_transfer_limits',
    'select distinct min_transfer::bigint::text as least, max_transfer::bigint::text as most from vendors',
  );
  expect(limits).toEqual([{ least: '25000', most: '125000000' }]);
});

test('LOBBY-18 WALLET-13 no room or win of a brand in dong has stakes of a few dong', async () => {
  const [least] = await db.query<Record<string, string>>(
    'test_small_amounts',
    `select (select min(base_stake)::bigint::text from pvp_rooms) as base,
       (select min(min_buy_in)::bigint::text from pvp_rooms) as "buyIn",
       (select min(max_buy_in)::bigint::text from pvp_rooms) as "mostBuyIn",
       (select min(stake)::bigint::text from wins) as stake`,
  );
  // Of $0.10, $2.00, $20.00 and $0.20.
  expect(least).toEqual({ base: '2500', buyIn: '50000', mostBuyIn: '500000', stake: '5000' });
});

test('MALL-06 WALLET-13 no reward in dong gives more money than was bet for its points, nor less than they convert to', async () => {
  const brand = loadBrand(readConfig({ BRAND_FILE: join(import.meta.dirname, '../config/sen.json') }));
  const rewards = await db.query<{ amount: number; points: number }>(
    'test_reward_worth',
    'select amount::float8 as amount, points from point_rewards where amount is not null',
  );
  expect(rewards.length).toBeGreaterThan(2);
  for (const { amount, points } of rewards) {
    expect(points * Number(brand.points.turnoverPerPoint)).toBeGreaterThan(amount);
    expect(points * Number(brand.points.pointValue)).toBeLessThanOrEqual(amount);
  }
});

test('SIDEBAR-11 WALLET-13 the limits of the ranks of a brand in dong are in dong', async () => {
  const limits = await db.query<{ amount: string }>(
    'test_rank_limits',
    `select amount::float8::bigint::text as amount from rank_privileges
     where kind = 'withdrawal_amount_per_day' order by level`,
  );
  expect(limits.map(({ amount }) => amount)).toEqual([
    '50000000',
    '75000000',
    '125000000',
    '375000000',
    '625000000',
    '1000000000',
    '2500000000',
  ]);
});

test('LOTTERY-10 WALLET-13 the lotteries of a brand in dong are played in dong: no unit or limit is less than one', async () => {
  const services = await testServices(db, { currency });
  for (const { gameCode } of await listGames(services, {}, 'EN')) {
    const { units, maxStakePerDraw, maxPayoutPerDraw } = await gameDetail(services, gameCode, 'EN');
    expect([...units, maxStakePerDraw, maxPayoutPerDraw], gameCode).toEqual([
      '25000.00',
      '2500.00',
      '250.00',
      '125000000.00',
      '5000000000.00',
    ]);
    const { playTypes } = await listPlayTypes(services, gameCode, undefined, 'EN');
    for (const { playType, maxStakePerLine, maxPayoutPerLine } of playTypes) {
      expect(Number(maxStakePerLine), playType).toBeGreaterThanOrEqual(25_000);
      expect(Number(maxPayoutPerLine), playType).toBeGreaterThan(Number(maxStakePerLine));
      expect([maxStakePerLine, maxPayoutPerLine].filter((amount) => !amount.endsWith('.00'))).toEqual([]);
    }
  }
  const [lo] = (await listPlayTypes(services, 'VN_NORTH', 'LO_2', 'EN')).playTypes;
  expect([lo?.maxStakePerLine, lo?.maxPayoutPerLine]).toEqual(['2500000.00', '2500000000.00']);
  const [sum] = (await listPlayTypes(services, 'SSC_5M', 'SUM_BS', 'EN')).playTypes;
  expect([sum?.maxStakePerLine, sum?.maxPayoutPerLine]).toEqual(['25000000.00', '48500000.00']);
});

test('WALLET-13 no banner of a brand in dong names an amount of dollars', async () => {
  const words = await db.query<{ text: string }>(
    'test_banner_amounts',
    `select text from banner_texts where text ~ '[$¤₫]'`,
  );
  expect(words.map(({ text }) => text).toSorted()).toEqual([
    'Xóc Đĩa, Sicbo and Baccarat around the clock, from ₫5,000.',
    'Xóc Đĩa, Sicbo và Baccarat suốt ngày đêm, từ ₫5,000.',
  ]);
});

test('the sandbox of another brand tells its name and age alone', async () => {
  const texts = await db.query<{ table: string }>(
    'test_texts',
    `select table_name as "table" from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { table } of texts) {
    const rows = await db.query<{ row: string }>(`test_rows_${table}`, `select t::text as row from "${table}" t`);
    // The lamp is the name of a game, and help gets the brand's name where it is read.
    const isOther = ({ row }: { row: string }) =>
      /Lumo(?! Lamp)/.test(row) || (row.includes('{{brand}}') && !table.startsWith('help_'));
    found.push(...rows.filter(isOther).map(({ row }) => `${table}: ${row}`));
  }
  expect(texts.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
  const named = await db.query<{ name: string }>('test_named', `select name from vendors where code = 'BGS'`);
  expect(named).toEqual([{ name: 'Sen Originals' }]);
});
