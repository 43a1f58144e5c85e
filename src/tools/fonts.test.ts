import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lazyAreas } from '#portal/i18n/areas.ts';
import { en } from '#portal/i18n/locales/en/en.ts';
import { vi } from '#portal/i18n/locales/vi/vi.ts';
import { basic, fonts, vietnamese } from './fonts.ts';

const root = join(import.meta.dirname, '../..');
const theme = (name: string) => readFile(join(root, 'src/portal/theme', name));

test('the committed fonts and their style sheet are those that `npm run fonts` writes', async () => {
  const written = await fonts(root);
  expect([...written.keys()]).toContain('fonts/archivo.woff2');
  for (const [name, content] of written) {
    const committed = await theme(name);
    // The formatter wraps the lines of the sheet.
    if (typeof content === 'string')
      expect(committed.toString().replaceAll(/\s+/g, ' ')).toBe(content.replaceAll(/\s+/g, ' '));
    else expect(committed.equals(content), name).toBe(true);
  }
});

describe('the letters of the smaller fonts', () => {
  test.each([
    // The list of languages names each in its own words.
    ['en', { en }, [...basic, ...[...'Tiếng Việt'].map((letter) => letter.codePointAt(0))]],
    ['vi', { vi }, [...basic, ...vietnamese]],
  ] as const)('are all that the texts in %s show', async (language, first, known) => {
    const areas = await Promise.all(Object.values(lazyAreas).map((load) => load[language]()));
    const letters = new Set(JSON.stringify([first, areas]));
    expect([...letters].filter((letter) => !known.includes(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});
