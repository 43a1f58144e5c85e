import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Node } from '../check/gate/document.ts';
import { refusalOf, type Violation, violationsIn } from './refusal.ts';
import { unreadable } from './unreadable.ts';

const host = '127.0.0.1';

/**
 * Forwards calls to Prism and corrects its answers to invalid requests: they get 400 with the fields at fault. Bodies
 * that Prism does not survive never reach it, and calls wait for `prism`, its port, until it has started.
 */
export function mockProxy(document: Node, prism: Promise<number>): Server {
  return createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => undefined);
    // The caller has left before its body came.
    if (body === undefined) return;
    const fault = unreadable(incoming.headers['content-type'] ?? '', body);
    if (fault !== undefined) return refuse(document, incoming, {}, [fault], outgoing);
    const { method, url: path, headers } = incoming;
    // A new connection per call: Prism closes idle ones, sometimes just as they are reused.
    const options = { host, port: await prism, method, path, headers, agent: false };
    const forwarded = request(options, (answer) => pass(document, incoming, answer, outgoing));
    forwarded.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end(`Prism does not answer: ${error.message}\n`);
    });
    forwarded.end(body);
  });
}

function pass(document: Node, asked: IncomingMessage, answer: IncomingMessage, outgoing: ServerResponse): void {
  const found = answer.headers['sl-violations'];
  const invalid = answer.statusCode === 422 || answer.statusCode === 400;
  if (!invalid || typeof found !== 'string') {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    return;
  }
  answer.resume();
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  refuse(document, asked, headers, violationsIn(found), outgoing);
}

function refuse(
  document: Node,
  asked: IncomingMessage,
  headers: NodeJS.Dict<string | string[]>,
  violations: readonly Violation[],
  outgoing: ServerResponse,
): void {
  const requestId = String(headers['x-request-id'] ?? asked.headers['x-request-id'] ?? 'mock-request');
  const body = refusalOf(document, violations, asked.headers['language'] === 'VI' ? 'VI' : 'EN', requestId);
  outgoing.writeHead(400, { ...headers, 'content-type': 'application/json', 'x-request-id': requestId });
  outgoing.end(JSON.stringify(body));
}
