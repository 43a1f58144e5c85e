import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { typesMemory } from '../../src/tools/check/tool-checks.ts';
import { copyProject, removeCopy } from '../../src/tools/project-copy.ts';
import { run } from '../../src/tools/run.ts';
import { root } from './processes.ts';
import { type Figure, median } from './result.ts';

const rounds = 3;
const part = 'generate';

/** The time to generate everything from the contract and to check all types, on a copy of the project. */
export async function generate(say: (line: string) => void): Promise<Figure[]> {
  const copy = await copyProject(root);
  const generating: number[] = [];
  const typing: number[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      say(`generate ${round}/${rounds}`);
      generating.push(await secondsOf(() => run('node', ['src/tools/generate/generate.ts'], { cwd: copy })));
      // The incremental state of the last type check would shorten this one.
      await rm(join(copy, typesMemory), { force: true });
      typing.push(await secondsOf(() => run('node', ['src/tools/check/typecheck.ts'], { cwd: copy })));
    }
  } finally {
    await removeCopy(copy);
  }
  return [
    { part, name: 'npm run generate', value: median(generating), unit: 's', target: ['<=', 12] },
    { part, name: 'npm run typecheck, nothing remembered', value: median(typing), unit: 's', target: ['<=', 10] },
  ];
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}
