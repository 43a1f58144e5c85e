import { expect, test } from 'vitest';
import { countMutants, timeOf, withScore } from './scores.ts';

const mutants = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) });
const text = `# Mutation testing

| folder | killed | survived | without a test | score | time | on |
| --- | --- | --- | --- | --- | --- | --- |
| src/a | 1 | 1 | 0 | 50.0 % | 2.0 min | 2026-11-01 |
| src/c | 2 | 0 | 0 | 100.0 % | 3.0 min | 2026-11-01 |

## Harmless
`;
const score = { killed: 2, survived: 1, uncovered: 0, time: '1.5 min', date: '2026-11-25' };

test('a mutant that runs out of time is killed, and one that cannot run is not counted', () => {
  const files = {
    'a.ts': mutants('Killed', 'Timeout', 'Ignored'),
    'b.ts': mutants('Survived', 'NoCoverage', 'RuntimeError'),
  };
  expect(countMutants({ files })).toEqual({ killed: 2, survived: 1, uncovered: 1 });
});

test('a folder is added in its place, and replaces its former row', () => {
  const added = withScore(text, { folder: 'src/b', ...score });
  expect(added.split('\n').slice(4, 9)).toEqual([
    '| src/a | 1 | 1 | 0 | 50.0 % | 2.0 min | 2026-11-01 |',
    '| src/b | 2 | 1 | 0 | 66.7 % | 1.5 min | 2026-11-25 |',
    '| src/c | 2 | 0 | 0 | 100.0 % | 3.0 min | 2026-11-01 |',
    '',
    '## Harmless',
  ]);
  expect(withScore(added, { folder: 'src/b', ...score, killed: 3, survived: 0 })).toBe(
    added.replace('| 2 | 1 | 0 | 66.7 % | 1.5 min |', '| 3 | 0 | 0 | 100.0 % | 1.5 min |'),
  );
});

test('the time of the last whole run is read from the row', () => {
  expect(timeOf(text, 'src/c')).toBe('3.0 min');
  expect(timeOf(text, 'src/b')).toBe('');
});
