#!/usr/bin/env bash
# PgBouncer 1.18.0 (Debian's package) before PostgreSQL 18.4 (npm's embedded-postgres 18.4.0-beta.17), pg 8.23.1 (node-postgres).
#
# node-postgres has options for `statement_timeout`, `lock_timeout` and `idle_in_transaction_session_timeout`. It sends them as
# parameters of the start of the session, which PgBouncer refuses: `unsupported startup parameter`. The remedy that PgBouncer's own
# page gives is `ignore_startup_parameters`, and one would guess that the pooler then leaves them to the server, or that the driver
# sets them otherwise. They are dropped without a word, in session mode too: the client is configured with limits, and the server has none.
# The next guess, `set` after connecting, is worse in transaction mode: the setting stays with the server's session, and so meets
# whoever has that next, another service's job too, and not the one who made it.
# Remedy: `set local` with each `begin`, or `alter role ... set`.
#
# Seen: the lines below. The script fails when they change. Needs apt, for the package of PgBouncer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund embedded-postgres@18.4.0-beta.17 pg@8.23.1 >/dev/null
chmod 777 "$folder"
apt-get download pgbouncer=1.18.0-1+deb12u1 libevent-2.1-7 libc-ares2 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" unpacked; done

cat > run.mjs <<'JS'
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

// Neither runs as root.
const servant = process.getuid() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const home = `${process.cwd()}/home`;
mkdirSync(home);
chmodSync(home, 0o777);
const bin = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`;
const options = { ...servant, stdio: 'ignore' };
execFileSync(`${bin}/initdb`, ['-D', `${home}/data`, '-U', 'me', '--auth=trust', '--no-sync'], options);
const port = 20_000 + (process.pid % 20_000);
const settings = ['-c', `port=${port}`, '-c', `unix_socket_directories=${home}`];
const server = spawn(`${bin}/postgres`, ['-D', `${home}/data`, ...settings], options);
const connect = async (to, more) => {
  const client = new pg.Client({ host: '127.0.0.1', port: to, user: 'me', database: 'postgres', ...more });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
const until = async (to) => {
  while (!(await connect(to).then((client) => client.end().then(() => true), () => wait(100)))) {}
};
await until(port);
let last = port;
const pooler = async (mode, more) => {
  const own = ++last;
  writeFileSync(`${home}/users`, '"me" ""\n');
  writeFileSync(
    `${home}/${own}.ini`,
    `[databases]\npostgres = host=127.0.0.1 port=${port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\n` +
      `unix_socket_dir =\nauth_type = trust\nauth_file = ${home}/users\npool_mode = ${mode}\ndefault_pool_size = 1\n${more}\n`,
  );
  const LD_LIBRARY_PATH = globSync('unpacked/usr/lib/*-linux-gnu').join(':');
  const child = spawn('unpacked/usr/sbin/pgbouncer', [`${home}/${own}.ini`], { ...options, env: { LD_LIBRARY_PATH } });
  await until(own);
  return { port: own, stop: () => child.kill('SIGQUIT') };
};
const limits = { statement_timeout: 500 };
const limitOf = async (client) => (await client.query('show statement_timeout')).rows[0].statement_timeout;

console.log('straight to the server:', await limitOf(await connect(port, limits)));
const strict = await pooler('session', '');
console.log('through PgBouncer:', await connect(strict.port, limits).catch(({ message }) => message));
const poolers = [strict];
for (const mode of ['session', 'transaction']) {
  const pool = await pooler(mode, 'ignore_startup_parameters = statement_timeout');
  poolers.push(pool);
  const client = await connect(pool.port, limits);
  console.log(`ignored, ${mode} mode:`, await limitOf(client));
  await client.end();
}
const one = await connect(poolers[2].port);
const other = await connect(poolers[2].port);
await one.query(`set statement_timeout = '500ms'`);
console.log('set by one client, seen by another:', await limitOf(other));
for (const { stop } of poolers) stop();
server.kill('SIGQUIT');
await once(server, 'exit');
process.exit();
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
straight to the server: 500ms
through PgBouncer: unsupported startup parameter: statement_timeout
ignored, session mode: 0
ignored, transaction mode: 0
set by one client, seen by another: 500ms
TXT
