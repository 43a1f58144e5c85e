import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chosenFolders, mutationFolders } from './folders.ts';

const root = join(import.meta.dirname, '../../..');
const all = mutationFolders(root);
const paths = (...chosen: readonly string[]) => chosenFolders(all, chosen).map(({ path }) => path);

test('a path takes its folder, or all folders below it, and without one all are taken', () => {
  expect(paths('src/server/domain/money/wallet')).toEqual(['src/server/domain/money/wallet']);
  expect(paths('src/shared/')).toEqual(expect.arrayContaining(['src/shared/money', 'src/shared/validation']));
  expect(paths('src/portal')).toEqual(['src/portal/form', 'src/portal/access']);
  expect(paths()).toEqual(all.map(({ path }) => path));
});

test('a path without folders is refused', () => {
  expect(() => paths('src/server/dom')).toThrow("'src/server/dom' is no folder under mutation testing");
  expect(() => paths('src/server/domain/walle')).toThrow();
});

test('a folder inside another one is changed once, with its own tests', () => {
  expect(
    chosenFolders(all, ['src/server/domain/identity/verification']).map(({ path, except }) => [path, except]),
  ).toEqual([
    ['src/server/domain/identity/verification', ['src/server/domain/identity/verification/drawing']],
    ['src/server/domain/identity/verification/drawing', []],
  ]);
});

test('every folder has a test among those that judge it', () => {
  const bare = all.filter(({ tests }) => globSync([...tests], { cwd: root }).length === 0);
  expect(bare.map(({ path }) => path)).toEqual([]);
});
