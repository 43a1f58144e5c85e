#!/usr/bin/env bash
# pg-boss 12.38.0 (npm) on PGlite 0.5.16, Node 24; the same was seen on PostgreSQL 15.
#
# Jobs are fetched by priority and then in the order of their creation, as pg-boss says of `fetch` (the options that once
# switched it are marked as ignored, since it is always so). A good guess is that a batch, `fetch(queue, { batchSize })` or
# `work` with it, is handed over in that order. Which jobs are taken follows it, their order within the batch does not: it
# is that in which an `UPDATE ... RETURNING` meets the rows, and in a queue of few jobs this is as good as random, also
# for jobs that were sent seconds apart and for those with different priorities. In a queue of thousands the planner
# chooses another join, and the same call gives them in order: what was seen under load does not hold in quiet times,
# nor the reverse. Fetched one by one they are always in order.
# A worker that books what it gets from first to last (a stake before its settlement) works until two meet in a batch.
# Remedy: sort the batch by a number that the sender puts into the data (`createdOn` needs `includeMetadata`, and is
# equal for jobs of one transaction), or fetch one at a time.
#
# Seen: the lines below. The script fails when they change (a batch of twelve is in order by chance once in 479 million).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg-boss@12.38.0 @electric-sql/pglite@0.5.16 >/dev/null

cat > run.mjs <<'JS'
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { PgBoss } from 'pg-boss';

const lite = await PGlite.create();
const executeSql = async (text, values) => {
  if (values?.length > 0) return lite.query(text, values);
  return { rows: (await lite.exec(text)).flatMap(({ rows }) => rows) };
};
const boss = new PgBoss({ db: { executeSql }, backend: 'pglite', schedule: false, supervise: false });
await boss.start();
await boss.createQueue('bookings');

const numbers = Array.from({ length: 12 }, (_, number) => number);
async function send(priority = () => 0) {
  for (const number of numbers) {
    await boss.send('bookings', { number }, { priority: priority(number) });
    await wait(10);
  }
}
const order = (jobs) => {
  const got = jobs.map(({ data }) => data.number);
  const isWhole = got.toSorted((a, b) => a - b).join() === numbers.join();
  return `${isWhole ? 'the right ones' : 'others'}, ${got.join() === numbers.join() ? 'in' : 'out of'} order`;
};

await send();
console.log('sent apart, one batch:', order(await boss.fetch('bookings', { batchSize: 12 })));
await send((number) => 12 - number);
console.log('by falling priority, one batch:', order(await boss.fetch('bookings', { batchSize: 12 })));
await send();
const single = [];
for (const _ of numbers) single.push(...(await boss.fetch('bookings')));
console.log('sent apart, one by one:', order(single));
await send();
await boss.insert('bookings', Array.from({ length: 5000 }, (_, number) => ({ data: { number: number + 12 } })));
console.log('sent apart, one batch, 5000 more behind it:', order(await boss.fetch('bookings', { batchSize: 12 })));
process.exit();
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
sent apart, one batch: the right ones, out of order
by falling priority, one batch: the right ones, out of order
sent apart, one by one: the right ones, in order
sent apart, one batch, 5000 more behind it: the right ones, in order
TXT
