#!/usr/bin/env bash
# orval 8.38.0 with zod 4.6.7 and @faker-js/faker 10.6.0 (npm), Node 24.
#
# OpenAPI has two marks for a property that goes one way only: `readOnly` is for answers, `writeOnly` for requests, and where
# such a property is required, OpenAPI 3.0 says of both that it is required in its own direction alone. orval knows the
# first: the schema of a request has no `id`, and its type is wrapped by `NonReadonly`. A good guess is that the second is
# its mirror. It is not read at all: the schema of an answer demands the password, so that every right answer of a server
# is refused by its own contract; the type of an answer says that a password is there; and the mock sends one, so that
# against the mock all is well. A document of OpenAPI 3.1 makes no difference.
# Prevented by two schemas, one for each direction, that share the rest by `allOf`.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund orval@8.38.0 zod@4.6.7 @faker-js/faker@10.6.0 >/dev/null

for version in 3.0.3 3.1.0; do
  cat > "$version.yaml" <<YAML
openapi: $version
info: { title: accounts, version: '1' }
paths:
  /accounts:
    post:
      operationId: addAccount
      requestBody:
        required: true
        content: { application/json: { schema: { \$ref: '#/components/schemas/Account' } } }
      responses:
        '200':
          description: the account
          content: { application/json: { schema: { \$ref: '#/components/schemas/Account' } } }
components:
  schemas:
    Account:
      type: object
      required: [id, name, password]
      properties:
        id: { type: string, readOnly: true }
        name: { type: string }
        password: { type: string, writeOnly: true }
YAML
done
cat > orval.config.mjs <<'JS'
const of = (version) => ({
  [`zod ${version}`]: { input: `./${version}.yaml`, output: { target: `./zod-${version}.ts`, client: 'zod' } },
  [`fetch ${version}`]: {
    input: `./${version}.yaml`,
    output: { target: `./client-${version}.ts`, client: 'fetch', mode: 'split', mock: true },
  },
});
export default { ...of('3.0.3'), ...of('3.1.0') };
JS
npx orval >orval.txt 2>&1 || { cat orval.txt; exit 1; }
# Names without their extension are for a bundler; Node wants the whole one.
sed -i "s#from './client-\([0-9.]*\).schemas'#from './client-\1.schemas.ts'#" client-*.faker.ts

cat > run.mjs <<'JS'
for (const version of ['3.0.3', '3.1.0']) {
  const { AddAccountBody, AddAccountResponse } = await import(`./zod-${version}.ts`);
  const { getAddAccountResponseMock } = await import(`./client-${version}.faker.ts`);
  const said = (schema, value) => (schema.safeParse(value).success ? 'accepted' : 'refused');
  console.log(`${version} request of name and password: ${said(AddAccountBody, { name: 'a', password: 'b' })}`);
  console.log(`${version} answer of id and name: ${said(AddAccountResponse, { id: '1', name: 'a' })}`);
  console.log(`${version} the mock answers with: ${Object.keys(getAddAccountResponseMock()).join(', ')}`);
}
JS
{
  node run.mjs 2>/dev/null
  grep -o 'addAccount = async ([a-z]*: [A-Za-z<>]*' client-3.0.3.ts
  sed -n '/interface Account/,/}/p' client-3.0.3.schemas.ts
} | tee seen.txt
diff seen.txt - <<'TXT'
3.0.3 request of name and password: accepted
3.0.3 answer of id and name: refused
3.0.3 the mock answers with: id, name, password
3.1.0 request of name and password: accepted
3.1.0 answer of id and name: refused
3.1.0 the mock answers with: id, name, password
addAccount = async (account: NonReadonly<Account>
export interface Account {
  readonly id: string;
  name: string;
  password: string;
}
TXT
