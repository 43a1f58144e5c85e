import { createServer, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ErrorCode, ErrorDetails, Language } from '#generated/model/index.ts';
import { responseHeaders } from '#generated/server/headers.ts';
import { StartError } from '../config/start-error.ts';
import { errorFacts } from '../shared/error-facts.ts';
import { invalid } from '../shared/failure.ts';
import { type App, requestIdOf } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { errorEnvelope } from './respond.ts';
import { dataHeaders } from './security-headers.ts';

/** A server that listens. */
export interface RunningServer {
  /** Its URL without a trailing slash. */
  readonly url: string;
  /** Accepts no new work, waits at most this many milliseconds for running work, and then ends the rest. */
  stop(graceMilliseconds: number): Promise<void>;
}

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** It serves the inside pages too. */
  readonly inside?: boolean;
  readonly language: Language;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
}

/**
 * The times of a connection (ms): for the head of a request, for all of it, between two requests, and without any data,
 * which also ends what a client no longer reads.
 */
const timeouts = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
const SILENT_MS = 120_000;
/** Stands for the host where a request of HTTP/1.0 names none, as probes of proxies do not. It is nobody's. */
const NO_HOST = 'host.invalid';
/** Connections whose answer ends while the server stops are looked for at this pace (ms). */
const IDLE_MS = 100;
/** How long (ms) a refused client may still send: a connection that is cut at once can lose the answer. */
const LINGER_MS = 1_000;

/** Runs the app on Node's HTTP server. An address that it cannot listen on is a `StartError`. */
export async function serve(app: App, options: ServeOptions): Promise<RunningServer> {
  const listener = getRequestListener(
    (request, env) => {
      const { httpVersion, headers } = env.incoming;
      if (headers.host === undefined && httpVersion !== '1.0') throw new RequestError('Missing host header');
      return app.fetch(request, { ...env, inside: options.inside === true });
    },
    {
      hostname: NO_HOST,
      errorHandler: (error) => outsideResponse(error, options),
    },
  );
  // The listener answers a missing host in the envelope.
  const server = createServer({ ...timeouts, requireHostHeader: false }, listener);
  server.setTimeout(SILENT_MS);
  server.on('clientError', (error, socket) => refuseUnparsed(error, socket, options.language));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(startError(error, options)));
    server.listen(options.port, options.host, resolve);
  });
  // A server on a host and port has this form of address.
  const { address, family, port } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop: async (graceMilliseconds) => {
      options.lifecycle.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      // Node closes those that are idle now, and leaves open what gets its answer later.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
      const impatience = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
      await closed;
      clearInterval(idle);
      clearTimeout(impatience);
    },
  };
}

function startError(error: Error, { host, port, inside }: ServeOptions): Error {
  const variable = inside ? 'ADMIN_PORT' : 'PORT';
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} of ${host} is already in use; stop the program that uses it or set ${variable} to another number.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user; set ${variable} to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`${host} is not an address of this machine; correct HOST.`);
    default:
      return error;
  }
}

const malformed = invalid([{ pointer: '/header/Host', rule: 'invalid_format', message: 'Not a valid request' }]);

/** Answers a request with an unreadable target or host, or an error that the app did not answer. */
function outsideResponse(error: unknown, { language, log }: ServeOptions): Response {
  if (error instanceof RequestError) return refusal(400, language, malformed.code, malformed.details);
  log.error({ error: errorFacts(error) }, 'request failed');
  return refusal(500, language, 'system_error');
}

/** Answers input that Node could not parse, by the reason that Node gives. */
function refuseUnparsed(error: NodeJS.ErrnoException, socket: Duplex, language: Language): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, code] = unparsed[error.code ?? ''] ?? [400, malformed.code];
  const details = status === 400 ? malformed.details : undefined;
  const requestId = requestIdOf(undefined);
  const body = JSON.stringify(errorEnvelope(code, { language, requestId }, details));
  const length = String(Buffer.byteLength(body));
  const headers = { ...refusalHeaders, [responseHeaders.xRequestId]: requestId, 'Content-Length': length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // A client that never closes its side would keep the connection.
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(cut));
}

const unparsed: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'payload_too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'payload_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'validation_failed'],
};

const refusalHeaders = { ...dataHeaders, 'Content-Type': 'application/json', Connection: 'close' } as const;

function refusal(status: number, language: Language, code: ErrorCode, details?: ErrorDetails): Response {
  const requestId = requestIdOf(undefined);
  const body = JSON.stringify(errorEnvelope(code, { language, requestId }, details));
  const headers = { ...refusalHeaders, [responseHeaders.xRequestId]: requestId };
  return new Response(body, { status, headers });
}
