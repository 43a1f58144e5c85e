import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LaunchPayload } from '#generated/model/index.ts';
import type { LaunchOrder } from '#server/adapters/vendors/game-vendors.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { setSessionLimit } from '../../care/protection/set-limit.ts';
import type { Session } from '../../identity/session/session.ts';
import { addMembers, logIn, MINUTE, outcome, sessionWith, type TestServices, testServices } from '../../testing.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { authorisePlayer } from './authorise-player.ts';
import { launchGame } from './launch-game.ts';

let db: TestDatabase;
let services: TestServices;
let token: string;
let session: Session;
let account = '';
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  account = `opener${members}`;
  await addMembers(db, [{ account }]);
  ({ token } = await logIn(services, account));
  session = await sessionWith(services, token);
});

const launch = (wanted: Partial<LaunchPayload>, by: TestServices = services) =>
  launchGame(by, session, {
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    vassalage: 'SAF',
    username: account,
    token,
    merchantCode: 'lumo',
    language: 'EN',
    ...wanted,
  });
const launchToken = (url: string) => new URL(url, 'https://lumo.example').searchParams.get('launch') ?? '';

test('API-22 a game is found by its own id at its vendor too, and the name may be in capitals', async () => {
  const launched = await launch({ gameId: 'lantern-road', username: account.toUpperCase() });
  expect(launched).toMatchObject({ gameName: 'Lantern Road', game_url: expect.stringContaining('/lantern-road?') });
});

/** The same services with another catalogue. */
async function withCatalogue(change: (known: CatalogueSnapshot) => Partial<CatalogueSnapshot>): Promise<TestServices> {
  const known = await services.catalogue.current();
  const changed = { ...known, ...change(known) };
  return { ...services, catalogue: { ...services.catalogue, current: async () => changed } };
}

/** The same services while each game is down, and no vendor. */
const allDown = () =>
  withCatalogue(({ byNodeId }) => ({
    byNodeId: new Map([...byNodeId].map(([id, game]) => [id, { ...game, maintenance: true }])),
  }));

test('API-22 a game is found by its own id among all of its vendor, whatever another vendor calls so', async () => {
  const { lanes } = await services.catalogue.current();
  const indexed = lanes.flatMap(({ games }) => games).filter(({ game }) => game.vassalage === 'SAF');
  const last = indexed.findLast(({ game }) => !game.maintenance);
  if (last === undefined || last === indexed[0]) throw new Error('the vendor has too few games');
  const namesake = { ...last, game: { ...last.game, vassalage: 'NOR', gameName: 'Another' } };
  const twice = await withCatalogue(() => ({
    lanes: lanes.map((lane) => ({ ...lane, games: [namesake, ...lane.games] })),
  }));
  expect(await launch({ gameId: last.game.gameId }, twice)).toMatchObject({ gameName: last.game.gameName });
});

test('API-22 a vendor with two categories has each game in its own alone', async () => {
  const both = await withCatalogue(({ lanes }) => {
    const card = lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === 'SAF');
    return { lanes: lanes.map((lane) => ({ ...lane, cards: [...lane.cards, ...(card ? [card] : [])] })) };
  });
  expect(await outcome(launch({ gameType: 'LIVE' }, both))).toBe('in');
  expect(await outcome(launch({ gameType: 'LIVE', nodeId: '20001' }, both))).toBe('not_found');
  expect(await outcome(launch({ gameType: 'RNG', nodeId: '20001' }, both))).toBe('in');
});

test('ERROR-27 a game under maintenance of a vendor that works does not start, not even in its room', async () => {
  const down = await allDown();
  for (const wanted of [{ nodeId: '20001' }, { vassalage: 'FLV', roomId: 'tl-mn-1' }]) {
    expect(await outcome(launch(wanted))).toBe('in');
    expect(await outcome(launch(wanted, down))).toBe('game_maintenance');
  }
});

test('LOBBY-15 a game of the house is a page of the portal, and so is their list', async () => {
  const { byNodeId } = await services.catalogue.current();
  const game = [...byNodeId.values()].find(({ vassalage, maintenance }) => vassalage === 'BGS' && !maintenance);
  expect(await launch({ vassalage: 'BGS', nodeId: game?.nodeId ?? '' })).toEqual({
    game_url: `/seamless?vassalage=BGS&nodeId=${game?.nodeId}`,
    game_url2: '',
    walletMode: 'seamless',
    demo: false,
    expiresAt: null,
    gameName: game?.gameName,
  });
  expect(await launch({ vassalage: 'BGS' })).toMatchObject({ game_url: '/inhouse', game_url2: '', walletMode: 'none' });
});

test('LOTTERY-05 a lottery without a game has no page', async () => {
  expect(await outcome(launch({ vassalage: 'TCG_SEA', launchMode: 'LOTT' }))).toBe('not_found');
});

test('MEMBER-22 a member whose time to play is over opens no game', async () => {
  await setSessionLimit(services, session, { period: 'session', minutes: 5 });
  services.pass(5 * MINUTE);
  expect(await outcome(launch({ gameId: 'lantern-road' }))).toBe('play_limit_reached');
});

test('a vendor is told what it needs and no more, and of its fault only the kind is logged', async () => {
  const orders: LaunchOrder[] = [];
  const error = vi.fn();
  const vendors = {
    launch: (order: LaunchOrder) => {
      orders.push(order);
      return Promise.reject(new TypeError(`refused ${order.launchToken}`));
    },
  };
  const log = Object.assign(Object.create(services.log), { error });
  expect(await outcome(launch({ gameId: 'lantern-road' }, { ...services, vendors, log }))).toBe('unavailable');
  expect(orders).toEqual([
    {
      vendor: 'SAF',
      gameId: 'lantern-road',
      roomId: null,
      language: 'EN',
      code: null,
      demo: false,
      launchToken: expect.stringMatching(/^lt_/),
    },
  ]);
  expect(error.mock.calls).toEqual([[{ vendor: 'SAF', reason: 'TypeError' }, 'vendor gave no game']]);
});

test('the lobby of a vendor opens without a game, and a closed account opens nothing', async () => {
  const lobby = launchToken((await launch({})).game_url);
  expect(await authorisePlayer(services, 'SAF', lobby)).toMatchObject({ nodeId: null, gameId: null, language: 'EN' });
  const next = launchToken((await launch({})).game_url);
  await db.query('test_close', `update members set status = 'disabled' where id = $1`, [session.memberId]);
  expect(await outcome(authorisePlayer(services, 'SAF', next))).toBe('launch_token_invalid');
});

test('ERROR-27 a game whose own maintenance began meanwhile does not open', async () => {
  const given = launchToken((await launch({ gameId: 'lantern-road' })).game_url);
  expect(await outcome(authorisePlayer(await allDown(), 'SAF', given))).toBe('game_maintenance');
});
