/** One figure of a benchmark, with the bound it is held to where it has one. */
export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** `<=` or `>=` and the number. */
  readonly bound?: readonly ['<=' | '>=', number];
}

/** Whether a figure keeps its bound; true where it has none. */
export function holds({ value, bound }: Figure): boolean {
  if (!bound) return true;
  return bound[0] === '<=' ? value <= bound[1] : value >= bound[1];
}

/** A Markdown table of figures. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((f) => {
    const bound = f.bound ? `${f.bound[0]} ${f.bound[1]}` : '';
    const kept = f.bound ? (holds(f) ? 'yes' : '**no**') : '';
    return `| ${f.part} | ${f.name} | ${round(f.value)} ${f.unit} | ${bound} | ${kept} |`;
  });
  return ['| part | figure | measured | bound | kept |', '|---|---|---|---|---|', ...rows].join('\n');
}

function round(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 3);
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('No values were measured');
  return value;
}
