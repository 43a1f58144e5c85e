import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generate as orval } from 'orval';
import { readContract } from '../check/breaking-changes.ts';
import { writtenContract } from '../check/tool-checks.ts';
import { copyProject, removeCopy } from '../project-copy.ts';
import { run } from '../run.ts';
import { type Step, withSteps } from '../steps.ts';
import type { Contract } from './contract.ts';
import {
  emitAnswers,
  emitClientHeaders,
  emitClientOperations,
  emitDefaults,
  emitErrorStatuses,
  emitServerHeaders,
  emitServerOperations,
} from './emit.ts';
import { kebab } from './names.ts';
import { type Operation, readOperations } from './operations.ts';
import { updateFolder } from './update-folder.ts';
import { splitValidators } from './validators.ts';

/**
 * The steps that make `generated/` from `openapi/`: bundle, orval (client, mocks, validators), then the operation tables
 * that orval does not write. The same contract always gives the same bytes.
 */
export function generationSteps(root: string): readonly Step[] {
  return [['bundle', () => bundleContract(root)], ...stepsFromBundle(root)];
}

/** The steps after the bundle. */
export function stepsFromBundle(root: string): readonly Step[] {
  return [
    [
      'client, mocks, validators',
      () => orval(join(root, 'orval.config.ts'), root, { logLevel: 'warn', throwOnError: true }),
    ],
    [
      'operation tables',
      async () => {
        const { paths, components } = await readContract(join(root, 'generated/openapi.yaml'));
        // Lint guarantees this form.
        const contract = { paths, components } as Contract;
        const operations = readOperations(contract);
        const files = {
          'server/operations.ts': emitServerOperations(operations),
          'server/headers.ts': emitServerHeaders(contract, operations),
          'server/error-statuses.ts': emitErrorStatuses(operations),
          'client/encrypted-operations.ts': emitClientOperations(operations),
          'client/headers.ts': emitClientHeaders(operations),
          'zod/answers.ts': emitAnswers(operations),
          'client/defaults.ts': emitDefaults(operations),
          'server/defaults.ts': emitDefaults(operations),
        };
        for (const [name, text] of Object.entries(files)) await writeFile(join(root, 'generated', name), text);
        await writeValidators(join(root, 'generated/server'), operations);
      },
    ],
    ['import paths', () => addImportExtensions(join(root, 'generated'))],
  ];
}

/** Empties `generated/` and writes the contract there as one file. */
export async function bundleContract(root: string): Promise<void> {
  await rm(join(root, 'generated'), { recursive: true, force: true });
  await run('redocly', ['bundle', 'portico', '-o', join(root, 'generated/openapi.yaml')], { cwd: root });
}

/** Splits orval's modules (one per tag) into one per operation, so that the server loads only those it needs. */
async function writeValidators(folder: string, operations: readonly Operation[]): Promise<void> {
  for (const [tag, members] of Map.groupBy(operations, (operation) => kebab(operation.tag))) {
    const target = join(folder, 'validators', tag);
    await mkdir(target, { recursive: true });
    const files = splitValidators(await readFile(join(folder, 'zod', tag, `${tag}.ts`), 'utf8'), members);
    for (const [name, text] of files) await writeFile(join(target, name), text);
  }
  await rm(join(folder, 'zod'), { recursive: true });
}

async function lint(root: string): Promise<void> {
  const offences = await writtenContract(root);
  if (offences.length > 0) throw new Error(`The contract has errors:\n${offences.join('\n')}`);
}

/** Generates in a copy and updates `generated/` at the end: a server that watches it sees no gap. */
async function generateFor(root: string): Promise<void> {
  const copy = await copyProject(root, ['generated']);
  try {
    await withSteps('generate', [
      ['lint', () => lint(root)],
      ...generationSteps(copy),
      ['update', () => updateFolder(join(root, 'generated'), join(copy, 'generated'))],
    ]);
  } finally {
    await removeCopy(copy);
  }
}

if (import.meta.main) {
  const root = process.cwd();
  // In a copy of the project nothing watches, and its caller lints separately.
  const work = process.argv.includes('--in-copy') ? withSteps('generate', generationSteps(root)) : generateFor(root);
  await work.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/**
 * Gives every relative import below `folder` its full file name. orval leaves the extension out, which bundlers
 * accept, but Node runs the server's TypeScript directly and does not.
 */
async function addImportExtensions(folder: string): Promise<void> {
  const files = new Set<string>();
  for await (const name of glob('**/*.ts', { cwd: folder })) files.add(join(folder, name));
  await Promise.all(
    [...files].map(async (file) => {
      const source = await readFile(file, 'utf8');
      const completed = source.replaceAll(
        /(from ')(\.{1,2}\/[^']*|\.{1,2})(')/g,
        (_, before: string, path: string, after: string) => before + complete(dirname(file), path, files) + after,
      );
      if (completed !== source) await writeFile(file, completed);
    }),
  );
}

function complete(from: string, path: string, generated: ReadonlySet<string>): string {
  if (path.endsWith('.ts')) return path;
  for (const candidate of [`${path}.ts`, `${path}/index.ts`]) {
    const file = join(from, candidate);
    // Handwritten files have extensions already.
    if (generated.has(file) || existsSync(file)) return candidate;
  }
  throw new Error(`Generated import '${path}' in ${from} leads nowhere`);
}
