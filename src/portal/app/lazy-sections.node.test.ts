import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const portal = join(import.meta.dirname, '..');

/** The modules that the portal's first module imports, and what these import, each with its path below the portal. */
async function importedAtOnce(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (found.has(path) || !/^[^.].*\.tsx?$/.test(path)) return;
    found.add(path);
    const text = await readFile(join(portal, path), 'utf8');
    // Types are not in the built code.
    const imports = text.matchAll(/^(?:import|export)(?! type\b)[^'"();]*'(\.[^']+)';$/gm);
    await Promise.all([...imports].map(([, name = '']) => visit(join(dirname(path), name))));
  };
  await visit('entry-client.tsx');
  return found;
}

let atOnce: ReadonlySet<string>;
beforeAll(async () => {
  atOnce = await importedAtOnce();
});

test('the walk over the imports reaches the table of the pages', () => {
  expect([...atOnce]).toEqual(expect.arrayContaining(['app/page-table.tsx', 'app/shell/header.tsx', 'lib/storage.ts']));
});

test.each([
  ['egame', 'lobby/lobby-page.tsx'],
  ['elott', 'lottery/lottery-page.tsx'],
  ['lottery', 'lottery/lottery-page.tsx'],
  ['vnlottery', 'lottery/vietnam-page.tsx'],
  ['pointMall', 'mall/point-mall-page.tsx'],
  ['promo', 'promotions/promotions-page.tsx'],
  ['promoDetail', 'promotions/promotion-page.tsx'],
  ['seamless', 'launch/seamless-page.tsx'],
  ['byIframe', 'launch/game-page.tsx'],
  ['index', 'home/home-page.tsx'],
])('PERF-01 no import of the portal brings the code of section %s with it', async (_section, page) => {
  await readFile(join(portal, 'features', page));
  expect([...atOnce]).not.toContain(`features/${page}`);
});
