import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Coverage, coverage, idsOfTitle, readList } from './requirements/coverage.ts';
import { readResults } from './requirements/results.ts';
import { table } from './table.ts';

/** `npm run requirements`: lists the requirements proved by the last test runs, by area. */
async function requirements(root: string, missing: boolean, areas: readonly string[]): Promise<boolean> {
  const list = readList(await readFile(join(root, 'e2e/requirements.md'), 'utf8'));
  const reports = await Array.fromAsync(glob('reports/{vitest-*,playwright*}.json', { cwd: root }));
  if (reports.length === 0) throw new Error('There are no reports in reports/: run `npm test` first.');
  const results = (await Promise.all(reports.map((file) => readResults(join(root, file))))).flat();
  const wrong = results.flatMap(({ title }) =>
    idsOfTitle(title)
      .filter((id) => !list.has(id))
      .map((id) => [id, title]),
  );
  for (const [id, title] of wrong) console.error(`'${title}' names ${id}, which is not in e2e/requirements.md`);
  const rows = coverage(list, results).filter(({ area }) => areas.length === 0 || areas.includes(area));
  console.log(report(rows, missing, list));
  return wrong.length === 0;
}

function report(rows: readonly Coverage[], missing: boolean, list: ReadonlyMap<string, string>): string {
  const total = rows.reduce((sum, { all }) => sum + all.length, 0);
  const proved = rows.reduce((sum, row) => sum + row.proved.length, 0);
  const lines = rows.map(({ area, all, proved: some }) => [area, `${some.length}`, `${all.length}`]);
  const open = rows.flatMap((row) => row.all.filter((id) => !row.proved.includes(id)));
  return [
    table([['area', 'proved', 'of'], ...lines]),
    ...(missing ? ['', ...open.map((id) => `${id} ${list.get(id) ?? ''}`)] : []),
    '',
    `${proved} of ${total} requirements are proved by a passed test`,
  ].join('\n');
}

const { values } = parseArgs({
  options: { missing: { type: 'boolean', default: false }, areas: { type: 'string', default: '' } },
});
const areas = values.areas.split(',').filter(Boolean);
await requirements(process.cwd(), values.missing, areas).then(
  (good) => {
    if (!good) process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
