import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pendingWords, readPending } from '../pending.ts';
import { releaseContract } from '../release-contract.ts';
import { pending } from './pending.ts';
import { writeTree } from './tree.ts';

const contract = (version: string, ids: readonly string[], info = '') =>
  [
    'openapi: 3.1.0',
    `info: { version: ${version}${info} }`,
    'paths:',
    ...ids.map((id) => `  /${id}: { get: { operationId: ${id}, responses: {} } }`),
    '',
  ].join('\n');

const list = (...ids: string[]) =>
  `import type { OperationId } from '../../../generated/server/operations.ts';

export const notImplemented = [
${ids.map((id) => `  '${id}',\n`).join('')}] as const satisfies readonly OperationId[];
`;

const tree = (released: string, names: string, bundle = '') =>
  writeTree({
    'openapi/released.yaml': released,
    'openapi/CHANGELOG.md': '## 0.2.0\n\nSecond.\n',
    'generated/openapi.yaml': bundle,
    'src/server/handlers/not-implemented.ts': names,
  });

describe('the list of what is not implemented', () => {
  test('may name what is new and what was pending at the release', async () => {
    const released = contract('0.1.0', ['getA', 'getB'], ', x-pending: [getB]');
    expect(await pending(await tree(released, list('addNew', 'getB')))).toEqual([]);
    expect(await pending(await tree(released, list()))).toEqual([]);
  });

  test('never grows back: what was answered at the release is named with its place', async () => {
    const released = contract('0.1.0', ['getA', 'getB'], ', x-pending: [getB]');
    expect(await pending(await tree(released, list('getA', 'getB')))).toEqual([
      'src/server/handlers/not-implemented.ts:4:1 getA was answered in release 0.1.0: the list only ever shrinks, so give it a handler',
    ]);
  });

  test('a release without the mark answered everything', async () => {
    expect(await pending(await tree(contract('0.1.0', ['getA']), list('getA')))).toHaveLength(1);
  });

  test('is alphabetical and names nothing twice', async () => {
    expect(await pending(await tree(contract('0.1.0', []), list('b', 'a', 'a')))).toEqual([
      'src/server/handlers/not-implemented.ts:5:1 a must stand before b: the list is alphabetical',
      'src/server/handlers/not-implemented.ts:6:1 a stands there twice',
    ]);
  });

  test('is written into the release, which holds it from then on', async () => {
    const bundle = contract('0.2.0', ['getA', 'getB', 'getC']);
    const root = await tree(contract('0.1.0', ['getA']), list('getB', 'getC'), bundle);
    await releaseContract(root);
    const released = parse(await readFile(join(root, 'openapi/released.yaml'), 'utf8'));
    expect(released).toEqual({ ...parse(bundle), info: { version: '0.2.0', 'x-pending': ['getB', 'getC'] } });
    expect(await pending(root)).toEqual([]);
  });

  test('is told in lines of a bearable length, nothing where there is nothing', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `operation${index + 10}`);
    const words = pendingWords(await readPending(await tree(contract('0.1.0', []), list(...ids))));
    const [title, ...lines] = words.split('\n');
    expect(title).toBe('not implemented yet, 30 operations answer 501:');
    expect(lines.join(' ').match(/\w+/g)).toEqual(ids);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(112);
    expect(pendingWords([])).toBe('');
  });
});
