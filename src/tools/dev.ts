import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { demoLine, isDemo } from './demo.ts';
import { devPlaces } from './dev-places.ts';
import { portFault } from './ports.ts';

const root = join(import.meta.dirname, '../..');
const mock = process.argv.includes('--mock');
const { backendPort, portalPort, mockPort, dataDir } = devPlaces(process.env, mock);
const bundle = 'generated/openapi.yaml';
const at = (port: string) => `http://127.0.0.1:${port}`;

const children: ChildProcess[] = [];

/** Starts backend and portal with reload. With `--mock` Prism answers; the backend serves what the contract omits. */
async function start(): Promise<void> {
  const ports = { DEV_PORT: portalPort, PORT: backendPort, ...(mock && { MOCK_PORT: mockPort }) };
  // One that fails would leave the others running without it.
  for (const [name, port] of Object.entries(ports)) {
    const fault = await portFault(name, port);
    if (fault === undefined) continue;
    console.error(fault);
    process.exitCode = 1;
    return;
  }
  const demo = isDemo(process.env);
  if (demo) console.log(demoLine);
  children.push(
    child('node', ['--watch', 'src/server/main.ts'], {
      NODE_ENV: 'development',
      DEMO: demo ? '1' : '',
      PORT: backendPort,
      DATA_DIR: dataDir,
      PUBLIC_URL: process.env['PUBLIC_URL'] || at(portalPort),
    }),
    child('vite', [], {
      DEV_PORT: portalPort,
      BACKEND_URL: at(mock ? mockPort : backendPort),
      ART_URL: at(backendPort),
      ...(mock && { MOCKED_CONTRACT: bundle }),
    }),
  );
  if (mock) children.push(child('node', ['src/tools/mock/mock.ts', '--port', mockPort], {}));
}

function child(command: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  const started = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, PATH: path } });
  started.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    stopAll();
  });
  return started;
}

function stopAll(): void {
  for (const running of children) if (running.exitCode === null) running.kill('SIGTERM');
}

process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
await start();
