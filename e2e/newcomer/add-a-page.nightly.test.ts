import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { types } from '#tools/check/tool-checks.ts';
import { freePort } from '#tools/ports.ts';
import { copyProject, copyTypesMemory, removeCopy } from '#tools/project-copy.ts';
import { run } from '#tools/run.ts';

/** What a newcomer writes who follows 'Add a page' in docs/how-to.md: four steps, and nothing besides. */
const newFiles: Readonly<Record<string, string>> = {
  'src/portal/features/rewards/rewards-page.tsx': `import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getListVipTiersQueryOptions, useListVipTiers } from '#generated/client/member-rank/member-rank.ts';

/** \`/rewards\`: the ranks, by name. */
export function RewardsPage() {
  const { t } = useTranslation();
  const { data } = useListVipTiers();
  return (
    <>
      <h1 className="display mt-4 text-3xl">{t('rewards.title')}</h1>
      <ul>
        {data?.tiers.map(({ clubLabel }) => (
          <li key={clubLabel.rankLevel}>{clubLabel.labelName}</li>
        ))}
      </ul>
    </>
  );
}

/** Fetches what the page shows first. */
export async function prefetchRewards(queries: QueryClient): Promise<void> {
  await queries.prefetchQuery(getListVipTiersQueryOptions());
}
`,
  'src/portal/i18n/locales/en/rewards.ts': "export const rewards = { title: 'What a rank brings' };\n",
  'src/portal/i18n/locales/vi/rewards.ts': `import type { rewards as en } from '../en/rewards.ts';
import type { Translated } from '../translated.ts';

export const rewards: Translated<typeof en> = { title: 'Quyền lợi theo hạng' };
`,
};

/** Text to insert before a line of a file, or behind a line that ends in `pages: {`. */
const insertions: readonly (readonly [file: string, line: string, text: string])[] = [
  ['src/portal/access/paths.ts', "  vip: '/vip',", "  rewards: '/rewards',"],
  [
    'src/portal/i18n/areas.ts',
    '  search: {',
    `  rewards: {
    en: () => import('./locales/en/rewards.ts'),
    vi: () => import('./locales/vi/rewards.ts'),
  },`,
  ],
  ['src/portal/i18n/locales/en/shell.ts', '  pages: {', "    rewards: 'Rewards',"],
  ['src/portal/i18n/locales/vi/shell.ts', '  pages: {', "    rewards: 'Quyền lợi',"],
  [
    'src/portal/app/page-table.tsx',
    '  registration(paths.register),',
    `  {
    path: paths.rewards,
    module: 'features/rewards/rewards-page.tsx',
    load: () =>
      import('../features/rewards/rewards-page.tsx').then((m) => ({
        Page: m.RewardsPage,
        prefetch: m.prefetchRewards,
      })),
    texts: ['rewards'],
    title: (t) => t('shell.pages.rewards'),
  },`,
  ],
];

let copy: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  const root = join(import.meta.dirname, '../..');
  copy = await copyProject(root);
  await copyTypesMemory(root, copy);
  for (const [file, content] of Object.entries(newFiles)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), content);
  }
  for (const [file, line, text] of insertions) {
    const before = await readFile(join(copy, file), 'utf8');
    expect(before.split(line), `${file} has '${line}' once`).toHaveLength(2);
    const written = line.endsWith('pages: {') ? `${line}\n${text}` : `${text}\n${line}`;
    await writeFile(join(copy, file), before.replace(line, written));
  }
});
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await removeCopy(copy);
});

test('a page that follows docs/how-to.md passes the checks of types, import rules and lint', async () => {
  expect(await types(copy)).toEqual([]);
  await run('node', ['node_modules/.bin/depcruise', '--config', '.dependency-cruiser.cjs', 'src/portal'], {
    cwd: copy,
  });
  await run('biome', ['check', 'src/portal/features/rewards', 'src/portal/app/page-table.tsx'], { cwd: copy });
});

test('it is served with its title, texts and data in both languages', async () => {
  // Vitest sets NODE_ENV to test.
  await run('node', ['src/tools/build.ts'], { cwd: copy, env: { NODE_ENV: 'production' } });
  const port = await freePort();
  server = spawn('node', ['build/server/main.js'], {
    cwd: copy,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: `${port}`,
      DATA_DIR: join(copy, '.data'),
      LOG_LEVEL: 'silent',
    },
  });
  const site = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${site}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
  const page = async (language: string) => (await fetch(`${site}/rewards`, { headers: { Language: language } })).text();
  const english = await page('EN');
  expect(english).toContain('<title>Rewards | Lumo</title>');
  expect(english).toMatch(/<h1[^>]*>What a rank brings<\/h1><ul><li>/);
  expect(await page('VI')).toMatch(/<h1[^>]*>Quyền lợi theo hạng<\/h1><ul><li>/);
});
