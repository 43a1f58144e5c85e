import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import { fakeDatabase } from '../testing/fakes.ts';
import { startRankChecks } from './rank-checks.ts';

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('MEMBER-17 ranks are checked once after the start and once after 02:00 of every day, until it is stopped', async () => {
  // 01:00 in Vietnam.
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 4, 18) });
  const checked: string[] = [];
  const db = fakeDatabase(async (sql) => {
    if (sql.includes('reached.level')) checked.push(new Date().toISOString());
    return [];
  });
  const brand = loadBrand(readConfig({}));
  const stop = startRankChecks({ db, brand, clock: Date.now, log: pino({ level: 'silent' }) });
  await vi.advanceTimersByTimeAsync(59 * MINUTE);
  expect(checked).toEqual(['2026-01-04T18:01:00.000Z']);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(checked).toEqual(['2026-01-04T18:01:00.000Z', '2026-01-04T19:00:00.000Z']);
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(checked).toEqual(['2026-01-04T18:01:00.000Z', '2026-01-04T19:00:00.000Z', '2026-01-05T19:00:00.000Z']);
  stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(checked).toHaveLength(3);
});

test('a check that failed is logged and made again a minute later', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 4, 18) });
  const lines: string[] = [];
  let fails = true;
  let checks = 0;
  const db = fakeDatabase(async () => {
    if (fails) throw new Error('no connection');
    checks += 1;
    return [];
  });
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const stop = startRankChecks({ db, brand: loadBrand(readConfig({})), clock: Date.now, log });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the check of the ranks failed');
  fails = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(checks).toBeGreaterThan(0);
  stop();
});
