import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyWith, programOf, proxies } from '#e2e/proxies/installed.ts';
import { freePort } from '#tools/ports.ts';
import { type RunningPostgres, startPostgres, untilReady } from '#tools/postgres.ts';

const haproxy = proxies.find(({ program }) => program === 'haproxy');

/** HAProxy, where it is installed. */
export const haproxyProgram = haproxy && programOf(haproxy);

/** A server's place behind HAProxy, with what tells HAProxy whether it is the primary. */
interface Place {
  readonly port: number;
  readonly checkPort: number;
  close(): void;
}

interface Pair extends RunningPostgres {
  /** Makes a new standby in the place of the dead primary. */
  heal(): Promise<void>;
}

/**
 * A primary and a synchronous standby behind HAProxy with the file of docs/proxies. `crash` kills the primary and promotes the
 * standby, as Patroni does.
 */
export async function startPair(parent: string): Promise<Pair> {
  if (haproxyProgram === undefined) throw new Error('HAProxy is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'portico-pair-'));
  const places = [await openPlace(), await openPlace()] as const;
  const port = await freePort();
  const changes = places.map(({ port, checkPort }, at) => [
    `10.0.0.${at + 1}:5432 check port 8008`,
    `127.0.0.1:${port} check port ${checkPort}`,
  ]) as [string, string][];
  const file = copyWith('haproxy-postgres.cfg', folder, [...changes, ['127.0.0.1:5000', `127.0.0.1:${port}`]]);
  const proxy = spawn(haproxyProgram, ['-db', '-f', file], { stdio: 'ignore' });
  const proxyEnded = once(proxy, 'close');
  let primary = await startPostgres({ parent, env: {}, port: places[0].port });
  let standby: RunningPostgres | undefined;
  const follow = async () => {
    const free = places.find(({ port }) => port !== portOf(primary));
    standby = await startPostgres({ parent, env: {}, port: free?.port, standbyOf: primary.url });
    await keepInStep(primary);
  };
  await follow();
  const url = new URL(primary.url);
  url.port = String(port);
  await untilReady(url.href, () => proxy.exitCode === null);
  return {
    url: url.href,
    async crash() {
      if (standby === undefined) throw new Error('There is no standby.');
      await primary.kill();
      [primary, standby] = [standby, undefined];
      await ask(primary.url, 'select pg_promote()');
      await untilReady(url.href, () => proxy.exitCode === null);
    },
    heal: follow,
    async kill() {
      await Promise.all([primary.kill(), standby?.kill()]);
    },
    async stop() {
      proxy.kill('SIGTERM');
      await proxyEnded;
      await Promise.all([primary.stop(), standby?.stop()]);
      for (const place of places) place.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function openPlace(): Promise<Place> {
  const port = await freePort();
  const address = `postgres://portico@127.0.0.1:${port}/postgres`;
  const server = createServer(async (_, response) => {
    const [row] = await ask(address, 'select pg_is_in_recovery() as follows').catch(() => []);
    response.writeHead(row?.['follows'] === false ? 200 : 503).end();
  });
  const checkPort = await freePort();
  await once(server.listen(checkPort, '127.0.0.1'), 'listening');
  return { port, checkPort, close: () => server.close() };
}

const IN_STEP = `select count(*)::int as count from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`;

/** From when it returns, the primary acknowledges only what its standby has on its disk. */
async function keepInStep({ url }: RunningPostgres): Promise<void> {
  await ask(url, `alter system set synchronous_standby_names = '*'`);
  await ask(url, 'select pg_reload_conf()');
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const [row] = await ask(url, IN_STEP);
    if (row?.['count'] === 1) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The standby does not follow.');
}

const portOf = ({ url }: RunningPostgres) => Number(new URL(url).port);

async function ask(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
