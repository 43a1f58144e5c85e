import { isSame, type Node } from './document.ts';

/** Compares types, constants and defaults. */
export function compareValues(comparison: Comparison, old: Node, now: Node, place: string): void {
  const { direction, report } = comparison;
  const before = typesOf(old);
  const after = typesOf(now);
  const narrower = after.length > 0 && (before.length === 0 || before.some((type) => !accepts(after, type)));
  const wider = before.length > 0 && (after.length === 0 || after.some((type) => !before.includes(type)));
  if (narrower || (wider && direction === 'response')) {
    report(place, `the type ${name(before)} became ${name(after)}`);
  }
  compareAllowed(comparison, old, now, place);
  if (direction === 'request' && 'default' in old && !isSame(old['default'], now['default'])) {
    report(place, `the default ${JSON.stringify(old['default'])} became ${JSON.stringify(now['default'])}`);
  }
}

/**
 * Direction of the data. Requests of old clients must stay valid, so a request may only become wider. Clients rely on
 * answers and other backends write them, so an answer may only gain optional properties.
 */
export type Direction = 'request' | 'response';

export interface Comparison {
  readonly base: Node;
  readonly revision: Node;
  readonly direction: Direction;
  /** Pairs of named schemas already compared; this ends the recursion of recursive schemas. */
  readonly seen: Set<string>;
  report(place: string, change: string): void;
}

/** `enum` and `const`. `x-extensible` tells clients to expect unknown values. */
function compareAllowed({ direction, report }: Comparison, old: Node, now: Node, place: string): void {
  const before = allowed(old);
  const after = allowed(now);
  if (!before && !after) return;
  if (!before) {
    report(place, `now allows only ${after?.join(', ')}`);
    return;
  }
  if (!after) {
    if (direction === 'response') report(place, `is no longer one of ${before.join(', ')}`);
    return;
  }
  const [grew, grows] = [old, now].map((node) => node['x-extensible'] === true);
  if (grew && !grows) report(place, 'is no longer extensible');
  // Clients of an answer have to expect what they do not know; a request only becomes wider.
  if (!grew && grows && direction === 'response') report(place, 'became extensible');
  for (const value of before) if (!after.includes(value)) report(place, `the value ${value} was removed`);
  if (direction === 'request' || grew) return;
  for (const value of after) if (!before.includes(value)) report(place, `the value ${value} is new in an answer`);
}

function typesOf(node: Node): readonly string[] {
  const type = node['type'];
  return type === undefined ? [] : [type].flat().map(String);
}

function accepts(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function name(types: readonly string[]): string {
  return types.join(' or ') || 'anything';
}

function allowed(node: Node): readonly string[] | undefined {
  if ('const' in node) return [JSON.stringify(node['const'])];
  const values = node['enum'];
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : undefined;
}
