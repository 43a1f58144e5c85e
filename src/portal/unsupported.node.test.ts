import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Where the head's script leads a browser that supports these declarations; undefined if it stays. */
function ledTo(css: { supports(property: string, value: string): boolean }): string | undefined {
  let led: string | undefined;
  const window = {
    CSS: css,
    location: { replace: (path: string) => (led = path) },
    localStorage: { getItem: () => null },
  };
  const document = { documentElement: { dataset: {} }, querySelector: () => null };
  runInNewContext(read('public/res/js/theme-init.js'), { window, document });
  return led;
}

test('a browser below the floor is led to a plain page in both languages', () => {
  expect(ledTo({ supports: (_property, value) => value !== '1lh' })).toBe('/unsupported.html');
  expect(ledTo({ supports: () => true })).toBeUndefined();
  const page = read('public/unsupported.html');
  expect(page).toContain('Your browser is too old');
  expect(page).toContain('Trình duyệt của bạn quá cũ');
  expect(page).not.toContain('<script');
});

test('a browser without modules runs one script, and other browsers do not fetch it', () => {
  expect(read('index.html')).toContain('<script nomodule src="/unsupported.js">');
  expect(read('public/unsupported.js')).toContain("window.location.replace('/unsupported.html')");
});
