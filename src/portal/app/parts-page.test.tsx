// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal, withPortal } from '../testing/portal.tsx';
import { PartsPage } from './parts-page.tsx';

withPortal();

const ui = join(import.meta.dirname, '../ui');
const source = (file: string) => readFileSync(file, 'utf8');

test('the page of all parts uses every component of ui/', () => {
  const components = readdirSync(ui)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...source(join(ui, file)).matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => name));
  expect(components.length).toBeGreaterThan(30);
  const page = source(join(import.meta.dirname, 'parts-page.tsx'));
  // The frame of the page shows the messages.
  const missing = components.filter((name) => !name?.startsWith('Toaster') && !page.includes(`<${name}`));
  expect(missing).toEqual([]);
});

test('every dialog of the page of all parts opens and closes', async () => {
  const { user } = openPortal('/', { routes: [{ path: '/', element: <PartsPage /> }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Parts' })).toBeDefined();
  for (const name of ['Modal', 'Sheet', 'BottomSheet']) {
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'ConfirmDialog' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
