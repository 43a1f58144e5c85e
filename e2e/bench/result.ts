import type { Part } from './options.ts';

/** One figure of a benchmark, with its target if it has one. */
export interface Figure {
  readonly part: Part;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** `<=` or `>=` and the number. */
  readonly target?: readonly ['<=' | '>=', number];
  /** The table and the line of the figure, if several things have the same measurement. */
  readonly row?: { readonly table: string; readonly of: string };
}

/** Whether a figure meets its target; true without a target. */
export function meets({ value, target }: Figure): boolean {
  if (!target) return true;
  return target[0] === '<=' ? value <= target[1] : value >= target[1];
}

/** Markdown tables of figures: one table for single figures, then one for each kind of thing. */
export function tables(figures: readonly Figure[]): string {
  const rows = figures
    .filter(({ row }) => row === undefined)
    .map((f) => {
      const target = f.target ? `${f.target[0]} ${f.target[1]}` : '';
      const met = f.target ? (meets(f) ? 'yes' : '**no**') : '';
      return [f.part, f.name, measured(f), target, met];
    });
  const names = new Set(figures.flatMap(({ row }) => row?.table ?? []));
  return [
    ...(rows.length > 0 ? [markdown(['part', 'figure', 'measured', 'target', 'met'], rows)] : []),
    ...[...names].map((name) =>
      byRow(
        name,
        figures.filter(({ row }) => row?.table === name),
      ),
    ),
  ].join('\n\n');
}

/** One line per thing and one column per figure; figures that miss their target are bold. */
function byRow(table: string, figures: readonly Figure[]): string {
  const columns = [...new Set(figures.map(({ name }) => name))];
  const heads = columns.map((column) => {
    const target = figures.find(({ name }) => name === column)?.target;
    return target ? `${column} (${target.join(' ')})` : column;
  });
  const rows = [...new Set(figures.map(({ row }) => row?.of ?? ''))].map((of) => [
    of,
    ...columns.map((column) => {
      const figure = figures.find(({ name, row }) => name === column && row?.of === of);
      if (figure === undefined) return '';
      return meets(figure) ? measured(figure) : `**${measured(figure)}**`;
    }),
  ]);
  return markdown([table, ...heads], rows);
}

/** A Markdown table. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The value with its unit. */
export function measured({ value, unit }: Figure): string {
  return `${round(value)} ${unit}`.trim();
}

function round(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 3);
}

/** The median. */
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
