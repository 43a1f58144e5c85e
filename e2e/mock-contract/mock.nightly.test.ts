import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '#tools/check/breaking-changes.ts';
import { isNode, operationsOf } from '#tools/check/gate/document.ts';
import { freePort } from '#tools/ports.ts';
import { launch, type Running, root } from '../bench/processes.ts';
import { type Call, callsOf } from './calls.ts';
import { errorCodes, errorValidator, isValidator, judge, type Reply, type Validator } from './judge.ts';

const bundle = join(root, 'generated/openapi.yaml');
const document = await readContract(bundle);
const operations = [...operationsOf(document)];
// Imported without types: they are so many that the compiler would take seconds for them.
const generated: unknown = await import(/* @vite-ignore */ join(root, 'generated/zod/index.ts'));
const codes = errorCodes(document);
const error = errorValidator(document);

let mock: Running;
let origin = '';
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const args = ['src/tools/mock/mock.ts', '--port', `${port}`, '--verbose', 'error'];
  mock = await launch('node', args, `${origin}/wps/system/status`, {});
});
afterAll(() => mock?.stop());

describe('the mock answers every example of the contract', () => {
  test.concurrent.each(operations.map(([key, operation]) => ({ id: operation.id, key, operation })))(
    '$id',
    async ({ id, key, operation }) => {
      const calls = callsOf(document, key, operation);
      const judged = judge(answerValidator(id), error, codes);
      const faults = await Promise.all(calls.map(async (call) => judged(call, await send(call))));
      expect(faults.flat(), key).toEqual([]);
      expect(calls.map(({ title }) => title.split(' ')[0])).toEqual(expect.arrayContaining(['request', 'error']));
    },
  );
});

describe('the mock refuses a request that breaks the contract', () => {
  const transfer = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin}/wps/relay/GCS_walletTransfer`, {
      method: 'POST',
      headers: {
        Authorization: 'Bearer t',
        'Content-Type': 'application/json',
        'Idempotency-Key': '7c9e6679-7425-40de-944b-e07fc1f90ae7',
        ...headers,
      },
      body: JSON.stringify(body),
    });

  test('with 400 and the faults, also where the operation has a 422', async () => {
    const answer = await transfer({ from: 'main', to: 'KIT', amount: 5 });
    const body: unknown = await answer.json();
    expect(answer.status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'validation_failed', language: 'EN' });
    expect(body).toHaveProperty(
      'value.fields',
      expect.arrayContaining([expect.objectContaining({ pointer: '/body/amount' })]),
    );
    expect(error.safeParse(body).success).toBe(true);
    expect(answer.headers.get('x-request-id')).toBe(isNode(body) ? body['requestId'] : undefined);
  });

  test('in the requested language', async () => {
    const answer = await transfer([], { Language: 'VI' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'validation_failed',
      language: 'VI',
      message: expect.stringMatching(/[^ -~]/),
    });
  });

  test.each([
    [404, 'not_found', '/wps/nowhere', { method: 'GET' }],
    [405, 'method_not_allowed', '/wps/system/status', { method: 'PUT' }],
    [413, 'payload_too_large', '/wps/session/login', { method: 'POST', body: JSON.stringify('a'.repeat(11_000_000)) }],
    [400, 'validation_failed', '/wps/relay/GCSGAME_search?keyword=', { method: 'GET' }],
  ])('with the error envelope of the contract: %i %s', async (status, code, path, init) => {
    const answer = await fetch(origin + path, { ...init, headers: { 'Content-Type': 'application/json' } });
    const body: unknown = await answer.json();
    expect(answer.status).toBe(status);
    expect(body).toMatchObject({ code });
    expect(error.safeParse(body).success).toBe(true);
  });

  test('and does not change other refusals', async () => {
    const answer = await transfer({}, { Authorization: '' });
    expect(answer.status).toBe(401);
  });
});

/** The portal's validator of an operation's answer; orval names it after the operation. */
function answerValidator(id: string): Validator {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Response`;
  const validator = isNode(generated) ? generated[name] : undefined;
  if (!isValidator(validator)) throw new Error(`generated/zod has no ${name}`);
  return validator;
}

async function send({ method, path, headers, body }: Call): Promise<Reply> {
  const ask = () => fetch(origin + path, { method, headers, ...(body !== undefined && { body }) });
  // Prism may close an idle connection at its next use. It keeps no state, so a retry is harmless.
  const response = await ask().catch(ask);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
