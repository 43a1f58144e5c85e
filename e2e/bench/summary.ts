import { type Figure, markdown, measured, meets } from './result.ts';

/** A figure and the day of its measurement. */
export interface DatedFigure extends Figure {
  readonly date: string;
}

/** The pages with named figures; of the others only the worst is named. */
const named = ['/index', '/rng', '/login', '/vnlottery'];

/** One Markdown table with one line per figure; a figure of many pages has one line too. */
export function summary(figures: readonly DatedFigure[]): string {
  const groups = Map.groupBy(figures, titleOf);
  const rows = [...groups].flatMap(([title, group]) => {
    const worst = worstOf(group);
    if (!worst) return [];
    const { part, target } = worst;
    const met = target ? (group.every(meets) ? 'yes' : '**no**') : '';
    return [[part, title, valuesOf(group, worst), target?.join(' ') ?? '', met, worst.date]];
  });
  return markdown(['part', 'figure', 'measured', 'target', 'met', 'on'], rows);
}

function titleOf({ name, row }: DatedFigure): string {
  return row ? `${row.table}: ${name}` : name;
}

/** The figure farthest from its target; without a target, the highest. */
function worstOf(group: readonly DatedFigure[]): DatedFigure | undefined {
  const [first, ...others] = group;
  if (!first) return undefined;
  const isWorse = (one: DatedFigure, than: DatedFigure) =>
    one.target?.[0] === '>=' ? one.value < than.value : one.value > than.value;
  return others.reduce((worst, each) => (isWorse(each, worst) ? each : worst), first);
}

function valuesOf(group: readonly DatedFigure[], worst: DatedFigure): string {
  if (!worst.row) return measured(worst);
  if (group.every(({ value }) => value === worst.value)) return `${measured(worst)} on every page`;
  const pages = group.filter(({ row }) => row && named.includes(row.of) && row.of !== worst.row?.of);
  return [
    `worst ${measured(worst)} (${worst.row.of})`,
    ...pages.map((page) => `${page.row?.of} ${measured(page)}`),
  ].join(', ');
}
