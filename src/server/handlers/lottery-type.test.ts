import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../db/testing.ts';
import { loadCatalogue } from '../domain/play/catalogue/catalogue.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

let db: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase();
  const clock = () => TEST_NOW;
  server = await startTestServer({
    db,
    clock,
    handlers,
    catalogue: await loadCatalogue(db, clock, { esportsProviders: [], isPlayed: () => true }),
  });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const ask = async (path: string) => {
  const response = await server.get(path);
  return { status: response.status, body: await response.json() };
};

test.each(['/lgw/games/game_menus', '/lgw/vn/games/game_menu'])(
  'LOTTERY-02 the lottery type of %s is `Lott`, given or not, and no other',
  async (path) => {
    const usual = await ask(path);
    expect(usual).toMatchObject({ status: 200, body: { success: true } });
    expect((await ask(`${path}?lotteryType=Lott`)).body.value).toEqual(usual.body.value);
    expect(await ask(`${path}?lotteryType=Numbers`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  },
);
