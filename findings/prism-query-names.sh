#!/usr/bin/env bash
# @stoplight/prism-cli 5.16.0 (npm), Node 24.
#
# Names in the query are told apart by case: a server that reads `pageSize` finds nothing in `pagesize=5`. Whoever tests a
# client against Prism would guess that it refuses such a call, as it refuses one without the required parameter. It takes
# it: names of the query are compared in small letters. So they stand where Prism tells what breaks the document, in the
# header `sl-violations`: of `pageSize=500` it says `request/query/pagesize`, which no field of a form is called. A property
# of the body keeps its name.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "${prism:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @stoplight/prism-cli@5.16.0 >/dev/null
cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: games, version: '1' }
paths:
  /games:
    post:
      parameters:
        - { name: pageSize, in: query, required: true, schema: { type: integer, maximum: 100 } }
      requestBody:
        content: { application/json: { schema: { type: object, properties: { firstName: { type: string } } } } }
      responses: { '200': { description: games }, '422': { description: invalid } }
YAML
port=4977
node_modules/.bin/prism mock -h 127.0.0.1 -p $port api.yaml >prism.log 2>&1 &
prism=$!
for _ in $(seq 100); do curl -s -o /dev/null "http://127.0.0.1:$port/" && break; sleep 0.2; done

ask() {
  curl -s -o /dev/null -D answer.txt -X POST "http://127.0.0.1:$port/games?$1" -H 'Content-Type: application/json' --data "$2"
  echo "$1 $2: $(sed -n '1s/^[^ ]* \([0-9]*\).*/\1/p' answer.txt)"
  tr -d '\r' < answer.txt | sed -n 's/^sl-violations: //p' |
    node -e 'for (const { location, code } of JSON.parse(require("fs").readFileSync(0, "utf8") || "[]")) console.log(" ", location.join("/"), code)'
}
{
  ask 'pageSize=500' '{"firstName":5}'
  ask 'pagesize=5' '{"firstName":"Linh"}'
  ask 'other=5' '{"firstName":"Linh"}'
} | tee seen.txt
diff seen.txt - <<'EXPECTED'
pageSize=500 {"firstName":5}: 422
  request/body/firstName type
  request/query/pagesize maximum
pagesize=5 {"firstName":"Linh"}: 200
other=5 {"firstName":"Linh"}: 422
  request/query required
EXPECTED
