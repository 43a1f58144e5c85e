import { createParser } from 'eventsource-parser';
import { now } from '../lib/clock.ts';
import { pause } from '../lib/timing.ts';
import { ApiError } from './api-error.ts';
import { openEvents } from './http.ts';

/** The silence (ms) after which a stream is broken; the contract promises data every 20 seconds. */
const silenceMs = 45_000;
/** A stream that ends sooner (ms) counts as a failure: a proxy cuts streams short, or the server has none. */
const lastingMs = 30_000;
const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
/** The wait (ms) before the next request to a backend without a stream, or one that refuses it. */
const refusedMs = 300_000;

export interface EventListener {
  /** Called for an event, with its id and its data as text. */
  readonly event: (id: string, data: string) => void;
  /** Called for any data, also a keep-alive comment. */
  readonly alive: () => void;
  /** Called when the stream ended or broke; it is then opened again. */
  readonly lost: () => void;
}

interface StreamOptions {
  readonly url: string;
  /** The event after which to resume. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** Returns a number from 0 to 1; tests inject their own. */
  readonly random?: () => number;
}

/**
 * Keeps an event stream open until the signal aborts. It reopens the stream after the last event whenever it ends,
 * breaks or falls silent. The waits become longer while it fails.
 */
export async function followEvents(options: StreamOptions, listener: EventListener): Promise<void> {
  const { url, signal, random = Math.random } = options;
  let { lastEventId } = options;
  let retryMs = firstRetryMs;
  let failures = 0;
  const heard: StreamListener = {
    ...listener,
    event: (id, data) => {
      lastEventId = id;
      listener.event(id, data);
    },
    retry: (milliseconds) => {
      retryMs = milliseconds;
    },
  };
  while (!signal.aborted) {
    const begun = now();
    const refusal = await readStream(url, lastEventId, signal, heard);
    if (signal.aborted) return;
    listener.lost();
    if (now() - begun >= lastingMs) failures = 0;
    const wait = Math.min(retryMs * 2 ** failures, longestRetryMs);
    failures += 1;
    // Random jitter keeps all clients from reconnecting at the same time.
    await pause(isFinal(refusal) ? refusedMs : wait * (0.5 + random()), signal);
  }
}

type StreamListener = Omit<EventListener, 'lost'> & { readonly retry: (milliseconds: number) => void };

/** Reads one stream to its end. Returns the error that ended it; undefined if it ended by itself. */
async function readStream(
  url: string,
  lastEventId: string | undefined,
  signal: AbortSignal,
  { alive, event, retry }: StreamListener,
): Promise<unknown> {
  // Ends by the caller's signal, or by silence.
  const stream = new AbortController();
  const abort = () => stream.abort(signal.reason);
  signal.addEventListener('abort', abort);
  const heard = () => setTimeout(() => stream.abort(), silenceMs);
  let timer = heard();
  const parser = createParser({
    onEvent: ({ id, data }) => {
      if (id !== undefined) event(id, data);
    },
    onRetry: retry,
  });
  try {
    const body = await openEvents(url, { lastEventId, signal: stream.signal });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      clearTimeout(timer);
      timer = heard();
      alive();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    return error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Whether an early retry is useless, because the server has no stream or refuses this caller. */
function isFinal(refusal: unknown): boolean {
  if (!(refusal instanceof ApiError) || refusal.status === 0) return false;
  return refusal.status < 500
    ? refusal.status !== 429
    : refusal.status !== 502 && refusal.status !== 503 && refusal.status !== 504;
}
