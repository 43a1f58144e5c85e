import type { Comparison } from './comparison.ts';
import type { Node } from './document.ts';

const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
/** Of two of these nobody can say which is wider. */
const opaque = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentEncoding', 'contentMediaType'];

/** Bounds of strings, numbers and lists: in a request they may only be eased, in an answer they stay. */
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
