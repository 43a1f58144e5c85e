import { LRUCache } from 'lru-cache';
import type { OperationId } from '#generated/server/operations.ts';
import type { Services } from '../services.ts';
import { compress, type Encoding, encodingFor, shortest } from './compression.ts';
import type { AppContext } from './context.ts';
import { etagOf, taggedResponse } from './respond.ts';

/**
 * The public reads that follow from query, language and the version of what they read alone, with that version: an
 * object that is replaced when something changes.
 */
const versions: Partial<Record<OperationId, (services: Services) => object | Promise<object>>> = {
  listVendorTypes: ({ catalogue }) => catalogue.current(),
  listVendors: ({ catalogue }) => catalogue.current(),
  listGames: ({ catalogue }) => catalogue.current(),
  listHotGames: ({ catalogue }) => catalogue.current(),
  listNewGames: ({ catalogue }) => catalogue.current(),
};

/** The most bytes that are cached of an operation, without the compressed forms, which are about a fifth of it. */
const maxBytes = 4 * 1024 * 1024;

/** Who may see the site is decided at each call, so a browser asks each time whether its copy still holds. */
const revalidated = { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-cache' };

/** An answer with its bytes, plain and compressed, which are made once. */
export class CachedAnswer {
  readonly value: unknown;
  readonly body: Buffer<ArrayBuffer>;
  readonly #etag: string;
  readonly #compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(value: unknown) {
    this.value = value;
    this.body = Buffer.from(JSON.stringify(value));
    this.#etag = etagOf(this.body);
  }

  async respond(c: AppContext): Promise<Response> {
    const encoding = this.body.byteLength < shortest ? undefined : encodingFor(c.req.header('Accept-Encoding'));
    const headers = { ...revalidated, Vary: 'Accept-Encoding, Language' };
    if (encoding === undefined) return taggedResponse(c, this.body, this.#etag, headers);
    const body = this.#compressed.get(encoding) ?? compress(this.body, encoding);
    this.#compressed.set(encoding, body);
    return taggedResponse(c, await body, this.#etag, { ...headers, 'Content-Encoding': encoding });
  }
}

/** Answers a question from what is cached for the version of today, else by `work`. */
export type Cache = (question: string, work: () => Promise<unknown>) => Promise<CachedAnswer>;

/** The cache of an operation's answers; undefined where it has none. */
export function answerCache(operation: OperationId, services: Services): Cache | undefined {
  const versionOf = versions[operation];
  if (versionOf === undefined) return undefined;
  const cached = new WeakMap<object, LRUCache<string, CachedAnswer>>();
  return async (question, work) => {
    const version = await versionOf(services);
    const answers = cached.get(version) ?? newAnswers();
    cached.set(version, answers);
    const found = answers.get(question) ?? new CachedAnswer(await work());
    answers.set(question, found);
    return found;
  };
}

function newAnswers() {
  return new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
}
