import { demoWithoutSandboxes } from '../../src/server/testing/server-process.ts';
import { launch, residentMb } from './processes.ts';
import { type Figure, median } from './result.ts';

const runs = 5;
const part = 'startup';

/** The time from the process's start to the first page, and the resident memory, on a seeded data folder. */
export async function startup(dataDir: string): Promise<Figure[]> {
  const times: number[] = [];
  const memory: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    const server = await launch('node', ['build/server/main.js'], 'http://127.0.0.1:4186/index', {
      NODE_ENV: 'production',
      ...demoWithoutSandboxes,
      PORT: '4186',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    });
    times.push(performance.now() - begin);
    // Resident memory falls in the first seconds.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    memory.push(await residentMb(server.process.pid ?? 0));
    await server.stop();
  }
  return [
    { part, name: 'start to first page', value: median(times), unit: 'ms' },
    { part, name: 'resident memory', value: median(memory), unit: 'MB' },
  ];
}
