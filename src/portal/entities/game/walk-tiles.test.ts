// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextPlace, walkTiles } from './walk-tiles.ts';

let end = () => {};

/** Tiles in rows as the grid of a lobby has them, of which only some rows are in the page. */
function setUp(rows: readonly number[], columns: number, count: number) {
  const rowOf = (row: number) => {
    const names = Array.from({ length: Math.min(columns, count - row * columns) }, (_, place) => row * columns + place);
    const tiles = names.map(
      (name) => `<article><button tabindex="-1">${name}</button><button tabindex="-1">heart ${name}</button></article>`,
    );
    return `<div data-row="${row}"><div>${tiles.join('')}</div></div>`;
  };
  document.body.innerHTML = `<button id="before">before</button><div id="root" tabindex="0">${rows.map(rowOf).join('')}</div>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no root');
  end = walkTiles(root, () => count);
  return {
    root,
    button: (name: string) => [...root.querySelectorAll('button')].find((it) => it.textContent === name),
    show: (row: number) => {
      root.insertAdjacentHTML('beforeend', rowOf(row));
    },
  };
}

const press = (key: string, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.activeElement?.dispatchEvent(event);
  return event;
};
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('scrollBy', vi.fn());
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the keyboard on tiles', () => {
  test('the arrows go to the neighbours and stop at the edges', () => {
    const { button } = setUp([0, 1, 2], 3, 8);
    button('0')?.focus();
    for (const [key, place] of [
      ['ArrowLeft', '0'],
      ['ArrowUp', '0'],
      ['ArrowRight', '1'],
      ['ArrowDown', '4'],
      ['ArrowRight', '5'],
      ['ArrowDown', '7'],
      ['ArrowRight', '7'],
      ['Home', '6'],
      ['ArrowUp', '3'],
      ['End', '5'],
    ] as const) {
      expect(press(key).defaultPrevented).toBe(true);
      expect(focused(), key).toBe(place);
    }
    press('Home', { ctrlKey: true });
    expect(focused()).toBe('0');
    press('End', { ctrlKey: true });
    expect(focused()).toBe('7');
  });

  test('other keys, and those with Shift or Alt, are left to the browser', () => {
    const { button } = setUp([0], 3, 3);
    button('0')?.focus();
    for (const event of [press('a'), press('ArrowRight', { shiftKey: true }), press('ArrowLeft', { altKey: true })]) {
      expect(event.defaultPrevented).toBe(false);
    }
    expect(focused()).toBe('0');
  });

  test('the tile with the focus is the one stop of the tab order, with its heart; else the grid is', () => {
    const { root, button } = setUp([0, 1], 2, 4);
    expect(root.tabIndex).toBe(0);
    button('2')?.focus();
    expect([root.tabIndex, button('2')?.tabIndex, button('heart 2')?.tabIndex]).toEqual([-1, 0, 0]);
    press('ArrowUp');
    expect([button('2')?.tabIndex, button('0')?.tabIndex]).toEqual([-1, 0]);
    document.querySelector<HTMLElement>('#before')?.focus();
    expect([root.tabIndex, button('0')?.tabIndex]).toEqual([0, -1]);
  });

  test('who comes by the tab key goes on to the first tile', () => {
    const { root } = setUp([0], 2, 2);
    vi.spyOn(root, 'matches').mockReturnValue(true);
    root.focus();
    expect(focused()).toBe('0');
  });

  test('a row that is not in the page is scrolled to, and its tile focused once it is there', () => {
    const { root, button, show } = setUp([0, 1], 2, 10);
    button('1')?.focus();
    press('End', { ctrlKey: true });
    expect(window.scrollBy).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(root);
    vi.advanceTimersToNextFrame();
    expect(document.activeElement).toBe(root);
    show(4);
    vi.advanceTimersToNextFrame();
    expect(focused()).toBe('9');
  });

  test('keys that come while a row is on its way go on from there', () => {
    const { button, show } = setUp([0], 2, 10);
    button('0')?.focus();
    press('ArrowDown');
    press('ArrowDown');
    show(2);
    vi.advanceTimersToNextFrame();
    expect(focused()).toBe('4');
  });
});

test.each([
  ['PageDown', 1, 15],
  ['PageUp', 22, 8],
  ['PageUp', 3, 3],
  ['PageDown', 25, 29],
  ['ArrowDown', 24, 29],
])('%s from %i leads to %i with seven in a row of 30, two rows on the screen', (key, place, next) => {
  const walk = { place, columns: 7, all: 30, page: 2 };
  expect(nextPlace({ key, ctrlKey: false, shiftKey: false }, walk)).toBe(next);
});
