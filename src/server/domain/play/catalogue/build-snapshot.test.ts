import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { DAY, HOUR, SECOND, type TestServices, testServices } from '../../testing.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
});
afterAll(() => db.close());

interface Row {
  readonly id: string;
  readonly picture: string | null;
  readonly hot: boolean;
  readonly classify: string[];
  readonly features: string[] | null;
  readonly released: Date;
}

const readGames = () =>
  db.query<Row>(
    'test_games',
    `select node_id::text as id, picture, is_hot as hot, classify, features, released_at as released
     from games where enabled`,
  );

test('every game has the shelves, features and the picture that the database states, or its own drawing', async () => {
  const rows = await readGames();
  const { byNodeId } = await services.catalogue.current();
  expect(byNodeId.size).toBe(rows.length);
  for (const { id, picture, hot, classify, features, released } of rows) {
    const isNew = services.clock() < released.getTime() + 30 * DAY;
    const game = byNodeId.get(id);
    const shelves = [...(hot ? ['HOT'] : []), ...(isNew ? ['NEW'] : []), ...classify];
    expect([id, game?.gameClassify], id).toEqual([id, shelves]);
    expect([id, game?.features, game !== undefined && 'features' in game]).toEqual([
      id,
      features ?? undefined,
      features !== null,
    ]);
    expect(game?.picture).toBe(picture ?? `/art/game/${id}.webp`);
    if (picture !== null) expect(game?.artTone).toBe('none');
  }
});

test('it is built again when a maintenance ends, a game is no longer new, or a while has passed', async () => {
  const now = services.clock();
  expect((await services.catalogue.current()).validUntil).toBeGreaterThan(now);
  // HBL returns after six hours.
  services.pass(6 * HOUR - SECOND);
  expect((await services.catalogue.current()).validUntil).toBe(now + 6 * HOUR);
  const ends = (await readGames())
    .map(({ released }) => released.getTime() + 30 * DAY)
    .filter((end) => end > now + DAY);
  const first = Math.min(...ends);
  services.pass(first - SECOND - services.clock());
  expect((await services.catalogue.current()).validUntil).toBe(first);
});

test('a maintenance that an operator plans is heard of at its beginning', async () => {
  const begins = services.clock() + 20 * SECOND;
  const insert = `insert into maintenances (id, scope, vendor_code, starts_at, started_by, ends_by_itself)
    values ('planned', 'vendor', 'SAF', $1, 'Anh', false)`;
  await db.query('test_maintenance', insert, [new Date(begins)]);
  // A change is noticed within a second.
  services.pass(SECOND);
  expect((await services.catalogue.current()).validUntil).toBe(begins);
  services.pass(19 * SECOND);
  const { byNodeId } = await services.catalogue.current();
  expect(byNodeId.get('20001')).toMatchObject({ vassalage: 'SAF', maintenance: true });
});
