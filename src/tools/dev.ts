import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const mock = process.argv.includes('--mock');
const backendPort = mock ? '4010' : (process.env['PORT'] ?? '4000');

const backend: readonly [string, readonly string[]] = mock
  ? ['prism', ['mock', 'generated/openapi.yaml', '--multiprocess=false', '--host', '127.0.0.1', '--port', backendPort]]
  : ['node', ['--watch', 'src/server/main.ts']];

/** `npm run dev`: the backend (or, with `--mock`, Prism) and the portal, both reloading on change. Ctrl-C ends both. */
const children = [
  child(...backend, { NODE_ENV: 'development', PORT: backendPort }),
  child('vite', [], { BACKEND_URL: `http://127.0.0.1:${backendPort}` }),
];

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
