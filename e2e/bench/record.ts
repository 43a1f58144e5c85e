import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Outcome, report } from '../../src/tools/drift/report.ts';
import { root } from './processes.ts';
import { type Figure, tables } from './result.ts';

interface Bench {
  readonly date: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
}

/** Writes `RESULTS.md` from the reports of the last `npm run bench` and `npm run test:drift`. */
const bench = JSON.parse(await readFile(join(root, 'reports/bench.json'), 'utf8')) as Bench;
const outcomes = JSON.parse(await readFile(join(root, 'reports/drift.json'), 'utf8')) as readonly Outcome[];

await writeFile(
  join(import.meta.dirname, 'RESULTS.md'),
  `# Results

Measured on ${bench.date.slice(0, 10)}, on ${bench.machine}. Ratios are taken within one run, on one machine.

## Benchmarks

\`npm run bench\`

${tables(bench.figures)}

## Drift

\`npm run test:drift\`: each edit of the contract alone, on a copy of the project, regenerated and checked.

${report(outcomes, true)}
`,
);
