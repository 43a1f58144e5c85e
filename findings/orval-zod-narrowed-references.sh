#!/usr/bin/env bash
# orval 8.38.0 with zod 4.6.7, ajv 8.20.0 as the judge (npm), Node 24.
#
# OpenAPI 3.1 allows keywords beside `$ref`, and they apply in addition: both the referenced schema and they must hold.
# A good guess is that a generator for 3.1 either merges them so or ignores them all, and that the older way, `allOf`
# with the reference and the further keywords, is safe in any case. orval does a third thing for each form:
# - beside `$ref` a keyword REPLACES the one of the referenced schema, so a bound can be widened by mistake: money with
#   `minimum: 0` and `minimum: -5` beside it takes -3. `properties` and `required` are replaced as a whole: the
#   properties of the referenced object are gone from the parsed value, and no longer required;
# - beside the `allOf` of a number or a text they are dropped;
# - an element of such an `allOf` without a `type` of its own becomes `zod.unknown()`, so it is dropped as well.
# Only an element of `allOf` that repeats the type narrows. The document is valid, and orval warns of nothing.
# Remedy: repeat `type` in each element of `allOf`, and extend objects by `allOf` only.
#
# Seen: the lines below, each a value, what JSON Schema says and what the generated schema says. The script fails when
# they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund orval@8.38.0 zod@4.6.7 ajv@8.20.0 >/dev/null

cat > make.mjs <<'JS'
import { writeFileSync } from 'node:fs';

export const schemas = {
  Money: { type: 'integer', minimum: 0, maximum: 100 },
  Member: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
  All: {
    type: 'object',
    properties: {
      refNarrowed: { $ref: '#/components/schemas/Money', maximum: 10 },
      refWidened: { $ref: '#/components/schemas/Money', minimum: -5 },
      besideAllOf: { allOf: [{ $ref: '#/components/schemas/Money' }], maximum: 10 },
      inAllOf: { allOf: [{ $ref: '#/components/schemas/Money' }, { maximum: 10 }] },
      inAllOfTyped: { allOf: [{ $ref: '#/components/schemas/Money' }, { type: 'integer', maximum: 10 }] },
      refObject: {
        $ref: '#/components/schemas/Member',
        required: ['level'],
        properties: { level: { type: 'integer' } },
      },
    },
  },
};
const schema = { $ref: '#/components/schemas/All' };
const responses = { 200: { description: 'all', content: { 'application/json': { schema } } } };
const paths = { '/all': { get: { operationId: 'getAll', responses } } };
const info = { title: 'all', version: '1' };
writeFileSync('api.json', JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas } }));
JS
node make.mjs
cat > orval.config.mjs <<'JS'
export default {
  zod: { input: './api.json', output: { target: './generated.ts', client: 'zod', mode: 'single' } },
};
JS
npx orval >orval.txt 2>&1 || { cat orval.txt; exit 1; }

cat > run.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js';
import { GetAllResponse } from './generated.ts';
import { schemas } from './make.mjs';

const ajv = new Ajv.default({ strict: false });
ajv.addSchema({ $id: 'api:', components: { schemas } });
const isValid = ajv.compile({ $ref: 'api:#/components/schemas/All' });
const values = [
  { refNarrowed: 50 },
  { refWidened: -3 },
  { besideAllOf: 50 },
  { inAllOf: 50 },
  { inAllOfTyped: 50 },
  { refObject: { id: 'a', level: 1 } },
  { refObject: { level: 1 } },
];
for (const value of values) {
  const { success, data } = GetAllResponse.safeParse(value);
  const text = JSON.stringify(value);
  const given = success ? `valid, ${JSON.stringify(data) === text ? 'unchanged' : JSON.stringify(data)}` : 'invalid';
  console.log(`${text}: ${isValid(value) ? 'valid' : 'invalid'}; zod: ${given}`);
}
JS
node run.mjs 2>/dev/null | tee seen.txt
diff seen.txt - <<'TXT'
{"refNarrowed":50}: invalid; zod: invalid
{"refWidened":-3}: invalid; zod: valid, unchanged
{"besideAllOf":50}: invalid; zod: valid, unchanged
{"inAllOf":50}: invalid; zod: valid, unchanged
{"inAllOfTyped":50}: invalid; zod: invalid
{"refObject":{"id":"a","level":1}}: valid; zod: valid, {"refObject":{"level":1}}
{"refObject":{"level":1}}: invalid; zod: valid, unchanged
TXT
