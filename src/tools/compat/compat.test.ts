import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { attempts } from './compat.ts';
import type { Generator } from './generators.ts';

const generator: Generator = {
  language: 'Shell',
  name: 'echo',
  version: '1',
  options: 'none',
  documents: ['openapi-compat.yaml'],
  files: { 'in/start.txt': 'begun' },
  install: 'cp in/start.txt installed.txt',
  generate: 'echo "$DOCUMENT" > code.txt',
  compile: 'test -s code.txt && test -s installed.txt',
};

async function attempted(change: Partial<Generator>) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return await attempts({ ...generator, ...change }, '/documents', join(folder, 'own'));
}

test('a generator whose code compiles passes', async () => {
  expect(await attempted({})).toEqual([
    { document: 'openapi-compat.yaml', generated: 'yes', compiles: 'yes', passed: true },
  ]);
});

test('a generator that cannot be installed was not tried', async () => {
  expect(await attempted({ install: 'echo no such package; exit 1' })).toEqual([
    { document: 'openapi-compat.yaml', generated: 'not tried: no such package', compiles: 'not tried', passed: true },
  ]);
});

test('a document that is refused and code that does not compile are failures, each with the line that says why', async () => {
  const [refused] = await attempted({ generate: 'echo reading; echo "error: bad document"; echo stopped; exit 1' });
  expect(refused).toMatchObject({ generated: 'no: error: bad document', compiles: 'not tried', passed: false });
  const [broken] = await attempted({ compile: 'echo "x redeclared"; exit 2' });
  expect(broken).toMatchObject({ generated: 'yes', compiles: 'no: x redeclared', passed: false });
});
