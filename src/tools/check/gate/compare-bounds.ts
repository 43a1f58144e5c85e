import type { Comparison } from './comparison.ts';
import type { Node } from './document.ts';

const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
/** Keywords whose values cannot be compared for width. */
const opaque = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentEncoding', 'contentMediaType'];

/** Compares bounds of strings, numbers and lists: a request may only relax them, an answer keeps them. */
export function compareBounds({ direction, report }: Comparison, old: Node, now: Node, place: string): void {
  for (const keyword of [...lower, ...upper, ...opaque]) {
    const before = old[keyword];
    const after = now[keyword];
    if (before === after || (direction === 'request' && eases(keyword, before, after))) continue;
    report(place, `${keyword} ${shown(before)} became ${shown(after)}`);
  }
}

function eases(keyword: string, before: unknown, after: unknown): boolean {
  if (after === undefined) return true;
  if (typeof before !== 'number' || typeof after !== 'number') return false;
  return (lower.includes(keyword) && after < before) || (upper.includes(keyword) && after > before);
}

function shown(value: unknown): string {
  return value === undefined ? '(none)' : String(value);
}
