import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenLinks } from './links.ts';

test('the pages for people name only what is there', () => {
  expect(brokenLinks(join(import.meta.dirname, '../../..'))).toEqual([]);
});

test('a file, an anchor, a path and a script that are not there are found', async () => {
  const root = await mkdtemp(join(tmpdir(), 'portico-links-'));
  await writeFile(join(root, 'package.json'), '{"scripts":{"check":""}}');
  await mkdir(join(root, 'docs'));
  await mkdir(join(root, 'src/shared'), { recursive: true });
  await writeFile(
    join(root, 'docs/there.md'),
    ['# A page: `of` two', '## Twice', '## Twice', '```', '## No heading', '[no link](gone.md)', '```'].join('\n'),
  );
  await writeFile(
    join(root, 'README.md'),
    [
      '[a](docs/there.md#a-page-of-two) [b](docs/there.md#twice-1) [c](https://example.com/gone.md) `src/shared/<area>/`',
      '[d](docs/gone.md)',
      '[e](docs/there.md#no-heading)',
      '![f](#nowhere) and `src/gone.ts`, `src/*.md`, `e2e/<area>/`',
      '[g](../outside.md)',
      '```',
      'npm run check; npm run gone:too -- src/gone.ts',
      '```',
    ].join('\n'),
  );
  expect(brokenLinks(root)).toEqual([
    'README.md:2 leads to docs/gone.md',
    'README.md:3 leads to docs/there.md#no-heading',
    'README.md:4 leads to #nowhere',
    'README.md:4 names src/gone.ts',
    'README.md:4 names src/*.md',
    'README.md:4 names e2e/<area>/',
    'README.md:5 leads to ../outside.md',
    'README.md says npm run gone:too',
  ]);
  await rm(root, { recursive: true });
});
