import { createHash } from 'node:crypto';
import { isNode, listAt, type Node, objectAt, resolve } from '../../check/gate/document.ts';

/** What is done to an entity, and how it is called in the report. */
export const kinds = {
  added: 'a required property added',
  removed: 'a property removed',
  renamed: 'a property renamed',
  retyped: 'a property of another type',
  enum: 'a value of an enumeration added',
} as const;

export type Kind = keyof typeof kinds;

/** A breaking change of one entity of the bundled contract. */
export interface EntityEdit {
  readonly kind: Kind;
  readonly entity: string;
  /** The property that it changes; undefined where it changes none. */
  readonly property: string | undefined;
  /** Where the enumeration stands below the schemas. */
  readonly at: readonly (string | number)[];
  /** What it brings in: a name that stands nowhere else, so that an error which tells of it is its own. */
  readonly mark: string;
}

/** As it is listed: `Game.gameName`, or `Game`. */
export function nameOf({ entity, property }: EntityEdit): string {
  return property === undefined ? entity : `${entity}.${property}`;
}

/** Whether the entity is the answer of an operation, around the entities that it answers with. */
export function isEnvelope(entity: string): boolean {
  return entity.endsWith('Response');
}

/**
 * One edit of each kind for every entity: every schema with properties, which operations take or answer. The properties
 * are drawn by the names of entity and kind, so that a change of one entity draws nothing new for another.
 */
export function entityEdits(document: Node): readonly EntityEdit[] {
  const schemas = schemasOf(document);
  const edits: Omit<EntityEdit, 'mark'>[] = [];
  for (const [entity, schema] of Object.entries(schemas)) {
    const left = Object.keys(objectAt(resolve(document, schema).node, 'properties'));
    if (left.length === 0) continue;
    edits.push({ kind: 'added', entity, property: undefined, at: [] });
    const all = [...left];
    for (const kind of ['removed', 'renamed', 'retyped'] as const) {
      const from = left.length > 0 ? left : all;
      const [property] = from.splice(draw(`${entity} ${kind}`, from.length), from === left ? 1 : 0);
      // All envelopes have the same properties, and code that lost them has no types that errors could name.
      if (isEnvelope(entity) && kind !== 'renamed') continue;
      edits.push({ kind, entity, property: property ?? all[draw(`${entity} ${kind}`, all.length)], at: [] });
    }
  }
  const answered = answeredSchemas(document);
  const enumerations = enumerationsIn(schemas, []).filter(([entity]) => answered.has(String(entity)));
  for (const at of enumerations) {
    const [entity, , ...path] = at;
    const property = path.filter((step) => typeof step === 'string' && step !== 'items').at(-1);
    edits.push({ kind: 'enum', entity: String(entity), property: property as string | undefined, at });
  }
  return edits.map((edit, index) => ({ ...edit, mark: `drift${index}x` }));
}

/** Edits that can be made at once: at most one of each property. */
export function compatible(edits: readonly EntityEdit[]): readonly EntityEdit[] {
  const taken = new Set<string>();
  return edits.filter((edit) => {
    const place = edit.kind === 'added' ? edit.mark : nameOf(edit);
    if (taken.has(place)) return false;
    taken.add(place);
    return true;
  });
}

const order: readonly Kind[] = ['enum', 'retyped', 'removed', 'renamed', 'added'];

/** A copy of the document with the edits. */
export function withEdits(document: Node, edits: readonly EntityEdit[]): Node {
  // A clone is changed, and nothing else has it.
  const edited = structuredClone(document) as Mutable;
  const schemas = (edited['components'] as Mutable)['schemas'] as Record<string, Mutable>;
  // An enumeration is found by its path, so before properties go; a property by its name, so before it is renamed.
  for (const edit of edits.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
    change(document, schemas, edit);
  }
  return edited;
}

type Mutable = Record<string, unknown>;

function change(document: Node, schemas: Record<string, Mutable>, edit: EntityEdit): void {
  const { kind, entity, property = '', at, mark } = edit;
  const schema = schemas[entity] ?? {};
  // Every schema in question has properties.
  const properties = schema['properties'] as Mutable;
  const required = listAt(schema, 'required');
  switch (kind) {
    case 'added':
      properties[mark] = { type: 'string' };
      schema['required'] = [...required, mark];
      break;
    case 'removed':
      delete properties[property];
      schema['required'] = required.filter((name) => name !== property);
      break;
    case 'renamed':
      schema['properties'] = Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name === property ? mark : name, value]),
      );
      schema['required'] = required.map((name) => (name === property ? mark : name));
      break;
    case 'retyped': {
      const type = `D${mark.slice(1)}`;
      const isNullable = [resolve(document, properties[property]).node['type']].flat().includes('null');
      const reference = { $ref: `#/components/schemas/${type}` };
      schemas[type] = { type: 'object', required: [mark], properties: { [mark]: { type: 'string' } } };
      properties[property] = isNullable ? { oneOf: [reference, { type: 'null' }] } : reference;
      break;
    }
    case 'enum': {
      const enumeration = at.reduce<unknown>((node, key) => (node as Mutable)[key], schemas) as Mutable;
      enumeration['enum'] = [...listAt(enumeration, 'enum'), mark];
      break;
    }
  }
}

/** The entities that each operation takes in its body, by the operation's id. */
export function takenBy(document: Node): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    operationNodes(document).map((operation) => [
      String(operation['operationId']),
      reached(document, operation['requestBody']),
    ]),
  );
}

function answeredSchemas(document: Node): ReadonlySet<string> {
  return reached(
    document,
    operationNodes(document).map((operation) => operation['responses']),
  );
}

function operationNodes(document: Node): readonly Node[] {
  return Object.values(objectAt(document, 'paths'))
    .flatMap((item) => (isNode(item) ? Object.values(item) : []))
    .filter(isNode)
    .filter((node) => 'operationId' in node);
}

/** Names of all schemas that the value refers to. */
function reached(document: Node, value: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const item of value) reached(document, item, names);
  if (!isNode(value)) return names;
  for (const [key, child] of Object.entries(value)) {
    if (key !== '$ref') reached(document, child, names);
    else {
      const { node, name = '' } = resolve(document, value);
      if (names.has(name)) continue;
      names.add(name);
      reached(document, node, names);
    }
  }
  return names;
}

/** The paths of enumerations: neither one that clients expect to grow, nor a constant, whose only value is the type's. */
function enumerationsIn(value: unknown, path: readonly (string | number)[]): readonly (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => enumerationsIn(item, [...path, index]));
  if (!isNode(value)) return [];
  const [first, second] = listAt(value, 'enum');
  const grows = typeof first === 'string' && second !== undefined && value['x-extensible'] !== true;
  const below = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples');
  return [...(grows ? [path] : []), ...below.flatMap(([key, child]) => enumerationsIn(child, [...path, key]))];
}

function schemasOf(document: Node): Node {
  return objectAt(objectAt(document, 'components'), 'schemas');
}

/** A number below the limit that follows from the text. */
function draw(text: string, limit: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % limit;
}
