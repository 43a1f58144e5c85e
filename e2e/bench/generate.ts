import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typesMemory } from '../../src/tools/check/tool-checks.ts';
import { copyProject, removeCopy } from '../../src/tools/project-copy.ts';
import { run } from '../../src/tools/run.ts';
import { root } from './processes.ts';
import { type Figure, median } from './result.ts';

const rounds = 3;
const part = 'generate';

/**
 * How long it takes to generate everything from the contract and to check all types, on a copy of the project; beside it
 * `@hey-api/openapi-ts`, which makes client, hooks and validators from the same bundle, in turn with ours.
 */
export async function generate(say: (line: string) => void): Promise<Figure[]> {
  const copy = await copyProject(root);
  try {
    const other = join(copy, 'other');
    await mkdir(other);
    const tasks = {
      ours: () => run('node', ['src/tools/generate/generate.ts'], { cwd: copy }),
      theirs: () => openapiTs(copy, other),
      types: () => everything(copy),
      ourTypes: () => typesOf(copy, ['generated/client', 'generated/zod']),
      theirTypes: () => typesOf(copy, ['other']),
    };
    const seconds: Record<string, number[]> = {};
    for (let round = 1; round <= rounds; round++) {
      for (const [name, task] of Object.entries(tasks)) {
        say(`${name} ${round}/${rounds}`);
        const begin = performance.now();
        await task();
        seconds[name] = [...(seconds[name] ?? []), (performance.now() - begin) / 1000];
      }
    }
    const took = (name: keyof typeof tasks) => median(seconds[name] ?? []);
    return [
      {
        part,
        name: 'lint, bundle, client, mocks, validators, server',
        value: took('ours'),
        unit: 's',
        bound: ['<=', 12],
      },
      { part, name: 'openapi-ts: client, hooks, validators', value: took('theirs'), unit: 's' },
      { part, name: 'type-check of everything', value: took('types'), unit: 's', bound: ['<=', 8] },
      { part, name: 'type-check of our client, mocks, validators', value: took('ourTypes'), unit: 's' },
      { part, name: "type-check of openapi-ts's output", value: took('theirTypes'), unit: 's' },
    ];
  } finally {
    await removeCopy(copy);
  }
}

/** As `npm run typecheck` does it when it remembers nothing. */
async function everything(copy: string): Promise<string> {
  await rm(join(copy, typesMemory), { force: true });
  return await run('node', ['src/tools/check/typecheck.ts'], { cwd: copy });
}

async function openapiTs(copy: string, output: string): Promise<void> {
  const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@tanstack/react-query', 'zod'];
  const args = [
    '--input',
    join(copy, 'generated/openapi.yaml'),
    '--output',
    output,
    '--client',
    '@hey-api/client-axios',
  ];
  const command = join(root, 'e2e/bench/node_modules/.bin/openapi-ts');
  await run(command, [...args, '--plugins', ...plugins, '--no-log-file'], { cwd: copy });
}

/** The types of some folders alone. Errors do not count against a tool that was not made for our strictness. */
async function typesOf(copy: string, include: readonly string[]): Promise<void> {
  const file = join(copy, 'tsconfig.bench.json');
  await writeFile(file, JSON.stringify({ extends: './tsconfig.json', include }));
  const checked = run('node', ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.bench.json'], { cwd: copy });
  await checked.catch((error: unknown) => {
    if (!include.includes('other')) throw error;
  });
  await rm(file);
}
