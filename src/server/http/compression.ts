import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Answer, jsonAnswer } from './answer.ts';

/** The encodings that the server writes, the better one first. */
export type Encoding = 'br' | 'gzip';

/** Shorter bodies fit into a packet or two as they are. */
const shortest = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** One answer in each of its encodings, made when it is asked for the first time. */
type Forms = Partial<Record<Encoding | 'identity', Answer | Promise<Answer>>>;

const made = new WeakMap<object, Forms>();

/** The best encoding that the caller takes, by its `Accept-Encoding`. */
export function encodingFor(header: string | string[] | undefined): Encoding | undefined {
  if (typeof header !== 'string') return undefined;
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : undefined;
}

/**
 * A JSON answer in the best encoding that the caller takes. `owner` is the object that the body belongs to: the work is
 * done once for as long as that object lives. Only for bodies without secrets, whose length may be seen.
 */
export function compressedJson(
  owner: { readonly json: Buffer<ArrayBuffer> },
  acceptEncoding: string | string[] | undefined,
): Answer | Promise<Answer> {
  const encoding = encodingFor(acceptEncoding) ?? 'identity';
  const known = made.get(owner);
  const forms = known ?? {};
  if (known === undefined) made.set(owner, forms);
  forms[encoding] ??= formOf(owner.json, encoding);
  return forms[encoding];
}

function formOf(json: Buffer<ArrayBuffer>, encoding: Encoding | 'identity'): Answer | Promise<Answer> {
  const answer = jsonAnswer(200, json);
  if (json.byteLength < shortest) return answer;
  const headers = { ...answer.headers, Vary: 'Accept-Encoding' };
  if (encoding === 'identity') return { ...answer, headers };
  return compress(json, encoding).then((body) => ({
    ...answer,
    headers: { ...headers, 'Content-Encoding': encoding },
    body,
  }));
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
