// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { preparePrinting } from './print-element.ts';

const root = document.documentElement;
const printed = () => [...document.querySelectorAll('[data-printing]')].map((element) => element.textContent);

preparePrinting();
// Whoever prepares again changes nothing.
preparePrinting();

afterEach(() => {
  window.dispatchEvent(new Event('afterprint'));
  document.body.innerHTML = '';
  delete root.dataset['theme'];
});

describe('what the menu of the browser prints', () => {
  test('is the page in the light theme, which the screen leaves again', () => {
    root.dataset['theme'] = 'dark';
    window.dispatchEvent(new Event('beforeprint'));
    expect([root.dataset['theme'], printed()]).toEqual(['light', []]);
    window.dispatchEvent(new Event('afterprint'));
    expect(root.dataset['theme']).toBe('dark');
  });

  test('is of open dialogs the content of the one on top, beside its menu', () => {
    document.body.innerHTML =
      '<dialog><p>closed</p></dialog><dialog open><p>below</p></dialog>' +
      '<dialog open><div>menu<div data-paper>record</div></div></dialog>';
    window.dispatchEvent(new Event('beforeprint'));
    expect(printed()).toEqual(['record']);
    window.dispatchEvent(new Event('afterprint'));
    expect(printed()).toEqual([]);
  });

  test('is the whole of a dialog without a menu', () => {
    document.body.innerHTML = '<dialog open><div>receipt</div><button>Close</button></dialog>';
    window.dispatchEvent(new Event('beforeprint'));
    expect(printed()).toEqual(['receipt']);
  });

  test('is the element alone that its own button prints', () => {
    document.body.innerHTML = '<dialog open><div>centre<p data-printing="true">list</p></div></dialog>';
    window.dispatchEvent(new Event('beforeprint'));
    expect(printed()).toEqual(['list']);
  });
});
