import { describe, expect, test } from 'vitest';
import { totalsOf } from '../run/report.ts';
import { flaws } from './notebook/flaws.ts';
import { testCorrect, testFlaw } from './self-test.ts';

describe('the correct backend', () => {
  test.each([false, true])('raises no alarm (encrypted logins: %s)', async (encrypted) => {
    const report = await testCorrect({ encrypted });
    expect(
      report.operations.flatMap(({ problems, notes }) => [...problems.map(({ message }) => message), ...notes]),
    ).toEqual([]);
    expect(report.workflows.map(({ state }) => state)).toEqual(Array<string>(4).fill('passed'));
    expect(report.notices).toEqual([]);
    expect(totalsOf(report).passed).toBeGreaterThan(100);
  });
});

test('the notebook has many kinds of violations', () => {
  expect(flaws.length).toBeGreaterThanOrEqual(100);
  expect(new Set(flaws.map(({ check }) => check)).size).toBeGreaterThanOrEqual(15);
});

describe('a seeded violation is caught by its check', () => {
  test.each(flaws)('$check: $what', async (flaw) => {
    const result = await testFlaw(flaw);
    expect(result.failed).toContain(flaw.check);
  });
});
