import { createSha256 } from './sha256.ts';

const BLOCK = 64;

/** Bytes as text with one character for each, as `createSha256` reads it. */
function textOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function bytesOf(words: Int32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [index, word] of words.entries()) view.setInt32(index * 4, word);
  return new Uint8Array(view.buffer);
}

/** SHA-256 of bytes. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytesOf(createSha256('')(textOf(bytes)));
}

/**
 * HMAC-SHA-256 of texts in UTF-8 under a key of at most 64 bytes. It answers at once, which the platform's own does not.
 */
export function createHmac(key: Uint8Array): (message: string) => Uint8Array<ArrayBuffer> {
  const padded = (pad: number) => textOf(Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ pad));
  const inner = createSha256(padded(0x36));
  const outer = createSha256(padded(0x5c));
  return (message) => bytesOf(outer(textOf(bytesOf(inner(textOf(new TextEncoder().encode(message)))))));
}

/** Hexadecimal text as bytes. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes in lower-case hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
