#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16 (PostgreSQL 18 in WebAssembly, npm), Node 24.
#
# A service that also runs on PGlite bounds its statements as on any PostgreSQL, by `statement_timeout` or
# `transaction_timeout`. PGlite takes both and shows them back, so one would guess that a statement that takes longer is
# cancelled (57014). None is: they need a signal of the operating system, and none comes in WebAssembly.
# `pg_cancel_backend` answers false without an error. The other guess, that a timer of JavaScript can then give up on the
# statement, fails as well: the statement runs within the caller's thread, `pg_sleep` too, so that no timer fires and no
# request is answered until it is done. What a service does when a statement is cut off stays untried on PGlite, and one
# slow statement stops the whole process for as long as it takes, whatever limits were set.
# Remedy: test time-outs against a server, and give PGlite a thread of its own where the rest must live on.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16 >/dev/null

cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const lite = await PGlite.create();
const shown = async (name) => (await lite.query(`show ${name}`)).rows[0][name];
const outcome = async (run) => {
  const begun = performance.now();
  const said = await run().then(() => 'done', ({ code, message }) => `${code} ${message}`);
  return `${said}, ${performance.now() - begun < 900 ? 'cut off' : 'after its whole second'}`;
};
const sleep = 'select pg_sleep(1)';

await lite.exec(`set statement_timeout = '100ms'`);
console.log(`statement_timeout ${await shown('statement_timeout')}: ${await outcome(() => lite.query(sleep))}`);
await lite.exec(`set statement_timeout = 0; set transaction_timeout = '100ms'`);
const two = () => lite.transaction(async (tx) => (await tx.query(sleep), tx.query('select 1')));
console.log(`transaction_timeout ${await shown('transaction_timeout')}: ${await outcome(two)}`);
await lite.exec('set transaction_timeout = 0');
const { rows } = await lite.query('select pg_cancel_backend(pg_backend_pid()) as sent');
console.log(`pg_cancel_backend of itself: ${rows[0].sent}`);

const begun = performance.now();
const timer = new Promise((resolve) => setTimeout(() => resolve(performance.now() - begun), 100));
await lite.query(sleep);
console.log(`a timer of 100 ms beside it fired ${(await timer) < 900 ? 'in time' : 'when it was done'}`);
process.exit();
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
statement_timeout 100ms: done, after its whole second
transaction_timeout 100ms: done, after its whole second
pg_cancel_backend of itself: false
a timer of 100 ms beside it fired when it was done
TXT
