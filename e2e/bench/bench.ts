import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { build as vite } from 'vite';
import { openDatabase } from '../../src/server/db/open.ts';
import { build, compressAll } from '../../src/tools/build.ts';
import { type Step, withSteps } from '../../src/tools/steps.ts';
import { balance } from './balance.ts';
import { contracts } from './contracts.ts';
import { draws } from './draws.ts';
import { typing } from './forms.ts';
import { generate } from './generate.ts';
import { ledger } from './ledger.ts';
import { lighthouse } from './lighthouse.ts';
import { load } from './load.ts';
import { lobby } from './lobby.ts';
import { login } from './login.ts';
import { type BenchOptions, type Part, parts, readOptions } from './options.ts';
import { posting } from './posting.ts';
import { root, seededFolder } from './processes.ts';
import { push } from './push.ts';
import { type Figure, tables } from './result.ts';
import { rounds } from './rounds.ts';
import { settlement } from './settlement.ts';
import { size } from './size.ts';
import { startup } from './startup.ts';
import type { DatedFigure } from './summary.ts';

/**
 * Measures the project or some parts into `reports/bench.json`. Targets are not enforced: times depend on the machine.
 */
const options = optionsOf(process.argv.slice(2));
const say = (line: string) => process.stderr.write(`\n  ${line} `);
const figures: Figure[] = [];
let folder = '';

const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}`;
const reportFile = join(root, 'reports/bench.json');

const measures: Readonly<Record<Part, () => Promise<Figure[]>>> = {
  generate: () => generate(say),
  size: () => size(folder, options.routes, say),
  startup: () => startup(folder),
  load: () => load(folder, say),
  balance: () => balance(folder, say),
  ledger: () => ledger(say),
  posting: () => posting(folder, say),
  push: () => push(folder, say),
  login: () => login(folder, say),
  lighthouse: () => lighthouse(folder, { ...options, say, keep: (measured) => keep('lighthouse', measured) }),
  forms: () => typing(say),
  lobby: async () => {
    const large = await seededFolder(4188);
    await addGames(large, 10_000);
    return lobby(large);
  },
  rounds: async () => rounds(say, options.count),
  settlement: () => settlement(say),
  draws: async () => draws(say, options.count),
  contracts: () => contracts(say, options.count),
};

/** Adds slots up to `count` games, for lobbies larger than the seed. */
async function addGames(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database.query(
    'bench_games',
    `insert into games (node_id, vendor_code, category, game_id, name, classify, released_at, min_bet, popularity)
     select 900000 + n, 'SAF', 'RNG', 'bench-' || n,
       (array['Golden', 'Lotus', 'Tiger', 'Lantern', 'Dragon', 'Jade', 'Crystal', 'Copper'])[1 + n % 8] || ' Road ' || n,
       '{VIDEO}', now() - interval '1 year', 0.2, 1
     from generate_series(1, $1::int - (select count(*)::int from games where category = 'RNG')) n`,
    [count],
  );
  await database.close();
}

/** Parts that need nothing beyond the project's own packages. */
const withoutTools: readonly Part[] = ['ledger', 'rounds', 'draws', 'contracts'];

const withTools: Step = ['tools of its own', async () => installTools()];

/** Parts that measure no portal. */
const withoutPortal: readonly Part[] = ['generate', 'ledger', 'rounds', 'settlement', 'draws', 'contracts'];

/** Measurements on a running portal. */
const onPortal: readonly Step[] = [
  ['build the portal', () => build(root)],
  [
    'build the floor app',
    async () => {
      await vite({ configFile: join(import.meta.dirname, 'floor/vite.config.ts'), logLevel: 'warn' });
      await compressAll(join(root, 'build/floor'));
    },
  ],
  [
    'seed a data folder',
    async () => {
      folder = await seededFolder(4180);
    },
  ],
];

await withSteps('bench', [
  ...(options.only.some((part) => !withoutTools.includes(part)) ? [withTools] : []),
  ...(options.only.some((part) => !withoutPortal.includes(part)) ? onPortal : []),
  ...parts
    .filter((part) => options.only.includes(part))
    .map(
      (part) =>
        [
          part,
          async () => {
            const measured = await measures[part]();
            figures.push(...measured);
            await keep(part, measured);
          },
        ] as const,
    ),
]);

console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}\n\n${tables(figures)}`);

/** Exits with a message if the named thing does not exist. */
function optionsOf(args: readonly string[]): BenchOptions {
  try {
    return readOptions(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function installTools(): void {
  if (existsSync(join(import.meta.dirname, 'node_modules/lighthouse'))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: import.meta.dirname, stdio: 'inherit' });
}

/** Writes the figures of a part next to the figures of earlier parts, so a later failure loses none. */
async function keep(part: Part, measured: readonly Figure[]): Promise<void> {
  await mkdir(join(root, 'reports'), { recursive: true });
  // This tool wrote the file.
  const before = existsSync(reportFile)
    ? (JSON.parse(await readFile(reportFile, 'utf8')) as { figures: DatedFigure[] })
    : undefined;
  const date = new Date().toISOString().slice(0, 10);
  const lines = new Set(measured.map(lineOf));
  const all = [
    // Pages without a measurement in this run keep their figures.
    ...(before?.figures ?? []).filter((each) => each.part !== part || (each.row && !lines.has(lineOf(each)))),
    ...measured.map((each) => ({ ...each, date })),
  ];
  const order = (each: Figure) => parts.indexOf(each.part);
  const sorted = all.sort((a, b) => order(a) - order(b));
  await writeFile(reportFile, JSON.stringify({ machine, figures: sorted }, null, 2));
}

function lineOf({ part, row }: Figure): string {
  return JSON.stringify([part, row]);
}
