import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../src/tools/check/breaking-changes.ts';
import { isNode, operationsOf } from '../../src/tools/check/gate/document.ts';
import { freePort } from '../../src/tools/free-port.ts';
import { launch, type Running, root } from '../bench/processes.ts';
import { type Call, callsOf } from './calls.ts';
import { errorCodes, errorValidator, isValidator, judge, type Reply, type Validator } from './judge.ts';

const bundle = join(root, 'generated/openapi.yaml');
const document = await readContract(bundle);
const operations = [...operationsOf(document)];
// Imported without its types, of which there are so many that they would take the compiler seconds.
const generated: unknown = await import(/* @vite-ignore */ join(root, 'generated/zod/index.ts'));
const codes = errorCodes(document);
const error = errorValidator(document);

let prism: Running;
let origin = '';
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const args = [
    'mock',
    bundle,
    '--multiprocess=false',
    '--host',
    '127.0.0.1',
    '--port',
    `${port}`,
    '--verboseLevel',
    'error',
  ];
  // Prism does not start where NODE_ENV is production.
  prism = await launch('prism', args, `${origin}/wps/system/status`, { NODE_ENV: 'test' });
}, 180_000);
afterAll(() => prism?.stop());

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

/** The portal's validator of an operation's answer; orval names it after the operation. */
function answerValidator(id: string): Validator {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Response`;
  const validator = isNode(generated) ? generated[name] : undefined;
  if (!isValidator(validator)) throw new Error(`generated/zod has no ${name}`);
  return validator;
}

async function send({ method, path, headers, body }: Call): Promise<Reply> {
  const ask = () => fetch(origin + path, { method, headers, ...(body !== undefined && { body }) });
  // Prism closes a connection that was idle, maybe just when it is used again. It keeps no state: asking twice is no harm.
  const response = await ask().catch(ask);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
