import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './processes.ts';
import { type Figure, tables } from './result.ts';

interface Bench {
  readonly date: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
}

/** Writes `RESULTS.md` from the report of the last `npm run bench`. */
const { date, machine, figures } = JSON.parse(await readFile(join(root, 'reports/bench.json'), 'utf8')) as Bench;

await writeFile(
  join(import.meta.dirname, 'RESULTS.md'),
  `# Results

\`npm run bench\` of ${date.slice(0, 10)}, on ${machine}. Times are of this machine and vary by a fifth from run to run.
Ratios are taken within one run. The floor app (\`e2e/bench/floor\`) is the portal's libraries with one heading and one query.
Browser figures are taken in \`chromium-headless-shell\` where it is installed; Lighthouse is the median of five runs.
Bytes are kB of brotli. Targets are recorded, not enforced.

${tables(figures)}
`,
);
