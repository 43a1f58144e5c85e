import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { SECOND, type TestServices, testServices } from '../../testing.ts';
import { pvpRooms } from './pvp-rooms.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.query('test_up', 'update games set enabled = true, maintenance = false where node_id in (70001, 70002)');
  services = await testServices(db);
});
afterAll(() => db.close());

const page = { pageNo: 1, pageSize: 42 };

describe('the rooms of games between players', () => {
  test('API-24 are ordered by game and then by lowest stake', async () => {
    const { content, totalElements } = await pvpRooms(services, page, 'EN');
    expect(content).toHaveLength(totalElements);
    expect(content[0]).toEqual({
      roomId: 'tl-mn-1',
      roomName: 'Beginners',
      nodeId: '70001',
      gameName: 'Tiến Lên Miền Nam',
      vassalage: 'FLV',
      baseStake: '0.10',
      minBuyIn: '2.00',
      maxBuyIn: '20.00',
      seats: 80,
      seatsTaken: 52,
      state: 'open',
    });
    const keys = content.map(({ nodeId, baseStake }) => Number(nodeId) * 1_000 + Number(baseStake));
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
    expect(content[1]).toMatchObject({ roomId: 'tl-mn-2', state: 'full' });
  });

  test('API-24 can be filtered by vendor or game, in pages', async () => {
    const ofVendor = await pvpRooms(services, { ...page, vassalage: 'JDT' }, 'VI');
    expect(new Set(ofVendor.content.map(({ vassalage }) => vassalage))).toEqual(new Set(['JDT']));
    expect(ofVendor.content[0]?.roomName).toBe('Khu vườn');
    const ofGame = await pvpRooms(services, { nodeId: '70003', pageNo: 2, pageSize: 2 }, 'EN');
    expect(ofGame).toMatchObject({ content: [{ roomId: 'mj-t-3' }], totalPages: 2, totalElements: 3 });
    const nothing = { content: [], totalPages: 0, totalElements: 0 };
    expect(await pvpRooms(services, { ...page, nodeId: '999999999999' }, 'EN')).toEqual(nothing);
    expect(await pvpRooms(services, { ...page, vassalage: 'NOBODY' }, 'EN')).toEqual(nothing);
  });

  test('API-24 are closed while their game is, and disappear with it', async () => {
    await db.query('test_down', 'update games set maintenance = true where node_id = 70001');
    await db.query('test_leave', 'update games set enabled = false where node_id = 70002');
    services.pass(SECOND);
    const { content } = await pvpRooms(services, { ...page, vassalage: 'FLV' }, 'EN');
    expect(content.map(({ nodeId, state }) => [nodeId, state])).toEqual([
      ['70001', 'maintenance'],
      ['70001', 'maintenance'],
      ['70001', 'maintenance'],
    ]);
  });
});
