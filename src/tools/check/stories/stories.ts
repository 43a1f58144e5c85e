import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from '../breaking-changes.ts';
import { isNode, type Node } from '../gate/document.ts';
import { examplesOf, type PlacedExample, translated } from './examples.ts';
import { type Facts, readFacts, storyTeller, type Thing, untold, type Value } from './facts.ts';

/**
 * All examples follow openapi/stories.md: the same people, games, amounts and times everywhere. This checks the facts in
 * openapi/facts.yaml.
 */
export async function stories(root: string): Promise<readonly string[]> {
  const facts = await readFacts(root);
  const examples = examplesOf(await readContract(join(root, 'generated/openapi.yaml')));
  const isTold = storyTeller(await readFile(join(root, 'openapi/stories.md'), 'utf8'));
  return [
    ...untold(facts, isTold),
    ...contradictions(examples, facts, isTold),
    ...mistranslated(examples, facts),
    ...strayed(examples, facts),
  ];
}

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
function contradictions(
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
    return first.value === value
      ? []
      : [
          `${about} ${first.value} (${first.place}) and ${value} (${place}); give both one value, or, where it changes in the story, name its values in openapi/facts.yaml under \`known\` of ${key}`,
        ];
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

/** A scalar value of an example with its field name. */
interface Leaf {
  readonly field: string;
  readonly value: unknown;
  readonly place: string;
}

/** Reports examples outside the days of the story, or with addresses not reserved for documentation. */
function strayed(examples: readonly PlacedExample[], { times, hosts }: Facts): readonly string[] {
  const leaves = examples.flatMap(({ place, field, value }) => leavesOf(value, field, place));
  const lines = leaves.flatMap((leaf) =>
    [untimely(leaf, times), ...foreign(leaf, hosts)].flatMap((fault) =>
      fault === undefined ? [] : [`${leaf.field} ${fault} (${leaf.place})`],
    ),
  );
  return [...new Set(lines)];
}

function leavesOf(value: unknown, field: string, place: string): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, field, place));
  if (isNode(value)) return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, key, place));
  return [{ field, value, place }];
}

/** Whether a number is a time in milliseconds since 1970, not a count. */
const anyTime = 1_000_000_000_000;

function untimely({ field, value }: Leaf, times: Facts['times']): string | undefined {
  const time = timeOf(value);
  if (time === undefined || times.old.includes(field)) return undefined;
  const until = times.ahead.fields.includes(field) ? times.ahead.until : times.until;
  if (time < Date.parse(times.from)) return `is before the story begins: ${value}`;
  return time > Date.parse(until) ? `is after the story ends: ${value}` : undefined;
}

function timeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value > anyTime ? value : undefined;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(T.*)?$/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

/** Networks and names reserved for documentation, RFC 5737 and 2606. */
const addresses = /^(203\.0\.113|198\.51\.100|192\.0\.2)\.\d{1,3}$/;
const names = /(^|\.)(example|example\.com)$/;

function foreign({ value }: Leaf, hosts: readonly string[]): string[] {
  if (typeof value !== 'string') return [];
  const found = (pattern: RegExp) => [...value.matchAll(pattern)].map(([whole, part]) => part ?? whole);
  return [
    ...found(/(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g).filter((address) => !addresses.test(address)),
    ...found(/https?:\/\/([\w.-]+)/g).filter((host) => !names.test(host) && !hosts.includes(host)),
    ...found(/[\w.*+-]+@([\w-]+(?:\.[\w-]+)+)/g).filter((host) => !names.test(host)),
  ].map((address) => `leads to the real world: ${address}`);
}

/** Examples in Vietnamese that tell something else than those which they translate: only the facts' `texts` may differ. */
function mistranslated(examples: readonly PlacedExample[], { texts }: Facts): readonly string[] {
  const byPlace = new Map(examples.map((example) => [example.place, example]));
  return examples.flatMap(({ place, value }) => {
    const original = translated(place);
    if (original === undefined) return [];
    const { value: told } = byPlace.get(original) ?? {};
    if (told === undefined) return [`${place}: there is no example ${original} that it could translate`];
    return differences(told, value, '', '', texts).map((where) => `${place}: ${where} is not that of ${original}`);
  });
}

function differences(one: unknown, other: unknown, field: string, where: string, texts: readonly string[]): string[] {
  if (one === other || (texts.includes(field) && typeof one === 'string' && typeof other === 'string')) return [];
  if (isNode(one) && isNode(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => differences(one[key], other[key], key, `${where}/${key}`, texts));
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((entry, index) => differences(entry, other[index], field, `${where}/${index}`, texts));
  }
  return [where];
}
