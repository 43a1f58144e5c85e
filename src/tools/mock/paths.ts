import { type Node, objectAt } from '../check/gate/document.ts';

/** Returns a finder of what the contract has at an address, by method; an empty object where it has nothing. */
export function pathFinder(document: Node): (url: string | undefined) => Node {
  const paths = objectAt(document, 'paths');
  const known = Object.keys(paths).map((path) => ({ path, parts: path.split('/') }));
  // A path without a variable takes precedence.
  known.sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  return (url = '') => {
    const asked = (url.split('?')[0] ?? '').split('/');
    const found = known.find(({ parts }) => fits(parts, asked));
    return found ? objectAt(paths, found.path) : {};
  };
}

/** A variable matches one path segment. */
function fits(template: readonly string[], path: readonly string[]): boolean {
  return template.length === path.length && template.every((part, at) => part.startsWith('{') || part === path[at]);
}
