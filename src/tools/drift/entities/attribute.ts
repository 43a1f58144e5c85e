import type { Declared, TypeFault } from './compiler.ts';
import type { EntityEdit, Kind, kinds } from './entity-edits.ts';

const named: ReadonlySet<Kind> = new Set(['removed', 'renamed', 'retyped'] satisfies (keyof typeof kinds)[]);

/** Tells which of the edits made at once an error is of. */
export interface Attribution {
  /** By what the edit brought in, or by the property, whose entity the code or the message names. */
  readonly surely: (fault: TypeFault, declared: Declared) => readonly EntityEdit[];
  /** By a property or entity that the code or the message has, where only one of the edits is of that name. */
  readonly likely: (fault: TypeFault) => readonly EntityEdit[];
}

/** `taken` has the entities that an operation takes, by its id. */
export function attribute(edits: readonly EntityEdit[], taken: ReadonlyMap<string, ReadonlySet<string>>): Attribution {
  const byMark = new Map(edits.map((edit) => [edit.mark, edit]));
  const byProperty = Map.groupBy(
    edits.filter(({ kind }) => named.has(kind)),
    ({ property }) => property,
  );
  // What is added is always named by its mark.
  const byEntity = Map.groupBy(
    edits.filter(({ kind }) => named.has(kind)),
    ({ entity }) => entity,
  );
  const takers = new Map([...taken].map(([id, entities]) => [id.toLowerCase(), entities]));
  return {
    surely: ({ message }, declared) => {
      const marked = [...message.matchAll(/drift\d+x/gi)].map(([mark]) => byMark.get(mark.toLowerCase()));
      const meant = declared.flatMap(({ name, path }) =>
        (byProperty.get(name) ?? []).filter(({ entity }) => declares(path, entity, takers)),
      );
      const quoted = [...message.matchAll(/'(?:[\w.]+\.)?(\w+)'/g)].flatMap(([, name]) =>
        (byProperty.get(name) ?? []).filter(({ entity }) => hasWord(message, entity)),
      );
      return [...marked, ...meant, ...quoted].filter((edit) => edit !== undefined);
    },
    likely: ({ message, code }) => {
      const words = new Set(`${message} ${code}`.match(/\w+/g));
      const only = [...words].map((word) => byProperty.get(word) ?? byEntity.get(word) ?? []);
      return only.flatMap((found) => (found.length === 1 ? found : []));
    },
  };
}

/** Whether a generated file declares the entity: its model, or the validators of an operation that takes it. */
function declares(path: string, entity: string, takers: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [, folder, file = ''] = /generated\/(model|server\/validators)\/(?:.*\/)?([\w-]+)\.ts$/.exec(path) ?? [];
  const name = file.replaceAll('-', '').toLowerCase();
  if (folder === 'model') return name === entity.toLowerCase();
  return takers.get(name)?.has(entity) === true;
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}
