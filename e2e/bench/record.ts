import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './processes.ts';
import { type DatedFigure, summary } from './summary.ts';

interface Bench {
  readonly machine: string;
  readonly figures: readonly DatedFigure[];
}

/** Writes `RESULTS.md` from the report of the `npm run bench` runs. */
const { machine, figures } = JSON.parse(await readFile(join(root, 'reports/bench.json'), 'utf8')) as Bench;

await writeFile(
  join(import.meta.dirname, 'RESULTS.md'),
  `# Results

\`npm run bench\` on ${machine}; each line has the day of its measurement. Times vary by a fifth from run to run.
Ratios are taken within one run. The floor app (\`e2e/bench/floor\`) is the portal's libraries with one heading and one query.
Browser figures are taken in \`chromium-headless-shell\` where it is installed; Lighthouse is the median of five runs.
Of the public pages, the worst and \`/index\`, \`/rng\`, \`/login\` and \`/vnlottery\` are named. Bytes are kB of brotli.
Targets are recorded, not enforced.

${summary(figures)}
`,
);
