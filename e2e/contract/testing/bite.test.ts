import { describe, expect, test } from 'vitest';
import { totalsOf } from '../run/report.ts';
import { testCorrect, testFlaw } from './bite.ts';
import { flaws } from './notebook/flaws.ts';

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

test('many kinds of violations are planted', () => {
  expect(flaws.length).toBeGreaterThanOrEqual(100);
  expect(new Set(flaws.map(({ check }) => check)).size).toBeGreaterThanOrEqual(15);
});

describe('a planted violation is caught by its check', () => {
  test.each(flaws)('$check: $what', async (flaw) => {
    const bite = await testFlaw(flaw);
    expect(bite.failed).toContain(flaw.check);
  });
});
