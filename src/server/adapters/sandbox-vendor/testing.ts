import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { sandboxVendorKey } from '../../config/caller-keys.ts';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../../db/testing.ts';
import { authenticator } from '../../domain/identity/session/session.ts';
import { loadCatalogue } from '../../domain/play/catalogue/catalogue.ts';
import { giveLaunchToken } from '../../domain/play/launch/launch-token.ts';
import { expectReconciled, mainBalance, storedBet } from '../../domain/play/seamless/testing.ts';
import { handlers } from '../../handlers/handlers.ts';
import { signIn } from '../../testing/sign-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type WalletClient, walletClient } from './wallet-client.ts';

const MEMBER = '1000001';

/** A game of each vendor of the tests, and a selection that it offers. */
export const games = {
  slot: { vendor: 'SAF', nodeId: '20001', gameId: 'lantern-road', selection: 'spin' },
  table: { vendor: 'VEL', selection: 'player' },
  fish: { vendor: 'TID', selection: 'minnow,shark' },
  duel: { vendor: 'FLV', selection: 'higher' },
  match: { vendor: 'GLP', selection: '' },
} as const;

/** A call to the wallet that has no answer. */
export const lost = async () => ({ kind: 'lost' }) as const;

/** Gives random bytes, no two alike, and each run the same ones. */
function seeded() {
  let drawn = 0;
  return (length: number) => {
    drawn += 1;
    return createHash('shake256', { outputLength: length }).update(`vendor/${drawn}`).digest();
  };
}

/** Starts a server with its sandbox vendors for the tests of a file; `at` is what a test may change. */
export function vendorServer() {
  let db: Database;
  let server: TestServer;
  const at = {
    now: TEST_NOW,
    /** The session of the player. */
    token: '',
    /** What goes wrong on the way to the wallet. */
    faults: {} as { -readonly [Call in keyof WalletClient]?: WalletClient[Call] },
    get server() {
      return server;
    },
  };
  const clock = () => at.now;
  const scheduled: { readonly roundId: string; readonly at: number }[] = [];
  const real = walletClient({
    url: () => server.url,
    key: (vendor) => sandboxVendorKey(server.services.config.callerKeys, vendor),
  });
  const wallet: WalletClient = {
    ...real,
    debit: (...call) => (at.faults.debit ?? real.debit)(...call),
    credit: (...call) => (at.faults.credit ?? real.credit)(...call),
    rollback: (...call) => (at.faults.rollback ?? real.rollback)(...call),
  };

  beforeAll(async () => {
    db = await openTestDatabase();
    const catalogue = await loadCatalogue(db, clock, { esportsProviders: ['AV', 'TF'], isPlayed: () => true });
    const env = { RATE_LIMIT_PER_MINUTE: 'off', SANDBOX_VENDORS: 'on' };
    const jobs = {
      send: async (_tx: unknown, _name: unknown, data: object | null, due?: Date) => {
        if (data !== null && 'roundId' in data)
          scheduled.push({ roundId: String(data.roundId), at: due?.getTime() ?? at.now });
      },
    };
    const random = seeded();
    const parts = { db, clock, random, handlers, catalogue, env, jobs, wallet, authenticate: authenticator(db) };
    server = await startTestServer(parts);
    ({ token: at.token } = await signIn(server.url, 'player01', 'Portico123'));
  });
  afterEach(() => {
    at.faults = {};
  });
  afterAll(async () => {
    await expectReconciled(db);
    await server.stop();
    await db.close();
  });

  async function launchOf(vendor: string, subject: { readonly nodeId?: string; readonly gameId?: string } = {}) {
    const session = await authenticator(db)({ clock }, at.token, { background: true });
    if (typeof session === 'string') throw new Error(session);
    const place = { vendor, nodeId: null, gameId: null, roomId: null, language: 'EN', ...subject } as const;
    return (await giveLaunchToken(server.services, session, at.token, place))?.token ?? '';
  }

  async function act(vendor: string, name: string, fields: Record<string, string>) {
    const path = `/sandbox/${vendor}/lobby/wallet/${name}`;
    const response = await fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields) });
    return { status: response.status, ...(await response.json()) };
  }

  async function open(vendor: string) {
    const { play } = await act(vendor, 'open', { launch: await launchOf(vendor) });
    const { lanes } = await server.services.catalogue.current();
    const game = lanes.flatMap((lane) => lane.games).find((one) => one.game.vassalage === vendor)?.game.gameId ?? '';
    const stake = (selection: string, unit = '1.00') => act(vendor, 'play', { play, game, selection, unit });
    return { play: String(play), game, stake };
  }

  return {
    at,
    real,
    scheduled,
    launchOf,
    act,
    open,
    balance: async () => Number(await mainBalance(db, MEMBER)),
    lastRound: () => scheduled.at(-1)?.roundId ?? '',
    settle: (roundId: string) => server.services.sandboxVendor?.settle(roundId),
    betOf: async (roundId: string) =>
      (await storedBet(db, MEMBER, roundId)) as Readonly<Record<string, unknown>> | undefined,
  };
}
