import { compress, type Encoding, encodingFor } from './compression.ts';
import type { AppContext } from './context.ts';
import { etagOf } from './etag.ts';
import { taggedResponse } from './respond.ts';

/** A text that lies ready in memory. Each compressed form is made when somebody first accepts it, and kept. */
export interface ReadyBody {
  readonly plain: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

export function readyBody(plain: Buffer<ArrayBuffer>): ReadyBody {
  return { plain, etag: etagOf(plain), encoded: new Map() };
}

/** The body in the best form that the caller accepts, or 304 where the caller has it already. */
export async function readyResponse(
  c: AppContext,
  { plain, etag, encoded }: ReadyBody,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const encoding = encodingFor(c.req.header('Accept-Encoding'));
  if (encoding === undefined) return taggedResponse(c, plain, etag, headers);
  const made = encoded.get(encoding) ?? compress(plain, encoding);
  encoded.set(encoding, made);
  return taggedResponse(c, await made, etag, { ...headers, 'Content-Encoding': encoding });
}
