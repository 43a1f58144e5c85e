import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from '../check/breaking-changes.ts';
import { freePort } from '../free-port.ts';
import { mockProxy } from './proxy.ts';

const root = join(import.meta.dirname, '../../..');
const bundle = join(root, 'generated/openapi.yaml');

/** `npm run mock`: Prism behind a proxy that corrects its answers to invalid requests. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, verbose: { type: 'string', default: 'info' } },
});
const prismPort = await freePort();
const args = ['mock', bundle, '--multiprocess=false', '-h', '127.0.0.1', '-p', `${prismPort}`, '-v', values.verbose];
const prism = spawn('prism', args, {
  stdio: 'inherit',
  // Prism does not start where NODE_ENV is production.
  env: {
    ...process.env,
    NODE_ENV: 'test',
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
  },
});
const proxy = mockProxy(await readContract(bundle), prismPort).listen(Number(values.port), '127.0.0.1', () => {
  console.log(`The mock listens on http://127.0.0.1:${values.port}`);
});
prism.on('exit', (code) => {
  proxy.close();
  proxy.closeAllConnections();
  process.exitCode ??= code ?? 1;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => prism.kill('SIGTERM'));
