import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#portal/api/api-error.ts';
import { patiently } from './list-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tooMany = (retryAfterSeconds?: number) =>
  new ApiError('rate_limited', 429, {
    success: false,
    code: 'rate_limited',
    message: 'Too many',
    language: 'EN',
    requestId: 'request-0001',
    ...(retryAfterSeconds && { value: { retryAfterSeconds } }),
  });
const never = () => new AbortController().signal;

describe('a call with a rate limit', () => {
  test("is repeated after the server's wait", async () => {
    const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(tooMany(30)).mockResolvedValue('answer');
    const answer = patiently(call, never());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('answer');
  });

  test.each([
    ['another failure', new ApiError('system_error', 500)],
    ['no time', tooMany()],
    ['an hour', tooMany(3_600)],
  ])('fails on %s', async (_case, error) => {
    const call = vi.fn().mockRejectedValue(error);
    await expect(patiently(call, never())).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('stops waiting when it is cancelled', async () => {
    const cancel = new AbortController();
    const call = vi.fn().mockRejectedValue(tooMany(60));
    const answer = patiently(call, cancel.signal);
    const refused = expect(answer).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(1_000);
    cancel.abort();
    await refused;
    expect(call).toHaveBeenCalledTimes(1);
  });
});
