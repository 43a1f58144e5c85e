/** A word that may have been meant. */
interface Candidate {
  readonly word: string;
  /** Wrong, missing, added and swapped letters. */
  readonly distance: number;
  /** Whether it is the whole word that is so near, not only its beginning. */
  readonly whole: boolean;
  /** How many games have it. */
  readonly games: number;
}

/** The words that searches can find, the games that have them, and what is meant by words that no game has. */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #places: ReadonlyMap<string, readonly number[]>;
  readonly #games: number;

  /** `places` tells of each folded word where the games stand that have it, of so many `games`. */
  constructor(places: ReadonlyMap<string, readonly number[]>, games: number) {
    this.#places = places;
    this.#games = games;
    this.#words = [...places.keys()].sort();
  }

  /** The places of the games that have all the words, each as the beginning of one of theirs, in no order. */
  placesOf(beginnings: readonly string[]): readonly number[] {
    // How many of the words, one after the other, each game has.
    const had = new Uint16Array(this.#games);
    let found: readonly number[] = [];
    for (const [before, beginning] of beginnings.entries()) {
      const having: number[] = [];
      for (let at = this.#from(beginning); this.#words[at]?.startsWith(beginning); at++) {
        for (const place of this.#places.get(this.#words[at] ?? '') ?? []) {
          if (had[place] !== before) continue;
          had[place] = before + 1;
          having.push(place);
        }
      }
      found = having;
    }
    return found;
  }

  /** Whether some word begins so. */
  has(beginning: string): boolean {
    return this.#words[this.#from(beginning)]?.startsWith(beginning) ?? false;
  }

  /**
   * The word that was meant by a typing error: one letter may be wrong, missing, added, or swapped with its neighbour
   * from four letters on, two from eight. Undefined when none is so near. The nearest is taken, a whole word rather than
   * a beginning, then what most games have.
   *
   * The words are walked in order; a distance table keeps the rows of the beginning that a word shares with the one
   * before it, and where a beginning is already too far all words that have it are passed over at once.
   */
  nearest(typed: string): string | undefined {
    const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
    if (most === 0) return undefined;
    const table = new DistanceTable(typed, most);
    let best: Candidate | undefined;
    for (let at = 0; at < this.#words.length; ) {
      const word = this.#words[at] ?? '';
      const { whole, beginning, tooFar } = table.walk(word);
      const distance = Math.min(whole, beginning);
      if (distance <= most) {
        const candidate = { word, distance, whole: whole === distance, games: this.#places.get(word)?.length ?? 0 };
        if (best === undefined || isBetter(candidate, best)) best = candidate;
      }
      at = tooFar === undefined || beginning <= most ? at + 1 : this.#from(`${tooFar}\uffff`);
    }
    return best?.word;
  }

  /** The place of the first word that does not stand before `text`. */
  #from(text: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.distance !== other.distance) return one.distance < other.distance;
  if (one.whole !== other.whole) return one.whole;
  return one.games > other.games;
}

/** How far words are from what was typed, in steps that share the work of common beginnings. */
class DistanceTable {
  readonly #typed: string;
  readonly #most: number;
  /** Row `d` is of the first `d` letters of `#path`: its cell `j` how far they are from the first `j` typed. */
  readonly #rows: number[][];
  /** The least distance of a beginning of at most `d` letters from all that was typed. */
  readonly #nearest: number[];
  #path = '';

  constructor(typed: string, most: number) {
    this.#typed = typed;
    this.#most = most;
    this.#rows = [Array.from({ length: typed.length + 1 }, (_, typedLetters) => typedLetters)];
    this.#nearest = [typed.length];
  }

  /**
   * The distance of the whole word and of its nearest beginning. `tooFar` is a beginning of the word such that nothing
   * that goes on from it is near.
   */
  walk(word: string): { readonly whole: number; readonly beginning: number; readonly tooFar: string | undefined } {
    let depth = 0;
    while (depth < this.#path.length && this.#path[depth] === word[depth]) depth += 1;
    let tooFar: string | undefined;
    while (depth < word.length && tooFar === undefined) {
      depth += 1;
      const row = this.#rowOf(word, depth);
      this.#rows[depth] = row;
      this.#nearest[depth] = Math.min(this.#nearest[depth - 1] ?? Infinity, row[this.#typed.length] ?? Infinity);
      if (Math.min(...row) > this.#most) tooFar = word.slice(0, depth);
    }
    this.#path = word.slice(0, depth);
    const last = this.#rows[depth]?.[this.#typed.length] ?? Infinity;
    return { whole: depth === word.length ? last : Infinity, beginning: this.#nearest[depth] ?? Infinity, tooFar };
  }

  #rowOf(word: string, depth: number): number[] {
    const above = this.#rows[depth - 1] ?? [];
    const twoAbove = this.#rows[depth - 2];
    const letter = word[depth - 1];
    const row = [depth];
    for (let j = 1; j <= this.#typed.length; j++) {
      const typed = this.#typed[j - 1];
      const wrong = (above[j - 1] ?? Infinity) + (letter === typed ? 0 : 1);
      const swapped =
        twoAbove !== undefined && j > 1 && letter === this.#typed[j - 2] && word[depth - 2] === typed
          ? (twoAbove[j - 2] ?? Infinity) + 1
          : Infinity;
      row.push(Math.min(wrong, (above[j] ?? Infinity) + 1, (row[j - 1] ?? Infinity) + 1, swapped));
    }
    return row;
  }
}
