/** How often a number came among some draws, and how long ago. */
export interface Figure {
  readonly number: string;
  /** How often it came; more than `draws` where it can come twice in a draw. */
  readonly hits: number;
  /** Draws in which it came. */
  readonly draws: number;
  /** Draws since it came last: 0 where the newest draw has it, all of them where none has. */
  readonly gap: number;
  /** The most draws in a row without it. */
  readonly longestGap: number;
}

/** The figures of each number among draws, the newest draw first. They are history and say nothing of a draw to come. */
export function figuresOf(numbers: readonly string[], draws: readonly (readonly string[])[]): Figure[] {
  return numbers.map((number) => {
    const hits = draws.map((drawn) => drawn.filter((one) => one === number).length);
    // The draws with the number, between ends for the draws before the first and after the last.
    const places = hits.flatMap((count, place) => (count > 0 ? [place] : []));
    const bounds = [-1, ...places, draws.length];
    const gaps = bounds.slice(1).map((place, index) => place - (bounds[index] ?? 0) - 1);
    return {
      number,
      hits: hits.reduce((sum, count) => sum + count, 0),
      draws: places.length,
      gap: gaps[0] ?? 0,
      longestGap: Math.max(...gaps),
    };
  });
}

/** The numbers that came most often, then those with the smaller gap, then in the given order. */
export function hottest(figures: readonly Figure[], count: number): string[] {
  return numbersOf(
    [...figures].sort((a, b) => b.hits - a.hits || a.gap - b.gap),
    count,
  );
}

/** The numbers with the longest gap, then those with fewer hits, then in the given order. */
export function coldest(figures: readonly Figure[], count: number): string[] {
  return numbersOf(
    [...figures].sort((a, b) => b.gap - a.gap || a.hits - b.hits),
    count,
  );
}

function numbersOf(figures: readonly Figure[], count: number): string[] {
  return figures.slice(0, count).map(({ number }) => number);
}

/** For each draw, the newest first, the draws since each number came before it or in it: 0 where it came. */
export function gapRows(numbers: readonly string[], draws: readonly (readonly string[])[]): number[][] {
  const rows: number[][] = [];
  for (const drawn of [...draws].reverse()) {
    const before = rows.at(-1);
    rows.push(numbers.map((number, index) => (drawn.includes(number) ? 0 : (before?.[index] ?? 0) + 1)));
  }
  return rows.reverse();
}
