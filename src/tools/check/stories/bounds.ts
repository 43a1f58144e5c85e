import { isNode } from '../gate/document.ts';
import type { PlacedExample } from './examples.ts';
import type { Facts } from './facts.ts';

/** A scalar value of an example with its field name. */
interface Leaf {
  readonly field: string;
  readonly value: unknown;
  readonly place: string;
}

/** Reports examples outside the days of the story, or with addresses not reserved for documentation. */
export function strayed(examples: readonly PlacedExample[], { times, hosts }: Facts): readonly string[] {
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
