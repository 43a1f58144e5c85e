/** A regular expression as a tree. */
export type Pattern =
  | { readonly kind: 'characters'; readonly characters: readonly string[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly branches: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly min: number; readonly max: number }
  /** An anchor or a lookaround. It takes no character, and its condition is checked afterwards. */
  | { readonly kind: 'nothing' };

/** Unsupported syntax, such as a back reference. */
export class UnknownSyntax extends Error {}

/** Parses a regular expression of ECMA-262 with the flag `u`. */
export function parsePattern(source: string): Pattern {
  const reader = new Reader(source);
  const pattern = choice(reader);
  if (!reader.done) throw new UnknownSyntax(`unexpected ${reader.peek}`);
  return pattern;
}

class Reader {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#characters = [...source];
  }

  get done(): boolean {
    return this.#at >= this.#characters.length;
  }

  get peek(): string {
    return this.#characters[this.#at] ?? '';
  }

  next(): string {
    if (this.done) throw new UnknownSyntax('the pattern ends too early');
    const character = this.peek;
    this.#at++;
    return character;
  }

  /** Consumes the text if it comes next. */
  take(text: string): boolean {
    const length = [...text].length;
    if (this.#characters.slice(this.#at, this.#at + length).join('') !== text) return false;
    this.#at += length;
    return true;
  }

  /** Whether the text comes next, without consuming it. */
  nextIs(text: string): boolean {
    return this.peek === text;
  }

  /** Consumes everything up to and including a character. */
  until(end: string): string {
    let text = '';
    while (!this.take(end)) text += this.next();
    return text;
  }
}

function choice(reader: Reader): Pattern {
  const branches = [sequence(reader)];
  while (reader.take('|')) branches.push(sequence(reader));
  const [only] = branches;
  return branches.length === 1 && only ? only : { kind: 'choice', branches };
}

function sequence(reader: Reader): Pattern {
  const parts: Pattern[] = [];
  while (!reader.done && reader.peek !== '|' && reader.peek !== ')') parts.push(quantified(reader, atom(reader)));
  return { kind: 'sequence', parts };
}

function quantified(reader: Reader, part: Pattern): Pattern {
  const [min, max] = quantifier(reader);
  reader.take('?');
  return min === 1 && max === 1 ? part : { kind: 'repeat', part, min, max };
}

function quantifier(reader: Reader): readonly [min: number, max: number] {
  if (reader.take('*')) return [0, Number.POSITIVE_INFINITY];
  if (reader.take('+')) return [1, Number.POSITIVE_INFINITY];
  if (reader.take('?')) return [0, 1];
  if (!reader.take('{')) return [1, 1];
  const [min = '', max] = reader.until('}').split(',');
  if (max === undefined) return [Number(min), Number(min)];
  return [Number(min), max === '' ? Number.POSITIVE_INFINITY : Number(max)];
}

const looks = ['?=', '?!', '?<=', '?<!'];

function atom(reader: Reader): Pattern {
  const character = reader.next();
  switch (character) {
    case '^':
    case '$':
      return { kind: 'nothing' };
    case '.':
      return { kind: 'characters', characters: universe.filter((each) => each !== '\n' && each !== '\r') };
    case '(':
      return group(reader);
    case '[':
      return { kind: 'characters', characters: characterClass(reader) };
    case '\\':
      return escaped(reader);
    default:
      return { kind: 'characters', characters: [character] };
  }
}

function group(reader: Reader): Pattern {
  const look = looks.find((each) => reader.take(each));
  if (look === undefined && !reader.take('?:') && reader.take('?<')) reader.until('>');
  const inner = choice(reader);
  if (!reader.take(')')) throw new UnknownSyntax('a group does not end');
  return look === undefined ? inner : { kind: 'nothing' };
}

function escaped(reader: Reader): Pattern {
  if (reader.take('b') || reader.take('B')) return { kind: 'nothing' };
  if (/[1-9k]/.test(reader.peek)) throw new UnknownSyntax('a reference back to a group');
  return { kind: 'characters', characters: escapedCharacters(reader) };
}

/** The characters for classes that the pattern leaves open: ASCII first, then a few from other scripts. */
const universe = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  '\t',
  '\n',
  '\r',
].concat([...'éßøđữộạ漢字わ한글אعåЖяΩ', '\u00a0', '\u{1f600}']);

function members(source: string): readonly string[] {
  const test = new RegExp(`^${source}$`, 'u');
  return universe.filter((character) => test.test(character));
}

const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', v: '\v', f: '\f', 0: '\0' };

function escapedCharacters(reader: Reader): readonly string[] {
  const letter = reader.next();
  if (/[dDwWsS]/.test(letter)) return members(`\\${letter}`);
  if (letter === 'p' || letter === 'P') {
    if (!reader.take('{')) throw new UnknownSyntax('\\p without a property');
    return members(`\\${letter}{${reader.until('}')}}`);
  }
  if (letter === 'x') return [codePoint(reader.next() + reader.next())];
  if (letter === 'u') {
    if (reader.take('{')) return [codePoint(reader.until('}'))];
    return [codePoint(reader.next() + reader.next() + reader.next() + reader.next())];
  }
  if (letter === 'c') return [String.fromCodePoint(reader.next().charCodeAt(0) % 32)];
  return [controls[letter] ?? letter];
}

function codePoint(hex: string): string {
  return String.fromCodePoint(Number.parseInt(hex, 16));
}

/** The ends of a large range and its known characters are enough. */
const greatRange = 200;

function characterClass(reader: Reader): readonly string[] {
  const negated = reader.take('^');
  const found = new Set<string>();
  while (!reader.take(']')) {
    const from = classMember(reader);
    if (from.length === 1 && reader.peek === '-') {
      reader.next();
      const to = reader.nextIs(']') ? ['-'] : classMember(reader);
      const between = to[0] === '-' && reader.nextIs(']') ? [...from, '-'] : range(from[0] ?? '', to[0] ?? '');
      for (const each of between) found.add(each);
    } else {
      for (const each of from) found.add(each);
    }
  }
  return negated ? universe.filter((character) => !found.has(character)) : [...found];
}

function classMember(reader: Reader): readonly string[] {
  return reader.take('\\') ? (reader.take('b') ? ['\b'] : escapedCharacters(reader)) : [reader.next()];
}

function range(from: string, to: string): readonly string[] {
  const [low, high] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0];
  if (high - low < greatRange) {
    return Array.from({ length: high - low + 1 }, (_, index) => String.fromCodePoint(low + index));
  }
  const inside = universe.filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return low <= code && code <= high;
  });
  return [from, ...inside, to];
}
