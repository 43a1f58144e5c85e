// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showLanguage } from '../../i18n/language.ts';
import { media, withLayout } from '../testing/with-layout.ts';
import { Chart, type ChartKind } from './chart.tsx';

withLayout();
beforeEach(() => showLanguage('EN'));
afterEach(cleanup);

const points = [
  { label: 'Mon', value: 1200 },
  { label: 'Tue', value: -300, isMarked: true },
  { label: 'Wed', value: 0 },
];

const open = (kind: ChartKind, data = points) =>
  render(<Chart kind={kind} title="Net by day" of={{ label: 'Day', value: 'Net' }} points={data} mark="today" />);

test.each(['bar', 'line', 'share'] as const)(
  'a %s chart has its data in a table, and hides its drawing from screen readers',
  async (kind) => {
    const { container } = open(kind);
    const table = within(screen.getByRole('table', { name: 'Net by day' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['DayNet', 'Mon1,200', 'Tue, today-300', 'Wed0']);
    const drawing = container.querySelector('[aria-hidden="true"]');
    await expect.poll(() => drawing?.childElementCount).toBe(1);
    expect(drawing?.outerHTML).not.toMatch(/NaN|Infinity|-\d+%/);
  },
);

test('numbers follow the format of the language', async () => {
  await showLanguage('VI');
  open('bar');
  expect(screen.getByRole('row', { name: 'Mon 1.200' })).toBeDefined();
});

test.each(['bar', 'line', 'share'] as const)(
  'a %s chart of a single zero, or without data, renders without an error',
  async (kind) => {
    const { container } = open(kind, [{ label: 'Mon', value: 0 }]);
    await expect.poll(() => container.querySelector('[aria-hidden="true"]')?.childElementCount).toBe(1);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    cleanup();
    expect(open(kind, []).container.innerHTML).toBe('');
  },
);

test('a point with a text shows its amount exactly, and a line shows its highest and lowest value', async () => {
  const amounts = [
    { label: 'Mon', value: 12345678901234.56, text: '$12,345,678,901,234.56' },
    { label: 'Tue', value: -3, text: '−$3.00' },
  ];
  const { container } = open('line', amounts);
  expect(screen.getByRole('row', { name: 'Mon $12,345,678,901,234.56' })).toBeDefined();
  const drawing = container.querySelector('[aria-hidden="true"]');
  await expect.poll(() => drawing?.textContent).toBe('$12,345,678,901,234.56−$3.00MonTue');
});

test('bars stand side by side where there is room, and on a phone lie below each other if their texts are long', async () => {
  const ranks = ['Spark', 'Glow', 'Ember', 'Flame', 'Blaze', 'Beacon', 'Aurora'];
  const long = ranks.map((label, place) => ({ label, value: 100_000 * place }));
  const drawing = (container: HTMLElement) => container.querySelector('[aria-hidden="true"]');
  const lines = (container: HTMLElement) => [...(drawing(container)?.querySelectorAll('li') ?? [])];

  const phone = open('bar', long).container;
  await expect.poll(() => lines(phone).map(({ textContent }) => textContent)).toContain('Aurora600,000');
  expect(lines(phone)).toHaveLength(7);
  cleanup();
  const short = open('bar').container;
  await expect.poll(() => drawing(short)?.textContent).toBe('1,200Mon-300Tue0Wed');
  cleanup();
  media.matching.add('(width >= 640px)');
  const desktop = open('bar', long).container;
  await expect.poll(() => drawing(desktop)?.textContent).toContain('600,000Aurora');
});
