#!/usr/bin/env bash
# @redocly/cli 2.77.0 (npm), `redocly respect`, Node 24.
#
# `redocly respect` runs an Arazzo workflow against a server and looks the operations up in the OpenAPI document. A good
# guess is that it also writes the parameters as that document says: an array in the query as `ids=1&ids=2`, since `form`
# with `explode` is the default, joined by `|` for `pipeDelimited`, an object as `range[from]=1` for `deepObject`. It
# reads neither `style` nor `explode`: each array is one text joined by (encoded) commas, and each object is the text
# `[object Object]`. As most servers ignore or default what they do not understand, the step is answered with 200 and its
# checks pass; what the workflow meant to filter by was never asked. A list that came from an earlier step behaves alike.
# Remedy: give one value at a time in workflows, and run them against a server that refuses what is not of the contract.
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
import { appendFileSync, writeFileSync } from 'node:fs';

const array = { type: 'array', items: { type: 'integer' } };
const object = { type: 'object', properties: { from: { type: 'integer' } } };
const parameters = [
  { name: 'ids', in: 'query', schema: array },
  { name: 'piped', in: 'query', style: 'pipeDelimited', explode: false, schema: array },
  { name: 'range', in: 'query', style: 'deepObject', explode: true, schema: object },
  { name: 'spread', in: 'query', schema: object },
];
const values = { ids: [1, 2], piped: [1, 2], range: { from: 1 }, spread: { from: 1 } };

const server = createServer((request, response) => {
  appendFileSync('seen.txt', `${decodeURIComponent(request.url).replace(/[?&]/g, '\n  ')}\n`);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ found: [3, 4] }));
});
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const responses = { 200: { description: 'all', content: { 'application/json': { schema: { type: 'object' } } } } };
  const paths = { '/games': { get: { operationId: 'listGames', parameters, responses } } };
  const info = { title: 'games', version: '1' };
  writeFileSync('api.json', JSON.stringify({ openapi: '3.1.0', info, servers: [{ url }], paths }));
  const given = parameters.map(({ name }) => ({ name, in: 'query', value: values[name] }));
  const found = { name: 'ids', in: 'query', value: '$steps.first.outputs.found' };
  const steps = [
    { stepId: 'first', operationId: 'listGames', parameters: given, outputs: { found: '$response.body#/found' } },
    { stepId: 'second', operationId: 'listGames', parameters: [found] },
  ];
  const workflows = [{ workflowId: 'games', steps }];
  const sourceDescriptions = [{ name: 'api', url: 'api.json', type: 'openapi' }];
  writeFileSync('all.arazzo.json', JSON.stringify({ arazzo: '1.0.1', info, sourceDescriptions, workflows }));
  writeFileSync('ready', '');
});
JS
node server.mjs &
server=$!
for _ in $(seq 50); do [ -e ready ] && break; sleep 0.1; done
REDOCLY_TELEMETRY=off npx redocly respect all.arazzo.json >respect.txt 2>&1 && echo 'all checks passed' >> seen.txt
cat seen.txt
diff seen.txt - <<'TXT'
/games
  ids=1,2
  piped=1,2
  range=[object Object]
  spread=[object Object]
/games
  ids=3,4
all checks passed
TXT
