import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles, featureOf, screensOf } from './changed-screens.ts';
import { screens } from './screens.ts';

const named = (changed: readonly string[]) => screensOf(screens, changed).map(({ name }) => name);

test('every screen belongs to a feature', () => {
  for (const screen of screens) expect(featureOf(screen)).not.toBe('');
});

test('a changed feature brings all of its screens and no others', () => {
  expect(named(['src/portal/features/help/help-page.tsx'])).toEqual(['help', 'helpmc']);
  expect(named(['README.md', 'src/tools/test.ts'])).toEqual([]);
});

test('what all features use brings one screen of each', () => {
  const found = named(['src/portal/theme/tokens.css']);
  expect(new Set(screens.map(featureOf))).toEqual(new Set(found.map((name) => featureOf({ name }))));
  expect(found.filter((name) => featureOf({ name }) === 'member')).toEqual(['member-security']);
});

test('a changed picture brings all screens', () => {
  expect(named(['e2e/visual/snapshots/help-dark.png'])).toHaveLength(screens.length);
});

test('what differs from the last renewed picture is read from git, tests and documents aside', () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-changed-'));
  expect(changedFiles(root)).toBeUndefined();
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root });
  git('init', '-q');
  expect(changedFiles(root)).toBeUndefined();
  mkdirSync(join(root, 'e2e/visual/snapshots'), { recursive: true });
  for (const name of ['a.ts', 'e2e/visual/snapshots/home.png', 'b.ts', 'c.ts']) {
    writeFileSync(join(root, name), '');
    git('add', '.');
    git('commit', '-qm', name);
  }
  writeFileSync(join(root, 'a.ts'), 'changed');
  writeFileSync(join(root, 'a.test.ts'), '');
  git('add', '.');
  expect(changedFiles(root)).toEqual(['a.ts', 'b.ts', 'c.ts']);
  const shallow = mkdtempSync(join(tmpdir(), 'portico-changed-'));
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, shallow]);
  expect(changedFiles(shallow)).toBeUndefined();
});
