/** Numbers in [0, 1) that a seed repeats: Mulberry32. */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws rows of the requirement list over all areas: each area gives in turn, in a drawn order, one of its rows, until
 * there are enough. The same seed draws the same rows of the same list.
 */
export function drawRows(ids: readonly string[], count: number, seed: number): readonly string[] {
  const random = numbersOf(seed);
  const shuffled = <T>(items: readonly T[]) =>
    items
      .map((item) => [random(), item] as const)
      .sort(([one], [other]) => one - other)
      .map(([, item]) => item);
  const areas = shuffled([...Map.groupBy(ids, (id) => id.split('-')[0] ?? '').values()].map(shuffled));
  const longest = Math.max(0, ...areas.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => areas.flatMap((area) => area.slice(round, round + 1)));
  return rounds.flat().slice(0, count);
}
