export type Node = Readonly<Record<string, unknown>>;

/** A resolved schema, parameter or answer, with the name of its reference. */
export interface Resolved {
  readonly node: Node;
  readonly name?: string;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at the key, or an empty one. */
export function objectAt(node: Node, key: string): Node {
  const value = node[key];
  return isNode(value) ? value : {};
}

/** The list at the key, or an empty one. */
export function listAt(node: Node, key: string): readonly unknown[] {
  const value = node[key];
  return Array.isArray(value) ? value : [];
}

/** The object with each object in it changed. */
export function mapped(node: Node, change: (value: Node, key: string) => Node): Node {
  const entries = Object.entries(node);
  return Object.fromEntries(entries.map(([key, value]) => [key, isNode(value) ? change(value, key) : value]));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Follows `$ref` inside one bundled document. */
export function resolve(document: Node, value: unknown): Resolved {
  if (!isNode(value)) return { node: {} };
  const reference = value['$ref'];
  if (typeof reference !== 'string') return { node: value };
  const keys = reference.slice(2).split('/');
  const target = keys.reduce<unknown>((node, key) => (isNode(node) ? node[unescaped(key)] : undefined), document);
  return { ...resolve(document, target), name: keys.at(-1) ?? '' };
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

export interface Operation {
  /** `GET /path (operationId)`, for messages. */
  readonly title: string;
  readonly id: string;
  readonly node: Node;
  /** Includes the parameters of the path. */
  readonly parameters: readonly Node[];
}

/** The operations of a document by `METHOD path`. */
export function operationsOf(document: Node): ReadonlyMap<string, Operation> {
  const paths = objectAt(document, 'paths');
  return new Map(
    Object.keys(paths).flatMap((path) => {
      const item = objectAt(paths, path);
      return methods
        .filter((method) => isNode(item[method]))
        .map((method) => {
          const node = objectAt(item, method);
          const key = `${method.toUpperCase()} ${path}`;
          const id = String(node['operationId']);
          const parameters = [...listAt(item, 'parameters'), ...listAt(node, 'parameters')];
          const resolved = parameters.map((parameter) => resolve(document, parameter).node);
          return [key, { title: `${key} (${id})`, id, node, parameters: resolved }] as const;
        });
    }),
  );
}
