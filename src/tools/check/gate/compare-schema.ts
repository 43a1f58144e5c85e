import { type Comparison, compareValues } from './compare-values.ts';
import { isNode, isSame, listAt, type Node, objectAt, type Resolved, resolve } from './document.ts';

const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];

/** Keywords whose values cannot be compared for width. */
const opaque = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'contentEncoding',
  'contentMediaType',
  'x-money',
  'x-chronology',
  'x-epoch',
];

/** Compares two schemas at the same location; messages use the name of a named schema. */
export function compareSchema(comparison: Comparison, before: unknown, after: unknown, place: string): void {
  const old = resolve(comparison.base, before);
  const now = resolve(comparison.revision, after);
  if (old.name && now.name) {
    const pair = `${old.name} ${now.name}`;
    if (comparison.seen.has(pair)) return;
    comparison.seen.add(pair);
  }
  const here = old.name ?? place;
  compareValues(comparison, old.node, now.node, here);
  compareBounds(comparison, old.node, now.node, here);
  compareProperties(comparison, old.node, now.node, here);
  if (isNode(old.node['items']) && isNode(now.node['items'])) {
    compareSchema(comparison, old.node['items'], now.node['items'], `${here}[]`);
  }
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) compareBranches(comparison, old.node, now.node, here, keyword);
  compareDiscriminator(comparison, old.node, now.node, here);
}

/** Which property tells branches apart, and by which values. A new branch is reported as one. */
function compareDiscriminator({ report }: Comparison, old: Node, now: Node, place: string): void {
  if (!('discriminator' in old)) return;
  if (!('discriminator' in now)) {
    report(place, 'the discriminator was removed');
    return;
  }
  const [before, after] = [objectAt(old, 'discriminator'), objectAt(now, 'discriminator')];
  if (!isSame(before['propertyName'], after['propertyName'])) {
    report(place, `the discriminator ${before['propertyName']} became ${after['propertyName']}`);
  }
  for (const [value, branch] of Object.entries(objectAt(before, 'mapping'))) {
    const counterpart = objectAt(after, 'mapping')[value];
    if (counterpart !== branch) report(place, `the discriminator's ${value} is ${shown(counterpart)}, not ${branch}`);
  }
}

function compareProperties(comparison: Comparison, old: Node, now: Node, place: string): void {
  const { direction, report } = comparison;
  const before = objectAt(old, 'properties');
  const after = objectAt(now, 'properties');
  const wasRequired = new Set(listAt(old, 'required'));
  const isRequired = new Set(listAt(now, 'required'));
  for (const name of Object.keys(before)) {
    const here = `${place}.${name}`;
    if (!(name in after)) {
      report(here, 'was removed');
      continue;
    }
    if (!wasRequired.has(name) && isRequired.has(name)) report(here, 'became required');
    if (direction === 'response' && wasRequired.has(name) && !isRequired.has(name)) report(here, 'became optional');
    compareSchema(comparison, before[name], after[name], here);
  }
  for (const name of Object.keys(after)) {
    if (!(name in before) && isRequired.has(name)) report(`${place}.${name}`, 'is new and required');
  }
  const [wasOpen, isOpen] = [old, now].map((node) => node['additionalProperties'] !== false);
  if (wasOpen && !isOpen) report(place, 'no longer allows further properties');
  if (!wasOpen && isOpen && direction === 'response') report(place, 'now allows further properties');
}

/** Matches branches by the name of their schema, else by their position in the list. */
function compareBranches(comparison: Comparison, old: Node, now: Node, place: string, keyword: string): void {
  const { direction, report } = comparison;
  const before = branches(comparison.base, old, keyword);
  const after = branches(comparison.revision, now, keyword);
  if ((before.size === 0) !== (after.size === 0)) {
    report(place, before.size === 0 ? `became a choice (${keyword})` : `is no longer a choice (${keyword})`);
    return;
  }
  for (const [name, { node }] of before) {
    const counterpart = after.get(name);
    if (counterpart) compareSchema(comparison, node, counterpart.node, `${place} ${name}`);
    else if (keyword !== 'allOf' || direction === 'response') report(place, `${keyword} lost ${name}`);
  }
  for (const name of after.keys()) {
    const widens = direction === 'request' && keyword !== 'allOf';
    if (!before.has(name) && !widens) report(place, `${keyword} gained ${name}`);
  }
}

function branches(document: Node, node: Node, keyword: string): ReadonlyMap<string, Resolved> {
  return new Map(
    listAt(node, keyword).map((value, index) => {
      const branch = resolve(document, value);
      return [branch.name ?? `branch ${index + 1}`, branch] as const;
    }),
  );
}

/** Compares bounds of strings, numbers and lists: a request may only relax them, an answer keeps them. */
function compareBounds({ direction, report }: Comparison, old: Node, now: Node, place: string): void {
  for (const keyword of [...lower, ...upper, ...opaque]) {
    const before = old[keyword];
    const after = now[keyword];
    if (isSame(before, after) || (direction === 'request' && eases(keyword, before, after))) continue;
    report(place, `${keyword} ${shown(before)} became ${shown(after)}`);
  }
}

function eases(keyword: string, before: unknown, after: unknown): boolean {
  if (after === undefined) return true;
  if (typeof before !== 'number' || typeof after !== 'number') return false;
  return (lower.includes(keyword) && after < before) || (upper.includes(keyword) && after > before);
}

function shown(value: unknown): string {
  if (value === undefined) return '(none)';
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
}
