import { isNode, type Node } from '../gate/document.ts';
import { type PlacedExample, translated } from './examples.ts';
import type { Facts, Thing, Value } from './facts.ts';

/** One occurrence of an object in an example. */
interface Sighting {
  readonly id: string | number;
  readonly place: string;
  /** Reads a field; undefined where the example omits it. */
  field(name: string): Value | undefined;
}

/** The first value of a field, with its location. */
interface Said {
  readonly value: Value;
  readonly place: string;
}

/**
 * Reports contradictions between two examples, or between an example and the facts, once each. Texts are compared within
 * one language.
 */
export function contradictions(
  examples: readonly PlacedExample[],
  { things, texts }: Facts,
  isTold: (told: Value) => boolean,
): readonly string[] {
  const objects = examples.flatMap(({ place, value }) => objectsIn(value).map((object) => ({ place, object })));
  return things.flatMap((thing) => {
    const said = new Map<string, Said>();
    const sightings = objects.flatMap(({ place, object }) => sightingsOf(thing, object, place));
    return [
      ...new Set(sightings.flatMap((one) => [...stranger(thing, one, isTold), ...compare(thing, one, said, texts)])),
    ];
  });
}

/** Finds the objects that an example describes, by key or by prefixed key: `account`, `uplineAccount`. */
function sightingsOf({ key, parts }: Thing, object: Node, place: string): Sighting[] {
  return ['', ...parts].flatMap((part) => {
    const id = object[nameIn(part, key)];
    if (typeof id !== 'string' && typeof id !== 'number') return [];
    const field = (name: string) => {
      const value = object[nameIn(part, name)];
      return isValue(value) ? value : undefined;
    };
    return [{ id, place, field }];
  });
}

/** Every unmasked account in an example appears in the stories. */
function stranger({ key, told }: Thing, { id, place }: Sighting, isTold: (told: Value) => boolean): string[] {
  if (!told || isTold(id) || String(id).includes('*')) return [];
  return [`${key} ${id}: stories.md does not tell of it (${place})`];
}

function compare(
  { key, same, known }: Thing,
  { id, place, field }: Sighting,
  said: Map<string, Said>,
  texts: readonly string[],
): string[] {
  const facts = known[id] ?? {};
  return [...new Set([...same, ...Object.keys(facts)])].flatMap((name) => {
    const value = field(name);
    if (value === undefined) return [];
    const about = `${key} ${id}: ${name} is`;
    const fact = facts[name];
    if (fact !== undefined) {
      const allowed = [fact].flat();
      return allowed.includes(value) ? [] : [`${about} ${value}, not ${allowed.join(' or ')} (${place})`];
    }
    const language = texts.includes(name) && translated(place) !== undefined ? 'VI' : '';
    const first = said.get(`${id} ${name}${language}`) ?? { value, place };
    said.set(`${id} ${name}${language}`, first);
    return first.value === value ? [] : [`${about} ${first.value} (${first.place}) and ${value} (${place})`];
  });
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function nameIn(part: string, name: string): string {
  return part === '' ? name : part + name.charAt(0).toUpperCase() + name.slice(1);
}

function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}
