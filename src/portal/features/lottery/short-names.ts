/** Names without the words that all of them begin with; each keeps at least one word, and begins as it did. */
export function shortNames(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  const most = names.length > 1 ? Math.min(...words.map(({ length }) => length - 1)) : 0;
  const shared = first.slice(0, most).findIndex((word, place) => words.some((other) => other[place] !== word));
  const left = shared === -1 ? most : shared;
  return words.map((name) => name.slice(left).join(' ')).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}
