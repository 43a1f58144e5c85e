import { expect, test } from 'vitest';
import { plantTree } from '../check/tree.ts';
import { runStep } from './suite-step.ts';
import { tallyChecks, tallyConformance, tallyDrift, tallyTests } from './tally.ts';

const reports = {
  'reports/tests.json': JSON.stringify({
    testResults: [
      {
        name: 'a',
        status: 'failed',
        assertionResults: ['passed', 'failed', 'pending'].map((status) => ({ title: 'x', status })),
      },
    ],
  }),
  'reports/check.json': JSON.stringify([{ offences: [] }, { offences: ['a'] }]),
  'reports/conformance.json': JSON.stringify({ passed: 40, failed: 2, warnings: 1, rows: [] }),
  'reports/drift.json': JSON.stringify([{ passed: true }, { passed: true }]),
};

test('tests, checks, conformance and edits are counted from their reports', async () => {
  const root = await plantTree(reports);
  expect(await tallyTests(`${root}/reports/tests.json`)).toEqual({ passed: 1, failed: 1 });
  expect(await tallyChecks(`${root}/reports/check.json`)).toEqual({ passed: 1, failed: 1 });
  expect(await tallyConformance(`${root}/reports/conformance.json`)).toEqual({ passed: 40, failed: 2 });
  expect(await tallyDrift(`${root}/reports/drift.json`)).toEqual({ passed: 2, failed: 0 });
});

test('a step that ends badly has failed, even if its report counts no failure', async () => {
  const root = await plantTree(reports);
  const result = await runStep(root, {
    name: 'drift',
    work: () => Promise.reject(new Error('one\ntwo')),
    tally: () => tallyDrift(`${root}/reports/drift.json`),
  });
  expect(result).toMatchObject({ passed: 2, failed: 1, said: ['Error: one', 'two'] });
});

test('a step without a report counts as one', async () => {
  const root = await plantTree(reports);
  expect(await runStep(root, { name: 'build', work: () => Promise.resolve('') })).toMatchObject({
    passed: 1,
    failed: 0,
  });
  const failing = { name: 'build', work: () => Promise.reject(new Error('no')), tally: () => tallyTests('nowhere') };
  expect(await runStep(root, failing)).toMatchObject({ passed: 0, failed: 1 });
});
