import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tools/ports.ts';
import { startPostgres } from '#tools/postgres.ts';
import { run } from '#tools/run.ts';

const root = join(import.meta.dirname, '..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
/** Docker allows a process this much after SIGTERM. */
const GRACE_MS = 10_000;

/** The last command of this kind, which the Dockerfile writes as a list. */
function commandOf(kind: 'CMD' | 'RUN npm ci'): readonly string[] {
  const lines = dockerfile.split('\n').filter((line) => line.trim().startsWith(kind));
  const last = lines.at(-1)?.trim() ?? '';
  return kind === 'CMD' ? JSON.parse(last.slice(kind.length)) : last.split(' ').slice(1);
}

/** What asks for the health of a container, with the port of this run. */
function healthCommand(port: number): readonly string[] {
  const [, list = '[]'] = /HEALTHCHECK[^\n]*\\\n\s+CMD (\[.*\])/.exec(dockerfile) ?? [];
  return JSON.parse(list.replace(':4000', `:${port}`));
}

/**
 * Does what the Dockerfile does, without Docker: the packages of its last stage and the build beside them, started as an ordinary
 * user who may write nothing there; its health check passes, and SIGTERM ends it in time.
 */
async function tryImage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-image-'));
  const postgres = await startPostgres();
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(root, name), join(folder, name));
    const [program = '', ...args] = commandOf('RUN npm ci');
    await run(program, args, { cwd: folder });
    cpSync(join(root, 'build'), join(folder, 'build'), { recursive: true, dereference: true });
    spawnSync('chmod', ['-R', 'a+rX,a-w', folder]);
    const port = await freePort();
    const env = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: `${port}`, DATABASE_URL: postgres.url };
    const [, ...main] = commandOf('CMD');
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const server = spawn(process.execPath, main, { cwd: folder, env, ...nobody, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    while (!/Open\s+http/.test(said)) {
      const [part] = await Promise.race([once(server.stdout, 'data'), once(server, 'close').then(() => [undefined])]);
      if (part === undefined) throw new Error(`The server ended: ${said}`);
      said += part;
    }
    const [, ...health] = healthCommand(port);
    if (spawnSync(process.execPath, health).status !== 0) throw new Error('The health check failed.');
    const began = performance.now();
    server.kill('SIGTERM');
    const [code] = await once(server, 'close');
    const milliseconds = Math.round(performance.now() - began);
    console.log(`health check passed; SIGTERM ended it with ${code} after ${milliseconds} ms`);
    if (code !== 0 || milliseconds > GRACE_MS) process.exitCode = 1;
  } finally {
    await postgres.stop();
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

await tryImage();
