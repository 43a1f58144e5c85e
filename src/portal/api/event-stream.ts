import { createParser } from 'eventsource-parser';
import { now } from '../lib/clock.ts';
import { pause } from '../lib/pause.ts';
import { ApiError } from './api-error.ts';
import { openEvents } from './http.ts';

/** The contract promises a sign of life every 20 seconds. */
const silenceMs = 45_000;
/** A stream that ends sooner counts as a failure: a proxy cuts streams short, or the server has none. */
const lastingMs = 30_000;
const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
/** The wait (ms) before the next request to a backend that has or gives no stream. */
const refusedMs = 300_000;

export interface EventListener {
  /** An event came: its id, and its data as text. */
  readonly event: (id: string, data: string) => void;
  /** Data arrived, at least a sign of life. */
  readonly alive: () => void;
  /** The stream ended or broke, and is being opened again. */
  readonly lost: () => void;
}

interface StreamOptions {
  readonly url: string;
  /** Where to resume. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** From 0 to 1; a test brings its own. */
  readonly random?: () => number;
}

/**
 * Keeps a stream of events open until the signal: opens it again from the last event whenever it ends, breaks or falls
 * silent, after longer and longer waits while it fails.
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

/** Reads one stream to its end, and answers why it ended where it did not end by itself. */
async function readStream(
  url: string,
  lastEventId: string | undefined,
  signal: AbortSignal,
  { alive, event, retry }: StreamListener,
): Promise<unknown> {
  const silence = new AbortController();
  const heard = () => setTimeout(() => silence.abort(), silenceMs);
  let timer = heard();
  const parser = createParser({
    onEvent: ({ id, data }) => {
      if (id !== undefined) event(id, data);
    },
    onRetry: retry,
  });
  try {
    const body = await openEvents(url, { lastEventId, signal: AbortSignal.any([signal, silence.signal]) });
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
  }
}

/** Whether asking again soon is of no use: whoever answers has no stream, or gives this caller none. */
function isFinal(refusal: unknown): boolean {
  if (!(refusal instanceof ApiError) || refusal.status === 0) return false;
  return refusal.status < 500
    ? refusal.status !== 429
    : refusal.status !== 502 && refusal.status !== 503 && refusal.status !== 504;
}
