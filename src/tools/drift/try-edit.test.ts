import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { announcesBreak, hasEntry } from '../check/gate/releases.ts';
import { announce } from './try-edit.ts';

test('an announced break passes the gate: it has a later version and an entry in the changelog', async () => {
  const root = await mkdtemp(join(tmpdir(), 'portico-announce-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'openapi'));
  await writeFile(join(root, 'openapi/openapi.yaml'), 'info:\n  version: 12.3.4\n');
  await writeFile(join(root, 'openapi/CHANGELOG.md'), '# Changes\n');
  await announce(root);
  const version = /version: (\S+)/.exec(await readFile(join(root, 'openapi/openapi.yaml'), 'utf8'))?.[1] ?? '';
  expect(announcesBreak('12.3.4', version)).toBe(true);
  expect(hasEntry(await readFile(join(root, 'openapi/CHANGELOG.md'), 'utf8'), version)).toBe(true);
});
