#!/usr/bin/env bash
# orval 8.38.0 with @faker-js/faker 10.6.0, zod 4.6.7 (npm), Node 24.
#
# For a text with a `pattern` orval's mock calls `faker.helpers.fromRegExp`, and faker is made for such patterns: it knows
# classes, counts and anchors. A good guess is that simple patterns give fitting texts and that, if any, the difficult ones
# fail. Where the two meet it is the best written patterns that never fit. faker leaves `^` and `$` out of a RegExp only; of
# a text, which is what orval hands over, it takes them as letters. A pattern in a contract is a search, so careful authors
# anchor it: each such mock begins with `^` and ends with `$`, and is refused by the schema that orval made of the same line.
# Patterns without anchors give texts that fit. A dot that is escaped keeps its backslash, and `\d` is a backslash and a
# number of letters d, in both forms.
# Prevented by an example beside each pattern and orval's `useExamples`, which is also nicer to look at.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund orval@8.38.0 zod@4.6.7 @faker-js/faker@10.6.0 >/dev/null

cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: tickets, version: '1' }
paths:
  /ticket:
    get:
      operationId: getTicket
      responses:
        '200':
          description: one text by several patterns
          content:
            application/json:
              schema:
                type: object
                required: [anchored, open, dotted, digits]
                properties:
                  anchored: { type: string, pattern: '^[A-Z]{2}[0-9]{3}$' }
                  open: { type: string, pattern: '[A-Z]{2}[0-9]{3}' }
                  dotted: { type: string, pattern: '[0-9]{2}\.[0-9]{2}' }
                  digits: { type: string, pattern: '\d{3}' }
YAML
cat > orval.config.mjs <<'JS'
export default {
  zod: { input: './api.yaml', output: { target: './zod.ts', client: 'zod' } },
  fetch: { input: './api.yaml', output: { target: './client.ts', client: 'fetch', mode: 'split', mock: true } },
};
JS
npx orval >orval.txt 2>&1 || { cat orval.txt; exit 1; }

cat > run.mjs <<'JS'
import { faker } from '@faker-js/faker';
import { getGetTicketResponseMock } from './client.faker.ts';
import { GetTicketResponse } from './zod.ts';

faker.seed(7);
const mocks = Array.from({ length: 200 }, () => getGetTicketResponseMock());
for (const name of Object.keys(mocks[0])) {
  const refused = mocks.filter((mock) => !GetTicketResponse.shape[name].safeParse(mock[name]).success).length;
  console.log(`${name}: ${mocks[0][name]}, ${refused} of 200 refused by orval's schema`);
}
const both = (pattern) => [pattern, pattern.source].map((form) => faker.helpers.fromRegExp(form)).join(' and ');
for (const pattern of [/^[a-z]{4}$/, /[a-z]{4}/, /^\d{3}$/]) {
  console.log(`faker by ${pattern} and by its text: ${both(pattern)}`);
}
JS
node run.mjs 2>&1 | tee seen.txt
diff seen.txt - <<'TXT'
anchored: ^BU479$, 200 of 200 refused by orval's schema
open: ON024, 0 of 200 refused by orval's schema
dotted: 68\.30, 200 of 200 refused by orval's schema
digits: \ddd, 200 of 200 refused by orval's schema
faker by /^[a-z]{4}$/ and by its text: zvlg and ^ebgm$
faker by /[a-z]{4}/ and by its text: mell and vxym
faker by /^\d{3}$/ and by its text: \ddd and ^\ddd$
TXT
