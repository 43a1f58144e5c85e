import { mapped, type Node, objectAt, resolve } from '../check/gate/document.ts';

/**
 * The contract as Prism needs it. Prism reads a list of a multipart form as one only where the part has a style, and takes
 * the bytes of a file for reserved characters unless they are allowed. To any other reader both would make the part's
 * `contentType` void, so the contract itself has neither.
 */
export function forPrism(document: Node): Node {
  const paths = objectAt(document, 'paths');
  return { ...document, paths: mapped(paths, (item) => mapped(item, (operation) => withStyles(document, operation))) };
}

function withStyles(document: Node, operation: Node): Node {
  const body = resolve(document, operation['requestBody']).node;
  const form = objectAt(objectAt(body, 'content'), 'multipart/form-data');
  if (!('encoding' in form)) return operation;
  const encoding = mapped(objectAt(form, 'encoding'), (part) => ({ ...part, style: 'form', allowReserved: true }));
  const content = { ...objectAt(body, 'content'), 'multipart/form-data': { ...form, encoding } };
  return { ...operation, requestBody: { ...body, content } };
}
