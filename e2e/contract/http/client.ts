import { type ClientRequest, type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { NoAnswer, Outcome, WireRequest } from '../exchange/exchange.ts';

export interface ClientOptions {
  /** The base address of the backend; its path precedes every path of the contract. */
  readonly url: URL;
  readonly connections: number;
  /** The limit for one request, from the first byte sent to the last one read. */
  readonly timeoutMs: number;
  /** The reader stops at this length. */
  readonly maxBytes: number;
}

/** The time to listen to a stream of events; its first event is enough. */
const streamPatienceMs = 500;

/** A timer this late means that this program was busy; the answer then gets more time. */
const heldUpMs = 30;
const secondChanceMs = 300;

/** Sends requests over persistent connections. Every failure is an outcome; nothing is thrown. */
export class Client {
  readonly #options: ClientOptions;
  readonly #agent: PlainAgent | SecureAgent;
  readonly #secure: boolean;
  readonly #base: string;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#secure = options.url.protocol === 'https:';
    const pool = { keepAlive: true, maxSockets: options.connections } as const;
    this.#agent = this.#secure ? new SecureAgent(pool) : new PlainAgent(pool);
    this.#base = options.url.pathname.replace(/\/+$/, '');
  }

  async send(wire: WireRequest): Promise<Outcome> {
    const outcome = await this.#attempt(wire);
    // The backend may have closed an idle connection just when it was reused.
    return outcome === 'stale'
      ? this.#attempt(wire).then((second) => (second === 'stale' ? staleTwice : second))
      : outcome;
  }

  close(): void {
    this.#agent.destroy();
  }

  #attempt(wire: WireRequest): Promise<Outcome | 'stale'> {
    const { url, timeoutMs, maxBytes } = this.#options;
    const started = performance.now();
    return new Promise((resolve) => {
      let outgoing: ClientRequest;
      const finish = (outcome: Outcome | 'stale') => {
        clearTimeout(timer);
        resolve(outcome);
      };
      const fail = (reason: NoAnswer['reason'], message: string) => {
        finish({ kind: 'none', reason, message, milliseconds: performance.now() - started });
        outgoing?.destroy();
      };
      const expire = (due: number) => {
        // If this program was delayed, the answer may be ready to read.
        if (performance.now() - due > heldUpMs)
          timer = setTimeout(expire, secondChanceMs, performance.now() + secondChanceMs);
        else fail('timeout', `no whole answer within ${timeoutMs / 1000} s`);
      };
      let timer = setTimeout(expire, timeoutMs, started + timeoutMs);
      try {
        outgoing = (this.#secure ? secureRequest : plainRequest)({
          agent: this.#agent,
          host: url.hostname.replace(/^\[|\]$/g, ''),
          port: url.port,
          method: wire.method,
          path: this.#base + wire.target,
          headers: ['Host', url.host, ...wire.headers.flat()],
        });
      } catch (error) {
        fail('unwritable', messageOf(error));
        return;
      }
      outgoing.on('error', (error) => {
        if (outgoing.reusedSocket && codeOf(error) === 'ECONNRESET') finish('stale');
        else fail(reasonOf(error), messageOf(error));
      });
      outgoing.on('response', (incoming) => readAnswer(incoming, { maxBytes, started, finish, fail }));
      outgoing.end(wire.body);
    });
  }
}

const staleTwice: NoAnswer = {
  kind: 'none',
  reason: 'broken',
  message: 'the connection was reset twice before an answer came',
  milliseconds: 0,
};

interface Reading {
  readonly maxBytes: number;
  readonly started: number;
  finish(outcome: Outcome): void;
  fail(reason: NoAnswer['reason'], message: string): void;
}

function readAnswer(incoming: IncomingMessage, { maxBytes, started, finish, fail }: Reading): void {
  const chunks: Buffer[] = [];
  let length = 0;
  const events = /^text\/event-stream/i.test(incoming.headers['content-type'] ?? '');
  const done = (streamed: boolean) => {
    const text = Buffer.concat(chunks).toString('utf8');
    finish({
      kind: 'answer',
      status: incoming.statusCode ?? 0,
      headers: headersOf(incoming),
      text,
      json: parsed(text),
      streamed,
      milliseconds: performance.now() - started,
    });
  };
  const listened = () => {
    done(true);
    // Errors after the abort do not change the outcome.
    incoming.destroy();
  };
  const patience = events ? setTimeout(listened, streamPatienceMs) : undefined;
  incoming.on('data', (chunk: Buffer) => {
    length += chunk.byteLength;
    if (length > maxBytes) {
      clearTimeout(patience);
      fail('endless', `the answer has more than ${maxBytes} bytes`);
      return;
    }
    chunks.push(chunk);
    if (events && chunk.includes('\n\n')) {
      clearTimeout(patience);
      listened();
    }
  });
  incoming.on('end', () => {
    clearTimeout(patience);
    done(false);
  });
  incoming.on('error', (error) => {
    clearTimeout(patience);
    fail('broken', `the answer broke off: ${messageOf(error)}`);
  });
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
}

function parsed(text: string): unknown {
  if (!/^\s*[[{"\dtfn-]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message || codeOf(error) : String(error);
}

function reasonOf(error: Error): NoAnswer['reason'] {
  const code = codeOf(error);
  if (code.startsWith('HPE_')) return 'malformed';
  return /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ECONNABORTED|ETIMEDOUT)|CERT|TLS|SSL/.test(code)
    ? 'unreachable'
    : 'broken';
}
