import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { gameTone } from '#shared/art/game-art.ts';
import { DAY, HOUR, SECOND, testServices } from '../../testing.ts';
import { findGameArt } from './build-snapshot.ts';
import { hotGames, vendorLanes, vendorTypes } from './list-games.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const snapshotOf = async (changes = {}) => (await testServices(db, changes)).catalogue.current();

describe('lanes', () => {
  test('API-35 categories with vendors come in menu order', async () => {
    const types = vendorTypes(await snapshotOf());
    expect(types.map((type) => type.gameType)).toEqual([
      'INHOUSE',
      'ELOTT',
      'LOTT',
      'LIVE',
      'SPORTS',
      'FISH',
      'RNG',
      'PVP',
      'ESPORTS',
    ]);
    expect(types.find((type) => type.gameType === 'RNG')).toEqual({ gameType: 'RNG', vendorCount: 8, gameCount: 1181 });
  });

  test('API-36 ENTITY-22 hot vendors come first', async () => {
    const { lanes } = vendorLanes(await snapshotOf()).data;
    const slots = lanes.find((lane) => lane.title === 'RNG')?.cards ?? [];
    expect(slots.map((card) => card.vassalage)).toEqual(['SAF', 'NOR', 'KIT', 'HAL', 'MON', 'RED', 'ORO', 'PAP']);
    expect(slots.map((card) => card.isHot)).toEqual([true, true, true, false, false, false, false, false]);
    expect(slots[0]).toMatchObject({
      vendorName: 'Saffron Play',
      smallIcon: '/art/vendor/SAF.svg',
      maintenance: false,
    });
  });

  test('LOBBY-04 sports vendors on the list of e-sports providers are under ESPORTS, with their games', async () => {
    const cards = async (providers: readonly string[]) => {
      const { lanes } = vendorLanes(await snapshotOf({ esportsProviders: providers })).data;
      return Object.fromEntries(lanes.map((lane) => [lane.title, lane.cards.map((card) => card.vassalage).sort()]));
    };
    expect(await cards(['AV', 'TF'])).toMatchObject({ SPORTS: ['GLP', 'STR'], ESPORTS: ['AV', 'TF'] });
    const none = await cards([]);
    expect(none['SPORTS']).toEqual(['AV', 'GLP', 'STR', 'TF']);
    expect(none['ESPORTS']).toBeUndefined();
  });

  test("LOBBY-17 LOBBY-21 the brand's vendors are AV, AI, IMES, TF and IA, and no others exist", async () => {
    const { brand } = await testServices(db);
    expect(brand.esportsProviders).toEqual(['AV', 'AI', 'IMES', 'TF', 'IA']);
    const snapshot = await snapshotOf();
    const { lanes } = vendorLanes(snapshot).data;
    const shown = lanes.find(({ title }) => title === 'ESPORTS')?.cards.map(({ vassalage }) => vassalage) ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((vendor) => !brand.esportsProviders.includes(vendor))).toEqual([]);
    const theirs = snapshot.games.filter(({ game }) => brand.esportsProviders.includes(game.vassalage));
    expect(new Set(theirs.map(({ game }) => game.gameType))).toEqual(new Set(['ESPORTS']));
  });

  test('API-33 LOBBY-09 ENTITY-26 hot games are at most 28, the most played first, of the named vendor only', async () => {
    const snapshot = await snapshotOf();
    const all = hotGames(snapshot, undefined);
    const most = await db.query<{ id: string }>(
      'test_hot',
      'select node_id::text as id from games where enabled and is_hot order by popularity desc, node_id limit 28',
    );
    expect(all.map(({ nodeId }) => nodeId)).toEqual(most.map(({ id }) => id));
    expect(all[0]?.gameName).toBe('Lantern Road');
    const ofVendor = hotGames(snapshot, 'TID');
    expect(ofVendor.length).toBeGreaterThan(0);
    expect(ofVendor.every((game) => game.isHot && game.vassalage === 'TID')).toBe(true);
  });

  test('a game has the tone of the picture drawn for it', async () => {
    const snapshot = await snapshotOf();
    const games = [...snapshot.byNodeId.values()].slice(0, 200);
    const drawn = games.map((game) => {
      const input = findGameArt(snapshot, game.nodeId);
      return input && gameTone(input);
    });
    expect(games.map((game) => game.artTone)).toEqual(drawn);
    expect(new Set(drawn)).toEqual(new Set(['dark', 'light']));
  });
});

describe('refresh', () => {
  test('a change shows within a second, without a query per call', async () => {
    const services = await testServices(db);
    const name = async () => (await services.catalogue.current()).byNodeId.get('20001')?.gameName;
    await db.query('test_rename', `update games set name = 'Lantern Lane' where node_id = 20001`);
    services.pass(SECOND - 1);
    expect(await name()).toBe('Lantern Road');
    services.pass(1);
    expect(await name()).toBe('Lantern Lane');
    await db.query('test_rename_back', `update games set name = 'Lantern Road' where node_id = 20001`);
  });

  test('an unchanged catalogue remains the same object', async () => {
    const services = await testServices(db);
    const before = await services.catalogue.current();
    services.pass(5 * SECOND);
    expect(await services.catalogue.current()).toBe(before);
  });

  test('a vendor returns when its maintenance ends', async () => {
    const services = await testServices(db);
    const card = async () => {
      const { lanes } = vendorLanes(await services.catalogue.current()).data;
      return lanes.flatMap((lane) => lane.cards).find(({ vassalage }) => vassalage === 'HBL');
    };
    const until = new Date(services.clock() + 6 * HOUR).toISOString();
    expect(await card()).toMatchObject({ maintenance: true, maintenanceUntil: until });
    services.pass(6 * HOUR);
    expect(await card()).toMatchObject({ maintenance: false, maintenanceUntil: null });
  });

  test('maintenance of a vendor includes its games', async () => {
    const { byNodeId } = await snapshotOf();
    const games = [...byNodeId.values()].filter((game) => game.vassalage === 'HBL');
    expect(games.length).toBeGreaterThan(10);
    expect(games.every((game) => game.maintenance)).toBe(true);
  });

  test('a game is new for 30 days', async () => {
    const services = await testServices(db);
    const isNew = async () => (await services.catalogue.current()).byNodeId.get('20003')?.isNew;
    expect(await isNew()).toBe(true);
    services.pass(30 * DAY);
    expect(await isNew()).toBe(false);
  });
});
