import { describe, expect, test } from 'vitest';
import { forms, parts, publicRoutes, readOptions } from './options.ts';

describe('the selection of npm run bench', () => {
  test('is everything, five times, by default', () => {
    expect(readOptions([])).toEqual({ only: parts, routes: publicRoutes, forms, runs: 5, count: undefined });
  });

  test('follows the options', () => {
    expect(
      readOptions(['--only', 'size,lighthouse', '--routes', '/rng,/vip', '--form', 'desktop', '--runs', '1']),
    ).toEqual({
      only: ['size', 'lighthouse'],
      routes: ['/rng', '/vip'],
      forms: ['desktop'],
      runs: 1,
      count: undefined,
    });
    expect(readOptions(['--only', 'draws', '--count', '10000'])).toMatchObject({ only: ['draws'], count: 10_000 });
  });

  test.each([
    [['--only', 'lobbby'], "--only knows no 'lobbby', only generate, size"],
    [['--routes', '/nowhere'], "--routes knows no '/nowhere', only /index"],
    [['--form', 'watch'], "--form knows no 'watch', only mobile, desktop"],
    [['--runs', 'often'], "--runs is how many times, from 1, not 'often'"],
    [['--runs', '0'], "--runs is how many times, from 1, not '0'"],
    [['--count', '0.5'], "--count is how many times, from 1, not '0.5'"],
    [['--everything'], '--everything'],
    [['lobby'], 'lobby'],
  ])('is refused for unknown names: %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
