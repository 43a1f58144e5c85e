import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { siteServer } from '../site-server.ts';
import { siteAt } from '../sites.ts';
import type { Engine } from './engine.ts';
import { installedFirefox, startFirefox } from './firefox.ts';
import { checks, smoke } from './smoke.ts';
import { installedWebKit, startWebKit } from './webkit.ts';

/** The engines besides Chromium. What is reported only fails nothing: its driver is not yet steady. */
const engines = [
  { name: 'Firefox', gate: true, find: installedFirefox, start: startFirefox },
  { name: 'WebKit', gate: false, find: installedWebKit, start: startWebKit },
] as const;

/** `npm run engines`: the smoke in the other engines that this machine has; `--only webkit --runs 10` runs a part. */
async function run(only: string | undefined, runs: number): Promise<boolean> {
  const report = { passed: 0, failed: 0, broken: [] as string[] };
  const chosen = engines.filter(({ name }) => only === undefined || name.toLowerCase() === only);
  const present = chosen.flatMap((engine) => {
    const path = engine.find();
    if (path === undefined) console.log(`${engine.name} is not installed: skipped`);
    return path === undefined ? [] : [{ ...engine, path }];
  });
  if (present.length > 0) {
    const stop = await startSite();
    try {
      for (const { name, gate, path, start } of present) {
        for (let count = 0; count < runs; count += 1) {
          const failed = await inEngine(() => start(path), name);
          if (!gate) continue;
          report.passed += checks.length - failed.length;
          report.failed += failed.length;
          report.broken.push(...failed);
        }
      }
    } finally {
      await stop();
    }
  }
  await mkdir('reports', { recursive: true });
  await writeFile('reports/engines.json', JSON.stringify(report, undefined, 2));
  return report.failed === 0;
}

async function inEngine(start: () => Promise<Engine>, name: string): Promise<readonly string[]> {
  const begun = performance.now();
  let failed: readonly string[];
  let version = name;
  try {
    const engine = await start();
    try {
      failed = await smoke(engine, siteAt('vendors'));
      version = engine.name;
    } finally {
      await engine.close();
    }
  } catch (error) {
    failed = checks.map((check) => `${check.name}: ${String(error)}`);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${version}: ${checks.length - failed.length} of ${checks.length} checks passed in ${seconds} s`);
  for (const line of failed) console.log(`  ${name}: ${line}`);
  return failed;
}

/** Starts the site on which the vendors' games are played for money. Returns the function that stops it. */
async function startSite(): Promise<() => Promise<void>> {
  const { cwd, env, timeout, url } = siteServer('vendors', [], { SANDBOX_VENDORS: 'on' });
  const server = spawn('node', ['e2e/serve.ts'], { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  const end = Date.now() + timeout;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null || Date.now() > end) throw new Error('The site did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
}

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '1' } } });
if (!(await run(values.only, Number(values.runs)))) process.exitCode = 1;
