import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { outcome, type TestServices, testServices } from '../../testing.ts';
import { getRules, listRules } from './rules.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

test('LOBBY-15 LOBBY-19 the sheets stand in the order of the catalogue, with odds, returns and limits', async () => {
  const sheets = await listRules(services, 'EN');
  expect(sheets.map(({ gameId }) => gameId)).toEqual(
    expect.arrayContaining(['plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']),
  );
  const nodes = sheets.map(({ nodeId }) => Number(nodeId));
  expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
  for (const { prices, returnToPlayer, html, maxPayout } of sheets) {
    expect(html.length).toBeLessThanOrEqual(20_000);
    expect(prices.length).toBeLessThanOrEqual(500);
    expect(returnToPlayer).toBeGreaterThanOrEqual(9_890);
    expect(prices.map((price) => price.returnToPlayer).toSorted((a, b) => a - b)[0]).toBe(returnToPlayer);
    expect(Math.max(...prices.map((price) => price.returnToPlayer))).toBeLessThanOrEqual(9_900);
    expect(Number(maxPayout)).toBeGreaterThan(0);
    expect(new Set(prices.map(({ choice }) => choice)).size).toBe(prices.length);
  }
});

test("LOBBY-19 the sheet of the lamp is the contract's, in both languages", async () => {
  expect(await getRules(services, 'lumo-lamp', 'EN')).toEqual({
    gameId: 'lumo-lamp',
    nodeId: '10006',
    gameName: 'Lumo Lamp',
    version: 1,
    validFrom: '2025-12-15T00:00:00Z',
    html: '<p>The lamp has a hundred lights: 50 teal, 25 amber, 10 rose, 2 white and 13 dark. One comes on. If it has the colour that you named, you are paid.</p>',
    multiplierRule: '0.99 / (lights of the colour / 100)',
    prices: [
      { choice: 'TEAL', multiplier: '1.98', hitProbability: '0.500000000000', returnToPlayer: 9900 },
      { choice: 'AMBER', multiplier: '3.96', hitProbability: '0.250000000000', returnToPlayer: 9900 },
      { choice: 'ROSE', multiplier: '9.90', hitProbability: '0.100000000000', returnToPlayer: 9900 },
      { choice: 'WHITE', multiplier: '49.50', hitProbability: '0.020000000000', returnToPlayer: 9900 },
    ],
    returnToPlayer: 9900,
    minStake: '0.10',
    maxStake: '500.00',
    maxPayout: '25000.00',
    algorithm: 'portico-hmac-sha256-1',
    unfinishedHours: 24,
    unfinishedRule: 'A round ends immediately; none is ever left unfinished.',
  });
  const vietnamese = await getRules(services, 'mines', 'VI');
  expect(vietnamese.prices[1]).toMatchObject({ choice: '1 mìn, 2 ô', multiplier: '1.076' });
});

test('LOBBY-19 limits are in the currency of the brand', async () => {
  const currency = { code: 'VND', symbol: '₫', decimals: 0 };
  const dong = await testServices(db, { currency });
  expect(await getRules(dong, 'mines', 'EN')).toMatchObject({
    minStake: '2000.00',
    maxStake: '10000000.00',
    maxPayout: '500000000.00',
  });
});

test('LOBBY-19 a version that never was is not found', async () => {
  expect(await outcome(getRules(services, 'mines', 'EN', 1))).toBe('in');
  expect(await outcome(getRules(services, 'mines', 'EN', 2))).toBe('not_found');
});
