#!/usr/bin/env bash
# fastapi-code-generator 0.8.1, FastAPI 0.118.0 and pydantic 2.14.4 (PyPI), Python 3.11.
#
# A document gives a text with a pattern a name and uses it by `$ref` in the query. Whoever generates a server from it would
# guess that it starts, as it does with the same text written in place. The generator makes a class of the name, a
# `RootModel`, and FastAPI takes such a class in the query where the parameter is required or its name is the same in Python,
# and in a header in any case. Where the parameter may be left out and its name is in camel case, so that the code says
# `Query(None, alias='gameCode')`, the import of the generated module ends with an AssertionError without a word. A named
# list of values is an `Enum` and works. So a document for FastAPI has the texts of its query in place.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet fastapi-code-generator==0.8.1 fastapi==0.118.0 pydantic==2.14.4

document() { # PLACE NAME REQUIRED SCHEMA
  cat <<YAML
openapi: 3.1.0
info: { title: Games, version: '1' }
paths:
  /games:
    get:
      operationId: findGame
      parameters:
        - { name: $2, in: $1, required: $3, schema: $4 }
      responses: { '200': { description: A game. } }
components:
  schemas:
    Code: { type: string, pattern: '^[A-Z]+$' }
    Kind: { type: string, enum: [slots, live] }
YAML
}

outcome() { # MODULE PLACE NAME REQUIRED SCHEMA
  document "$2" "$3" "$4" "$5" > "$1.yaml"
  venv/bin/fastapi-codegen --input "$1.yaml" --output "$1" 2>/dev/null
  if venv/bin/python -c "import $1.main" 2>"$1.err"; then echo "$2 $3, required $4, $5: starts"
  else echo "$2 $3, required $4, $5: $(tail -1 "$1.err")"; fi
}

{
  outcome a query gameCode true "{ \$ref: '#/components/schemas/Code' }"
  outcome b query gameCode false "{ \$ref: '#/components/schemas/Code' }"
  outcome c query gameCode false "{ type: string, pattern: '^[A-Z]+$' }"
  outcome d query gameCode false "{ \$ref: '#/components/schemas/Kind' }"
  outcome e query code false "{ \$ref: '#/components/schemas/Code' }"
  outcome f header gameCode false "{ \$ref: '#/components/schemas/Code' }"
} | tee seen.txt
diff seen.txt - <<'EXPECTED'
query gameCode, required true, { $ref: '#/components/schemas/Code' }: starts
query gameCode, required false, { $ref: '#/components/schemas/Code' }: AssertionError
query gameCode, required false, { type: string, pattern: '^[A-Z]+$' }: starts
query gameCode, required false, { $ref: '#/components/schemas/Kind' }: starts
query code, required false, { $ref: '#/components/schemas/Code' }: starts
header gameCode, required false, { $ref: '#/components/schemas/Code' }: starts
EXPECTED
