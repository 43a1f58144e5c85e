#!/usr/bin/env bash
# @redocly/cli 2.77.0 (npm), `redocly respect`, Node 24.
#
# The conditions of an Arazzo workflow have a small language of their own: comparisons, `!`, `&&`, `||`, grouping by
# `( )`, and strings without regard to case. One would guess that the runner keeps to it, or refuses what it can not read.
# It does neither:
# - each condition with a parenthesis or with `!` fails, `($statusCode == 200)` too, and so does each with a negative
#   number, as if the answer were wrong;
# - strings are compared with regard to case, which Arazzo forbids;
# - the rest is JavaScript's loose `==`. A workflow that asserts that a balance is 0 passes when the server answers with
#   an empty text or an empty list, `== 1` passes for ['1'], `null >= 0` holds, and an id of twenty digits equals its
#   neighbour. `redocly lint` accepts all of them.
# Remedy: check types by the schema of the answer, which `respect` also does, write amounts as quoted text ('0.00'
# is not '0' then), say `!=` instead of `!`, and write an `||` within an `&&` as two criteria.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @redocly/cli@2.77.0 >/dev/null

cat > server.mjs <<'JS'
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';

const conditions = [
  '$statusCode == 200',
  '($statusCode == 200)',
  '!($statusCode == 500)',
  '$response.body#/debt < 0',
  '$response.body#/debt == -5',
  "$response.body#/state == 'Open'",
  "$response.body#/state == 'OPEN'",
  '$response.body#/text == 0',
  '$response.body#/list == 0',
  '$response.body#/ones == 1',
  '$response.body#/none >= 0',
  "$response.body#/amount == '0'",
  '$response.body#/id == 12345678901234567890',
];
const body = { debt: -5, state: 'Open', text: '', list: [], ones: ['1'], none: null, amount: '0.00', id: '12345678901234567891' };
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const responses = { 200: { description: 'all', content: { 'application/json': { schema: { type: 'object' } } } } };
  const paths = { '/all': { get: { operationId: 'getAll', responses } } };
  const info = { title: 'all', version: '1' };
  writeFileSync('api.json', JSON.stringify({ openapi: '3.1.0', info, servers: [{ url }], paths }));
  const workflows = conditions.map((condition, at) => ({
    workflowId: `w${at}`,
    steps: [{ stepId: 'ask', operationId: 'getAll', successCriteria: [{ condition }] }],
  }));
  const sourceDescriptions = [{ name: 'api', url: 'api.json', type: 'openapi' }];
  writeFileSync('all.arazzo.json', JSON.stringify({ arazzo: '1.0.1', info, sourceDescriptions, workflows }));
  writeFileSync('conditions.json', JSON.stringify(conditions));
});
JS
node server.mjs &
server=$!
for _ in $(seq 50); do [ -s conditions.json ] && break; sleep 0.1; done
export REDOCLY_TELEMETRY=off
npx redocly lint all.arazzo.json --extends=minimal >lint.txt 2>&1 && echo 'lint: valid' > seen.txt
npx redocly respect all.arazzo.json --json-output=told.json >respect.txt 2>&1 || true

cat > tell.mjs <<'JS'
import { readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(name, 'utf8'));
const conditions = read('conditions.json');
const [{ executedWorkflows }] = Object.values(read('told.json').files);
for (const { workflowId, executedSteps } of executedWorkflows) {
  const { status } = executedSteps[0].checks.find(({ name }) => /success criteria/i.test(name));
  console.log(`${status === 'success' ? 'holds' : 'fails'}: ${conditions[workflowId.slice(1)]}`);
}
JS
node tell.mjs >> seen.txt
cat seen.txt
diff seen.txt - <<'TXT'
lint: valid
holds: $statusCode == 200
fails: ($statusCode == 200)
fails: !($statusCode == 500)
holds: $response.body#/debt < 0
fails: $response.body#/debt == -5
holds: $response.body#/state == 'Open'
fails: $response.body#/state == 'OPEN'
holds: $response.body#/text == 0
holds: $response.body#/list == 0
holds: $response.body#/ones == 1
holds: $response.body#/none >= 0
fails: $response.body#/amount == '0'
holds: $response.body#/id == 12345678901234567890
TXT
