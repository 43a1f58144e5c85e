/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots of the first 8. */
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

/**
 * SHA-256 of text of one byte a character that begins the same each time, as its eight words. The platform's own
 * digest answers through a promise, which takes longer than the hash. The result is overwritten by the next call.
 */
export function createSha256(prefix: string): (suffix: string) => Int32Array {
  const schedule = new Int32Array(64);
  const state = new Int32Array(8);
  return (suffix) => {
    const text = prefix + suffix;
    const blocks = Math.ceil((text.length + 9) / 64);
    state.set(START);
    for (let block = 0; block < blocks; block++) {
      for (let word = 0; word < 16; word++) {
        const at = block * 64 + word * 4;
        schedule[word] =
          (byteAt(text, at) << 24) | (byteAt(text, at + 1) << 16) | (byteAt(text, at + 2) << 8) | byteAt(text, at + 3);
      }
      if (block === blocks - 1) schedule[15] = text.length * 8;
      compress(state, schedule);
    }
    return state;
  };
}

/** A byte of the padded text: the text, a one bit, then zeros. */
function byteAt(text: string, at: number): number {
  if (at < text.length) return text.charCodeAt(at);
  return at === text.length ? 0x80 : 0;
}

/** The number of leading zero bits. */
export function leadingZeroBits(words: Int32Array): number {
  let bits = 0;
  for (const word of words) {
    bits += Math.clz32(word);
    if (word !== 0) break;
  }
  return bits;
}

function compress(state: Int32Array, w: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const near = at(w, t - 15);
    const far = at(w, t - 2);
    const s0 = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
    const s1 = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
    w[t] = at(w, t - 16) + s0 + at(w, t - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t++) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + at(K, t) + at(w, t)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const next = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index++) state[index] = at(state, index) + (next[index] ?? 0);
}

/** The types cannot show that every index is in range. */
function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

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
