import pino from 'pino';
import { expect, test } from 'vitest';
import { gracefulStop } from './graceful-stop.ts';

function prepare(server: { stop(): Promise<void> }, close: () => Promise<void> = async () => undefined) {
  const done: string[] = [];
  const stop = gracefulStop({
    server: {
      stop: async () => {
        await server.stop();
        done.push('server');
      },
    },
    db: {
      close: async () => {
        await close();
        done.push('database');
      },
    },
    log: pino({ level: 'silent' }),
    exit: (code) => done.push(`exit ${code}`),
  });
  return { stop, done };
}

test('first what runs ends, then the database is closed, then the process ends well', async () => {
  const { stop, done } = prepare({ stop: async () => undefined });
  await stop('SIGTERM');
  expect(done).toEqual(['server', 'database', 'exit 0']);
});

test('a second signal ends the process at once', async () => {
  const { stop, done } = prepare({ stop: () => new Promise(() => undefined) });
  void stop('SIGTERM');
  await stop('SIGINT');
  expect(done).toEqual(['exit 1']);
});

test('a database that cannot be closed ends the process badly', async () => {
  const { stop, done } = prepare({ stop: async () => undefined }, () => Promise.reject(new Error('stuck')));
  await stop('SIGTERM');
  expect(done).toEqual(['server', 'exit 1']);
});
