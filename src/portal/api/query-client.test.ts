import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const retries = (error: Error, failures = 0) => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  return typeof retry === 'function' ? retry(failures, error) : expect.fail('retry must decide');
};

test('tries again twice what may pass by itself', () => {
  expect(retries(new ApiError('connection', 0))).toBe(true);
  expect(retries(new ApiError('unavailable', 503), 1)).toBe(true);
  expect(retries(new ApiError('connection', 0), 2)).toBe(false);
});

test('never tries again what was refused, nor anything that writes', () => {
  expect(retries(new ApiError('forbidden', 403))).toBe(false);
  expect(retries(new Error('a bug'))).toBe(false);
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});
