#!/usr/bin/env bash
# pg-boss 12.38.0 (npm) on PGlite 0.5.16, Node 24.
#
# A worker whose statement fails tells so by the event `error`. A good guess is that it gets the error itself. It gets a
# copy, `{ ...error, message, stack, queue, worker }`: no instance of Error, and without `cause` where that was given to
# the constructor, as `new Error(message, { cause })` makes it no enumerable property. A logger that asks for instances
# of Error logs nothing, and the message has ` (Queue: ..., Worker: ...)` behind it.
# The errors of its other parts, such as the schedule, arrive as they are.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg-boss@12.38.0 @electric-sql/pglite@0.5.16 >/dev/null

cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { PgBoss } from 'pg-boss';

const lite = await PGlite.create();
let isLost = false;
const executeSql = async (text, values) => {
  if (isLost && /skip locked/i.test(text) && JSON.stringify([text, values]).includes('sums')) {
    throw new Error('the statement failed', { cause: new Error('the connection was lost') });
  }
  if (values?.length > 0) return lite.query(text, values);
  return { rows: (await lite.exec(text)).flatMap(({ rows }) => rows) };
};
const boss = new PgBoss({ db: { executeSql }, backend: 'pglite', schedule: false });
const told = new Promise((resolve) => boss.on('error', resolve));
await boss.start();
await boss.createQueue('sums');
await boss.work('sums', { pollingIntervalSeconds: 0.5 }, async () => undefined);
isLost = true;
const error = await told;
console.log('an instance of Error:', error instanceof Error);
console.log('its message:', error.message.replace(/Worker: .*\)/, 'Worker: ...)'));
console.log('its cause:', error.cause);
process.exit();
JS
expected="an instance of Error: false
its message: the statement failed (Queue: sums, Worker: ...)
its cause: undefined"
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = "$expected" ]
