import { type Document, isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, visit } from 'yaml';

/** A path in a YAML file: keys of maps, positions in lists. */
export type Path = readonly (string | number)[];

/** A change of a file of the contract. */
export type Change =
  | { readonly do: 'set'; readonly at: Path; readonly to: unknown }
  | { readonly do: 'remove'; readonly at: Path }
  | { readonly do: 'rename'; readonly at: Path; readonly to: string }
  | { readonly do: 'copy'; readonly at: Path; readonly to: Path }
  | { readonly do: 'append'; readonly at: Path; readonly value: unknown }
  /** Removes a value from a list. */
  | { readonly do: 'drop'; readonly at: Path; readonly value: unknown }
  /** Updates the examples with a change of a property, so that not only lint reports it. */
  | { readonly do: 'example-rename'; readonly key: string; readonly to: string }
  | { readonly do: 'example-remove'; readonly key: string }
  | { readonly do: 'example-set'; readonly key: string; readonly to: unknown }
  | { readonly do: 'example-replace'; readonly value: string; readonly to: unknown };

/** Applies changes to the text of a YAML file; the rest keeps its layout and comments. */
export function editYaml(text: string, changes: readonly Change[]): string {
  const document = parseDocument(text);
  for (const change of changes) apply(document, change);
  return document.toString({ lineWidth: 0 });
}

function apply(document: Document, change: Change): void {
  switch (change.do) {
    case 'set':
      document.setIn(change.at, document.createNode(change.to));
      break;
    case 'remove':
      if (!document.deleteIn(change.at)) throw new Error(`nothing stands at ${change.at.join('.')}`);
      break;
    case 'rename':
      pairAt(document, change.at).key = document.createNode(change.to);
      break;
    case 'copy':
      document.setIn(change.to, nodeAt(document, change.at).clone());
      break;
    case 'append':
      document.addIn(change.at, document.createNode(change.value));
      break;
    case 'drop':
      document.deleteIn([...change.at, positionOf(nodeAt(document, change.at), change)]);
      break;
    default:
      editExamples(document, change);
  }
}

function positionOf(list: Node, { at, value }: { readonly at: Path; readonly value: unknown }): number {
  const index = isSeq(list) ? list.items.findIndex((item) => isScalar(item) && item.value === value) : -1;
  if (index < 0) throw new Error(`${at.join('.')} has no ${String(value)}`);
  return index;
}

function nodeAt(document: Document, path: Path): Node {
  const node = document.getIn(path, true);
  // yaml types the result of `getIn` as unknown; with `true` it is a node or undefined.
  if (!node) throw new Error(`nothing stands at ${path.join('.')}`);
  return node as Node;
}

function pairAt(document: Document, path: Path): Pair {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  if (!pair) throw new Error(`nothing stands at ${path.join('.')}`);
  return pair;
}

function editExamples(document: Document, change: Change): void {
  const within = (path: readonly unknown[]) => path.some((each) => isPair(each) && isNamed(each, /^examples?$/));
  visit(document, {
    Pair(_, pair, path) {
      if (!('key' in change) || !within(path) || !isScalar(pair.key) || pair.key.value !== change.key) return undefined;
      if (change.do === 'example-remove') return visit.REMOVE;
      if (change.do === 'example-rename') pair.key = document.createNode(change.to);
      if (change.do === 'example-set') pair.value = document.createNode(change.to);
      return undefined;
    },
    Scalar(key, scalar, path) {
      if (change.do === 'example-replace' && key !== 'key' && within(path) && scalar.value === change.value) {
        scalar.value = change.to;
      }
    },
  });
}

function isNamed(pair: Pair, name: RegExp): boolean {
  return isScalar(pair.key) && typeof pair.key.value === 'string' && name.test(pair.key.value);
}
