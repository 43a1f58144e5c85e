import { compareOperation, type Documents, sameSecurity } from './compare-operation.ts';
import { isNode, isSame, listAt, type Node, objectAt, operationsOf } from './document.ts';

/** A breaking change with its operations; a change of a shared schema may break many. */
export interface Break {
  readonly place: string;
  readonly change: string;
  readonly operations: readonly string[];
}

/** Lists every change in `revision` that breaks a client or backend made for `base`. */
export function compareDocuments(documents: Documents): readonly Break[] {
  const found = new Map<string, { place: string; change: string; operations: string[] }>();
  const report = (operation: string, place: string, change: string) => {
    const entry = found.get(`${place} ${change}`) ?? { place, change, operations: [] };
    if (!entry.operations.includes(operation)) entry.operations.push(operation);
    found.set(`${place} ${change}`, entry);
  };
  const after = operationsOf(documents.revision);
  for (const [key, old] of operationsOf(documents.base)) {
    const now = after.get(key);
    if (now) compareOperation(documents, old, now, (place, change) => report(old.title, place, change));
    else {
      const moved = [...after].find(([, { id }]) => id === old.id);
      report(old.title, 'the operation', moved ? `moved to ${moved[0]}` : 'was removed');
    }
  }
  if (!sameSecurity(documents)) report('every operation', 'securitySchemes', 'were changed');
  for (const [place, change] of changesOfAll(documents)) report('every operation', place, change);
  return [...found.values()];
}

/** Changes of what the root says of all operations: promises of every backend, and where one may be. */
function changesOfAll({ base, revision }: Documents): readonly (readonly [place: string, change: string])[] {
  const [before, after] = [objectAt(base, 'x-promises'), objectAt(revision, 'x-promises')];
  const promises = Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));
  const addresses = (document: Node) =>
    listAt(document, 'servers').map((server) => (isNode(server) ? server['url'] : ''));
  const lost = addresses(base).filter((address) => !addresses(revision).includes(address));
  return [
    ...promises.map((name) => [`x-promises.${name}`, 'was changed'] as const),
    ...lost.map((address) => [`the server ${address}`, 'was removed'] as const),
  ];
}

/** Formats one line: operation, location, change. */
export function describe({ place, change, operations }: Break): string {
  const [first = '', ...rest] = operations;
  return `${first}${rest.length > 0 ? ` and ${rest.length} more` : ''}: ${place} ${change}`;
}
