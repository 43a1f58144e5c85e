import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWith, programOf } from '#e2e/proxies/installed.ts';
import { freePort } from '#tools/ports.ts';
import { servantIds, untilReady } from '#tools/postgres.ts';

export const pgbouncer = programOf({ program: 'pgbouncer' });

/** Starts PgBouncer with the file of docs/proxies before a server of tests, which asks for no password. */
export async function startPgbouncer(server: string, mode: 'session' | 'transaction') {
  if (pgbouncer === undefined) throw new Error('PgBouncer is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'portico-pgbouncer-'));
  const users = join(folder, 'userlist.txt');
  const url = new URL(server);
  const port = String(await freePort());
  const file = copyWith('pgbouncer.ini', folder, [
    ['portico = host=127.0.0.1 port=5432', `${url.pathname.slice(1)} = host=127.0.0.1 port=${url.port}`],
    ['listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', users],
    ['pool_mode = transaction', `pool_mode = ${mode}`],
  ]);
  url.port = port;
  writeFileSync(users, `"${url.username}" ""\n`);
  const servant = servantIds();
  if (servant) chownSync(folder, servant.uid, servant.gid);
  const child = spawn(pgbouncer, [file], { ...servant, stdio: 'ignore' });
  const ended = once(child, 'close');
  await untilReady(url.href, () => child.exitCode === null);
  return {
    url: url.href,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
