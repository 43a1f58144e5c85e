/** A JSON object, or one read from YAML. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of an object; empty for any other value. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : [];
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A path in a JSON value: property names and indices, from outside to inside. */
export type Path = readonly (string | number)[];

/** The path as a JSON pointer (RFC 6901). */
export function pointerOf(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The parts of a JSON pointer, with or without its `#`. */
export function pointerParts(pointer: string): readonly string[] {
  const text = pointer.startsWith('#') ? decodeURIComponent(pointer.slice(1)) : pointer;
  if (text === '') return [];
  return text
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const part of path) {
    if (Array.isArray(at)) at = at[Number(part)];
    else if (isObject(at) && Object.hasOwn(at, part)) at = at[part];
    else return undefined;
  }
  return at;
}

/** A copy with another value at the path; `undefined` removes the value. */
export function withValueAt(value: unknown, path: Path, replacement: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return replacement;
  if (Array.isArray(value)) {
    const index = Number(first);
    const inner = withValueAt(value[index], rest, replacement);
    return inner === undefined ? value.toSpliced(index, 1) : value.with(index, inner);
  }
  const object = isObject(value) ? value : {};
  const inner = withValueAt(Object.hasOwn(object, first) ? object[first] : undefined, rest, replacement);
  const others = Object.entries(object).filter(([key]) => key !== String(first));
  if (inner === undefined) return Object.fromEntries(others);
  return Object.fromEntries([...others, [String(first), inner]]);
}

/** JSON text that does not depend on the order of properties, for comparisons. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
    ) ?? 'undefined'
  );
}

/** Every text and number in a value, with the name of its property. */
export function* scalarsOf(value: unknown, name = ''): Generator<readonly [name: string, scalar: string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [name, String(value)];
  else if (Array.isArray(value)) for (const entry of value) yield* scalarsOf(entry, name);
  else for (const [key, entry] of entriesOf(value)) yield* scalarsOf(entry, key);
}
