import { describe, expect, test } from 'vitest';
import { forms, parts, readOptions } from './options.ts';
import { publicRoutes } from './public-routes.ts';

describe('what npm run bench measures', () => {
  test('is everything, five times, unless it is told otherwise', () => {
    expect(readOptions([])).toEqual({ only: parts, routes: publicRoutes, forms, runs: 5 });
  });

  test('is what the options name', () => {
    expect(
      readOptions(['--only', 'size,lighthouse', '--routes', '/rng,/vip', '--form', 'desktop', '--runs', '1']),
    ).toEqual({ only: ['size', 'lighthouse'], routes: ['/rng', '/vip'], forms: ['desktop'], runs: 1 });
  });

  test.each([
    [['--only', 'lobbby'], "--only knows no 'lobbby', only generate, size"],
    [['--routes', '/nowhere'], "--routes knows no '/nowhere', only /index"],
    [['--form', 'watch'], "--form knows no 'watch', only mobile, desktop"],
    [['--runs', 'often'], "--runs is how many times, from 1, not 'often'"],
    [['--runs', '0'], "--runs is how many times, from 1, not '0'"],
    [['--everything'], '--everything'],
    [['lobby'], 'lobby'],
  ])('is nothing where they name what there is not: %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
