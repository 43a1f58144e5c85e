import { Client, escapeIdentifier } from 'pg';
import type { Hearer } from './database.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;

interface ServerHearer extends Hearer {
  /** A connection broke or failed; the next attempt follows. */
  readonly lost: (error: Error) => void;
}

/**
 * Listens on a dedicated idle connection, and reconnects until it succeeds. Returns the function that stops it, once it
 * listens.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  { heard, resumed, lost }: ServerHearer,
): Promise<() => Promise<void>> {
  let ended = false;
  let current: Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMs;

  async function connect(listening: () => void): Promise<void> {
    // Keep-alive also detects a server that disappeared silently.
    const client = new Client({ connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 30_000 });
    current = client;
    const again = () => {
      if (ended) return;
      timer = setTimeout(() => void connect(listening), pause);
      pause = Math.min(pause * 2, longestPauseMs);
    };
    client.on('error', lost);
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
      await client.end().catch(lost);
      again();
      return;
    }
    client.once('end', () => {
      listening = resumed;
      again();
    });
    pause = firstPauseMs;
    listening();
  }

  await new Promise<void>((resolve) => void connect(resolve));
  return async () => {
    ended = true;
    clearTimeout(timer);
    await current?.end().catch(lost);
  };
}
