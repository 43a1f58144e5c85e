import { bodyLimit } from 'hono/body-limit';
import { Failure } from '../shared/failure.ts';
import type { AppContext } from './context.ts';

/** Refuses a body unless it declares this type, is UTF-8 and uncompressed. */
export function requireType(c: AppContext, type: string): void {
  const [given = '', ...parameters] = (c.req.header('Content-Type') ?? '').split(';').map((part) => part.trim());
  const isText = parameters.every((parameter) => /^charset[ \t]*=[ \t]*"?utf-8"?$/i.test(parameter));
  if (given.toLowerCase() !== type || !isText || parameters.length > 1) throw new Failure('unsupported_media_type');
  requireUncompressed(c);
}

/** Refuses a compressed body. */
export function requireUncompressed(c: AppContext): void {
  const encoding = c.req.header('Content-Encoding');
  if (encoding !== undefined && encoding !== 'identity') throw new Failure('unsupported_media_type');
}

/**
 * Reads a body of at most `limit` bytes. A longer one is `payload_too_large`: at once if its announced length is too
 * long, else when it passes the limit. Hono's limit is called here, so that the server reads no body of callers without
 * access.
 */
export async function readBody(c: AppContext, limit: number): Promise<Uint8Array> {
  // Check before reading: a body read in part cannot be drained, and its connection would be cut.
  if (Number(c.req.header('Content-Length') ?? 0) > limit) throw new Failure('payload_too_large');
  const limited = bodyLimit({
    maxSize: limit,
    onError: () => {
      throw new Failure('payload_too_large');
    },
  });
  try {
    await limited(c, async () => undefined);
    return new Uint8Array(await c.req.arrayBuffer());
  } catch (error) {
    if (error instanceof Failure) throw error;
    // A caller that disconnects inside a body gets no answer.
    throw new Failure('validation_failed');
  }
}
