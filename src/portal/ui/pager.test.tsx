// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Pager, pagerItems } from './pager.tsx';
import { stubWidth } from './testing/stub-width.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const setup = (page: number, pages: number, width = 1440) => {
  stubWidth(() => width);
  const onChange = vi.fn();
  render(
    <Pager
      page={page}
      pages={pages}
      onChange={onChange}
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(n) => `Page ${n}`}
    />,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { onChange, press };
};

describe('Pager', () => {
  test('LAYOUT-06 emits page changes', async () => {
    const { onChange, press } = setup(5, 30);
    await press('Previous');
    await press('Next');
    await press('Page 30');
    expect(onChange.mock.calls).toEqual([[4], [6], [30]]);
  });

  test('LAYOUT-07 previous does nothing at the first page', async () => {
    const { onChange, press } = setup(1, 3);
    await press('Previous');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('LAYOUT-08 next does nothing at the last page', async () => {
    const { onChange, press } = setup(3, 3);
    await press('Next');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('LAYOUT-09 shows three pages around the current one and one at each end', () => {
    setup(5, 30);
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('1…456…30');
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('5');
  });

  test('LAYOUT-06 on a phone only the current page and the ends have room', async () => {
    const { onChange, press } = setup(5, 30, 390);
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('1…5…30');
    await press('Next');
    expect(onChange.mock.calls).toEqual([[6]]);
  });

  test('LAYOUT-06 the current page is not a change', async () => {
    const { onChange, press } = setup(2, 3);
    await press('Page 2');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('pagerItems', () => {
  test('LAYOUT-09 keeps the range at the ends and never hides a single page', () => {
    expect(pagerItems(1, 30)).toEqual([1, 2, 3, 'gap', 30]);
    expect(pagerItems(30, 30)).toEqual([1, 'gap', 28, 29, 30]);
    expect(pagerItems(4, 30)).toEqual([1, 2, 3, 4, 5, 'gap', 30]);
    expect(pagerItems(2, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pagerItems(1, 1)).toEqual([1]);
    expect(pagerItems(1, 0)).toEqual([]);
  });

  test('pages rise, none repeats, and the current one is always among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
        const [page, pages] = a < b ? [a, b] : [b, a];
        const numbers = pagerItems(page, pages).filter((item) => item !== 'gap');
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(numbers.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
