import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../table.ts';
import { type CheckResult, checks } from './checks.ts';
import { runChecks } from './run-checks.ts';

/** Number of offences shown per check; the JSON file has them all. */
const shown = 30;

const usage = `npm run check -- [--only NAME,NAME] [--root DIR] [--stop-at-first] [--json FILE]
checks: ${checks.map(({ name }) => name).join(', ')}`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      root: { type: 'string', default: process.cwd() },
      json: { type: 'string' },
      'stop-at-first': { type: 'boolean', default: false },
    },
  });
  const names = values.only?.split(',').map((name) => name.trim());
  const unknown = names?.filter((name) => !checks.some((check) => check.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no check '${unknown.join("', '")}'.\n${usage}`);
  const selected = checks.filter(({ name }) => !names || names.includes(name));
  const results = await runChecks(resolve(values.root), selected, {
    width: Math.min(2, availableParallelism()),
    stopAtFirst: values['stop-at-first'],
    onResult: ({ name, seconds, offences }) => {
      const state = offences.length > 0 ? `${offences.length} offences` : 'passed';
      process.stderr.write(`check ${name}: ${state} (${seconds.toFixed(1)} s)\n`);
    },
  });
  if (values.json) {
    await mkdir(dirname(values.json), { recursive: true });
    await writeFile(values.json, JSON.stringify(results, undefined, 2));
  }
  console.log(report(results));
  if (results.some(({ offences }) => offences.length > 0)) process.exitCode = 1;
}

function report(results: readonly CheckResult[]): string {
  const failed = results.filter(({ offences }) => offences.length > 0);
  const details = failed.map(({ name, offences }) => {
    const more = offences.length > shown ? [`  ... and ${offences.length - shown} more`] : [];
    return [`\n${name}:`, ...offences.slice(0, shown).map((line) => `  ${line}`), ...more].join('\n');
  });
  const rows = results.map(({ name, seconds, offences }) => [
    name,
    offences.length > 0 ? `${offences.length} offences` : 'passed',
    seconds.toFixed(1),
  ]);
  const last = `${results.length - failed.length} checks passed, ${failed.length} failed`;
  return [...details, '', table([['check', 'result', 'seconds'], ...rows]), '', last].join('\n');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
