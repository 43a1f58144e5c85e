import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Node } from '../check/gate/document.ts';
import { refusalOf } from './refusal.ts';

const host = '127.0.0.1';
/** Prism's header with the faults of a request. */
const violations = 'sl-violations';

/** Forwards calls to Prism and turns its 422 for invalid requests into 400. */
export function mockProxy(document: Node, prismPort: number): Server {
  return createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    // A new connection per call: Prism closes idle ones, sometimes just as they are reused.
    const options = { host, port: prismPort, method, path, headers, agent: false };
    const forwarded = request(options, (answer) => pass(document, incoming, answer, outgoing));
    forwarded.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end(`Prism does not answer: ${error.message}\n`);
    });
    incoming.pipe(forwarded);
  });
}

function pass(document: Node, asked: IncomingMessage, answer: IncomingMessage, outgoing: ServerResponse): void {
  const found = answer.headers[violations];
  if (answer.statusCode !== 422 || typeof found !== 'string') {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    return;
  }
  answer.resume();
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  const requestId = String(headers['x-request-id'] ?? asked.headers['x-request-id'] ?? 'mock-request');
  const language = asked.headers['language'];
  const body = refusalOf(document, found, typeof language === 'string' ? language : undefined, requestId);
  outgoing.writeHead(400, { ...headers, 'content-type': 'application/json', 'x-request-id': requestId });
  outgoing.end(JSON.stringify(body));
}
