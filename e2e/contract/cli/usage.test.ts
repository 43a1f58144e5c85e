import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { notebookContract, startNotebook } from '../testing/notebook/server.ts';
import { answering } from '../testing/odd-backends.ts';
import { login, runMain, runSuiteAt, Started } from '../testing/run-main.ts';
import { nearbyContract } from './read-options.ts';

const started = new Started();
afterEach(() => started.stop());

describe('mistakes on the command line and in files', () => {
  test.each([
    [[], /--url is missing/],
    [['--url', 'ftp://x'], /no http address/],
    [['--url', 'http://x', '--sed', '1'], /Unknown option '--sed'/],
    [['--url', 'http://x', '--seed', 'one'], /--seed one must be a whole number/],
    [['--url', 'http://x', '--login', 'ada'], /USER:PASSWORD/],
    [['--url', 'http://x', '--phases', 'all'], /there is no phase all/],
    [['--url', 'http://x', '--token', 'env:NOT_SET_ANYWHERE'], /NOT_SET_ANYWHERE is not set/],
    [['--url', 'http://x', '--contract', '/nowhere.yaml'], /\/nowhere\.yaml cannot be read/],
    [['--url', 'http://x', '--contract', notebookContract, '--include', 'nothing'], /no operation .* is selected/],
  ])('%j', async (args, said) => {
    const { code, err } = await runMain(...args);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });

  test.each([
    ['openapi: 3.1.0\npaths: [', /:2:\d+ is no YAML/],
    ['openapi: 3.0.3\npaths: {}', /no OpenAPI 3\.1 document/],
    ['openapi: 3.1.0', /has no paths/],
    ['openapi: 3.1.0\npaths: {/a: {get: {$ref: "#/nowhere"}}}', /nothing stands at #\/nowhere/],
    ['openapi: 3.1.0\npaths: {/a: {$ref: "other.yaml"}}', /refers to another file/],
  ])('an invalid contract: %j', async (text, said) => {
    const file = join(await mkdtemp(join(tmpdir(), 'conformance-')), 'contract.yaml');
    await writeFile(file, text);
    const { code, err } = await runMain('--url', 'http://127.0.0.1:9', '--contract', file);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });

  test('help is no mistake', async () => {
    const { code, out } = await runMain('--help');
    expect(code).toBe(0);
    expect(out).toContain('--allow-pending FILE');
  });
});

describe('unimplemented operations', () => {
  const pending: Parameters<typeof answering>[0] = (_, outgoing) => {
    const body = { success: false, code: 'not_implemented', message: 'later', requestId: 'request-0001' };
    const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'request-0001' };
    outgoing.writeHead(501, headers).end(JSON.stringify(body));
  };

  test('fail where nothing else is, without a list of allowed ones', async () => {
    const { url } = await started.add(answering(pending));
    const { code, out } = await runSuiteAt(url, '--include', 'getJwks');
    expect(code).toBe(1);
    expect(out).toContain('no operation is implemented');
  });

  const noPath: Parameters<typeof answering>[0] = (_, outgoing) => {
    outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('404 page not found\n');
  };

  test.each([
    ['501', pending],
    ['404', noPath],
  ])('are named once and not tested: %s', async (_what, answer) => {
    const before = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      if (incoming.url?.startsWith('/notes') !== true) return false;
      answer(incoming, outgoing);
      return true;
    };
    const { url } = await started.add(startNotebook(undefined, { before }));
    const { code, out } = await runSuiteAt(url, ...login, '--include', 'getBalance', '--include', 'notes');
    expect(out).toMatch(/note: \d operations are not implemented .*: listNotes, createNote, /);
    expect(out).not.toContain('FAILED');
    expect(code).toBe(0);
  });

  test('are those that refuse valid requests, not only changed ones', async () => {
    const before = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      if (incoming.url !== '/balance' || incoming.headers['authorization'] !== undefined) return false;
      pending(incoming, outgoing);
      return true;
    };
    const { url } = await started.add(startNotebook(undefined, { before }));
    const { code, out } = await runSuiteAt(url, ...login, '--include', 'getBalance', '--runs', '3');
    expect(out).toContain('FAILED  getBalance ignored_auth');
    expect(out).toContain('0 pending');
    expect(code).toBe(1);
  });

  test('do not include one that accepts another valid request', async () => {
    const before = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      if (incoming.url !== '/notes') return false;
      pending(incoming, outgoing);
      return true;
    };
    const { url } = await started.add(startNotebook(undefined, { before }));
    const { code, out } = await runSuiteAt(url, ...login, '--include', 'listNotes', '--runs', '3');
    expect(out).toContain('FAILED  listNotes not_a_server_error');
    expect(out).toContain('0 pending');
    expect(code).toBe(1);
  });

  test('may be all that is not included, of any kind', async () => {
    const before = ({ url }: IncomingMessage, outgoing: ServerResponse) => {
      if (url?.startsWith('/balance') === true || url === '/session') return false;
      noPath({} as IncomingMessage, outgoing);
      return true;
    };
    const { url } = await started.add(startNotebook(undefined, { before }));
    const { code, out } = await runSuiteAt(url, ...login, '--include', 'getBalance', '--runs', '3');
    expect(out).toMatch(/getBalance .* passed/);
    expect(code).toBe(0);
  });

  async function withList(text: string) {
    const { url } = await started.add(answering(pending));
    const file = join(await mkdtemp(join(tmpdir(), 'conformance-')), 'pending.txt');
    await writeFile(file, text);
    return runSuiteAt(url, '--include', 'getJwks', '--allow-pending', file);
  }

  test('pass when the list names exactly them', async () => {
    const { code, out } = await withList('getJwks # soon\n');
    expect(code).toBe(0);
    expect(out).toMatch(/getJwks .* pending/);
  });

  test('fail when the list does not name them', async () => {
    const { code, out } = await withList('# nothing\n');
    expect(code).toBe(5);
    expect(out).toContain('getJwks are not implemented, and --allow-pending does not name them');
  });

  test('must leave the list once they are implemented', async () => {
    const { url } = await started.add(startNotebook());
    const file = join(await mkdtemp(join(tmpdir(), 'conformance-')), 'pending.txt');
    await writeFile(file, 'getJwks');
    const { code, out } = await runSuiteAt(url, '--include', 'getJwks', '--allow-pending', file);
    expect(code).toBe(5);
    expect(out).toContain('getJwks are not pending any more');
  });
});

test('the contract is searched in the current project, then near the program', async () => {
  const [project, program] = await Promise.all(['project-', 'program-'].map((name) => mkdtemp(join(tmpdir(), name))));
  const inside = join(String(project), 'src');
  await Promise.all([mkdir(inside), mkdir(join(String(project), 'generated'))]);
  expect(() => nearbyContract(inside, String(program))).toThrow('no openapi.yaml was found near here');
  await writeFile(join(String(program), 'openapi.yaml'), '');
  expect(nearbyContract(inside, String(program))).toBe(join(String(program), 'openapi.yaml'));
  await writeFile(join(String(project), 'generated/openapi.yaml'), '');
  expect(nearbyContract(inside, String(program))).toBe(join(String(project), 'generated/openapi.yaml'));
});
