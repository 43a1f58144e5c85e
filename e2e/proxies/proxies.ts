import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { demoWithoutSandboxes, opened, type ServerProcess, startProcess } from '#server/testing/server-process.ts';
import { freePort } from '#tools/ports.ts';
import { startPostgres } from '#tools/postgres.ts';
import { type FrontProxy, makeCertificate, programOf, proxies, writeConfiguration } from './installed.ts';
import { authorisation, call, walk, writeToService } from './walk.ts';

/** Two server processes, each of which can be restarted on its port. */
interface Pair {
  readonly ports: readonly [number, number];
  restart(index: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

async function startPair(databaseUrl: string, folder: string): Promise<Pair> {
  const ports = [await freePort(), await freePort()] as const;
  const start = async (index: 0 | 1) => {
    const run = startProcess({
      ...demoWithoutSandboxes,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(ports[index]),
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: 'off',
      LOGIN_LIMIT_PER_ACCOUNT: 'off',
      LOGIN_LIMIT_PER_ADDRESS: 'off',
      LOG_LEVEL: 'error',
      STOP_DELAY: process.env['STOP_DELAY'] || '5',
    });
    await opened(run);
    return run;
  };
  const end = async (run: ServerProcess) => {
    run.child.kill('SIGTERM');
    await run.ended;
  };
  // The first one makes the demo.
  const runs = [await start(0), await start(1)] as [ServerProcess, ServerProcess];
  return {
    ports,
    async restart(index) {
      await end(runs[index]);
      runs[index] = await start(index);
    },
    stop: async () => void (await Promise.all(runs.map(end))),
  };
}

/** Runs work behind a proxy with its documented configuration. */
async function behind(
  proxy: FrontProxy,
  program: string,
  folder: string,
  { ports }: Pair,
  work: (site: string) => Promise<void>,
) {
  const own = join(folder, proxy.program);
  mkdirSync(own);
  const [plainPort, securePort] = [await freePort(), await freePort()];
  const file = writeConfiguration(proxy, { folder: own, servers: ports, plainPort, securePort });
  const env = { PATH: process.env['PATH'], HOME: own, CADDY_ADMIN: `127.0.0.1:${await freePort()}` };
  const child = spawn(program, proxy.run(file, own), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (part) => (said += part));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const site = `https://127.0.0.1:${securePort}`;
  try {
    await untilReady(site, () => child.exitCode === null);
    await work(site);
  } catch (error) {
    throw new Error(`${proxy.name}: ${error instanceof Error ? error.message : error}\n${said.slice(-2_000)}`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function untilReady(site: string, isAlive: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const status = await call(`${site}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
    if (status === 200) return;
    if (!isAlive() || Date.now() > deadline) throw new Error(`it does not answer (${status})`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const CALLERS = 6;
/**
 * A connection that the kernel has taken and the server has not, when its listener closes, is reset. nginx, which does not probe, then
 * answers 502 to a POST, because it may have been done: a call or two on a busy machine.
 */
const MAX_FAILED = 0.002;
/** Two probes of the proxies: it must know that the first one is back before the second one stops. */
const PROBES_MS = 2_500;

/** Restarts one process after the other under calls, and counts the calls; `failures` has the status of each that failed. */
async function rollingRestart(
  site: string,
  pair: Pair,
): Promise<{ readonly calls: number; readonly failures: readonly string[] }> {
  const me = await authorisation(site);
  const failures: string[] = [];
  let [calls, running] = [0, true];
  const caller = async (index: number) => {
    while (running) {
      const made = index % 3 === 0 ? writeToService(site, me) : call(`${site}/wps/member/info`, { headers: me });
      const status = await made.then(
        ({ status }) => status,
        (error: unknown) => String(error),
      );
      calls += 1;
      if (typeof status === 'string' || status >= 500) failures.push(`${status}`);
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, index) => caller(index));
  await pair.restart(0);
  await new Promise((resolve) => setTimeout(resolve, PROBES_MS));
  await pair.restart(1);
  running = false;
  await Promise.all(callers);
  return { calls, failures };
}

/**
 * Starts the proxies that are installed with exactly the files of docs/proxies, ports and certificate replaced, before two
 * servers on one PostgreSQL, and walks what must work behind each. Arguments choose some of them, by program.
 */
async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const asked = proxies.filter(({ program }) => chosen.length === 0 || chosen.includes(program));
  const found = asked.map((proxy) => ({ proxy, program: programOf(proxy) }));
  for (const { proxy, program } of found) if (!program) console.log(`${proxy.name}: skipped, it is not installed`);
  if (found.every(({ program }) => program === undefined)) return;
  const folder = mkdtempSync(join(tmpdir(), 'portico-proxies-'));
  const postgres = await startPostgres();
  try {
    setDefaultCACertificates([...getCACertificates('default'), makeCertificate(folder)]);
    const pair = await startPair(postgres.url, join(folder, 'data'));
    try {
      for (const { proxy, program } of found) {
        if (program) await behind(proxy, program, folder, pair, (site) => tryAll(proxy.name, site, pair));
      }
    } finally {
      await pair.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryAll(name: string, site: string, pair: Pair): Promise<void> {
  for (const [what, step] of Object.entries(walk)) {
    const told = await step(site).then(
      (figure) => figure ?? 'passed',
      (error: unknown) => {
        process.exitCode = 1;
        return `FAILED: ${error instanceof Error ? error.message : error}`;
      },
    );
    console.log(`${name}: ${what}: ${told}`);
  }
  const { calls, failures } = await rollingRestart(site, pair);
  const kinds = [...new Set(failures)].join(', ');
  console.log(`${name}: rolling restart: ${failures.length} of ${calls} calls failed ${kinds}`.trimEnd());
  if (failures.length > calls * MAX_FAILED) process.exitCode = 1;
}

await main();
