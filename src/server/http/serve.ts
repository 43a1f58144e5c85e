import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { ErrorCode, ErrorDetails, Language } from '../../../generated/server/model/index.ts';
import { StartError } from '../config/start-error.ts';
import { errorFacts } from '../shared/error-facts.ts';
import { invalid } from '../shared/fields.ts';
import { errorAnswer } from './envelope.ts';
import type { Lifecycle } from './lifecycle.ts';
import { nodeListener } from './listener.ts';
import { requestIdOf } from './request-id.ts';
import type { App } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { send } from './send.ts';

/** A server that listens. */
export interface RunningServer {
  /** Where it is reached, without a slash at the end. */
  readonly url: string;
  /** Accepts nothing more, finishes what runs for at most so long, and ends what is left. */
  stop(graceMilliseconds: number): Promise<void>;
}

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly language: Language;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
}

/** Runs the app on Node's HTTP server. An address that cannot be listened on is a `StartError`. */
export async function serve(app: App, options: ServeOptions): Promise<RunningServer> {
  const listener = nodeListener(app, {
    malformed: (outgoing) => refuse(outgoing, options.language, malformed.code, malformed.details),
    failed: (outgoing, error) => {
      options.log.error({ error: errorFacts(error) }, 'request failed');
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, options.language, 'system_error');
    },
  });
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(startError(error, options)));
    server.listen(options.port, options.host, resolve);
  });
  // A server on a host and port has an address of this form.
  const { address, family, port } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop: async (graceMilliseconds) => {
      options.lifecycle.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const impatience = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
      await closed;
      clearTimeout(impatience);
    },
  };
}

function startError(error: Error, { host, port }: ServeOptions): Error {
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} of ${host} is already in use; stop the program that uses it or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user; set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`${host} is not an address of this machine; correct HOST.`);
    default:
      return error;
  }
}

const malformed = invalid([{ pointer: '/header/Host', rule: 'invalid_format', message: 'Not a valid request' }]);
const security = securityHeaders({ imageCDNs: [], launchGameCDNs: [], analytics: { gtagId: null } });

/** Answers what never got as far as a route, or did not come back from one, and ends the connection. */
function refuse(outgoing: ServerResponse, language: Language, code: ErrorCode, details?: ErrorDetails): void {
  const requestId = requestIdOf(undefined);
  const answer = errorAnswer(code, { language, requestId }, details);
  send(outgoing, answer, { security: security(answer.policy, false), requestId, closing: true });
}
