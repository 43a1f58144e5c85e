import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notebookContract, startNotebook } from './testing/notebook/server.ts';
import { deserted } from './testing/odd-backends.ts';
import { Started } from './testing/run-main.ts';

const run = promisify(execFile);
/** npm fetches the packages that this one depends on. */
const longTimeout = 300_000;

const started = new Started();
let folder: string;
/** The packed file, in an empty folder outside of the repository. */
let packed: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-package-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: import.meta.dirname });
  [packed = ''] = await readdir(folder);
}, longTimeout);
afterAll(async () => {
  await started.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the program of the packed file as its README says. */
async function portico(...args: readonly string[]) {
  const npx = ['--yes', '--package', `./${packed}`, 'portico-conformance', ...args];
  try {
    return { code: 0, ...(await run('npx', npx, { cwd: folder })) };
  } catch (error) {
    // execFile rejects with these.
    return error as { code: number; stdout: string; stderr: string };
  }
}

test('the packed file tests a backend without the repository', { timeout: longTimeout }, async () => {
  const { url } = await started.add(startNotebook());
  const args = ['--contract', notebookContract, '--login', 'ada:Engine1843', '--include', 'getBalance', '--runs', '3'];
  const { code, stdout } = await portico('--url', url, ...args, '--report', 'reports');
  expect(stdout).toMatch(/[1-9]\d* passed, 0 failed/);
  expect(code).toBe(0);
  expect((await readdir(join(folder, 'reports'))).sort()).toEqual(
    ['html', 'json', 'sarif', 'xml'].map((end) => `conformance.${end}`),
  );
});

test('the packed file has the contract inside', { timeout: longTimeout }, async () => {
  const { code, stderr } = await portico('--url', await deserted());
  expect(stderr).toMatch(/against .*portico-conformance\/build\/openapi\.yaml/);
  expect(stderr).toContain('cannot be reached');
  expect(code).toBe(3);
});

test('the packed file is plain JavaScript, with README, changes and licence', { timeout: longTimeout }, async () => {
  const unpacked = join(folder, 'unpacked');
  await mkdir(unpacked);
  await run('tar', ['xzf', join(folder, packed), '-C', unpacked]);
  const files = await readdir(join(unpacked, 'package'), { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ name }) => name);
  expect(names.filter((name) => name.endsWith('.ts'))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE', 'openapi.yaml', 'cli.js']));
  expect(await readFile(join(unpacked, 'package/README.md'), 'utf8')).toContain('npx --package ./portico-conformance-');
});
