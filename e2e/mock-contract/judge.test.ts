import { describe, expect, test } from 'vitest';
import * as zod from 'zod';
import { type Operation, operationsOf } from '#tools/check/gate/document.ts';
import { type Call, callsOf } from './calls.ts';
import { errorCodes, errorValidator, judge, type Reply } from './judge.ts';

const locked = { success: false, code: 'locked', language: 'VI' };
const document = {
  components: {
    securitySchemes: { bearerAuth: { type: 'http' }, vendorKey: { in: 'header', name: 'X-Vendor-Key' } },
    schemas: {
      ErrorCode: { type: 'string', enum: ['locked', 'refused'] },
      ErrorEnvelope: {
        type: 'object',
        required: ['success', 'code'],
        properties: { success: { const: false }, code: { $ref: '#/components/schemas/ErrorCode' } },
      },
    },
  },
  paths: {
    '/wps/door/{id}': {
      parameters: [{ in: 'path', name: 'id', example: 'front door' }],
      post: {
        operationId: 'openDoor',
        security: [{ bearerAuth: [], vendorKey: [] }],
        parameters: [
          { in: 'query', name: 'wide', example: true },
          { in: 'header', name: 'Language', example: 'EN' },
        ],
        requestBody: {
          content: {
            'application/json': { examples: { by_key: { value: { key: 1 } }, by_hand: { value: { push: 1 } } } },
            'application/x-www-form-urlencoded': { examples: { by_form: { value: { key: [1, 2] } } } },
            'multipart/form-data': {
              schema: { properties: { photo: { items: { contentMediaType: 'image/png' } } } },
              examples: { by_photo: { value: { photo: ['me.png'], name: 'Mai' } } },
            },
          },
        },
        responses: {
          200: {
            headers: { 'X-Request-Id': {} },
            content: {
              'application/json': {
                examples: { by_key: { value: { success: true } }, ajar: { value: { success: true, ajar: true } } },
              },
            },
          },
          403: {
            content: { 'application/json': { examples: { locked: { value: locked }, twice: { value: locked } } } },
          },
        },
      },
    },
  },
};

const [key, operation] = [...operationsOf(document)][0] as [string, Operation];
const calls = callsOf(document, key, operation);
const call = (title: string) => calls.find((each) => each.title === title) as Call;

describe('the calls of an operation', () => {
  test('are each request example, each other answer and each error', () => {
    expect(calls.map(({ title, headers }) => [title, headers['Prefer']])).toEqual([
      ['request by_key', 'code=200, example=by_key'],
      ['request by_hand', undefined],
      ['request by_form', undefined],
      ['request by_photo', undefined],
      ['answer 200 ajar', 'code=200, example=ajar'],
      ['error 403 locked', 'code=403, example=locked'],
      ['error 403 twice', 'code=403, example=twice'],
    ]);
  });

  test('carry the examples of path and query, headers and credentials', () => {
    expect(call('request by_key')).toMatchObject({
      method: 'POST',
      path: '/wps/door/front%20door?wide=true',
      headers: { Language: 'EN', Authorization: expect.stringMatching(/^Bearer /), 'X-Vendor-Key': expect.any(String) },
      body: '{"key":1}',
    });
  });

  test('send forms as forms', () => {
    expect(call('request by_form').body).toBe('key=1&key=2');
    const form = call('request by_photo').body as FormData;
    expect([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
      ['photo', 'me.png'],
      ['name', 'Mai'],
    ]);
  });

  test('ask for the language of the example', () => {
    expect(call('error 403 locked').headers['Language']).toBe('VI');
  });

  test('a parameter without an example is an error that names it', () => {
    const bare = { ...operation, parameters: [{ in: 'query', name: 'wide' }] };
    expect(() => callsOf(document, key, bare)).toThrow('openDoor: the parameter wide has no example');
  });
});

describe('the judge of an answer', () => {
  const success = zod.object({ success: zod.literal(true) });
  const judged = judge(success, errorValidator(document), errorCodes(document));
  const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
    status,
    headers: new Headers({ 'Content-Type': 'application/json', 'X-Request-Id': 'a', ...headers }),
    text: JSON.stringify(body),
  });

  test('accepts the promised answer', () => {
    expect(judged(call('request by_key'), reply(200, { success: true }))).toEqual([]);
    expect(judged(call('request by_hand'), reply(200, { success: true, ajar: true }))).toEqual([]);
    expect(judged(call('error 403 locked'), reply(403, locked))).toEqual([]);
    expect(judged(call('error 403 twice'), reply(403, locked))).toEqual([]);
  });

  test.each([
    [
      'request by_key',
      reply(422, {}, { 'sl-violations': 'key is wanted' }),
      ['answered 422 instead of 200: key is wanted'],
    ],
    ['request by_key', reply(200, { success: true, ajar: true }), ['not the example']],
    ['request by_key', reply(200, {}), ['/success Invalid input: expected true', 'not the example']],
    ['request by_key', reply(200, {}, { 'Content-Type': 'text/html' }), ['text/html instead of application/json']],
    ['error 403 locked', reply(403, { ...locked, code: 'refused' }), ['not the example', 'has the code refused']],
    [
      'error 403 twice',
      reply(403, { success: false }),
      ['/code Invalid option: expected one of "locked"|"refused"', 'not the example'],
    ],
  ])('names the fault in the answer to %s', (title, given, faults) => {
    expect(judged(call(title), given)).toEqual(faults.map((fault) => `${title}: ${fault}`));
  });

  test('reports missing promised headers', () => {
    const given = { ...reply(200, { success: true }), headers: new Headers({ 'Content-Type': 'application/json' }) };
    expect(judged(call('request by_key'), given)).toEqual(['request by_key: no header X-Request-Id']);
  });
});
