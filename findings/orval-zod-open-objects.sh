#!/usr/bin/env bash
# orval 8.38.0 with zod 4.6.7 (npm), Node 24.
#
# A contract says that an object has some named properties and, by `additionalProperties: {type: integer}`, any number of
# others: balances by currency beside a total. orval reads the keyword: with no named property it writes
# `zod.record(...)`. A good guess is that with one it writes the same beside it (`catchall`), or at least `looseObject`
# for `additionalProperties: true`. It writes `zod.object({ total })` and forgets the rest. Such a schema passes whatever
# the other properties are, and worse, what it returns no longer has them: an answer that was valid, and is used as
# `parse` gave it, has lost the balances without a word. With the option `strict` the same valid answer is refused.
# The types beside it are right (`[key: string]: unknown`), so the compiler does not tell either.
# Prevented by giving the dictionary a property of its own: an object with `additionalProperties` and nothing else.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund orval@8.38.0 zod@4.6.7 >/dev/null

cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: wallets, version: '1' }
paths:
  /wallet:
    get:
      operationId: getWallet
      responses:
        '200':
          description: balances by currency, the total and a dictionary of its own
          content:
            application/json:
              schema:
                type: object
                properties:
                  beside:
                    type: object
                    required: [total]
                    properties: { total: { type: integer } }
                    additionalProperties: { type: integer }
                  open:
                    type: object
                    properties: { total: { type: integer } }
                    additionalProperties: true
                  own:
                    type: object
                    additionalProperties: { type: integer }
YAML
cat > orval.config.mjs <<'JS'
const to = (target, zod) => ({
  input: './api.yaml',
  output: { target, client: 'zod', mode: 'single', override: { zod } },
});
export default { plain: to('./plain.ts', {}), strict: to('./strict.ts', { strict: { response: true } }) };
JS
npx orval >orval.txt 2>&1 || { cat orval.txt; exit 1; }

cat > run.mjs <<'JS'
import { GetWalletResponse as plain } from './plain.ts';
import { GetWalletResponse as strict } from './strict.ts';

const answers = [
  { beside: { total: 3, vnd: 1, usd: 2 } },
  { beside: { total: 3, vnd: 'much' } },
  { open: { total: 3, vnd: 1, usd: 2 } },
  { own: { vnd: 1, usd: 2 } },
  { own: { vnd: 'much' } },
];
const said = ({ success, data }) => (success ? JSON.stringify(data) : 'refused');
for (const answer of answers) {
  console.log(`${JSON.stringify(answer)}: ${said(plain.safeParse(answer))}; strict: ${said(strict.safeParse(answer))}`);
}
JS
node run.mjs 2>/dev/null | tee seen.txt
diff seen.txt - <<'TXT'
{"beside":{"total":3,"vnd":1,"usd":2}}: {"beside":{"total":3}}; strict: refused
{"beside":{"total":3,"vnd":"much"}}: {"beside":{"total":3}}; strict: refused
{"open":{"total":3,"vnd":1,"usd":2}}: {"open":{"total":3}}; strict: refused
{"own":{"vnd":1,"usd":2}}: {"own":{"vnd":1,"usd":2}}; strict: {"own":{"vnd":1,"usd":2}}
{"own":{"vnd":"much"}}: refused; strict: refused
TXT
