import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { defaultOptions } from '../run/options.ts';
import type { WorkflowOutcome } from '../run/report.ts';
import { runSuite } from '../run/run-suite.ts';
import { type Notebook, notebookContract, startNotebook } from '../testing/notebook/server.ts';

let notebook: Notebook;
/** Whether the balance is away, at each of the next calls; afterwards it is there. */
let away: boolean[] = [];
beforeAll(async () => {
  notebook = await startNotebook(undefined, {
    // The balance is briefly unavailable, and pictures are not implemented yet.
    before: (incoming, outgoing) => {
      const isAsked = incoming.url === '/balance' && incoming.headers['x-request-id'] === 'patience';
      const isAway = isAsked && away.shift() === true;
      if (!isAway && incoming.url !== '/pictures') return false;
      const code = isAway ? 'unavailable' : 'not_implemented';
      const body = { success: false, code, message: 'later', requestId: 'request-0001' };
      const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'request-0001' };
      outgoing.writeHead(isAway ? 503 : 501, headers).end(JSON.stringify(body));
      return true;
    },
  });
});
afterAll(() => notebook.stop());

/** Runs workflows and returns the outcome of each. */
async function run(
  workflows: readonly object[],
  more: object = {},
  inputsFrom?: string,
): Promise<readonly WorkflowOutcome[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'arazzo-'));
  const file = join(folder.path, 'test.arazzo.yaml');
  await writeFile(file, stringify({ arazzo: '1.0.1', workflows, ...more }));
  const report = await runSuite({
    ...defaultOptions,
    url: notebook.url,
    contract: notebookContract,
    workflows: [file],
    inputs: { title: 'Given' },
    inputsFrom,
    login: { user: 'ada', password: 'Engine1843' },
    include: ['getJwks'],
    phases: ['stateful'],
    seed: 1,
  });
  return report.workflows;
}

const note = (title: string) => ({ payload: { title, colour: 'red' } });
const write = { stepId: 'write', operationId: 'createNote', requestBody: note('$inputs.title') };

test('inputs come from the command line or their default, or are generated anew', async () => {
  const properties = {
    title: { type: 'string' },
    other: { default: 'Def' },
    made: { type: 'string', pattern: '^m[0-9]{9}$' },
  };
  const same = (stepId: string, title: string, wanted: string) => ({
    stepId,
    operationId: 'createNote',
    requestBody: note(title),
    successCriteria: [{ context: '$response.body#/value/title', condition: wanted, type: 'regex' }],
  });
  const steps = [
    same('given', '$inputs.title', '^Given$'),
    same('standard', '$inputs.other', '^Def$'),
    same('made', '{$inputs.made}!', '^m[0-9]{9}!$'),
  ];
  expect(await run([{ workflowId: 'a', inputs: { type: 'object', properties }, steps }])).toMatchObject([
    { id: 'a', state: 'passed', steps: 3 },
  ]);
});

test('inputs may have names that every object of JavaScript has', async () => {
  const properties = { hasOwnProperty: { type: 'string', pattern: '^m[0-9]{9}$' }, constructor: { default: 'Def' } };
  const titled = (stepId: string, title: string, condition: string) => ({
    ...write,
    stepId,
    requestBody: note(title),
    successCriteria: [{ context: '$response.body#/value/title', condition, type: 'regex' }],
  });
  const steps = [
    titled('inputs', '{$inputs.hasOwnProperty}{$inputs.constructor}', '^m[0-9]{9}Def$'),
    titled('headers', '{$response.header.constructor}', '^undefined$'),
  ];
  const required = ['toString'];
  expect(
    await run([
      { workflowId: 'a', inputs: { type: 'object', properties }, steps },
      { workflowId: 'b', inputs: { type: 'object', required }, steps: [write] },
    ]),
  ).toMatchObject([
    { id: 'a', state: 'passed' },
    { id: 'b', state: 'not run', message: 'needs --input toString=...' },
  ]);
});

test('an input that cannot be generated must be given', async () => {
  const inputs = {
    type: 'object',
    required: ['title', 'code'],
    properties: { code: { type: 'string', examples: ['1'] } },
  };
  expect(await run([{ workflowId: 'a', inputs, steps: [write] }])).toEqual([
    { id: 'a', state: 'not run', steps: 0, message: 'needs --input code=...' },
  ]);
});

describe('the command of missing inputs', () => {
  const first = {
    workflowId: 'first',
    outputs: { id: '$steps.write.outputs.id' },
    steps: [{ ...write, outputs: { id: '$response.body#/value/noteId' } }],
  };
  const inputs = { type: 'object', required: ['title', 'noteId'], properties: { noteId: { type: 'string' } } };
  const read = {
    stepId: 'read',
    operationId: 'getNote',
    parameters: [{ name: 'noteId', in: 'path', value: '$inputs.noteId' }],
  };
  const second = { workflowId: 'second', inputs, dependsOn: ['first'], steps: [read] };
  /** A command of JavaScript that knows what is wanted. */
  const printing = (expression: string) =>
    `"${process.execPath}" -e "process.stdin.on('data', (text) => { const wanted = JSON.parse(text); console.log(${expression}); })"`;

  test('reads the workflow, the known inputs and earlier outputs, and prints the missing inputs', async () => {
    const known = "wanted.workflow === 'second' && wanted.inputs.title === 'Given'";
    const command = printing(`JSON.stringify(${known} ? { noteId: wanted.outputs.first.id } : {})`);
    expect(await run([first, second], {}, command)).toMatchObject([{ state: 'passed' }, { state: 'passed' }]);
  });

  test('is not run for a workflow that has its inputs', async () => {
    expect(await run([first], {}, 'exit 1')).toMatchObject([{ state: 'passed' }]);
  });

  test.each([
    ['echo no news >&2; exit 3', 'echo no news >&2; exit 3 ended with 3: no news'],
    ['echo nothing', 'echo nothing printed no JSON object for second'],
    ["echo '{}'", 'needs --input noteId=...'],
  ])('that supplies none is named: %s', async (command, message) => {
    const [, outcome] = await run([first, second], {}, command);
    expect(outcome).toMatchObject({ state: 'failed', message });
  });
});

test('a failed step is reported with its criterion and the answer', async () => {
  const steps = [{ ...write, successCriteria: [{ condition: '$statusCode == 200' }] }];
  const [outcome] = await run([{ workflowId: 'a', steps }]);
  expect(outcome).toMatchObject({ state: 'failed', steps: 1 });
  expect(outcome?.message).toBe('step write (createNote): $statusCode == 200 does not hold; answered 201');
});

const times = (calls: number) => Array.from({ length: calls }, () => true);

test('a failed step is repeated as often as it says', async () => {
  const again = [{ name: 'again', type: 'retry', retryAfter: 0.01, retryLimit: 3 }];
  const parameters = [{ name: 'X-Request-Id', in: 'header', value: 'patience' }];
  const steps = [{ stepId: 'look', operationId: 'getBalance', onFailure: again, parameters }];
  away = times(3);
  expect(await run([{ workflowId: 'a', steps }])).toMatchObject([{ state: 'passed' }]);
  away = times(4);
  expect(await run([{ workflowId: 'a', steps }])).toMatchObject([{ state: 'failed' }]);
  away = times(250);
  const often = [{ ...steps[0], onFailure: [{ name: 'again', type: 'retry', retryAfter: 0, retryLimit: 250 }] }];
  expect(await run([{ workflowId: 'a', steps: often }])).toMatchObject([{ state: 'passed' }]);
});

test('a step is repeated as often each time that the workflow comes back to it', async () => {
  const parameters = [{ name: 'X-Request-Id', in: 'header', value: 'patience' }];
  const ask = { operationId: 'getBalance', parameters };
  const wait = { ...ask, stepId: 'wait', onFailure: [{ name: 'again', type: 'retry', retryAfter: 0, retryLimit: 2 }] };
  const use = { ...ask, stepId: 'use', onFailure: [{ name: 'back', type: 'goto', stepId: 'wait' }] };
  // Twice away and there; away again for the next step, which goes back; and the same once more.
  away = [true, true, false, true, true, true, false, false];
  expect(await run([{ workflowId: 'a', steps: [wait, use] }])).toMatchObject([{ state: 'passed' }]);
  expect(away).toEqual([]);
});

test('a step may jump to another step or to the end', async () => {
  const never = {
    stepId: 'never',
    operationId: 'getNote',
    parameters: [{ name: 'noteId', in: 'path', value: 'n-999999' }],
  };
  const jump = { ...write, onSuccess: [{ name: 'on', type: 'goto', stepId: 'last' }] };
  const last = { stepId: 'last', operationId: 'listNotes', onSuccess: [{ name: 'done', type: 'end' }] };
  expect(await run([{ workflowId: 'a', steps: [jump, never, last, { ...never, stepId: 'after' }] }])).toMatchObject([
    { state: 'passed', steps: 2 },
  ]);
  const back = { ...write, onSuccess: [{ name: 'on', type: 'goto', stepId: 'write' }] };
  expect(await run([{ workflowId: 'a', steps: [back] }])).toMatchObject([
    { state: 'failed', message: 'it never comes to an end' },
  ]);
});

test('a workflow may be a step of another and receive its outputs', async () => {
  const inner = {
    workflowId: 'inner',
    steps: [{ ...write, outputs: { id: '$response.body#/value/noteId' } }],
    outputs: { id: '$steps.write.outputs.id' },
  };
  const read = (stepId: string, value: string) => ({
    stepId,
    operationId: 'getNote',
    parameters: [{ name: 'noteId', in: 'path', value }],
  });
  const nested = { stepId: 'make', workflowId: 'inner', parameters: [{ name: 'title', value: 'Nested' }] };
  const outer = {
    workflowId: 'outer',
    dependsOn: ['inner'],
    steps: [read('one', '$workflows.inner.outputs.id'), nested, read('two', '$steps.make.outputs.id')],
  };
  expect((await run([inner, outer])).map(({ state }) => state)).toEqual(['passed', 'passed']);
});

test('a step that needs an output without a value is not sent, and the outcome names the output', async () => {
  const read = (value: string) => ({
    stepId: 'read',
    operationId: 'getNote',
    parameters: [{ name: 'noteId', in: 'path', value }],
  });
  const list = { ...write, outputs: { id: '$response.body#/value/nowhere/id' } };
  const outcomes = await run([
    { workflowId: 'a', steps: [list, read('$steps.write.outputs.id')] },
    { workflowId: 'b', steps: [list, read('n-{$steps.write.outputs.id}')] },
    { workflowId: 'c', steps: [{ ...list, requestBody: { payload: { title: '$steps.write.outputs.id' } } }] },
  ]);
  expect(outcomes).toMatchObject([
    { state: 'failed', message: 'step read: $steps.write.outputs.id has no value' },
    { state: 'failed', message: 'step read: $steps.write.outputs.id has no value' },
    { state: 'failed', message: 'step write: $steps.write.outputs.id has no value' },
  ]);
});

test('an unimplemented operation makes a workflow pending, with its dependents', async () => {
  const upload = {
    workflowId: 'a',
    steps: [{ stepId: 'up', operationId: 'uploadPicture', requestBody: { payload: { kind: 'avatar' } } }],
  };
  const outcomes = await run([upload, { workflowId: 'b', dependsOn: ['a'], steps: [write] }]);
  expect(outcomes.map(({ state }) => state)).toEqual(['pending', 'pending']);
  expect(outcomes[1]?.message).toBe('depends on a, which is pending');
});

test('shared parameters and inputs come from the components', async () => {
  const components = {
    parameters: { id: { name: 'noteId', in: 'path', value: 'n-999999' } },
    inputs: { any: { type: 'object', properties: { page: { default: 2 } } } },
  };
  const page = {
    stepId: 'page',
    operationId: 'listNotes',
    parameters: [{ name: 'pageNo', in: 'query', value: '$inputs.page' }],
  };
  const gone = { stepId: 'gone', operationId: 'getNote', parameters: [{ reference: '$components.parameters.id' }] };
  const steps = [
    { ...page, successCriteria: [{ condition: "$url == '/notes?pageNo=2'" }] },
    { ...gone, successCriteria: [{ condition: '$statusCode == 404' }] },
  ];
  const workflow = { workflowId: 'a', inputs: { $ref: '#/components/inputs/any' }, steps };
  expect(await run([workflow], { components })).toMatchObject([{ state: 'passed' }]);
});

test('a step may be anonymous, or have its own token', async () => {
  const as = (stepId: string, value: string, status: number) => ({
    stepId,
    operationId: 'getBalance',
    parameters: [{ name: 'Authorization', in: 'header', value }],
    successCriteria: [{ condition: `$statusCode == ${status}` }],
  });
  expect(
    await run([{ workflowId: 'a', steps: [as('nobody', '', 401), as('bad', 'Bearer made-up', 401)] }]),
  ).toMatchObject([{ state: 'passed' }]);
});

test.each([
  [{ arazzo: '2.0.0' }, /no Arazzo 1\.0 document/],
  [{ workflows: [{ steps: [] }] }, /a workflow has no workflowId/],
  [{ workflows: [{ workflowId: 'a', steps: [{ operationId: 'x' }] }] }, /a step of a has no stepId/],
  [{ workflows: [{ workflowId: 'a', steps: [{ stepId: 's' }] }] }, /names neither an operationId nor a workflowId/],
])('a document with a mistake is refused: %j', async (more, said) => {
  await expect(run([], more)).rejects.toThrow(said);
});
