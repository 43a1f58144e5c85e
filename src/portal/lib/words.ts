/** Elements that begin a line of their own. */
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, tr, blockquote';

/**
 * Returns the plain text of an HTML text, line by line. It is parsed in a separate document, in which nothing loads and
 * nothing runs.
 */
export function wordsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('script, style, template, noscript')) unseen.remove();
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  const lines = (body.textContent ?? '').split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return lines.filter((line) => line !== '');
}

/** A run of words of a text; `changed` where the other text does not have it. */
export type WordRun = { readonly text: string; readonly changed: boolean };

/**
 * What two texts share and where they differ, word by word: the runs of the earlier and of the later text. Runs of a text
 * joined are the text with single spaces.
 */
export function wordChanges(earlier: string, later: string): { earlier: WordRun[]; later: WordRun[] } {
  const [a, b] = [splitWords(earlier), splitWords(later)];
  // The length of the longest common run of words from each pair of places on.
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    for (let j = b.length - 1; row !== undefined && j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const [kept, keptLater] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      kept.add(i);
      keptLater.add(j);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return { earlier: runsOf(a, kept), later: runsOf(b, keptLater) };
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function runsOf(words: readonly string[], kept: ReadonlySet<number>): WordRun[] {
  const runs: { text: string; changed: boolean }[] = [];
  for (const [at, word] of words.entries()) {
    const changed = !kept.has(at);
    const last = runs.at(-1);
    if (last?.changed === changed) last.text += ` ${word}`;
    else runs.push({ text: word, changed });
  }
  return runs;
}
