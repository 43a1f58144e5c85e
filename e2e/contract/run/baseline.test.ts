import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notebookWorkflows, startNotebook } from '../testing/notebook/server.ts';
import { login, runSuiteAt, Started } from '../testing/run-main.ts';

const started = new Started();
let folder: string;
let report: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baseline-'));
  report = join(folder, 'conformance.json');
});
afterEach(() => started.stop());

const two = ['--include', 'getBalance', '--include', 'listNotes'] as const;

/** Tests a notebook, with one flaw or none, and writes its report. */
async function testedWith(flaw: Parameters<typeof startNotebook>[0], ...args: readonly string[]) {
  const { url } = await started.add(startNotebook(flaw));
  return runSuiteAt(url, ...login, '--runs', '3', '--report', folder, ...args);
}

/** What the last run wrote. */
async function written() {
  return JSON.parse(await readFile(report, 'utf8'));
}

describe('a baseline', () => {
  test('lets known failures pass, and names them', async () => {
    expect((await testedWith('mistyped-field', ...two)).code).toBe(1);
    const { code, out } = await testedWith('mistyped-field', ...two, '--baseline', report);
    expect(code).toBe(0);
    expect(out).toMatch(/known {4}getBalance response_schema_conformance: 200: \/value\/amount must be string/);
    expect(out).not.toContain('FAILED');
    expect(out).toMatch(/, 0 failed, .* 1 known$/m);
    // The report of such a run is a baseline again.
    expect((await testedWith('mistyped-field', ...two, '--baseline', report)).code).toBe(0);
    expect((await written()).problems.filter(({ known }: { known: boolean }) => known)).toHaveLength(1);
  });

  test('lets no other failure of the same check pass', async () => {
    await testedWith('mistyped-field', ...two);
    const { code, out } = await testedWith('empty-body', ...two, '--baseline', report);
    expect(code).toBe(1);
    expect(out).toContain('FAILED  getBalance response_schema_conformance');
  });

  test('says what is gone', async () => {
    await testedWith('mistyped-field', ...two);
    const { code, out } = await testedWith(undefined, ...two, '--baseline', report);
    expect(code).toBe(0);
    expect(out).toMatch(/^gone: getBalance response_schema_conformance: .*; take it out of the baseline$/m);
    expect((await written()).gone).toHaveLength(1);
  });

  test('says nothing of what was not tested', async () => {
    await testedWith('mistyped-field', ...two);
    const { out } = await testedWith(undefined, '--include', 'listNotes', '--baseline', report);
    expect(out).not.toContain('gone');
  });

  test('holds workflows', async () => {
    const stories = ['--include', 'getBalance', '--workflows', notebookWorkflows] as const;
    expect((await testedWith('mistyped-field', ...stories)).code).toBe(1);
    const { code, out } = await testedWith('mistyped-field', ...stories, '--baseline', report);
    expect(out).toContain('pay: known');
    expect(out).not.toContain('FAILED');
    expect(code).toBe(0);
    expect((await testedWith(undefined, ...stories, '--baseline', report)).out).toContain('gone: workflow pay;');
  });
});

describe('a rerun', () => {
  test('tests with the same seed what failed, and nothing else', async () => {
    await testedWith('mistyped-field', ...two, '--seed', '77');
    const { code, out } = await testedWith('mistyped-field', '--rerun', report);
    expect(code).toBe(1);
    expect(out).toContain('1 of 1 operations are there');
    expect(out).toContain('FAILED  getBalance response_schema_conformance');
    // The test's own seed was given, so it holds.
    expect(out).toContain('seed 1\n');
    expect((await testedWith(undefined, '--rerun', report)).code).toBe(0);
  });

  test('runs the workflows that failed', async () => {
    const stories = ['--workflows', notebookWorkflows] as const;
    await testedWith('mistyped-field', '--include', 'getJwks', ...stories);
    await testedWith(undefined, '--rerun', report, ...stories);
    expect((await written()).workflows).toMatchObject([{ id: 'pay', state: 'passed' }]);
  });

  test('of a run without a failure does nothing', async () => {
    await testedWith(undefined, ...two);
    expect(await testedWith(undefined, '--rerun', report)).toEqual({
      code: 0,
      err: '',
      out: `nothing failed in ${report}\n`,
    });
  });
});

test.each([
  ['--baseline', 'no JSON', /cannot be read/],
  ['--rerun', '{"passed":1}', /is no conformance\.json/],
])('%s with a file that is no report is refused: %s', async (flag, text, said) => {
  await writeFile(report, text);
  const { code, err } = await testedWith(undefined, flag, report);
  expect(code).toBe(2);
  expect(err).toMatch(said);
});
