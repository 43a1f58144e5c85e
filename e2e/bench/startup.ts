import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { launch, residentMb, root } from './processes.ts';
import { type Figure, median } from './result.ts';

const runs = 5;

interface Start {
  readonly ms: number;
  readonly mb: number;
}

/** From the start of the process to the first page, and resident memory, against opening the same folder alone. */
export async function startup(dataDir: string): Promise<Figure[]> {
  const ours: Start[] = [];
  const bare: Start[] = [];
  for (let run = 0; run < runs; run++) {
    bare.push(await openAlone(dataDir));
    ours.push(await startServer(dataDir));
  }
  const ratio = median(ours.map((start, i) => start.ms / (bare[i]?.ms ?? Number.NaN)));
  const extra = median(ours.map((s) => s.mb)) - median(bare.map((s) => s.mb));
  return [
    {
      part: 'startup',
      name: 'opening the seeded PGlite folder alone',
      value: median(bare.map((s) => s.ms)),
      unit: 'ms',
    },
    { part: 'startup', name: 'server, start to first page', value: median(ours.map((s) => s.ms)), unit: 'ms' },
    { part: 'startup', name: 'server, to opening alone', value: ratio, unit: 'x', bound: ['<=', 3] },
    { part: 'startup', name: 'resident, bare PGlite', value: median(bare.map((s) => s.mb)), unit: 'MB' },
    { part: 'startup', name: 'resident, server above bare PGlite', value: extra, unit: 'MB', bound: ['<=', 250] },
  ];
}

/** Resident memory once the start is digested. */
async function settledMb(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  return residentMb(pid);
}

async function startServer(dataDir: string): Promise<Start> {
  const begin = performance.now();
  const server = await launch('node', ['build/server/main.js'], 'http://127.0.0.1:4186/index', {
    NODE_ENV: 'production',
    PORT: '4186',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  const ms = performance.now() - begin;
  const mb = await settledMb(server.process.pid ?? 0);
  await server.stop();
  return { ms, mb };
}

async function openAlone(dataDir: string): Promise<Start> {
  const begin = performance.now();
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    [join(import.meta.dirname, 'open-alone.ts'), join(dataDir, 'pglite')],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  const ms = performance.now() - begin;
  const mb = await settledMb(child.pid ?? 0);
  child.stdin.end();
  await once(child, 'exit');
  return { ms, mb };
}
