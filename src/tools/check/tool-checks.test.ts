import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, removeCopy } from '../project-copy.ts';
import { differences } from './fresh.ts';
import { deadCode, lint, types, workflows } from './tool-checks.ts';
import { writeTree } from './tree.ts';

describe('on a copy of the project', () => {
  let copy: string;
  beforeAll(async () => {
    copy = await copyProject(join(import.meta.dirname, '../../..'));
    // Only the files with offences; the check itself covers the whole project.
    const all = '"include": ["src", "e2e", "generated", "openapi", "*.ts"]';
    await edit(join(copy, 'tsconfig.json'), all, '"include": ["src/server/handlers"]');
  });
  afterAll(() => removeCopy(copy));

  async function edit(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(file, 'utf8');
    expect(text).toContain(from);
    await writeFile(file, text.replace(from, to));
  }

  test('types: an operation without a handler, another answer, and a handler without an operation or among those of another tag do not compile', async () => {
    const handlers = join(copy, 'src/server/handlers');
    await Promise.all([
      edit(join(handlers, 'handlers.ts'), '\n  ...streamHandlers,', '\n  ...streamHandlers,\n  teleport: never,'),
      edit(join(handlers, 'stream.ts'), '\n  streamEvents:', '\n  getBalance: () => never(),\n  streamEvents:'),
      writeFile(
        join(handlers, 'wrong.ts'),
        // A table that has too much is not searched for what is missing, so this one stands elsewhere.
        `import type { Handler, HandlerTable } from './handler.ts';
import { handlers } from './handlers.ts';
export const { streamEvents, ...others } = handlers;
export const table = others satisfies HandlerTable;
export const wrong: Handler<'getBalance'> = async () => ({
  success: true,
  value: { sumBalance: 12, playable: [], currency: 'USD', asOf: '2026-01-05T00:00:00Z' },
});`,
      ),
    ]);
    const offences = await types(copy);
    for (const offence of [
      /^src\/server\/handlers\/wrong\.ts:4:\d+ .*'streamEvents' is missing/,
      /^src\/server\/handlers\/handlers\.ts:\d+:\d+ .*'teleport' does not exist/,
      /^src\/server\/handlers\/stream\.ts:\d+:\d+ .*'getBalance' does not exist/,
      /^src\/server\/handlers\/wrong\.ts:5:\d+ .*sumBalance: number.* is not assignable/,
    ]) {
      expect(offences).toContainEqual(expect.stringMatching(offence));
    }
  });
});

describe('on a temporary project', () => {
  // The check itself generates; what it compares stands here in small.
  test('fresh: a file that was edited, one too many and one too few are named', async () => {
    const made = { 'generated/model/game.ts': 'gameName', 'generated/server/operations.ts': '' };
    const committed = { 'generated/model/game.ts': 'title', 'generated/client/extra.ts': '' };
    const same = { 'generated/openapi.yaml': 'openapi: 3.1.0' };
    const root = await writeTree({ ...committed, ...same });
    expect(await differences(root, await writeTree({ ...made, ...same }))).toEqual([
      'generated/client/extra.ts is not made from openapi/',
      'generated/model/game.ts differs from what openapi/ gives',
      'generated/server/operations.ts is missing',
    ]);
  });

  test('lint: any, a default export, a non-null assertion, a barrel and a restricted import are found', async () => {
    const root = await writeTree(
      {
        'src/server/any.ts': 'export const a = (x: any) => x;\n',
        'src/server/default.ts': 'export default 1;\n',
        'src/server/sure.ts': 'export const first = (list: string[]) => list[0]!;\n',
        'src/server/barrel.ts': "export * from './any.ts';\n",
        'src/server/untidy.ts': 'export const a = 1',
        'src/portal/params.ts':
          "import { useSearchParams } from 'react-router-dom';\nexport const use = useSearchParams;\n",
        '.gitignore': 'node_modules\n',
      },
      ['biome.json'],
    );
    const offences = await lint(root);
    for (const [file, rule] of [
      ['any.ts:1:', 'noExplicitAny'],
      ['default.ts:1:', 'noDefaultExport'],
      ['sure.ts:1:', 'noNonNullAssertion'],
      ['barrel.ts:1:', 'noReExportAll'],
      ['untidy.ts:1:', 'format'],
      ['params.ts:1:', 'noRestrictedImports'],
    ] as const) {
      expect(
        offences.some((line) => line.includes(file) && line.includes(rule)),
        `${file} ${rule}`,
      ).toBe(true);
    }
  });

  test('dead code: a file and an export that nothing uses are found', async () => {
    const root = await writeTree(
      {
        'package.json': '{ "name": "tree", "type": "module", "private": true }',
        'src/portal/entry-client.tsx': "import { used } from './lib/a.ts';\nused();\n",
        'src/portal/lib/a.ts': 'export const used = () => 1;\nexport const idle = 1;\n',
        'src/portal/lib/forgotten.ts': 'export const forgotten = 1;\n',
      },
      ['knip.json', 'tsconfig.json'],
    );
    const offences = await deadCode(root);
    expect(offences).toContainEqual(expect.stringMatching(/^src\/portal\/lib\/forgotten\.ts:1:1 Unused files/));
    expect(offences).toContainEqual(expect.stringMatching(/^src\/portal\/lib\/a\.ts:2:\d+ Unused exports: idle/));
  });
});

const project = join(import.meta.dirname, '../../..');

// That those of the project are in order is the check `workflows`.
test('a workflow with an operation that the contract does not have, or without steps, is found', async () => {
  const root = await writeTree({}, ['redocly.yaml', 'package.json']);
  await mkdir(join(root, 'openapi/arazzo'), { recursive: true });
  await mkdir(join(root, 'generated'));
  await cp(join(project, 'openapi/lint'), join(root, 'openapi/lint'), { recursive: true });
  await cp(join(project, 'generated/openapi.yaml'), join(root, 'generated/openapi.yaml'));
  const head = ['arazzo: 1.0.1', 'info: { title: A story, version: 1.0.0 }'];
  const source = 'sourceDescriptions: [{ name: portico, type: openapi, url: ../../generated/openapi.yaml }]';
  const steps = '    steps:\n      - stepId: look\n        operationId: listUnicorns';
  const story = [...head, source, 'workflows:', '  - workflowId: story'];
  await writeFile(join(root, 'openapi/arazzo/odd.arazzo.yaml'), [...story, steps].join('\n'));
  await writeFile(join(root, 'openapi/arazzo/short.arazzo.yaml'), story.join('\n'));
  const offences = await workflows(root);
  expect(offences).toContain('openapi/arazzo/odd.arazzo.yaml:8:1 listUnicorns is no operation of the contract');
  expect(offences.join('\n')).toMatch(/short\.arazzo\.yaml:\d+:\d+ .*steps/);
});
