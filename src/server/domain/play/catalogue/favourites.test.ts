import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FavouritePayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { sessionOf, type TestServices, testServices } from '../../testing.ts';
import { addFavourite, favouriteIds, favouritePage, MAX_FAVOURITES, removeFavourite } from './favourites.ts';

let db: Database;
let services: TestServices;
let player: Session;
let agent: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  [player, agent] = await Promise.all([sessionOf(services, 'player01'), sessionOf(services, 'agent01')]);
});
beforeEach(() => db.query('test_no_favourites', 'delete from favourites'));
afterAll(() => db.close());

const lantern: FavouritePayload = { nodeId: '20001', vendor: 'SAF', gameType: 'RNG' };
const dragon: FavouritePayload = { nodeId: '20002', vendor: 'NOR', gameType: 'RNG' };
const koi: FavouritePayload = { nodeId: '60001', vendor: 'TID', gameType: 'FISH' };

describe('favourites', () => {
  test('API-40 API-37 LOBBY-11 ENTITY-29 a new favourite comes first', async () => {
    expect(await addFavourite(services, player, lantern)).toEqual(['20001']);
    expect(await addFavourite(services, player, koi)).toEqual(['60001', '20001']);
    expect(await favouriteIds(services, player)).toEqual(['60001', '20001']);
  });

  test('API-41 LOBBY-10 a removed favourite disappears', async () => {
    await addFavourite(services, player, lantern);
    await addFavourite(services, player, dragon);
    expect(await removeFavourite(services, player, lantern)).toEqual(['20002']);
  });

  test('API-40 API-41 LOBBY-10 LOBBY-11 repeated adding and removing change nothing', async () => {
    await addFavourite(services, player, lantern);
    await addFavourite(services, player, koi);
    expect(await addFavourite(services, player, lantern)).toEqual(['60001', '20001']);
    expect(await removeFavourite(services, player, dragon)).toEqual(['60001', '20001']);
  });

  test('API-37 LOBBY-11 every member has separate favourites', async () => {
    await addFavourite(services, player, lantern);
    await removeFavourite(services, agent, lantern);
    expect(await favouriteIds(services, agent)).toEqual([]);
    expect(await favouriteIds(services, player)).toEqual(['20001']);
  });

  test('API-38 ENTITY-28 LOBBY-09 the list has pages and a category filter', async () => {
    for (const payload of [lantern, koi, dragon]) await addFavourite(services, player, payload);
    const page = (pageNo: number) => favouritePage(services, player, { pageNo, pageSize: 2 });
    expect(await page(1)).toMatchObject({ content: [{ nodeId: '20002' }, { nodeId: '60001' }], totalPages: 2 });
    expect(await page(2)).toMatchObject({ content: [{ nodeId: '20001', gameName: 'Lantern Road' }] });
    expect(await page(3)).toEqual({ content: [], totalPages: 2 });
    const fishing = await favouritePage(services, player, { gameType: 'FISH', pageNo: 1, pageSize: 42 });
    expect(fishing).toMatchObject({ content: [{ nodeId: '60001' }], totalPages: 1 });
  });

  test.each([
    { ...lantern, nodeId: '999999' },
    { ...lantern, vendor: 'NOR' },
    { ...lantern, gameType: 'LIVE' as const },
  ])('API-40 an unknown game is not found: %j', async (payload) => {
    await expect(addFavourite(services, player, payload)).rejects.toMatchObject({ code: 'not_found' });
    await expect(removeFavourite(services, player, payload)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('ROLE-08 a trial account has no favourites', async () => {
    const trial: Session = { ...player, type: 4 };
    const refusal = { code: 'in_need_true_account' };
    await expect(favouriteIds(services, trial)).rejects.toMatchObject(refusal);
    await expect(favouritePage(services, trial, { pageNo: 1, pageSize: 42 })).rejects.toMatchObject(refusal);
    await expect(addFavourite(services, trial, lantern)).rejects.toMatchObject(refusal);
    await expect(removeFavourite(services, trial, lantern)).rejects.toMatchObject(refusal);
  });

  test('an account holds at most 1,000, also when several are added at once', async () => {
    const fill = `
      insert into favourites (member_id, node_id)
      select $1, node_id from games where node_id not in (20001, 20002) order by node_id limit $2`;
    await db.query('test_fill', fill, [player.memberId, MAX_FAVOURITES - 1]);
    const both = await Promise.allSettled([lantern, dragon].map((payload) => addFavourite(services, player, payload)));
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const message = 'No more than 1000 favourites';
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/nodeId', rule: 'too_many', message }] },
    });
    expect(await favouriteIds(services, player)).toHaveLength(MAX_FAVOURITES);
    const known: FavouritePayload = { nodeId: '10001', vendor: 'BGS', gameType: 'INHOUSE' };
    await expect(addFavourite(services, player, known)).resolves.toHaveLength(MAX_FAVOURITES);
  });
});
