import type { Node } from '../check/gate/document.ts';
import { table } from '../table.ts';
import { type Entity, entitiesOf, type Relation } from './entities.ts';
import { drawEntities } from './entity-drawing.ts';
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
