import type { IncomingMessage } from 'node:http';
import busboy, { type Busboy } from 'busboy';
import { Failure, fieldError, invalid } from '../shared/failure.ts';
import type { AppContext } from './context.ts';
import { requireUncompressed } from './read-body.ts';

const maxFiles = 3;
const fileLimit = 5 * 1024 * 1024;
/** The limit of all that is not a file: names, texts and boundaries. */
const restLimit = 64 * 1024;
const maxParts = 32;

/** Limits the bytes of uploads that a process holds at once. A caller over the limit gets `unavailable`. */
export class UploadBudget {
  readonly #capacity: number;
  #held = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get held(): number {
    return this.#held;
  }

  take(bytes: number): void {
    this.#held += bytes;
    if (this.#held > this.#capacity) throw new Failure('unavailable');
  }

  give(bytes: number): void {
    this.#held -= bytes;
  }
}

const processBudget = new UploadBudget(128 * 1024 * 1024);

type Pairs = [string, string | File][];

/**
 * Reads a multipart body: at most three pictures of 5 MB each, and short texts. A larger picture is `image_too_large`,
 * another part over the limits `payload_too_large`, both before the body ends. A file's type and name come from the
 * caller and are not trusted.
 */
export async function multipartPairs(c: AppContext, budget = processBudget): Promise<Pairs> {
  const { incoming } = c.env;
  const boundary = /^multipart\/form-data[ \t]*;[ \t]*boundary=("[^"]{1,70}"|[^\s";,]{1,70})$/i;
  if (!boundary.test(c.req.header('Content-Type') ?? '')) throw new Failure('unsupported_media_type');
  requireUncompressed(c);
  const most = maxFiles * fileLimit + restLimit;
  if (Number(c.req.header('Content-Length') ?? 0) > most) throw new Failure('payload_too_large');
  let taken = 0;
  const count = (piece: Uint8Array) => {
    taken += piece.byteLength;
    budget.take(piece.byteLength);
    if (taken > most) throw new Failure('payload_too_large');
  };
  try {
    return await parse(incoming, count);
  } finally {
    budget.give(taken);
  }
}

/** Feeds the parser until the body ends or a piece is refused. */
function parse(incoming: IncomingMessage, count: (piece: Uint8Array) => void): Promise<Pairs> {
  const parser = busboy({
    headers: incoming.headers,
    defParamCharset: 'utf8',
    // One byte over the limit makes the parser report a truncated part.
    limits: { fileSize: fileLimit + 1, fieldSize: restLimit, parts: maxParts },
  });
  return new Promise((resolve, reject) => {
    const feed = (piece: Uint8Array) => {
      try {
        count(piece);
        parser.write(piece);
      } catch (error) {
        fail(error);
      }
    };
    const gone = () => fail(new Failure('validation_failed'));
    const end = () => {
      incoming.off('close', gone);
      parser.end();
    };
    const stop = () => incoming.off('data', feed).off('end', end).off('close', gone);
    const fail = (error: unknown) => {
      stop();
      reject(error);
    };
    const pairs = collect(parser, fail);
    parser.on('error', () => fail(invalid([fieldError('body', [], 'invalid_multipart', 'Not multipart/form-data')])));
    parser.on('close', () => {
      stop();
      resolve(pairs);
    });
    incoming.on('data', feed).on('end', end).on('close', gone);
  });
}

function collect(parser: Busboy, fail: (error: Failure) => void): Pairs {
  const pairs: Pairs = [];
  const tooLarge = () => fail(new Failure('payload_too_large'));
  parser.on('partsLimit', tooLarge);
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) tooLarge();
    // The decoder writes this character for invalid UTF-8.
    else if (value.includes('\ufffd')) fail(invalid([fieldError('body', [name], 'invalid_encoding', 'Not UTF-8')]));
    else pairs.push([name, value]);
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    const pieces: Buffer<ArrayBuffer>[] = [];
    stream.on('data', (piece) => pieces.push(piece)).on('limit', () => fail(new Failure('image_too_large')));
    stream.on('end', () => pairs.push([name, new File(pieces, filename ?? '', { type: mimeType })]));
  });
  return pairs;
}
