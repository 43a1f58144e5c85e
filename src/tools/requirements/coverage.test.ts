import { describe, expect, test } from 'vitest';
import { writeTree } from '../check/tree.ts';
import { coverage, idsOfTitle, readList } from './coverage.ts';
import { readResults, type TestResult } from './results.ts';

const list = readList(`
| id | requirement | kind |
|---|---|---|
| LOGIN-01 | The form has a field. | ui |
| LOGIN-02 | It | has a button. | ui, contract |
| I18N-01 | Two languages. | decided |
| I18N-02 | A switch, and a greeting. Open: the greeting. | ui |
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
  const file = '/project/src/portal/app/a.test.tsx';

  test('only a passed test proves, and a failed one takes the proof away', () => {
    expect(
      coverage(list, [
        { file, title: 'LOGIN-01 works', state: 'passed' },
        { file, title: 'LOGIN-02 works', state: 'passed' },
        { file, title: 'LOGIN-02 works on a phone', state: 'failed' },
        { file, title: 'I18N-01 works', state: 'skipped' },
      ]),
    ).toEqual([
      { area: 'LOGIN', all: ['LOGIN-01', 'LOGIN-02'], proved: ['LOGIN-01'] },
      { area: 'I18N', all: ['I18N-01', 'I18N-02'], proved: [] },
    ]);
  });

  test('a test that reads only the contract proves nothing, but its failure counts', () => {
    const contract = '/project/openapi/lint/prescribed.test.ts';
    const proved = (...results: TestResult[]) => coverage(list, results)[0]?.proved;
    expect(proved({ file: contract, title: 'LOGIN-01 is named', state: 'passed' })).toEqual([]);
    expect(proved({ file, title: 'LOGIN-01 works', state: 'passed' })).toEqual(['LOGIN-01']);
    expect(
      proved(
        { file, title: 'LOGIN-01 works', state: 'passed' },
        { file: contract, title: 'LOGIN-01 is named', state: 'failed' },
      ),
    ).toEqual([]);
  });

  test('a row with an open part is not proved', () => {
    const results = ['I18N-01 works', 'I18N-02 works'].map((title) => ({ file, title, state: 'passed' }) as const);
    expect(coverage(list, results)[1]?.proved).toEqual(['I18N-01']);
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
      { file: 'a.test.ts', title: 'x', state: 'passed' },
      { file: 'b.test.ts', title: 'b.test.ts', state: 'failed' },
      { file: 'c.test.ts', title: 'y', state: 'skipped' },
    ]);
  });

  test('of Playwright: groups within groups, and a test that passed only at the second try failed', async () => {
    const specs = [
      { file: 'a.spec.ts', title: 'x', tests: [{ status: 'expected' }] },
      { file: 'a.spec.ts', title: 'y', tests: [{ status: 'flaky', results: [{ error: { message: 'z' } }, {}] }] },
    ];
    const root = await writeTree({ 'report.json': JSON.stringify({ suites: [{ suites: [{ specs }] }] }) });
    expect(await readResults(`${root}/report.json`)).toEqual([
      { file: 'a.spec.ts', title: 'x', state: 'passed' },
      { file: 'a.spec.ts', title: 'y', state: 'failed', why: 'z' },
    ]);
  });
});
