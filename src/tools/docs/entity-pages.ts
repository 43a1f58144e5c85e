import type { Node } from '../check/gate/document.ts';
import { table } from '../table.ts';
import { type Entity, entitiesOf, type Relation } from './entities.ts';
import { operationLink } from './links.ts';

/** More operations than these are only counted. */
const named = 2;

/** The entities of the contract, a chapter for each tag: a drawing of what holds what, and a table. */
export function entityPages(document: Node, tags: readonly string[]): string {
  const entities = entitiesOf(document);
  const chapters = [...tags, undefined].flatMap((tag) => {
    const own = entities.filter((entity) => entity.tag === tag);
    if (own.length === 0) return [];
    const rows = own.map(({ name, description, key, holds, names, operations }) => [
      `**${name}** ${description}`,
      key === undefined ? '' : `\`${key}\``,
      [...holds.map(holding), ...names.map(naming)].join('<br>'),
      shownBy(operations),
    ]);
    const drawing = drawEntities(own);
    return [
      `## ${tag === undefined ? 'Shared by many' : `Entities of ${tag}`}`,
      ...(drawing === undefined ? [] : [drawing]),
      table([['entity', 'key', 'holds, and names', 'shown by'], ...rows], { markdown: true }),
    ];
  });
  return chapters.join('\n\n');
}

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Drawn as a guest: it belongs to another tag. */
  readonly guest: boolean;
}

const letter = 7.2;
const height = 26;
const gapX = 72;
const gapY = 10;

/**
 * Entities and what they hold as an SVG: who holds stands left of what it holds; a fork ends at what may be many. Entities
 * that hold nothing and are held by nobody are left out; undefined where that leaves none.
 */
export function drawEntities(entities: readonly Entity[]): string | undefined {
  const own = new Map(entities.map((entity) => [entity.name, entity]));
  const edges = entities.flatMap(({ name, holds }) =>
    [...new Map(holds.map((relation) => [relation.target, relation])).values()]
      .filter(({ target }) => target !== name)
      .map((relation) => ({ from: name, relation })),
  );
  if (edges.length === 0) return undefined;
  const columns = columnsOf(edges.map(({ from, relation }) => [from, relation.target] as const));
  const boxes = placed(columns, edges, (name) => !own.has(name));
  const all = [...boxes.values()];
  const width = Math.max(...all.map((box) => box.x + box.width)) + 12;
  const bottom = Math.max(...all.map((box) => box.y + height)) + 2;
  const shapes = [
    ...edges.map(({ from, relation }) => line(boxes.get(from), boxes.get(relation.target), relation)),
    ...all.map(drawn),
  ];
  // Redoc's HTML loses `viewBox`, so the drawing keeps its size and its frame scrolls.
  return `<div class="entities"><svg width="${Math.ceil(width)}" height="${bottom}" role="img" aria-label="What the entities hold; the table below says the same">${shapes.join('')}</svg></div>`;
}

/** Each box stands right of the rightmost that holds it; one in a cycle stays where it is. */
function columnsOf(edges: readonly (readonly [string, string])[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  const place = (name: string, column: number, way: readonly string[]): void => {
    if (way.includes(name) || (columns.get(name) ?? -1) >= column) return;
    columns.set(name, column);
    for (const [from, to] of edges) if (from === name) place(to, column + 1, [...way, name]);
  };
  const held = new Set(edges.map(([, to]) => to));
  for (const [from] of edges) if (!held.has(from)) place(from, 0, []);
  for (const [from] of edges) if (!columns.has(from)) place(from, 0, []);
  return columns;
}

/** Boxes of one column below each other, near to those that hold them. */
function placed(
  columns: ReadonlyMap<string, number>,
  edges: readonly { readonly from: string; readonly relation: Relation }[],
  isGuest: (name: string) => boolean,
): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  let x = 2;
  for (let column = 0; column <= Math.max(...columns.values()); column++) {
    const names = [...columns].filter(([, at]) => at === column).map(([name]) => name);
    const wanted = (name: string) => {
      const holders = edges
        .filter(({ relation }) => relation.target === name)
        .flatMap(({ from }) => boxes.get(from) ?? []);
      return holders.length === 0 ? 0 : holders.reduce((sum, box) => sum + box.y, 0) / holders.length;
    };
    const width = Math.max(...names.map((name) => name.length)) * letter + 20;
    let y = 2;
    for (const name of column === 0 ? names : names.toSorted((a, b) => wanted(a) - wanted(b))) {
      y = column === 0 ? y : Math.max(y, Math.min(wanted(name), y + 3 * height));
      boxes.set(name, { name, x, y, width, guest: isGuest(name) });
      y += height + gapY;
    }
    x += width + gapX;
  }
  return boxes;
}

function drawn({ name, x, y, width, guest }: Box): string {
  const style = guest ? ' class="guest"' : '';
  return `<g${style}><rect x="${x}" y="${round(y)}" width="${round(width)}" height="${height}" rx="6"/><text x="${x + 10}" y="${round(y + 17.5)}">${name}</text></g>`;
}

function line(from: Box | undefined, to: Box | undefined, { many, field }: Relation): string {
  if (!from || !to) return '';
  const [x1, y1, x2, y2] = [from.x + from.width, from.y + height / 2, to.x, to.y + height / 2];
  const [start, end, middle] = [round(x1), round(y2), round((x1 + x2) / 2)];
  const fork = many ? `M${x2 - 8} ${end}L${x2} ${round(y2 - 5)}M${x2 - 8} ${end}L${x2} ${round(y2 + 5)}` : '';
  const path = `M${start} ${round(y1)}C${middle} ${round(y1)} ${middle} ${end} ${x2 - (many ? 8 : 0)} ${end}${many ? `L${x2} ${end}` : ''}${fork}`;
  return `<path d="${path}"><title>${from.name}.${field}: ${to.name}${many ? ', many' : ''}</title></path>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function holding({ field, target, many }: Relation): string {
  return `\`${field}\`: ${target}${many ? ', many' : ''}`;
}

function naming({ field, target, many }: Relation): string {
  return `\`${field}\` names ${many ? 'many of ' : ''}${target}`;
}

function shownBy(operations: Entity['operations']): string {
  const rest = operations.length - named;
  return [...operations.slice(0, named).map(operationLink), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
