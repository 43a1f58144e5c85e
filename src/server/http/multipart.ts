import type { IncomingMessage } from 'node:http';
import { Failure } from '../shared/failure.ts';
import { fieldError, invalid } from '../shared/fields.ts';
import { readBody, requireUncompressed } from './read-body.ts';

const mostFiles = 3;
const fileLimit = 5 * 1024 * 1024;
/** Everything that is no file: names, texts, and the marks between the parts. */
const restLimit = 64 * 1024;
const mostParts = 32;

/** Bytes of uploads that a process holds at a time; who comes while it is full is asked to come again. */
export class UploadRoom {
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

const everybody = new UploadRoom(128 * 1024 * 1024);

/**
 * Reads a multipart body: at most three files of 5 MB each, and short texts. A part that is too large or one too many is
 * `payload_too_large` while it comes. What a file says of its type and name is the caller's word and nothing more.
 */
export async function multipartPairs(incoming: IncomingMessage, room = everybody): Promise<[string, string | File][]> {
  const type = incoming.headers['content-type'] ?? '';
  const boundary = boundaryOf(type);
  if (boundary === undefined) throw new Failure('unsupported_media_type');
  requireUncompressed(incoming);
  const measure = partMeter(boundary);
  let taken = 0;
  const watch = (piece: Uint8Array) => {
    measure(piece);
    taken += piece.byteLength;
    room.take(piece.byteLength);
  };
  try {
    return await partsOf(await readBody(incoming, mostFiles * fileLimit + restLimit, watch), type);
  } finally {
    room.give(taken);
  }
}

function boundaryOf(type: string): string | undefined {
  const [, quoted, bare] =
    /^multipart\/form-data[ \t]{0,9};[ \t]{0,9}boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))$/i.exec(type) ?? [];
  return quoted ?? bare;
}

/** Measures the parts of a body piece by piece, and throws when one is too large or there are too many. */
function partMeter(boundary: string): (piece: Uint8Array) => void {
  const mark = Buffer.from(`--${boundary}`);
  const largest = fileLimit + restLimit;
  // A mark may begin at the end of a piece: that end is looked at again together with the next one.
  let end = Buffer.alloc(0);
  let size = 0;
  let marks = 0;
  const check = (bytes: number) => {
    if (bytes > largest || marks > mostParts) throw new Failure('payload_too_large');
  };
  return (piece) => {
    const seen = Buffer.concat([end, piece]);
    let from = 0;
    for (let at = seen.indexOf(mark); at >= 0; at = seen.indexOf(mark, from)) {
      check(size + at - from);
      marks += 1;
      size = 0;
      from = at + mark.length;
    }
    const kept = Math.min(mark.length - 1, seen.length - from);
    size += seen.length - from - kept;
    end = seen.subarray(seen.length - kept);
    check(size);
  };
}

async function partsOf(body: Uint8Array<ArrayBuffer>, type: string): Promise<[string, string | File][]> {
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw invalid([fieldError('body', [], 'invalid_multipart', 'Not multipart/form-data')]);
  });
  const parts = [...form];
  for (const [name, value] of parts) {
    if (typeof value !== 'string') {
      if (value.size > fileLimit) throw new Failure('payload_too_large');
    } else if (value.includes('\ufffd')) {
      // What stands in place of bytes that are no UTF-8.
      throw invalid([fieldError('body', [name], 'invalid_encoding', 'Not UTF-8')]);
    }
  }
  return parts;
}
