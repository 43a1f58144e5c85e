import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { texts } from '#server/texts/texts.ts';
import { listAt, type Node, objectAt, resolve } from '../check/gate/document.ts';
import { pathFinder } from './paths.ts';
import { refusalOf, unreadable, type Violation, violationsIn } from './refusal.ts';

/** What Prism says of its own accord, and which error of the contract that is. */
const codes = [
  ['NO_PATH_MATCHED_ERROR', 'not_found'],
  ['NO_METHOD_MATCHED_ERROR', 'method_not_allowed'],
  ['request_entity_too_large', 'payload_too_large'],
] as const;

const methods = { get: 'GET, HEAD', put: 'PUT', post: 'POST', delete: 'DELETE', patch: 'PATCH' };

const host = '127.0.0.1';

/** A call, with what the contract has at its address. */
interface Exchange {
  readonly document: Node;
  readonly path: Node;
  readonly asked: IncomingMessage;
  /** Prism knows no HEAD, so it is asked for GET; the answer leaves without its body. */
  readonly method: string;
  readonly outgoing: ServerResponse;
}

/**
 * Forwards calls to Prism and corrects its answers to requests that break the contract: they get the contract's errors.
 * Bodies that Prism does not survive never reach it, and calls wait for `prism`, its port, until it has started.
 */
export function mockProxy(document: Node, prism: Promise<number>): Server {
  const find = pathFinder(document);
  return createServer(async (asked, outgoing) => {
    const body = await buffer(asked).catch(() => undefined);
    // The caller has left before its body came.
    if (body === undefined) return;
    const { url, headers } = asked;
    const method = asked.method === 'HEAD' ? 'GET' : (asked.method ?? '');
    const exchange = { document, path: find(url), asked, method, outgoing };
    const fault = unreadable(headers['content-type'] ?? '', body);
    if (fault !== undefined) return refuse(exchange, {}, [fault]);
    // A new connection per call: Prism closes idle ones, sometimes just as they are reused.
    const options = { host, port: await prism, method, path: url, headers, agent: false };
    const forwarded = request(options, (answer) => pass(exchange, answer).catch(() => outgoing.destroy()));
    forwarded.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end(`Prism does not answer: ${error.message}\n`);
    });
    forwarded.end(body);
  });
}

async function pass(exchange: Exchange, answer: IncomingMessage): Promise<void> {
  const { path, outgoing } = exchange;
  const { statusCode: status = 502, headers } = answer;
  const found = headers['sl-violations'];
  const overlooked = status < 300 ? faultsOfQuery(exchange) : [];
  if (overlooked.length > 0 || ((status === 422 || status === 400) && typeof found === 'string')) {
    answer.resume();
    return refuse(exchange, headers, overlooked.length > 0 ? overlooked : violationsIn(String(found)));
  }
  if (![404, 405, 413].includes(status)) {
    outgoing.writeHead(status, headers);
    answer.pipe(outgoing);
    return;
  }
  const said = await text(answer);
  const requestId = requestIdOf(exchange, headers);
  const own = misdirected(said, path, languageOf(exchange), requestId);
  if (!own) outgoing.writeHead(status, headers).end(said);
  else send(exchange, { status, headers: { ...headers, ...own.headers }, body: own.body, requestId });
}

function refuse(exchange: Exchange, headers: Headers, violations: readonly Violation[]): void {
  const requestId = requestIdOf(exchange, headers);
  const queryNames = queryOf(exchange).map(({ name }) => String(name));
  const body = refusalOf(exchange.document, { violations, queryNames, language: languageOf(exchange), requestId });
  send(exchange, { status: 400, headers, body, requestId });
}

type Headers = NodeJS.Dict<string | string[]>;

interface Sent {
  readonly status: number;
  /** Those of Prism's answer. */
  readonly headers: Headers;
  readonly body: object;
  readonly requestId: string;
}

function send({ outgoing }: Exchange, { status, headers, body, requestId }: Sent): void {
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers;
  outgoing.writeHead(status, { ...kept, 'content-type': 'application/json', 'x-request-id': requestId });
  outgoing.end(JSON.stringify(body));
}

function requestIdOf({ asked }: Exchange, headers: Headers): string {
  return String(headers['x-request-id'] ?? asked.headers['x-request-id'] ?? 'mock-request');
}

function languageOf({ asked }: Exchange): 'EN' | 'VI' {
  return asked.headers['language'] === 'VI' ? 'VI' : 'EN';
}

/**
 * Makes the contract's answer to a request that no operation takes: an unknown address, another method, too much data.
 * These are Prism's own texts, undefined for any other. `path` is what the contract has at the address.
 */
function misdirected(
  text: string,
  path: Node,
  language: 'EN' | 'VI',
  requestId: string,
): { readonly body: object; readonly headers: Readonly<Record<string, string>> } | undefined {
  const [, code] = codes.find(([own]) => text.includes(own)) ?? [];
  if (code === undefined) return undefined;
  const allowed = Object.entries(methods).flatMap(([method, names]) => (method in path ? [names] : []));
  return {
    body: { success: false, code, message: texts[language].errors[code], language, requestId },
    headers: code === 'method_not_allowed' ? { Allow: allowed.join(', ') } : {},
  };
}

/** The parameters of the query. */
function queryOf({ document, path, method }: Exchange): readonly Node[] {
  const operation = objectAt(path, method.toLowerCase());
  return [...listAt(path, 'parameters'), ...listAt(operation, 'parameters')]
    .map((parameter) => resolve(document, parameter).node)
    .filter((parameter) => parameter['in'] === 'query');
}

/** The faults of a query that Prism overlooks: it takes an empty value for none, and decodes what it can. */
function faultsOfQuery(exchange: Exchange): readonly Violation[] {
  const { document, asked } = exchange;
  const parameters = queryOf(exchange);
  return ((asked.url ?? '').split('?')[1] ?? '').split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=');
    const parameter = parameters.find((known) => known['name'] === name);
    if (!parameter) return [];
    if (!isDecodable(value)) return [fault(name, 'invalid_encoding', 'Not percent-encoded UTF-8')];
    const isEmpty = value === '' && !takesEmpty(resolve(document, parameter['schema']).node);
    return isEmpty ? [fault(name, 'too_small', 'Empty; leave it out instead')] : [];
  });
}

function takesEmpty({ type, minLength, pattern, enum: values, format }: Node): boolean {
  const hasOther = Array.isArray(values) ? values.includes('') : format === undefined;
  return type === 'string' && !minLength && hasOther && (typeof pattern !== 'string' || new RegExp(pattern).test(''));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function fault(name: string, code: string, message: string): Violation {
  return { location: ['request', 'query', name], code, message };
}
