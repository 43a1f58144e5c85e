import { expect, test } from 'vitest';
import { runChecks } from './run-checks.ts';

const good = { name: 'good', run: () => Promise.resolve([]) };
const bad = { name: 'bad', run: () => Promise.resolve(['a.ts:1:1 wrong']) };
const broken = { name: 'broken', run: () => Promise.reject(new Error('no such tool')) };

test('a failing check hides no other, and one that breaks down has failed', async () => {
  const results = await runChecks('.', [bad, broken, good], { width: 2, stopAtFirst: false });
  expect(results.map(({ name, offences }) => [name, offences])).toEqual([
    ['bad', ['a.ts:1:1 wrong']],
    ['broken', ['Error: no such tool']],
    ['good', []],
  ]);
});

test('nothing begins after the first failure where that is wanted', async () => {
  const results = await runChecks('.', [good, bad, broken], { width: 1, stopAtFirst: true });
  expect(results.map(({ name }) => name)).toEqual(['good', 'bad']);
});
