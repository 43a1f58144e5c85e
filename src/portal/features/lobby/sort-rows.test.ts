// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { sortRows } from './sort-rows.ts';

/** A list with rows in this order, each with a button. */
function listOf(...rows: number[]) {
  const list = document.createElement('div');
  list.innerHTML = rows.map((row) => `<div data-row="${row}"><button>${row}</button></div>`).join('');
  document.body.append(list);
  return list;
}

const order = (list: HTMLElement) => [...list.children].map((row) => row.textContent).join(' ');

afterEach(() => document.body.replaceChildren());

describe('sortRows', () => {
  test('puts rows into the order in which they stand', () => {
    const list = listOf(5, 6, 2, 3, 4);
    sortRows(list);
    expect(order(list)).toBe('2 3 4 5 6');
  });

  test('leaves alone what is in order, and an empty list', () => {
    const list = listOf(1, 2, 3);
    sortRows(list);
    sortRows(listOf());
    expect(order(list)).toBe('1 2 3');
  });

  test('moves as few rows as it can', async () => {
    const list = listOf(4, 1, 2, 3);
    const watch = new MutationObserver(() => {});
    watch.observe(list, { childList: true });
    sortRows(list);
    const moved = new Set(watch.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
    expect([...moved].map((row) => row.textContent)).toEqual(['4']);
  });

  test('does not take the focus from a row that has it', () => {
    const list = listOf(4, 5, 1, 2, 3);
    const button = list.querySelector<HTMLElement>('[data-row="5"] button');
    button?.focus();
    sortRows(list);
    expect(document.activeElement).toBe(button);
    expect(order(list)).toBe('1 2 3 4 5');
  });
});
