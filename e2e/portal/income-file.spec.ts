import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { openAs } from './support.ts';

const at = (panel: string) => `/index?${new URLSearchParams({ modal: 'agentCenter', panel })}`;

/** The cells of a CSV file by the names of their columns. */
async function rowsOf(path: string): Promise<Record<string, string>[]> {
  const text = (await readFile(path, 'utf8')).replace('\uFEFF', '').trimEnd();
  const [names = [], ...rows] = text
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
  return rows.map((cells) => Object.fromEntries(names.map((name, n) => [name, cells[n] ?? ''])));
}

/** An amount in cents as the page writes it. */
async function centsOf(page: Page, name: string): Promise<number> {
  const value = page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()
    .locator('xpath=following-sibling::dd');
  return Math.round(Number((await value.innerText()).replaceAll(/[$,]/g, '')) * 100);
}

test('AGENT-08 CONTRACT-09 an agent saves everything behind an income and computes the bill from the file to the cent', async ({
  page,
}) => {
  await openAs(page, 'agent01', at('agentMyIncome?kind=daily'));
  const dialog = page.getByRole('dialog', { name: 'Agent centre' });
  const paid = dialog.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Paid', exact: true }) });
  await paid.getByRole('button').first().click();
  await expect(dialog.getByText('What it was computed from').first()).toBeVisible();
  const shown = await dialog.getByRole('status').getByText(/ of /).textContent();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export CSV' }).click();
  const rows = await rowsOf(await (await saving).path());
  expect(rows).toHaveLength(Number(shown?.split(' of ')[1]?.replaceAll(',', '')));

  const sumOf = (name: string) => rows.reduce((sum, row) => sum + Number(row[name]), 0);
  const turnover = Math.round(sumOf('turnover') * 100);
  expect(turnover).toBeGreaterThan(0);
  expect(turnover).toBe(await centsOf(page, 'Team turnover'));
  const bets = rows.filter((row) => row['kind'] === 'Bet');
  const rates = new Set(bets.map((row) => row['rate']));
  expect(rates.size).toBe(1);
  const [rate = ''] = rates;
  const gross = Math.floor((turnover * Math.round(Number(rate) * 10_000)) / 10_000);
  expect(gross).toBe(await centsOf(page, 'Gross'));
  const [below, net] = [await centsOf(page, 'To downlines'), await centsOf(page, 'Net')];
  expect(net).toBe(Math.max(0, gross - below));
  // With the cents that were rounded off and the bills below the rows make the net.
  expect(Number((sumOf('amount') * 100).toFixed(6))).toBe(net);
  const bill = await dialog
    .getByRole('term')
    .filter({ hasText: /^Bill$/ })
    .first()
    .locator('xpath=following-sibling::dd')
    .innerText();
  expect(new Set(rows.map((row) => row['bill']))).toEqual(new Set([bill]));
});
