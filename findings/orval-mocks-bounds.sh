#!/usr/bin/env bash
# orval 8.38.0 with @faker-js/faker 10.6.0, zod 4.6.7 and ajv 8.20.0 as the judge (npm), Node 24.
#
# orval makes random mocks and zod schemas from one document. A good guess is that both read the same keywords, so that each
# mock is an answer that the contract allows, and a page that works with a thousand of them works with a server. The mocks
# know lengths and bounds where each stands alone, and pass over the rest without a word:
# - bounds that exclude are taken for bounds that include;
# - of a list of enum values the number of items is ignored, `minItems` as well as `maxItems`: it may have one or all;
# - a list of unique items that are no enum has doubles, which the schemas allow too, as they do not read `uniqueItems`;
# - an integer with a `maximum` of 0 and no minimum is never anything but 0, as faker begins at 0 where none is given.
# `multipleOf`, which one would doubt first, is kept.
# Prevented by mocks from the examples of the document, or by judging each mock with a validator before it is used.
#
# Seen: the lines below, of 500 mocks with a fixed seed. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund orval@8.38.0 zod@4.6.7 @faker-js/faker@10.6.0 ajv@8.20.0 >/dev/null

cat > schema.json <<'JSON'
{
  "type": "object",
  "required": ["stake", "share", "days", "picks", "stock", "below"],
  "properties": {
    "stake": { "type": "integer", "minimum": 10, "maximum": 100, "multipleOf": 5 },
    "share": { "type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1, "multipleOf": 0.5 },
    "days": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "string", "enum": ["mon", "tue", "wed", "thu"] } },
    "picks": { "type": "array", "uniqueItems": true, "minItems": 4, "maxItems": 4, "items": { "type": "integer", "minimum": 1, "maximum": 6 } },
    "stock": { "type": "integer", "minimum": -9, "maximum": -1 },
    "below": { "type": "integer", "maximum": 0 }
  }
}
JSON
node -e "
const schema = JSON.parse(require('fs').readFileSync('schema.json', 'utf8'));
const answer = { description: 'a ticket', content: { 'application/json': { schema } } };
const paths = { '/ticket': { get: { operationId: 'getTicket', responses: { 200: answer } } } };
require('fs').writeFileSync('api.json', JSON.stringify({ openapi: '3.1.0', info: { title: 'tickets', version: '1' }, paths }));
"
cat > orval.config.mjs <<'JS'
export default {
  zod: { input: './api.json', output: { target: './zod.ts', client: 'zod' } },
  fetch: { input: './api.json', output: { target: './client.ts', client: 'fetch', mode: 'split', mock: true } },
};
JS
npx orval >orval.txt 2>&1 || { cat orval.txt; exit 1; }

cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { faker } from '@faker-js/faker';
import Ajv from 'ajv/dist/2020.js';
import { getGetTicketResponseMock } from './client.faker.ts';
import { GetTicketResponse } from './zod.ts';

const { properties } = JSON.parse(readFileSync('schema.json', 'utf8'));
const ajv = new Ajv.default({ strict: false });
faker.seed(7);
const mocks = Array.from({ length: 500 }, () => getGetTicketResponseMock());
for (const [name, schema] of Object.entries(properties)) {
  const allowed = ajv.compile(schema);
  const refused = (judge) => mocks.filter((mock) => !judge(mock[name])).length;
  const byZod = refused((value) => GetTicketResponse.shape[name].safeParse(value).success);
  console.log(`${name}: ${refused(allowed)} not allowed, ${byZod} refused by orval's schema`);
}
console.log(`values of below: ${[...new Set(mocks.map(({ below }) => below))].join(' ')}`);
JS
node run.mjs 2>&1 | tee seen.txt
diff seen.txt - <<'TXT'
stake: 0 not allowed, 0 refused by orval's schema
share: 324 not allowed, 324 refused by orval's schema
days: 375 not allowed, 375 refused by orval's schema
picks: 333 not allowed, 0 refused by orval's schema
stock: 0 not allowed, 0 refused by orval's schema
below: 0 not allowed, 0 refused by orval's schema
values of below: 0
TXT
