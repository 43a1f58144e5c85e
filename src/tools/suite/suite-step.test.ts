import { expect, test } from 'vitest';
import { writeTree } from '../check/tree.ts';
import { runStep } from './suite-step.ts';
import { tallyChecks, tallyConformance, tallyDrift, tallyTests } from './tally.ts';

const reports = {
  'reports/tests.json': JSON.stringify({
    testResults: [
      {
        name: 'a',
        status: 'failed',
        assertionResults: [
          { title: 'a sum', status: 'passed' },
          { title: 'a name', status: 'failed', failureMessages: ['Error: \u001b[31mno name\u001b[0m\n    at line 3'] },
          { title: 'a date', status: 'pending' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  }),
  'reports/stories.json': JSON.stringify({
    suites: [
      {
        specs: [
          { title: 'comes in', tests: [{ status: 'expected', results: [{}] }] },
          { title: 'goes out', tests: [{ status: 'unexpected', results: [{ error: { message: 'too late' } }] }] },
        ],
      },
    ],
  }),
  'reports/check.json': JSON.stringify([
    { name: 'types', offences: [] },
    { name: 'format', offences: ['a'] },
  ]),
  'reports/conformance.json': JSON.stringify({
    passed: 40,
    failed: 2,
    warnings: 1,
    rows: [
      {
        id: 'getBalance',
        checks: [
          { name: 'answer', failed: true },
          { name: 'status', failed: false },
        ],
      },
    ],
    workflows: [
      { id: 'come-in', state: 'failed' },
      { id: 'go-out', state: 'pending' },
      { id: 'come-again', state: 'not run' },
    ],
  }),
  'reports/drift.json': JSON.stringify([{ name: 'a field renamed', passed: true }]),
};

test('tests, checks, conformance and edits are counted and named from their reports', async () => {
  const root = await writeTree(reports);
  expect(await tallyTests(`${root}/reports/tests.json`)).toEqual({
    passed: 1,
    failed: 2,
    broken: ['a name: Error: no name', 'b.test.ts: no such file'],
  });
  expect(await tallyTests(`${root}/reports/stories.json`)).toEqual({
    passed: 1,
    failed: 1,
    broken: ['goes out: too late'],
  });
  expect(await tallyChecks(`${root}/reports/check.json`)).toEqual({ passed: 1, failed: 1, broken: ['format'] });
  expect(await tallyConformance(`${root}/reports/conformance.json`)).toEqual({
    passed: 40,
    failed: 3,
    broken: ['getBalance answer', 'come-in', 'come-again was not run'],
  });
  expect(await tallyDrift(`${root}/reports/drift.json`)).toEqual({ passed: 1, failed: 0, broken: [] });
});

test('a step that ends badly has failed, even if its report counts no failure', async () => {
  const root = await writeTree(reports);
  const result = await runStep(root, {
    name: 'drift',
    work: () => Promise.reject(new Error('one\ntwo')),
    tally: () => tallyDrift(`${root}/reports/drift.json`),
  });
  expect(result).toMatchObject({ passed: 1, failed: 1, broken: [], said: ['Error: one', 'two'] });
});

test('a step without a report counts as one', async () => {
  const root = await writeTree(reports);
  expect(await runStep(root, { name: 'build', work: () => Promise.resolve('') })).toMatchObject({
    passed: 1,
    failed: 0,
  });
  const failing = { name: 'build', work: () => Promise.reject(new Error('no')), tally: () => tallyTests('nowhere') };
  expect(await runStep(root, failing)).toMatchObject({ passed: 0, failed: 1 });
});
