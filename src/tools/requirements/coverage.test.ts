import { describe, expect, test } from 'vitest';
import { writeTree } from '../check/tree.ts';
import { coverage, idsOfTitle, readList } from './coverage.ts';
import { readResults } from './results.ts';

const list = readList(`
| id | requirement | kind |
|---|---|---|
| LOGIN-01 | The form has a field. | ui |
| LOGIN-02 | It | has a button. | ui, contract |
| I18N-01 | Two languages. | decided |
`);

describe('titles', () => {
  test.each([
    ['LOGIN-01 LOGIN-02 the form', ['LOGIN-01', 'LOGIN-02']],
    ['LOGIN-01, I18N-01: the form', ['LOGIN-01', 'I18N-01']],
    ['@phone LOGIN-01 the form on a phone', ['LOGIN-01']],
    ['@phone the form of LOGIN-01', []],
    ['the form of LOGIN-01', []],
    ['a plain title', []],
    ['A-1 steak', ['A-1']],
  ])('of the title %j', (title, ids) => {
    expect(idsOfTitle(title)).toEqual(ids);
  });
});

describe('coverage', () => {
  test('only a passed test proves, and a failed one takes the proof away', () => {
    expect(
      coverage(list, [
        { title: 'LOGIN-01 works', state: 'passed' },
        { title: 'LOGIN-02 works', state: 'passed' },
        { title: 'LOGIN-02 works on a phone', state: 'failed' },
        { title: 'I18N-01 works', state: 'skipped' },
      ]),
    ).toEqual([
      { area: 'LOGIN', all: ['LOGIN-01', 'LOGIN-02'], proved: ['LOGIN-01'] },
      { area: 'I18N', all: ['I18N-01'], proved: [] },
    ]);
  });

  test('the list is read with the texts', () => {
    expect(list.get('LOGIN-02')).toBe('It | has a button.');
  });
});

describe('reports', () => {
  test('of vitest: a file that did not load is a failure', async () => {
    const root = await writeTree({
      'report.json': JSON.stringify({
        testResults: [
          { name: 'a.test.ts', status: 'passed', assertionResults: [{ title: 'x', status: 'passed' }] },
          { name: 'b.test.ts', status: 'failed', assertionResults: [] },
          { name: 'c.test.ts', status: 'passed', assertionResults: [{ title: 'y', status: 'pending' }] },
        ],
      }),
    });
    expect(await readResults(`${root}/report.json`)).toEqual([
      { title: 'x', state: 'passed' },
      { title: 'b.test.ts', state: 'failed' },
      { title: 'y', state: 'skipped' },
    ]);
  });

  test('of Playwright: groups within groups, and a test that passed only at the second try is a failure', async () => {
    const specs = [
      { title: 'x', tests: [{ status: 'expected' }] },
      { title: 'y', tests: [{ status: 'flaky' }] },
    ];
    const root = await writeTree({ 'report.json': JSON.stringify({ suites: [{ suites: [{ specs }] }] }) });
    expect(await readResults(`${root}/report.json`)).toEqual([
      { title: 'x', state: 'passed' },
      { title: 'y', state: 'failed' },
    ]);
  });
});
