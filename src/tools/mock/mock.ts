import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readContract } from '../check/breaking-changes.ts';
import { freePort } from '../ports.ts';
import { forPrism } from './for-prism.ts';
import { mockProxy } from './proxy.ts';

const root = join(import.meta.dirname, '../../..');
const bundle = join(root, 'generated/openapi.yaml');
const prismContract = join(root, '.cache/prism/openapi.json');
const host = '127.0.0.1';
const otherPort = 'name another one: `npm run mock -- --port 4011`, or MOCK_PORT=4011 for `npm run dev:mock`';

/** `npm run mock`: Prism behind a proxy that corrects its answers to invalid requests. */
async function mock({ port, verbose }: { readonly port: string; readonly verbose: string }): Promise<void> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`'${port}' is no port; ${otherPort}.`);
  const prismPort = await freePort();
  const { promise: started, resolve: start } = Promise.withResolvers<number>();
  const contract = await readContract(bundle);
  await mkdir(dirname(prismContract), { recursive: true });
  await writeFile(prismContract, JSON.stringify(forPrism(contract)));
  const proxy = mockProxy(contract, started);
  await once(proxy.listen(Number(port), host), 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} of ${host} is already in use; stop the program that uses it, or ${otherPort}.`);
  });
  const prism = spawn(
    'prism',
    ['mock', prismContract, '--multiprocess=false', '-h', host, '-p', `${prismPort}`, '-v', verbose],
    {
      stdio: ['inherit', 'pipe', 'inherit'],
      // Prism does not start where NODE_ENV is production.
      env: {
        ...process.env,
        NODE_ENV: 'test',
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
      },
    },
  );
  // Nobody should call Prism past the proxy.
  const lines = createInterface({ input: prism.stdout });
  lines.on('line', (line) => console.log(line.replaceAll(`${host}:${prismPort}`, `${host}:${port}`)));
  prism.on('exit', (code) => {
    proxy.close();
    proxy.closeAllConnections();
    process.exitCode ??= code ?? 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => prism.kill('SIGTERM'));
  // One that a signal ended has no exit code.
  const hasEnded = () => prism.exitCode !== null || prism.signalCode !== null;
  while (!hasEnded() && !(await accepts(prismPort))) await pause(100);
  if (hasEnded()) return;
  start(prismPort);
  console.log(`The mock listens on http://${host}:${port}`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

try {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, verbose: { type: 'string', default: 'info' } },
  });
  await mock(values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
