import { listAt, type Operation } from '../check/gate/document.ts';

/** The tag of an operation; lint has seen that it has one. */
export function tagOf({ node }: Operation): string {
  return String(listAt(node, 'tags')[0]);
}

/** The address of an operation within the page, as Redoc gives it. */
export function addressOf(operation: Operation): string {
  return `#/${tagOf(operation).toLowerCase()}/${operation.id.toLowerCase()}`;
}

/** A link to an operation within the page. */
export function operationLink(operation: Operation): string {
  return `[${operation.id}](${addressOf(operation)})`;
}
