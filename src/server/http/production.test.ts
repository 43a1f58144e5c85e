import { randomBytes } from 'node:crypto';
import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import type { JobData } from '../domain/ground/job-queue.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { type Catalogue, loadCatalogue } from '../domain/play/catalogue/catalogue.ts';
import { IN_HOUSE } from '../domain/play/games/rules.ts';
import { isPlayed } from '../domain/play/launch/launch-game.ts';
import { handlers } from '../handlers/handlers.ts';
import type { Job, JobTable } from '../jobs/job.ts';
import { jobTable } from '../jobs/table.ts';
import { openJobDatabase, testJobs } from '../jobs/testing.ts';
import { signIn } from '../testing/sign-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const key = 'an-operator-key-of-tests';

/** Every address of the server that plays a provider, a vendor, a reviewer, or serves tests. */
const sandboxes = [
  ['GET', '/dev/outbox'],
  ['GET', '/dev/outbox.json'],
  ['GET', '/dev/vendor'],
  ['GET', '/dev/vendor.json'],
  ['POST', '/dev/members'],
  ['GET', '/sandbox-payments/dep-1'],
  ['POST', '/sandbox-payments/dep-1'],
  ['GET', '/sandbox/SAF/lantern-road'],
  ['GET', '/sandbox/SAF/lobby'],
  ['GET', '/sandbox-files/game.js'],
  ['POST', '/sandbox/SAF/lantern-road/open'],
  ['POST', '/sandbox/SAF/lantern-road/balance'],
  ['POST', '/sandbox/SAF/lantern-road/round'],
  ['POST', '/sandbox/SAF/lantern-road/wallet/open'],
  ['POST', '/sandbox/SAF/lantern-road/wallet/balance'],
  ['POST', '/sandbox/SAF/lantern-road/wallet/play'],
  ['POST', '/sandbox/SAF/lantern-road/wallet/matches'],
] as const;

/** Every job that plays one, with the data of a run. */
const sandboxJobs = {
  sandbox_results: null,
  sandbox_review: { kind: 'withdrawal', id: 'wd-1' },
  vendor_round: { roundId: 'round-1' },
  vendor_rounds: null,
} as const;

/** As in production: none of the switches is set. Northlight has an address, and so has Kite & Co. */
const env = {
  NODE_ENV: 'production',
  OUTBOX: '',
  SANDBOX_PAYMENTS: '',
  OPERATOR_KEY: key,
  RATE_LIMIT_PER_MINUTE: 'off',
  VENDOR_LAUNCH_URLS: 'NOR=https://nor.example/launch,KIT=https://kit.example/launch',
};
const config = readConfig(env);
const clock = () => TEST_NOW;

let db: Database;
let catalogue: Catalogue;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase();
  catalogue = await loadCatalogue(db, clock, {
    esportsProviders: [],
    isPlayed: (vendor) => isPlayed(config, vendor),
  });
  const random = (length: number) => randomBytes(length);
  const parts = { db, catalogue, clock, random, handlers, authenticate: authenticator(db) };
  server = await startTestServer({ ...parts, env });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

describe('trust 7: outside a demo everything that plays somebody else is closed', () => {
  test.each(sandboxes)('%s %s does not exist', async (method, path) => {
    const headers = { 'X-Operator-Key': key, 'Content-Type': 'application/json' };
    const answer = await fetch(server.url + path, {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify({ account: 'nobody1' }) }),
    });
    // Other addresses of the portal take GET alone.
    expect(answer.status).toBe(method === 'GET' || path.startsWith('/dev/') ? 404 : 405);
  });

  test('API-22 ERROR-27 a game whose vendor has no address is under maintenance, and does not start', async () => {
    const { games, lanes } = await catalogue.current();
    const open = games.filter(({ game }) => !game.maintenance).map(({ game }) => game);
    const lotteries = await db.query<{ nodeId: string }>(
      'test_lottery_games',
      'select node_id::text as "nodeId" from lottery_games where node_id is not null order by 1',
    );
    expect([...new Set(open.map(({ vassalage }) => vassalage))].sort()).toEqual([IN_HOUSE, 'NOR', 'TCG_SEA']);
    // The lotteries are pages of the portal, and need no vendor; other games of their vendor do.
    const drawn = open.filter(({ vassalage }) => vassalage === 'TCG_SEA').map(({ nodeId }) => nodeId);
    expect(drawn.sort()).toEqual(lotteries.map(({ nodeId }) => nodeId));
    const cards = lanes.flatMap((lane) => lane.cards);
    expect([...new Set(cards.filter((card) => !card.maintenance).map((card) => card.vassalage))].sort()).toEqual([
      IN_HOUSE,
      'NOR',
      'TCG_SEA',
    ]);
    // Nobody knows until when.
    expect(cards.find(({ vassalage }) => vassalage === 'SAF')).toMatchObject({ maintenanceUntil: null });

    const { token } = await signIn(server.url, 'player01', 'Portico123');
    const launch = async (target: object) => {
      const body = {
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'player01',
        token,
        merchantCode: 'lumo',
        language: 'EN',
        ...target,
      };
      const answer = await server.post('/wps/game/launchGame', body, { Authorization: `Bearer ${token}` });
      return (await answer.json()).code;
    };
    expect(await launch({ vassalage: 'SAF', nodeId: '20001' })).toBe('game_maintenance');
    expect(await launch({ vassalage: 'SAF' })).toBe('game_maintenance');
    expect(await launch({ vassalage: 'FLV', roomId: 'tl-mn-1' })).toBe('game_maintenance');
    // Its own wallets would be played too, so an address is not enough.
    expect(await launch({ vassalage: 'KIT' })).toBe('game_maintenance');
    // Where there is only a lobby to open beside the lotteries, nobody has it.
    expect(await launch({ vassalage: 'TCG_SEA' })).toBe('unavailable');
  });

  test('WALLET-12 no wallet at a vendor is played', async () => {
    const { vendorWallets } = server.services;
    await expect(vendorWallets.balance('KIT', 1)).rejects.toThrow();
    const order = { id: 'order-1', vendor: 'KIT', memberId: 1, direction: 'in', amount: '10.00' } as const;
    await expect(vendorWallets.transfer(order)).rejects.toThrow();
  });

  test('no job of the sandbox reviewer or of a sandbox vendor runs', async () => {
    const table = jobTable(loadBrand(config));
    const entries: [string, Job<never>][] = Object.entries(table).sort(([a], [b]) => a.localeCompare(b));
    expect(entries.filter(([, { sandbox }]) => sandbox).map(([name]) => name)).toEqual(Object.keys(sandboxJobs));
    // A job that plays somebody is named after whom it plays.
    expect(entries.map(([name]) => name).filter((name) => /^(sandbox|vendor)/.test(name))).toEqual(
      Object.keys(sandboxJobs),
    );
    const demo = readConfig({ DEMO: '1' });
    expect(await jobsRun(table, demo)).toEqual(Object.keys(sandboxJobs));
    expect(await jobsRun(table, config)).toEqual([]);
    expect(server.services.sandboxVendor).toBeUndefined();
  });
});

/** The jobs of a sandbox that run under a configuration, each after it was sent once and when its time has come. */
async function jobsRun(
  { sandbox_results, sandbox_review, vendor_round, vendor_rounds }: ReturnType<typeof jobTable>,
  under: Config,
) {
  const ran = new Set<string>();
  const noted = <Data>(name: string, job: Job<Data>): Job<Data> => ({ ...job, run: async () => void ran.add(name) });
  const database = await openJobDatabase();
  const table: JobTable<
    Record<'sandbox_results' | 'vendor_rounds', null> & Pick<JobData, 'sandbox_review' | 'vendor_round'>
  > = {
    sandbox_results: noted('sandbox_results', sandbox_results),
    sandbox_review: noted('sandbox_review', sandbox_review),
    vendor_round: noted('vendor_round', vendor_round),
    vendor_rounds: noted('vendor_rounds', vendor_rounds),
  };
  const jobs = await testJobs(database, table, new TestClock(TEST_NOW));
  Object.assign(jobs.services, { config: under });
  await jobs.send(database, 'sandbox_results', sandboxJobs.sandbox_results);
  await jobs.send(database, 'sandbox_review', sandboxJobs.sandbox_review);
  await jobs.send(database, 'vendor_round', sandboxJobs.vendor_round);
  await jobs.send(database, 'vendor_rounds', sandboxJobs.vendor_rounds);
  await jobs.go(10 * 60);
  expect(jobs.logged).toEqual([]);
  await jobs.stop();
  await database.close();
  return [...ran].sort();
}
