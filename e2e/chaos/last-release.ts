import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoWithoutSandboxes, opened, type ServerProcess, startProcess } from '#server/testing/server-process.ts';
import { startPostgres } from '#tools/postgres.ts';
import { run } from '#tools/run.ts';
import { checkBooks } from './check-books.ts';
import { startLoad } from './load.ts';
import { signInPlayers } from './players.ts';
import { OPERATOR_KEY, VENDOR_KEY } from './site.ts';
import type { ChaosResult } from './under-load.ts';

const root = join(import.meta.dirname, '../..');
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit that wrote the list of the contract's releases last; undefined where the history is not here. */
export function lastRelease(): string | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    return git('log', '-1', '--format=%H', '--', 'openapi/releases.yaml') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The server of the last release and today's on one database, as in a rolling restart: the old one makes the database and takes
 * load, the new one migrates it meanwhile, then both take the load in turn, and the old one alone to the end.
 */
export async function besideLastRelease(commit: string, say: (line: string) => void): Promise<ChaosResult> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-release-'));
  const postgres = await startPostgres();
  const running: ServerProcess[] = [];
  const start = async (main?: string) => {
    const env = {
      ...demoWithoutSandboxes,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url,
      VENDOR_KEYS: `SAF=${VENDOR_KEY}`,
      OPERATOR_KEY,
      RATE_LIMIT_PER_MINUTE: 'off',
      LOG_LEVEL: 'error',
    };
    const server = startProcess(env, main);
    running.push(server);
    return { url: await opened(server), stop: () => end(server) };
  };
  try {
    const copy = join(folder, 'copy');
    await run('git', ['clone', '--quiet', '--no-checkout', '--shared', root, copy], { cwd: folder });
    await run('git', ['checkout', '--quiet', commit], { cwd: copy });
    await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: copy });
    const old = await start(join(copy, 'src/server/main.ts'));
    say(`the server of ${git('log', '-1', '--format=%h, %s', commit)} has made its database`);
    const players = await signInPlayers(old.url);
    let sites = [old.url];
    let calls = 0;
    const load = startLoad(() => sites[calls++ % sites.length] ?? '', players);
    await load.more(30);
    const today = await start();
    say(`today's has migrated it after ${load.acknowledged.length} movements`);
    sites = [old.url, today.url];
    await load.more(100);
    sites = [old.url];
    await today.stop();
    await load.more(50);
    await load.end();
    await old.stop();
    const wrong = await checkBooks(
      { database: { dataDir: folder, databaseUrl: postgres.url } },
      players,
      load.acknowledged,
    );
    return { acknowledged: load.acknowledged.length, repeated: load.repeated(), wrong };
  } finally {
    await Promise.all(running.map(end));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function end(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended;
}
