import { parseArgs } from 'node:util';
import { fillDisk } from './disk-full.ts';
import { failOver } from './fail-over.ts';
import { besideLastRelease, lastRelease } from './last-release.ts';
import { makeLinks } from './make-links.ts';
import { haproxyProgram } from './pair.ts';
import { pgbouncer } from './pgbouncer.ts';
import { tryPooler } from './pooler.ts';
import type { Store } from './store.ts';
import { type ChaosResult, runChaos } from './under-load.ts';

const stores: readonly Store[] = ['pglite', 'postgres'];

/**
 * Kills the server and PostgreSQL under load, then fills the disk, then makes a hundred links at once, then goes through a
 * pooler, then promotes standbys, then runs the last release beside today's. Fails if acknowledged money is missing or doubled.
 */
const { values } = parseArgs({
  options: {
    on: { type: 'string' },
    kills: { type: 'string', default: '50' },
    'database-kills': { type: 'string', default: '5' },
    failovers: { type: 'string', default: '3' },
  },
});
const parts: readonly string[] = [...stores, 'full-disk', 'links', 'pooler', 'failover', 'release'];
if (values.on !== undefined && !parts.includes(values.on)) {
  throw new Error(`--on is ${parts.join(', ')}, not '${values.on}'`);
}
const isChosen = (part: string) => values.on === undefined || values.on === part;

const begin = performance.now();
const say = (line: string) => process.stderr.write(`chaos ${seconds()} s: ${line}\n`);

for (const store of stores.filter(isChosen)) {
  const databaseKills = store === 'postgres' ? Number(values['database-kills']) : 0;
  const kills = Number(values.kills);
  const result = await runChaos({ store, kills, databaseKills, say: (line) => say(`${store}, ${line}`) });
  tell(`${store}: ${kills} kills of the server, ${databaseKills} of PostgreSQL`, result);
}
if (isChosen('full-disk')) {
  for (const store of stores) {
    const what = `${store}, full disk`;
    const result = await fillDisk(store, (line) => say(`${what}: ${line}`));
    if (result) tell(what, result);
    else console.log(`${what}: not tried, because only root may mount a small file system`);
  }
}
if (isChosen('links')) {
  for (const store of stores) {
    const what = `${store}, links at once`;
    tell(what, await makeLinks(store, (line) => say(`${what}: ${line}`)));
  }
}
if (isChosen('pooler')) {
  if (pgbouncer) tell('behind PgBouncer', await tryPooler((line) => say(`pooler, ${line}`)));
  else console.log('behind PgBouncer: not tried, because it is not installed');
}
if (isChosen('failover')) {
  const failovers = Number(values.failovers);
  if (haproxyProgram) tell(`${failovers} failovers`, await failOver(failovers, (line) => say(`failover, ${line}`)));
  else console.log('failover: not tried, because HAProxy is not installed');
}
if (isChosen('release')) {
  const commit = lastRelease();
  if (commit) tell('beside the last release', await besideLastRelease(commit, (line) => say(`release, ${line}`)));
  else console.log('beside the last release: not tried, because the history of the project is not here');
}

function seconds(): string {
  return ((performance.now() - begin) / 1000).toFixed(0);
}

function tell(what: string, { acknowledged, repeated, wrong }: ChaosResult): void {
  for (const line of wrong) console.error(line);
  console.log(
    `${what}: ${acknowledged} acknowledged movements, ${repeated} of them only when repeated, ${wrong.length} differences`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}
