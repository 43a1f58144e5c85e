import { expect, test } from 'vitest';
import * as zod from 'zod';
import { Failure } from '../shared/failure.ts';
import { gathered, textKinds } from './text-values.ts';

const kinds = textKinds(
  zod.object({
    name: zod.string(),
    count: zod.int().default(1),
    level: zod.literal([1, 2]).optional(),
    single: zod.union([zod.literal(0), zod.literal(1)]).optional(),
    open: zod.boolean().optional(),
    ids: zod.array(zod.int()).optional(),
  }),
);

const read = (...pairs: [string, string][]) => ({ ...gathered('query', pairs, kinds) });

test('text becomes what the schema means by it', () => {
  expect(read(['name', '7'], ['count', '7'], ['level', '2'], ['open', 'false'], ['single', '0'])).toEqual({
    name: '7',
    count: 7,
    level: 2,
    open: false,
    single: 0,
  });
  expect(read(['open', 'true'])).toEqual({ open: true });
});

test('what only JavaScript takes for a number or a truth stays what it is, for the validator to refuse', () => {
  expect(read(['count', '0x10'])).toEqual({ count: Number.NaN });
  expect(read(['open', '1'], ['level', ' 1'])).toEqual({ open: '1', level: ' 1' });
});

test('a list gathers its values, anything else comes once', () => {
  expect(read(['ids', '3'], ['ids', '4'])).toEqual({ ids: [3, 4] });
  expect(() => read(['name', 'a'], ['name', 'b'])).toThrow(Failure);
});

test('a name or text that cannot be kept is refused, and a name of the prototype is only a name', () => {
  expect(() => read(['name', 'a\u0000'])).toThrow(Failure);
  expect(() => read(['\ud800', 'a'])).toThrow(Failure);
  expect(Object.keys(gathered('query', [['__proto__', 'a']], kinds))).toEqual(['__proto__']);
});
