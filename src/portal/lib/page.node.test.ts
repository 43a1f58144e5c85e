import { expect, test } from 'vitest';
import { holdsWithoutWindow, pageHost, tellPage } from './page.ts';

test('without a window, host and widths are what was told', () => {
  tellPage({ host: 'www.lumo.example', width: 1024 });
  expect(pageHost()).toBe('www.lumo.example');
  expect(holdsWithoutWindow('(width >= 1024px)')).toBe(true);
  expect(holdsWithoutWindow('(width >= 1280px)')).toBe(false);
  expect(holdsWithoutWindow('(prefers-reduced-motion: reduce)')).toBe(false);
});
