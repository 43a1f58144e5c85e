import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import type { Hearer } from './database.ts';
import { SILENT } from './turn-pool.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** How often it asks whether the server is still there. */
const BEAT_MS = 5_000;

type Lost = (error: Error) => void;

interface Listening {
  readonly hearers: Set<Hearer>;
  readonly ready: Promise<() => Promise<void>>;
}

/**
 * Listens on one dedicated connection a channel for all who hear it. `lost` is told when it breaks, and `silent` when it gave
 * no answer; the next attempt follows.
 */
export function listener(config: ClientConfig, lost: Lost, silent: () => void) {
  const channels = new Map<string, Listening>();
  return async (channel: string, hearer: Hearer): Promise<() => Promise<void>> => {
    const listening = channels.get(channel) ?? open(config, channel, { lost, silent });
    channels.set(channel, listening);
    listening.hearers.add(hearer);
    const end = await listening.ready;
    return async () => {
      listening.hearers.delete(hearer);
      if (listening.hearers.size > 0 || channels.get(channel) !== listening) return;
      channels.delete(channel);
      await end();
    };
  };
}

function open(config: ClientConfig, channel: string, faults: Faults): Listening {
  const hearers = new Set<Hearer>();
  const heard = (payload: string) => {
    for (const hearer of hearers) hearer.heard(payload);
  };
  const resumed = () => {
    for (const hearer of hearers) hearer.resumed();
  };
  return { hearers, ready: listenOnServer(config, channel, { heard, resumed, ...faults }) };
}

interface Faults {
  /** A connection broke or failed; the next attempt follows. */
  readonly lost: Lost;
  readonly silent: () => void;
}

/** Reconnects until it succeeds. Returns the function that stops it, once it listens. */
async function listenOnServer(
  config: ClientConfig,
  channel: string,
  { heard, resumed, lost, silent }: Hearer & Faults,
): Promise<() => Promise<void>> {
  let ended = false;
  let current: Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMs;

  async function connect(listening: () => void): Promise<void> {
    const client = new Client(config);
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
      // Who did not answer the first question does not answer a farewell.
      client.connection.stream.destroy();
      again();
      return;
    }
    // Nothing is sent on this connection, so that one that was silenced would never be noticed.
    const beat = setInterval(() => {
      client.query('select').catch((error: Error) => {
        if (error.message === SILENT) silent();
        client.connection.stream.destroy();
      });
    }, BEAT_MS);
    client.once('end', () => {
      clearInterval(beat);
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
