// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError } from './chunk-error.ts';
import { loadPart } from './load-part.ts';
import { renew } from './renewal.ts';
import { subscribeWait } from './waiting.ts';

vi.mock('./renewal.ts', () => ({ renew: vi.fn(async () => false) }));

const missing = () => new TypeError('Failed to fetch dynamically imported module: /res/js/page.js');

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(renew).mockClear();
});
afterEach(() => vi.useRealTimers());

/** What became of a part so far. */
function watch(part: Promise<unknown>): { state: unknown } {
  const seen: { state: unknown } = { state: 'waiting' };
  part.then(
    (value) => {
      seen.state = value;
    },
    (error: unknown) => {
      seen.state = error;
    },
  );
  return seen;
}

describe('a part of the portal', () => {
  test('PERF-03 fails with a ChunkLoadError when nothing has come for 120 seconds', async () => {
    const seen = watch(loadPart(() => new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(seen.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.state).toBeInstanceOf(ChunkLoadError);
    expect(seen.state).toHaveProperty('name', 'ChunkLoadError');
  });

  test('PERF-03 has 120 seconds in all, also when it is asked for twice', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(
        () =>
          new Promise((_, reject) => {
            setTimeout(() => reject(missing()), 100_000);
          }),
      )
      .mockImplementationOnce(() => new Promise(() => undefined));
    const seen = watch(loadPart(load));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(seen.state).toBeInstanceOf(ChunkLoadError);
  });

  test('is asked for once more without a word', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(missing()).mockResolvedValueOnce('the page');
    expect(await loadPart(load)).toBe('the page');
  });

  test('PERF-04 fails when it does not come the second time either, and says why', async () => {
    const load = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(missing()));
    const error = await loadPart(load).catch((reason: unknown) => reason);
    expect(load).toHaveBeenCalledTimes(2);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toHaveProperty('cause.message', missing().message);
  });

  test('fails at once when it came and is broken', async () => {
    const broken = new Error('broken');
    const load = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(broken));
    await expect(loadPart(load)).rejects.toBe(broken);
    expect(load).toHaveBeenCalledOnce();
    expect(renew).not.toHaveBeenCalled();
  });

  test('after a new deployment the page begins anew, and nothing fails meanwhile', async () => {
    vi.mocked(renew).mockResolvedValueOnce(true);
    const load = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(missing()));
    const seen = watch(loadPart(load));
    await vi.advanceTimersByTimeAsync(119_000);
    expect(load).toHaveBeenCalledOnce();
    expect(seen.state).toBe('waiting');
    // A page that should have gone and is still there says so in the end.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen.state).toBeInstanceOf(ChunkLoadError);
  });

  test('is told while it is waited for', async () => {
    const told: boolean[] = [];
    const end = subscribeWait((waiting) => told.push(waiting));
    await loadPart(async () => 'the page');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([true, false]);
    end();
  });
});
