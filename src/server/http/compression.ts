import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answer } from './answer.ts';

/** The encodings that the server writes, the better one first. */
export type Encoding = 'br' | 'gzip';

/** Shorter bodies fit into a packet or two as they are. */
const shortest = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The compressed forms of one body, each made when it is asked for the first time. */
type Forms = Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>;

const made = new WeakMap<object, Forms>();

/** The best encoding that the caller takes, by its `Accept-Encoding`. */
export function encodingFor(header: string | string[] | undefined): Encoding | undefined {
  if (typeof header !== 'string') return undefined;
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : undefined;
}

/**
 * The answer in the best encoding that the caller takes. `owner` is the object that the body belongs to: the work is
 * done once for as long as that object lives. Only for bodies without secrets, whose length may be seen.
 */
export async function compressed(
  answer: Answer,
  owner: object,
  acceptEncoding: string | string[] | undefined,
): Promise<Answer> {
  const { body } = answer;
  if (body === null || typeof body === 'string' || body.byteLength < shortest) return answer;
  const encoding = encodingFor(acceptEncoding);
  const headers = { ...answer.headers, Vary: 'Accept-Encoding' };
  if (encoding === undefined) return { ...answer, headers };
  const forms = made.get(owner) ?? {};
  made.set(owner, forms);
  forms[encoding] ??= compress(body, encoding);
  return { ...answer, headers: { ...headers, 'Content-Encoding': encoding }, body: await forms[encoding] };
}

/** A body in an encoding, made quickly rather than as small as can be. */
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
