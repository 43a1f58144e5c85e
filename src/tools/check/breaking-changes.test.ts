import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releaseContract } from '../release-contract.ts';
import { breakingChanges } from './breaking-changes.ts';
import { announcesBreak, hasEntry, isLater, noteRelease } from './gate/releases.ts';
import { writeTree } from './tree.ts';

const contract = (version: string, id: string) =>
  `openapi: 3.1.0\ninfo: { version: ${version} }\npaths: { /a: { get: { operationId: ${id}, responses: {} } } }\n`;

async function tree(released: string, bundle: string, changelog = ''): Promise<string> {
  const root = await writeTree({
    'openapi/released.yaml': released,
    'openapi/releases.yaml': '',
    'generated/openapi.yaml': bundle,
    'openapi/CHANGELOG.md': `# Changes\n\n${changelog}`,
  });
  await noteRelease(root, '0.1.0', released);
  return root;
}

describe('the gate', () => {
  test('a break that nothing announces fails, and says what to do', async () => {
    expect(await breakingChanges(await tree(contract('0.1.0', 'a'), contract('0.1.0', 'b')))).toEqual([
      'GET /a (a): operationId became b',
      'openapi/openapi.yaml: to break the contract, raise info.version (released: 0.1.0, now: 0.1.0) and describe the break in openapi/CHANGELOG.md under the new version',
    ]);
  });

  test('a version without an entry fails, and an entry without a version', async () => {
    expect(await breakingChanges(await tree(contract('0.1.0', 'a'), contract('0.2.0', 'b')))).toHaveLength(2);
    const entry = '## 0.1.0\n\nRenamed.';
    expect(await breakingChanges(await tree(contract('0.1.0', 'a'), contract('0.1.0', 'b'), entry))).toHaveLength(2);
  });

  test('an announced break passes', async () => {
    const root = await tree(contract('0.1.0', 'a'), contract('0.2.0', 'b'), '## 0.2.0\n\n`a` is now `b`.');
    expect(await breakingChanges(root)).toEqual([]);
  });
});

describe('a release', () => {
  test('needs a later version and an entry, and then is what later contracts are compared with', async () => {
    const same = await tree(contract('0.1.0', 'a'), contract('0.1.0', 'b'), '## 0.1.0\n\nFirst.');
    await expect(releaseContract(same)).rejects.toThrow('raise it above 0.1.0');
    const silent = await tree(contract('0.1.0', 'a'), contract('0.2.0', 'b'));
    await expect(releaseContract(silent)).rejects.toThrow("has no entry '## 0.2.0'");
    const good = await tree(contract('0.1.0', 'a'), contract('0.2.0', 'b'), '## 0.2.0\n\nSecond.');
    expect(await releaseContract(good)).toBe('0.2.0');
    await expect(releaseContract(good)).rejects.toThrow('raise it above 0.2.0');
    expect(await breakingChanges(good)).toEqual([]);
  });

  test('is never rewritten, whether under its own version or a later or earlier one', async () => {
    const root = await tree(contract('0.1.0', 'a'), contract('0.2.0', 'b'), '## 0.2.0\n\nSecond.');
    await releaseContract(root);
    for (const [version, id] of [
      ['0.2.0', 'c'],
      ['0.3.0', 'b'],
      ['0.1.0', 'a'],
    ] as const) {
      await writeFile(join(root, 'openapi/released.yaml'), contract(version, id));
      expect(await breakingChanges(root)).toEqual([
        'openapi/released.yaml: this is not 0.2.0 as it was released: take it back with `git checkout`, and release a change as a later version with `npm run release:contract`',
      ]);
    }
  });
});

describe('versions', () => {
  test.each([
    ['0.1.0', '0.1.1', false],
    ['0.1.0', '0.2.0', true],
    ['0.1.0', '1.0.0', true],
    ['1.0.0', '1.9.0', false],
    ['1.0.0', '2.0.0', true],
    ['2.0.0', '1.0.0', false],
  ])('from %s to %s a break is announced: %s', (released, now, announced) => {
    expect(announcesBreak(released, now)).toBe(announced);
  });

  test('later is by number, not by letter', () => {
    expect(isLater('0.9.0', '0.10.0')).toBe(true);
    expect(isLater('0.10.0', '0.9.9')).toBe(false);
    expect(isLater('1.0.0', '1.0.0')).toBe(false);
  });

  test('an empty entry is none', () => {
    expect(hasEntry('## 0.2.0\n\n## 0.1.0\n\nFirst.', '0.2.0')).toBe(false);
    expect(hasEntry('## 0.2.0, 5 January\n\nSecond.', '0.2.0')).toBe(true);
  });
});
