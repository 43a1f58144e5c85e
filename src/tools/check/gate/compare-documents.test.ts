import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compareDocuments, describe as say } from './compare-documents.ts';

const contract = `
openapi: 3.1.0
info: { version: 0.1.0 }
servers: [{ url: / }]
x-promises: { head: true }
paths:
  /games:
    parameters:
      - { name: Merchant, in: header, schema: { type: string, maxLength: 32 } }
    get:
      operationId: listGames
      tags: [catalogue]
      x-sort: [-id]
      x-range: addedAt
      x-own: id
      x-totals: { count: {} }
      x-rules: [a page has at most 100 games]
      security: []
      parameters:
        - { $ref: '#/components/parameters/PageSize' }
        - { name: kind, in: query, x-filter: { field: kind, test: equal }, schema: { $ref: '#/components/schemas/Kind' } }
      responses:
        '200':
          headers: { X-Request-Id: { required: true, schema: { type: string, maxLength: 64 } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Games' } } }
        '404':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Failure' }
              examples: { gone: { value: { success: false, code: a } }, hidden: { value: { success: false, code: b } } }
    post:
      operationId: addGame
      x-effects: [{ in: listGames, of: id }]
      x-encrypted: true
      security: [{ bearer: [] }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { oneOf: [{ $ref: '#/components/schemas/Wish' }, { $ref: '#/components/schemas/Sealed' }] }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Games' } } } }
  /pictures:
    post:
      operationId: addPicture
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { picture: { type: string } } }
            encoding: { picture: { contentType: image/png } }
      responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Choice' } } } } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  parameters:
    PageSize: { name: pageSize, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 42 } }
  schemas:
    Kind: { type: string, enum: [slots, live] }
    Choice:
      oneOf: [{ $ref: '#/components/schemas/Dice' }, { $ref: '#/components/schemas/Keno' }]
      discriminator: { propertyName: game, mapping: { dice: '#/components/schemas/Dice', keno: '#/components/schemas/Keno' } }
    Dice: { type: object, required: [game], properties: { game: { type: string, const: dice } } }
    Keno: { type: object, required: [game], properties: { game: { type: string, const: keno } } }
    Code: { type: string, x-extensible: true, enum: [a, b] }
    Failure: { type: object, required: [code], properties: { code: { $ref: '#/components/schemas/Code' } } }
    Games:
      type: object
      required: [games]
      properties:
        games: { type: array, maxItems: 100, items: { $ref: '#/components/schemas/Game' } }
        next: { type: [string, 'null'], maxLength: 20 }
        price: { type: string, x-money: true }
    Game:
      type: object
      x-chronology: [[addedAt, endedAt]]
      required: [id, name, kind]
      properties:
        id: { type: string, maxLength: 12, pattern: '^[0-9]+$' }
        name: { type: string, maxLength: 60 }
        addedAt: { type: integer, x-epoch: milliseconds }
        endedAt: { type: integer }
        kind: { $ref: '#/components/schemas/Kind' }
        like: { type: array, maxItems: 5, items: { $ref: '#/components/schemas/Game' } }
    Wish:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { type: string, minLength: 1, maxLength: 60 }
        version: { type: integer, const: 3 }
        size: { type: number, minimum: 0 }
    Sealed: { type: object, required: [payload], properties: { payload: { type: string, maxLength: 99 } } }
`;

/** What is said of the contract after a replacement of its text. */
function breaks(from: string, to: string): readonly string[] {
  expect(contract).toContain(from);
  return compareDocuments({ base: parse(contract), revision: parse(contract.replace(from, to)) }).map(say);
}

const list = 'GET /games (listGames)';
const add = 'POST /games (addGame)';
const picture = 'POST /pictures (addPicture)';

describe('breaks', () => {
  test.each([
    ['a path', '/games:', '/v2/games:', `${list}: the operation moved to GET /v2/games`],
    ['a method', '    post:', '    put:', `${add}: the operation moved to PUT /games`],
    ['an operationId', 'listGames', 'getGames', `${list}: operationId became getGames`],
    ['security', 'security: []', 'security: [{ bearer: [] }]', `${list}: security [] became [{"bearer":[]}]`],
    ['the scheme', 'scheme: bearer', 'scheme: basic', 'every operation: securitySchemes were changed'],
    ['the (E) mark', 'x-encrypted: true', 'x-other: true', `${add}: x-encrypted was removed`],
    ['a header', 'name: Merchant', 'name: Brand', `${list} and 1 more: header parameter merchant was removed`],
    [
      'a parameter made required',
      'kind, in: query',
      'kind, required: true, in: query',
      `${list}: query parameter kind became required`,
    ],
    [
      'a bound of a parameter',
      'minimum: 1, maximum: 100',
      'minimum: 5, maximum: 100',
      `${list}: query parameter pageSize minimum 1 became 5`,
    ],
    ['a default', 'default: 42', 'default: 20', `${list}: query parameter pageSize the default 42 became 20`],
    ['an answer’s header', 'X-Request-Id', 'X-Id', `${list}: answer 200 header X-Request-Id was removed`],
    [
      'an answer’s header made optional',
      '{ required: true, schema',
      '{ schema',
      `${list}: answer 200 header X-Request-Id became optional`,
    ],
    ['a status', "'404'", "'410'", `${list}: answer 404 was removed`],
    [
      'a content type',
      "application/json:\n              schema: { $ref: '#/components/schemas/Failure",
      "text/json:\n              schema: { $ref: '#/components/schemas/Failure",
      `${list}: answer 404 no longer comes as application/json`,
    ],
    ['a field of an answer', 'next: {', 'more: {', `${list} and 1 more: Games.next was removed`],
    ['a field no longer sure', '[id, name, kind]', '[id, kind]', `${list} and 1 more: Game.name became optional`],
    ['a field that must now be there', '[games]', '[games, next]', `${list} and 1 more: Games.next became required`],
    [
      'a type of an answer',
      'name: { type: string, maxLength: 60 }',
      'name: { type: integer }',
      `${list} and 1 more: Game.name the type string became integer`,
    ],
    [
      'null in an answer',
      'name: { type: string, maxLength: 60 }',
      "name: { type: [string, 'null'], maxLength: 60 }",
      `${list} and 1 more: Game.name the type string became string or null`,
    ],
    [
      'a lower bound in an answer',
      'maxLength: 12',
      'maxLength: 8',
      `${list} and 1 more: Game.id maxLength 12 became 8`,
    ],
    [
      'a higher bound in an answer',
      'maxLength: 12',
      'maxLength: 80',
      `${list} and 1 more: Game.id maxLength 12 became 80`,
    ],
    ['a pattern', '^[0-9]+$', '^[0-9a-f]+$', `${list} and 1 more: Game.id pattern ^[0-9]+$ became ^[0-9a-f]+$`],
    ['a value taken away', '[slots, live]', '[slots]', `${list} and 1 more: Kind the value "live" was removed`],
    [
      'a value added to an answer',
      '[slots, live]',
      '[slots, live, dice]',
      `${list} and 1 more: Kind the value "dice" is new in an answer`,
    ],
    ['a value taken from an extensible list', '[a, b]', '[a]', `${list}: Code the value "b" was removed`],
    ['a field of a request', 'size: {', 'scale: {', `${add}: request body Wish.size was removed`],
    [
      'a required field of a request',
      'required: [name]\n',
      'required: [name, version]\n',
      `${add}: request body Wish.version became required`,
    ],
    [
      'a type of a request',
      'type: number',
      'type: integer',
      `${add}: request body Wish.size the type number became integer`,
    ],
    [
      'a bound of a request',
      'minLength: 1, maxLength: 60',
      'minLength: 1, maxLength: 50',
      `${add}: request body Wish.name maxLength 60 became 50`,
    ],
    ['a constant', 'const: 3', 'const: 4', `${add}: request body Wish.version the value 3 was removed`],
    [
      'a form of a request',
      ", { $ref: '#/components/schemas/Sealed' }]",
      ']',
      `${add}: request body oneOf lost Sealed`,
    ],
    ['the order of a list', 'x-sort: [-id]', 'x-sort: [id]', `${list}: x-sort ["-id"] became ["id"]`],
    ['the field of a range', 'x-range: addedAt', 'x-other: 1', `${list}: x-range "addedAt" became (none)`],
    [
      'a new rule of requests',
      '[a page has at most 100 games]',
      '[a page has at most 100 games, no live games at night]',
      `${list}: x-rules gained "no live games at night"`,
    ],
    ['whose rows a list has', 'x-own: id', 'x-own: name', `${list}: x-own "id" became "name"`],
    [
      'a sum of rows',
      '{ count: {} }',
      '{ count: {}, sum: price }',
      `${list}: x-totals {"count":{}} became {"count":{},"sum":"price"}`,
    ],
    [
      'what a call changes elsewhere',
      'x-effects: [{ in: listGames, of: id }]',
      'x-effects: []',
      `${add}: x-effects [{"in":"listGames","of":"id"}] became []`,
    ],
    [
      'an order of times',
      '[[addedAt, endedAt]]',
      '[[endedAt, addedAt]]',
      `${list} and 1 more: Game x-chronology [["addedAt","endedAt"]] became [["endedAt","addedAt"]]`,
    ],
    [
      'the unit of a time',
      'x-epoch: milliseconds',
      'x-epoch: seconds',
      `${list} and 1 more: Game.addedAt x-epoch milliseconds became seconds`,
    ],
    ['a filter', 'test: equal', 'test: contains', `${list}: query parameter kind x-filter was changed`],
    ['a promise', 'head: true', 'head: false', 'every operation: x-promises.head was changed'],
    ['a new promise', 'head: true', 'head: true, quick: true', 'every operation: x-promises.quick was changed'],
    ['where backends are', 'url: /', 'url: /api', 'every operation: the server / was removed'],
    ['a tag', 'tags: [catalogue]', 'tags: [lobby]', `${list}: tags ["catalogue"] became ["lobby"]`],
    ['an error of an answer', 'code: b', 'code: a', `${list}: answer 404 no longer names b`],
    [
      'the encoding of a form',
      'image/png',
      'image/jpeg',
      `${picture}: request body the encoding as multipart/form-data was changed`,
    ],
    [
      'the property of a discriminator',
      'propertyName: game',
      'propertyName: kind',
      `${picture}: Choice the discriminator game became kind`,
    ],
    ['a discriminator', 'discriminator:', 'x-other:', `${picture}: Choice the discriminator was removed`],
    [
      'a value of a discriminator',
      "dice: '#/components/schemas/Dice'",
      "cubes: '#/components/schemas/Dice'",
      `${picture}: Choice the discriminator's dice is (none), not #/components/schemas/Dice`,
    ],
    ['money that becomes text', ', x-money: true', '', `${list} and 1 more: Games.price x-money true became (none)`],
    ['a list that no longer grows', 'x-extensible: true, ', '', `${list}: Code is no longer extensible`],
    [
      'a list that may grow in an answer',
      'enum: [slots, live]',
      'x-extensible: true, enum: [slots, live]',
      `${list} and 1 more: Kind became extensible`,
    ],
  ])('%s', (_, from, to, message) => {
    expect(breaks(from, to)).toContain(message);
  });

  test('a new required field names where', () => {
    expect(breaks('size: {', 'owner: { type: string }\n        size: {')).toEqual([]);
    const added = contract
      .replace('required: [name]\n', 'required: [name, owner]\n')
      .replace('size: {', 'owner: { type: string }\n        size: {');
    expect(compareDocuments({ base: parse(contract), revision: parse(added) }).map(say)).toEqual([
      `${add}: request body Wish.owner is new and required`,
    ]);
  });
});

describe('what is added breaks nobody', () => {
  test.each([
    ['the contract as it was', '/games:', '/games:'],
    ['an optional field of an answer', 'next: {', 'total: { type: integer }\n        next: {'],
    ['an optional field of a request', 'size: {', 'note: { type: string }\n        size: {'],
    [
      'an optional parameter',
      '- { name: kind',
      '- { name: sort, in: query, schema: { type: string } }\n        - { name: kind',
    ],
    ['a wider bound of a request', 'minLength: 1, maxLength: 60', 'maxLength: 90'],
    ['a wider type of a request', 'type: integer, const: 3', 'type: [integer, string], enum: [3, "3"]'],
    ['a field that need no longer be sent', 'required: [name]\n', 'required: []\n'],
    ['a value of an extensible list', '[a, b]', '[a, b, c]'],
    ['a rule that holds no longer', 'x-rules: [a page has at most 100 games]', 'x-rules: []'],
    ['a further address', '[{ url: / }]', '[{ url: / }, { url: https://api.example }]'],
    ['a further error of an answer', 'hidden: {', 'late: { value: { success: false, code: c } }, hidden: {'],
    ['a documented error', "'404':", "'409': { content: {} }\n        '404':"],
    [
      'a further way to prove who one is',
      '{ bearer: { type: http, scheme: bearer } }',
      '{ bearer: { type: http, scheme: bearer }, key: { type: apiKey, in: header, name: X-Key } }',
    ],
    ['an operation', '  /games:', '  /news: { get: { operationId: listNews, responses: {} } }\n  /games:'],
  ])('%s', (_, from, to) => {
    expect(breaks(from, to)).toEqual([]);
  });
});
