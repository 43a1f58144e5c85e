import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { types } from '../check/tool-checks.ts';
import { copyProject, copyTypesMemory, removeCopy } from '../project-copy.ts';
import { run } from '../run.ts';
import { addToObject, codeBlocks } from './links.ts';

/** A test of the added list. */
const rendering = `// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { withServer } from '#mocks/with-server.ts';
import { renderInPortal } from '#portal/entities/testing/render-in-portal.tsx';
import { loadArea } from '#portal/i18n/i18n.ts';
import { LinksPage } from './links-page.tsx';

withServer();
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await Promise.all([loadArea('centre'), loadArea('lists')]);
});

test('the list of docs/how-to.md is shown', async () => {
  renderInPortal(<LinksPage />, '/index?panel=links%3Fsort%3Dvisits');
  const table = within(await screen.findByRole('table', { name: 'Registration links' }));
  expect(await table.findByRole('rowheader', { name: 'LUMO20' })).toBeDefined();
  expect(table.getByRole('columnheader', { name: 'Visits' }).getAttribute('aria-sort')).toBe('ascending');
  expect(table.getByText('539')).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Code or note' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDefined();
});
`;

let copy: string;

beforeAll(async () => {
  copy = await copyProject(process.cwd());
  await copyTypesMemory(process.cwd(), copy);
});
afterAll(() => removeCopy(copy));

describe('a list added by the instructions of docs/how-to.md', () => {
  test('has the right types, and is shown', async () => {
    const blocks = codeBlocks(await readFile(join(copy, 'docs/how-to.md'), 'utf8'), 'Add a list');
    expect(blocks.map(({ path }) => path)).toEqual([
      'src/portal/features/agent/links/links-page.tsx',
      'src/portal/i18n/locales/en/centre.ts',
      'src/portal/i18n/locales/vi/centre.ts',
    ]);
    for (const { path, code } of blocks) {
      const file = join(copy, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, existsSync(file) ? addToObject(await readFile(file, 'utf8'), code) : code);
    }
    await writeFile(join(copy, 'src/portal/features/agent/links/links-page.test.tsx'), rendering);
    expect(await types(copy)).toEqual([]);
    await run('vitest', ['run', '--project', 'portal', 'src/portal/features/agent/links'], { cwd: copy });
  });
});
