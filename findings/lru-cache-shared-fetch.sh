#!/usr/bin/env bash
# lru-cache 11.5.3 (npm), Node 24.
#
# `cache.fetch(key, { signal })` of several callers for one key asks the source only once, and each caller may bring the
# signal of its own request. A good guess is that a caller who goes away is released alone, and that the work is given up
# when nobody waits any more. Instead the signal of the FIRST caller is that of the work itself, and the signals of those
# who join are not looked at:
# - when the first one closes the page, all others, who wait for the same value and whose connections are well, get its
#   reason as an error, and nothing is cached;
# - when a later one goes away, it is not released: it waits as long as the source takes.
# Behind a web server (a price list, the keys of an identity provider) one impatient client turns into errors for all who
# asked in the same moment, and those are the busiest moments. `ignoreFetchAbort: true` does not prevent it where the
# method hands the signal on: the source is aborted all the same, and its error is everybody's. Remedy: pass no request's
# signal to the cache, and race the returned promise against the signal outside.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lru-cache@11.5.3 >/dev/null

cat > run.mjs <<'JS'
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

async function meet(leaves, options = {}) {
  let asked = 0;
  const fetchMethod = async (key, _stale, { signal }) => {
    asked += 1;
    await wait(200, undefined, { signal });
    return `${key} ${asked}`;
  };
  const cache = new LRUCache({ max: 10, fetchMethod, ...options });
  const requests = ['first', 'second', 'third'].map((name) => ({ name, controller: new AbortController() }));
  const begun = performance.now();
  const fates = requests.map(({ name, controller }) =>
    cache.fetch('prices', { signal: controller.signal }).then(
      (value) => `${name} got '${value}'${name === leaves && performance.now() - begun > 150 ? ' late' : ''}`,
      (error) => `${name} failed by '${error.message}'`,
    ),
  );
  await wait(20);
  requests.find(({ name }) => name === leaves).controller.abort(new Error(`the ${leaves} left`));
  console.log(`the ${leaves} leaves: ${(await Promise.all(fates)).join(', ')}; cached: ${cache.get('prices') ?? 'nothing'}`);
}
await meet('first');
await meet('second');
await meet('first', { ignoreFetchAbort: true });
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
the first leaves: first failed by 'the first left', second failed by 'the first left', third failed by 'the first left'; cached: nothing
the second leaves: first got 'prices 1', second got 'prices 1' late, third got 'prices 1'; cached: prices 1
the first leaves: first failed by 'The operation was aborted', second failed by 'The operation was aborted', third failed by 'The operation was aborted'; cached: nothing
TXT
