import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { LRUCache } from 'lru-cache';
import type { AppContext, Env } from './context.ts';

/** The encodings that the server writes, the better one first. Hono's `compress` has no brotli. */
export type Encoding = 'br' | 'gzip';

/** Shorter bodies fit into one or two packets uncompressed. */
export const shortest = 1024;
/** The size of the cache of compressed bodies, in bytes. */
const cacheBytes = 16 * 1024 * 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The best encoding that the caller accepts, by `Accept-Encoding`. */
export function encodingFor(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : undefined;
}

/**
 * Creates the middleware that compresses whole bodies of a known length, never a stream. Use it only for bodies without
 * secrets: the length of a compressed body reveals something of its content.
 */
export function compression(): MiddlewareHandler<Env> {
  const known = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: cacheBytes,
    sizeCalculation: (body) => body.byteLength,
  });
  return async (c, next) => {
    await next();
    if (!isCompressible(c.res)) return;
    varyByEncoding(c);
    const encoding = encodingFor(c.req.header('Accept-Encoding'));
    if (encoding === undefined || c.req.method === 'HEAD') return;
    const body = Buffer.from(await c.res.arrayBuffer());
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
    const compressed = known.get(key) ?? (await compress(body, encoding));
    known.set(key, compressed);
    const headers = new Headers(c.res.headers);
    headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(compressed.byteLength));
    c.res = undefined;
    c.res = new Response(compressed, { status: 200, headers });
  };
}

function isCompressible({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has('Content-Encoding')) return false;
  const length = Number(headers.get('Content-Length') ?? 0);
  return length >= shortest && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '');
}

function varyByEncoding(c: AppContext): void {
  const vary = c.res.headers.get('Vary');
  if (!vary?.includes('Accept-Encoding')) c.res.headers.append('Vary', 'Accept-Encoding');
}

/** Compresses a body. It prefers speed to the smallest size. */
export function compress(body: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return deflate(body);
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  });
}

function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
