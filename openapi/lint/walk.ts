/** A location in the contract's files, as redocly passes it to a rule. */
export interface Location {
  readonly source: { readonly absoluteRef: string };
  /** The place in the file, `#/...`. */
  readonly pointer: string;
  child(keys: readonly (string | number)[]): Location;
  /** The same location, reported by its key instead of its value. */
  key(): Location;
}

/** The context that redocly passes to a rule. */
export interface Context {
  readonly location: Location;
  report(problem: { message: string; location: Location }): void;
  resolve(node: unknown, from?: string): { node?: unknown; location?: Location };
}

export type Node = Readonly<Record<string, unknown>>;

/** A node with its location, and the name in the reference to it. */
export interface Placed {
  readonly node: Node;
  readonly location: Location;
  readonly name?: string;
}

type Visit = (node: Node, context: Context) => void;

export type Rule = () => Readonly<Record<string, Visit | { readonly leave: Visit }>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Follows references through any number of files to the node; undefined if the node is not an object. */
export function follow(context: Context, value: unknown, location: Location): Placed | undefined {
  if (!isNode(value)) return undefined;
  const reference = value['$ref'];
  if (typeof reference !== 'string') return { node: value, location };
  const target = context.resolve(value, location.source.absoluteRef);
  if (!target.location) return undefined;
  const end = follow(context, target.node, target.location);
  const name = reference.split('/').at(-1);
  return end && name ? { ...end, name } : end;
}

/** The node below the keys; references are followed at every step. */
export function below(context: Context, start: Placed, ...keys: readonly string[]): Placed | undefined {
  let place: Placed | undefined = start;
  for (const key of keys) {
    if (!place) return undefined;
    place = follow(context, place.node[key], place.location.child([key]));
  }
  return place;
}

/** Every entry of the object below `key`, references followed. */
export function entries(context: Context, start: Placed, key: string): readonly (readonly [string, Placed])[] {
  const place = below(context, start, key);
  if (!place) return [];
  return Object.keys(place.node).flatMap((name) => {
    const entry = below(context, place, name);
    return entry ? [[name, entry] as const] : [];
  });
}

/** Every element of the list below `key`, references followed. */
export function elements(context: Context, start: Placed, key: string): readonly Placed[] {
  const list = start.node[key];
  if (!Array.isArray(list)) return [];
  return list.flatMap((value, index) => follow(context, value, start.location.child([key, index])) ?? []);
}
