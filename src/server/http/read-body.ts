import type { IncomingMessage } from 'node:http';
import { Failure } from '../shared/failure.ts';

/** Refuses a body that does not say it is of that type, in UTF-8 and uncompressed. */
export function requireType(incoming: IncomingMessage, type: string): void {
  const [given = '', ...parameters] = (incoming.headers['content-type'] ?? '').split(';').map((part) => part.trim());
  const isText = parameters.every((parameter) => /^charset[ \t]*=[ \t]*"?utf-8"?$/i.test(parameter));
  if (given.toLowerCase() !== type || !isText || parameters.length > 1) throw new Failure('unsupported_media_type');
  requireUncompressed(incoming);
}

/** Refuses a body that would have to be unpacked first. */
export function requireUncompressed({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new Failure('unsupported_media_type');
}

/**
 * Reads a body of at most `limit` bytes. A longer one is `payload_too_large`: at once if it announces its length, else
 * when the limit is passed, and what comes after is not kept. `watch` sees each piece before it is kept, and may throw.
 */
export async function readBody(
  incoming: IncomingMessage,
  limit: number,
  watch?: (piece: Uint8Array) => void,
): Promise<Uint8Array<ArrayBuffer>> {
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
      try {
        if (length > limit) throw new Failure('payload_too_large');
        watch?.(chunk);
        chunks.push(chunk);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const end = () => settle(() => resolve(Buffer.concat(chunks)));
    const fail = (error: Error) => settle(() => reject(error));
    // Whoever leaves in the middle of a body hears no answer; it only has to have an end.
    const gone = () => settle(() => reject(new Failure('validation_failed')));
    incoming.on('data', take).on('end', end).on('error', fail).on('close', gone);
  });
}
