import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoWithoutSandboxes, opened, type ServerProcess, startProcess } from '#server/testing/server-process.ts';
import { freePort } from '#tools/ports.ts';
import { type Store, type StoreServer, startStore } from './store.ts';

/** What the game vendor of the load sends as its key. */
export const VENDOR_KEY = 'saffron-key-of-the-chaos-run';
/** What the operator of the load sends. */
export const OPERATOR_KEY = 'operator-key-of-the-chaos-run';

/** A server with its database, both of which can be killed. */
export interface Site {
  readonly url: string;
  /** For `openDatabase`, while the server is stopped. */
  readonly database: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  /** Kills the server with SIGKILL and starts it again. Returns the milliseconds until it answers. */
  crashServer(): Promise<number>;
  /** The same for PostgreSQL, or the primary of two; the server stays. */
  crashDatabase(): Promise<number>;
  /** Gives the new primary a standby. */
  healDatabase(): Promise<void>;
  /** Stops the server, keeping the database. */
  stopServer(): Promise<void>;
  /** Stops everything and removes the data. */
  remove(): Promise<void>;
}

export async function startSite(store: Store, parent = tmpdir()): Promise<Site> {
  const folder = mkdtempSync(join(parent, 'portico-chaos-'));
  const postgres: StoreServer | undefined = await startStore[store](parent);
  const database = { dataDir: join(folder, 'data'), databaseUrl: postgres?.directUrl ?? postgres?.url };
  const env = {
    ...demoWithoutSandboxes,
    DATA_DIR: database.dataDir,
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...(postgres?.directUrl && { DATABASE_DIRECT_URL: postgres.directUrl }),
    PORT: String(await freePort()),
    VENDOR_KEYS: `SAF=${VENDOR_KEY}`,
    OPERATOR_KEY,
    RATE_LIMIT_PER_MINUTE: 'off',
    LOG_LEVEL: 'error',
  };
  let server: ServerProcess | undefined;
  const start = async () => {
    server = startProcess(env);
    return opened(server);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    server?.child.kill(signal);
    await server?.ended;
  };
  const remove = async () => {
    await end('SIGKILL');
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = await start();
    return {
      url,
      database,
      crashServer: () =>
        timed(async () => {
          await end('SIGKILL');
          await start();
        }),
      crashDatabase: () => timed(async () => postgres?.crash()),
      healDatabase: async () => postgres?.heal?.(),
      stopServer: () => end('SIGTERM'),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
