import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadContract } from '../../document/load.ts';
import type { Operation } from '../../document/operation.ts';
import { readOperations } from '../../document/read-operations.ts';
import { Validators } from '../../schema/validators.ts';
import { invalid, opened, Refusal, readBody } from './bodies.ts';
import { flaws } from './flaws.ts';
import { handlers } from './handlers.ts';
import { type Call, NotebookState, type Reply } from './state.ts';
import { NotebookValidation, spoiled } from './validation.ts';

export const notebookContract = join(import.meta.dirname, 'openapi.yaml');
export const notebookWorkflows = join(import.meta.dirname, 'notebook.arazzo.yaml');
export const operatorKey = 'operator-key-of-the-notebook';

const bodyLimit = 100_000;
const document = await loadContract(notebookContract);
const operations = readOperations(document);
const validators = new Validators(document);

/** A running notebook. */
export interface Notebook {
  readonly url: string;
  stop(): Promise<void>;
}

interface NotebookOptions {
  /** Refuses plain logins. */
  readonly encrypted?: boolean;
  /** A handler in front of the notebook, such as a rate limit; returns whether it has answered. */
  readonly before?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
}

/** Starts a backend that keeps its contract, except for the seeded violation. */
export async function startNotebook(
  flaw?: string,
  { encrypted = false, before = () => false }: NotebookOptions = {},
): Promise<Notebook> {
  const notebook = new NotebookServer(flaw, encrypted);
  const server = createServer((incoming, outgoing) => {
    if (!before(incoming, outgoing)) notebook.answer(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => stopped(server) };
}

function stopped(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

class NotebookServer {
  readonly #flaw: string | undefined;
  /** The operations whose answers show the seeded violation. */
  readonly #include: readonly string[];
  readonly #encrypted: boolean;
  readonly #state = new NotebookState();
  readonly #validation: NotebookValidation;

  constructor(flaw: string | undefined, encrypted: boolean) {
    this.#flaw = flaw;
    this.#include = flaws.find(({ name }) => name === flaw)?.include ?? [];
    this.#encrypted = encrypted;
    this.#validation = new NotebookValidation(document, validators, this.#has);
  }

  #has = (flaw: string): boolean => this.#flaw === flaw;

  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const sent = incoming.headers['x-request-id'];
    const fits = typeof sent === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(sent);
    const requestId = fits && !this.#has('forgotten-request-id') ? sent : randomUUID();
    let reply: Reply;
    let meant = false;
    try {
      const operation = this.#operationOf(incoming);
      meant = this.#include.includes(operation.id);
      if (incoming.method === 'HEAD' && this.#has('head-not-found')) throw new Refusal(404, 'not_found');
      if (operation.id === 'getBalance' && this.#misbehaves(outgoing)) return;
      reply = await this.#handle(operation, incoming);
      if (meant) reply = { ...reply, body: spoiled(reply.body, this.#has) };
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'system_error');
      reply = this.#refused(refusal, requestId, incoming.headers['language'] === 'VI' ? 'VI' : 'EN');
    }
    this.#write(outgoing, reply, requestId, meant && reply.status === 200);
  }

  #operationOf({ url = '/', method = '' }: IncomingMessage): Operation {
    const path = url.split('?')[0] ?? '';
    const there = operations.filter((operation) => pathValues(operation, path) !== undefined);
    const found = there.find((operation) => operation.method === (method === 'HEAD' ? 'GET' : method));
    if (found) return found;
    const [first] = there;
    if (!first || this.#has('404-for-a-method')) throw new Refusal(404, 'not_found');
    if (this.#has('any-method')) return first;
    throw new MethodRefusal(there.map((operation) => operation.method));
  }

  async #handle(operation: Operation, incoming: IncomingMessage): Promise<Reply> {
    const { url = '/' } = incoming;
    const bytes = await bytesOf(incoming);
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    this.#validation.parameters(operation, 'header', headers);
    const open = incoming.method === 'HEAD' && this.#has('head-open');
    const { owner, token } = open ? { owner: 'ada', token: '' } : this.#who(operation, headers);
    const path = pathValues(operation, url.split('?')[0] ?? '') ?? {};
    const query = this.#queryOf(url);
    this.#validation.parameters(operation, 'path', path);
    this.#validation.parameters(operation, 'query', query);
    const body = operation.body ? await this.#bodyOf(operation, incoming, bytes) : undefined;
    const call = {
      state: this.#state,
      has: this.#has,
      owner,
      token,
      path,
      query,
      headers,
      body: (body ?? {}) as Call['body'],
    };
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`nobody handles ${operation.id}`);
    return handler(call);
  }

  #queryOf(url: string): Record<string, string> {
    const text = url.split('?').slice(1).join('?');
    if (this.#has('crash-on-odd-query')) decodeURIComponent(text);
    return Object.fromEntries(new URLSearchParams(text));
  }

  #who({ security, id }: Operation, headers: Readonly<Record<string, string>>): { owner: string; token: string } {
    const [[scheme] = []] = security;
    if (!scheme) return { owner: '', token: '' };
    if (scheme.kind === 'apiKey') {
      if (headers['x-operator-key'] === operatorKey || this.#has('any-key')) return { owner: '', token: '' };
      throw new Refusal(401, 'unauthenticated');
    }
    const token = headers['authorization']?.replace(/^Bearer /, '');
    const owner = this.#state.sessions.get(token ?? '');
    if (owner !== undefined && token !== undefined) return { owner, token };
    const open = id === 'getBalance' && (this.#has('open-door') || (token !== undefined && this.#has('any-token')));
    if (!open) throw new Refusal(401, 'unauthenticated');
    return { owner: 'ada', token: '' };
  }

  async #bodyOf(operation: Operation, incoming: IncomingMessage, bytes: Buffer): Promise<unknown> {
    const read = readBody(operation, incoming.headers['content-type'], bytes, this.#has);
    const plain = operation.id === 'login' ? await opened(read, this.#encrypted, this.#has) : read;
    this.#crashes(plain, bytes);
    return this.#validation.body(operation, plain);
  }

  #crashes(body: unknown, bytes: Buffer): void {
    const text = JSON.stringify(body) ?? '';
    if (this.#has('crash-on-odd-text') && /\\ud[89a-f]/.test(text)) throw new Error('half a character');
    if (this.#has('crash-on-greatest-length') && /"title":"[^"\\]{40}"/.test(text)) throw new Error('too long');
    if (this.#has('crash-on-huge-number') && bytes.includes('1e999')) throw new Error('too great');
  }

  /** Misbehaves before there is an answer; returns whether it did. */
  #misbehaves(outgoing: ServerResponse): boolean {
    if (this.#has('no-answer')) return true;
    if (this.#has('broken-connection')) outgoing.destroy();
    else if (this.#has('endless-answer')) {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' });
      const chunk = Buffer.alloc(65_536, ' ');
      const pump = () => {
        while (!outgoing.destroyed && outgoing.write(chunk));
      };
      outgoing.on('drain', pump);
      pump();
    } else return false;
    return true;
  }

  #refused(refusal: Refusal, requestId: string, language: 'EN' | 'VI'): Reply {
    const { code, fields } = refusal;
    const envelope = {
      success: refusal.status === 404 && this.#has('untrue-failure'),
      ...(!this.#has('error-without-code') && { code }),
      message: `${language === 'VI' && !this.#has('english-only') ? 'lỗi: ' : ''}${code.replaceAll('_', ' ')}`,
      language: this.#has('language-not-told') || this.#has('english-only') ? 'EN' : language,
      requestId: this.#has('error-of-another-request') ? randomUUID() : requestId,
      ...(fields.length > 0 && { value: { fields: fields.map((pointer) => ({ pointer })) } }),
    };
    const odd = refusal.status === 400 && this.#has('undocumented-status');
    const allow = refusal instanceof MethodRefusal && !this.#has('405-without-allow') && { Allow: refusal.allow };
    return { status: odd ? 418 : refusal.status, body: envelope, headers: { ...allow } };
  }

  /** `spoil` is set if the seeded violation may show in a successful answer. */
  #write(outgoing: ServerResponse, { status, body, headers = {} }: Reply, requestId: string, spoil: boolean): void {
    const text = JSON.stringify(body);
    const cut = spoil && this.#has('broken-json') ? text.slice(0, -3) : text;
    const kept = this.#has('kept-by-caches') ? status === 200 : this.#has('error-kept-by-caches') && status === 404;
    const all: Record<string, string> = {
      'X-Request-Id': requestId,
      'Cache-Control': kept ? 'max-age=60' : 'no-store',
      ...headers,
    };
    if (this.#has('mistyped-header') && 'X-Total-Count' in all) all['X-Total-Count'] = 'many';
    const type = this.#contentType(status, spoil);
    if (type !== undefined) all['Content-Type'] = type;
    if (this.#has('missing-header')) delete all['X-Total-Count'];
    if (this.#has('redirect') && spoil) outgoing.writeHead(302, { ...all, Location: '/elsewhere' }).end();
    else outgoing.writeHead(status, all).end(spoil && this.#has('empty-body') ? '' : cut);
  }

  #contentType(status: number, spoil: boolean): string | undefined {
    if (spoil && this.#has('unnamed-content-type')) return undefined;
    if (spoil && this.#has('wrong-content-type')) return 'text/html';
    return status >= 400 && this.#has('problem-json') ? 'application/problem+json' : 'application/json';
  }
}

class MethodRefusal extends Refusal {
  readonly allow: string;
  constructor(methods: readonly string[]) {
    super(405, 'method_not_allowed');
    this.allow = methods.join(', ');
  }
}

function pathValues(operation: Operation, path: string): Record<string, string> | undefined {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const found = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  if (!found) return undefined;
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
  } catch {
    throw invalid('/path');
  }
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    // A request without an encoding is read in buffers.
    const bytes = chunk as Buffer;
    length += bytes.byteLength;
    if (length > bodyLimit) throw new Refusal(413, 'payload_too_large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
