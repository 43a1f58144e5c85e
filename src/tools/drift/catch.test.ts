import { expect, test } from 'vitest';
import { namesPlace, subtract } from './catch.ts';

const types = { check: 'types', lines: ['src/a.ts:1:2 old', 'src/a.ts:3:4 new'] };

test('only what is new counts, check by check', () => {
  const before = [
    { check: 'types', lines: ['src/a.ts:1:2 old'] },
    { check: 'gate', lines: ['GET /a (getA): gone'] },
  ];
  expect(subtract([types, { check: 'gate', lines: ['GET /a (getA): gone'] }], before)).toEqual([
    { check: 'types', lines: ['src/a.ts:3:4 new'] },
  ]);
});

test('a file with a line and an operation are places; a complaint alone is none', () => {
  expect(namesPlace([types])).toBe(true);
  expect(namesPlace([{ check: 'gate', lines: ['DELETE /a (dropA): gone'] }])).toBe(true);
  expect(namesPlace([{ check: 'generate', lines: ['Error: it broke'] }])).toBe(false);
  expect(namesPlace([])).toBe(false);
});
