import type { IncomingMessage } from 'node:http';
import { Failure } from '../domain/failure.ts';

const jsonType = /^application\/json[ \t]*(;[ \t]*charset[ \t]*=[ \t]*"?utf-8"?[ \t]*)?$/i;

/** Refuses a body that does not say it is JSON in UTF-8, uncompressed. */
export function requireJson({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (!jsonType.test(headers['content-type'] ?? '') || (encoding !== undefined && encoding !== 'identity')) {
    throw new Failure('unsupported_media_type');
  }
}

/**
 * Reads a body of at most `limit` bytes. A longer one is `payload_too_large`: at once if it announces its length, else
 * when the limit is passed, and what comes after is not kept.
 */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<Uint8Array> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw new Failure('payload_too_large');
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const settle = (finish: () => void) => {
      incoming.off('data', take).off('end', end).off('error', fail).off('close', gone);
      finish();
    };
    const take = (chunk: Uint8Array) => {
      length += chunk.byteLength;
      if (length > limit) settle(() => reject(new Failure('payload_too_large')));
      else chunks.push(chunk);
    };
    const end = () => settle(() => resolve(Buffer.concat(chunks)));
    const fail = (error: Error) => settle(() => reject(error));
    // Whoever leaves in the middle of a body hears no answer; it only has to have an end.
    const gone = () => settle(() => reject(new Failure('validation_failed')));
    incoming.on('data', take).on('end', end).on('error', fail).on('close', gone);
  });
}
