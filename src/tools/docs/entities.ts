import { isNode, listAt, type Node, type Operation, objectAt, operationsOf, resolve } from '../check/gate/document.ts';
import { tagOf } from './links.ts';

/** That an entity holds another one, or names it by its key. */
export interface Relation {
  /** The field, with the way to it where it lies deeper: `settings.captcha`. */
  readonly field: string;
  readonly target: string;
  readonly many: boolean;
}

/** Something that the contract's answers and requests are made of. */
export interface Entity {
  readonly name: string;
  readonly description: string;
  /** The field by which others name it. */
  readonly key: string | undefined;
  /** The first tag that uses it; undefined where many tags do. */
  readonly tag: string | undefined;
  readonly holds: readonly Relation[];
  readonly names: readonly Relation[];
  /** Whose answers show it directly. */
  readonly operations: readonly Operation[];
}

/** An entity that more tags than these use belongs to none. */
const fewTags = 3;

/** The entities of a contract and how they refer to each other; envelopes, requests and plain values are none. */
export function entitiesOf(document: Node): readonly Entity[] {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  const operations = [...operationsOf(document).values()];
  const frames = new Set(
    operations.flatMap((operation) => [...answered(document, operation), ...sent(document, operation)]),
  );
  const isEntity = (name: string) => !frames.has(name) && name !== 'ErrorEnvelope' && isObject(document, schemas[name]);
  const names = Object.keys(schemas).filter(isEntity);
  const holds = new Map(names.map((name) => [name, held(objectAt(schemas, name), '', false, new Set(names))]));
  const keys = new Map(names.map((name) => [name, keyOf(objectAt(schemas, name))]));
  const owners = ownersOf(keys);
  const uses = new Map(operations.map((operation) => [operation, usesOf(document, operation, schemas)]));
  return names
    .map((name): Entity => {
      const users = operations.filter((operation) => uses.get(operation)?.has(name));
      const tags = [...new Set(users.map(tagOf))];
      return {
        name,
        description: firstSentence(String(objectAt(schemas, name)['description'] ?? '')),
        key: keys.get(name),
        tag: tags.length > fewTags ? undefined : tags[0],
        holds: holds.get(name) ?? [],
        names: named(objectAt(schemas, name), name, keys.get(name), owners),
        operations: users.filter((operation) => shows(document, operation, name, schemas)),
      };
    })
    .filter((entity) => entity.tag !== undefined || entity.operations.length > 0 || entity.holds.length > 0);
}

/** Names of the schemas that successes are. */
function answered(document: Node, { node }: Operation): string[] {
  const responses = objectAt(node, 'responses');
  return Object.keys(responses)
    .filter((status) => status.startsWith('2'))
    .flatMap((status) => bodies(resolve(document, responses[status]).node));
}

/** Names of the schemas that requests are. */
function sent(document: Node, { node }: Operation): string[] {
  return bodies(resolve(document, node['requestBody']).node);
}

function bodies(node: Node): string[] {
  return Object.values(objectAt(node, 'content')).flatMap((media) => (isNode(media) ? directly(media['schema']) : []));
}

/** The schema that is referred to, or those of which it is one. */
function directly(schema: unknown): string[] {
  if (!isNode(schema)) return [];
  const name = nameOf(schema);
  return name === undefined ? listAt(schema, 'oneOf').flatMap(directly) : [name];
}

function nameOf(schema: Node): string | undefined {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

function isObject(document: Node, schema: unknown): boolean {
  const { node } = resolve(document, schema);
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => listAt(node, keyword));
  return isNode(node['properties']) || parts.some((part) => isObject(document, part));
}

/** The entities that a schema holds, in itself or in lists and unions, with the field where each lies. */
function held(schema: Node, field: string, many: boolean, entities: ReadonlySet<string>): Relation[] {
  const target = nameOf(schema);
  if (target !== undefined) return entities.has(target) ? [{ field, target, many }] : [];
  const properties = objectAt(schema, 'properties');
  const into = (part: unknown, at: string, list: boolean) => (isNode(part) ? held(part, at, list, entities) : []);
  return [
    ...Object.keys(properties).flatMap((name) =>
      into(properties[name], field === '' ? name : `${field}.${name}`, many),
    ),
    ...into(schema['items'], field, true),
    ...into(schema['additionalProperties'], field, true),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((keyword) =>
      listAt(schema, keyword).flatMap((part) => into(part, field, many)),
    ),
  ];
}

function keyOf(schema: Node): string | undefined {
  const [first] = listAt(schema, 'required').map(String);
  return first !== undefined && /(^id|Id)$/.test(first) ? first : undefined;
}

/** The owner of a key: of all entities with it, the shortest name, which is the plain form. */
function ownersOf(keys: ReadonlyMap<string, string | undefined>): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [name, key] of keys) {
    if (key === undefined || key === 'id') continue;
    const owner = owners.get(key);
    if (owner === undefined || name.length < owner.length) owners.set(key, name);
  }
  return owners;
}

function named(schema: Node, name: string, key: string | undefined, owners: ReadonlyMap<string, string>): Relation[] {
  return Object.keys(objectAt(schema, 'properties')).flatMap((field) => {
    const many = field.endsWith('Ids');
    const target = owners.get(many ? field.slice(0, -1) : field);
    return target === undefined || field === key || target === name ? [] : [{ field, target, many }];
  });
}

/** Every schema that an operation's answer and request are made of. */
function usesOf(document: Node, operation: Operation, schemas: Node): ReadonlySet<string> {
  const uses = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry);
    if (!isNode(node)) return;
    const name = nameOf(node);
    if (name === undefined) for (const entry of Object.values(node)) visit(entry);
    else if (!uses.has(name)) {
      uses.add(name);
      visit(schemas[name]);
    }
  };
  for (const name of [...answered(document, operation), ...sent(document, operation)]) visit(schemas[name]);
  return uses;
}

function shows(document: Node, operation: Operation, name: string, schemas: Node): boolean {
  return answered(document, operation).some((frame) =>
    held(objectAt(schemas, frame), '', false, new Set([name])).some(({ target }) => target === name),
  );
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/s.exec(text.trim())?.[0].replaceAll(/\s+/g, ' ') ?? text.trim();
}
