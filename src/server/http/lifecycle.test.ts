import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { gracefulStop } from './lifecycle.ts';

afterEach(() => vi.useRealTimers());

interface Prepared {
  readonly close?: () => Promise<void>;
  readonly delay?: number;
}

function prepare(server: { stop(grace: number): Promise<void> }, { close, delay = 0 }: Prepared = {}) {
  const done: string[] = [];
  const stop = gracefulStop({
    server: {
      stop: async (grace) => {
        await server.stop(grace);
        done.push('server');
      },
    },
    db: {
      close: async () => {
        await close?.();
        done.push('database');
      },
    },
    lifecycle: { stop: () => done.push('not ready') },
    delayMilliseconds: delay,
    log: pino({ level: 'silent' }),
    exit: (code) => done.push(`exit ${code}`),
  });
  return { stop, done };
}

test('first what runs ends, then the database is closed, then the process ends well', async () => {
  const { stop, done } = prepare({ stop: async () => undefined });
  await stop('SIGTERM');
  expect(done).toEqual(['not ready', 'server', 'database', 'exit 0']);
});

test('a second signal ends the process at once', async () => {
  const { stop, done } = prepare({ stop: () => new Promise(() => undefined) });
  void stop('SIGTERM');
  await stop('SIGINT');
  expect(done).toEqual(['not ready', 'exit 1']);
});

test('a database that cannot be closed ends the process badly', async () => {
  const { stop, done } = prepare({ stop: async () => undefined }, { close: () => Promise.reject(new Error('stuck')) });
  await stop('SIGTERM');
  expect(done).toEqual(['not ready', 'server', 'exit 1']);
});

test('for the delay the process says that it stops, and goes on; a person at a terminal is spared it', async () => {
  vi.useFakeTimers();
  const graces: number[] = [];
  const server = { stop: async (grace: number) => void graces.push(grace) };
  const { stop, done } = prepare(server, { delay: 5_000 });
  const stopped = stop('SIGTERM');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(done).toEqual(['not ready']);
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
  expect(done).toEqual(['not ready', 'server', 'database', 'exit 0']);
  const byHand = prepare(server, { delay: 5_000 });
  await byHand.stop('SIGINT');
  expect(byHand.done.at(-1)).toBe('exit 0');
  expect(graces).toEqual([3_000, 8_000]);
});

test('all of it takes at most ten seconds with the delay that is usual, and ends by force', async () => {
  vi.useFakeTimers();
  const { stop, done } = prepare({ stop: () => new Promise(() => undefined) }, { delay: 5_000 });
  void stop('SIGTERM');
  await vi.advanceTimersByTimeAsync(9_499);
  expect(done).toEqual(['not ready']);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['not ready', 'exit 1']);
});
