import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const portal = join(import.meta.dirname, '..');
const large = /\b(touch:text-lg|text-lg|text-xl|text-2xl)\b/;

/** The fields of a file that take text or open a list, each from its name to the end of its tag. */
function fieldsOf(code: string): readonly string[] {
  return [...code.matchAll(/<(?:input|select|textarea)\b[\s\S]*?(?:\/>|>\n)/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="(checkbox|radio|range|file|hidden)"/.test(tag));
}

test('every field is written in 16 px on touch: iOS enlarges the page for a smaller one', () => {
  const small = globSync('**/*.tsx', { cwd: portal })
    .filter((file) => !/\.test\.|testing\//.test(file))
    .filter((file) => {
      const code = readFileSync(join(portal, file), 'utf8');
      // A class may stand in a table of the file.
      return fieldsOf(code).some((tag) => !large.test(tag) && !(tag.includes('look.input') && large.test(code)));
    });
  expect(small).toEqual([]);
});
