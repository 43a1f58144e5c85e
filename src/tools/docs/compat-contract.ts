import { isNode, listAt, mapped, type Node, objectAt, resolve } from '../check/gate/document.ts';

/**
 * The contract for generators that do not take all of it: the same calls and answers, in fewer forms. Bodies are plain,
 * since a client need not encrypt where the transport is safe; `success` is a boolean and its value a matter of the
 * status; the parts of a form that are files are binary texts without an encoding; links are left out.
 */
export function compatContract(document: Node): Node {
  const components = objectAt(document, 'components');
  const schemas = Object.entries(objectAt(components, 'schemas')).filter(([name]) => name !== encrypted);
  const named = schemas.filter(([, schema]) => plainOf(schema) === undefined);
  return {
    ...document,
    info: { ...objectAt(document, 'info'), title: `${objectAt(document, 'info')['title']}, for generators` },
    paths: mapped(objectAt(document, 'paths'), (item) =>
      mapped(item, (operation) => plainOperation(document, operation)),
    ),
    components: {
      ...components,
      schemas: Object.fromEntries(named.map(([name, schema]) => [name, isNode(schema) ? plainSchema(schema) : schema])),
      ...('responses' in components && {
        responses: mapped(objectAt(components, 'responses'), ({ links: _, ...answer }) => answer),
      }),
    },
  };
}

const encrypted = 'EncryptedPayload';

/** The plain form of a body that may be encrypted, else undefined. */
function plainOf(schema: unknown): unknown {
  const [plain, other] = isNode(schema) ? listAt(schema, 'oneOf') : [];
  return isNode(other) && String(other['$ref']).endsWith(`/${encrypted}`) ? plain : undefined;
}

function plainOperation(document: Node, operation: Node): Node {
  if (!('responses' in operation)) return operation;
  const { 'x-encrypted': _, requestBody, ...rest } = operation;
  const responses = mapped(objectAt(operation, 'responses'), ({ links: _, ...answer }) => answer);
  if (!isNode(requestBody)) return { ...rest, responses };
  const content = mapped(objectAt(requestBody, 'content'), ({ encoding: _, schema, ...media }) => ({
    schema: plainOf(resolve(document, schema).node) ?? schema,
    ...media,
  }));
  return { ...rest, requestBody: { ...requestBody, content }, responses };
}

/** A schema with its properties, items and branches. */
function plainSchema(schema: Node): Node {
  const properties = mapped(objectAt(schema, 'properties'), (property, name) =>
    name === 'success' ? without(property, 'const') : plainSchema(property),
  );
  return {
    ...(isFile(schema) ? { type: 'string', format: 'binary', ...without(schema, 'contentMediaType') } : schema),
    ...('properties' in schema && { properties }),
    ...(isNode(schema['items']) && { items: plainSchema(schema['items']) }),
  };
}

/** A part of a form that is a file has a media type and no type. */
function isFile(schema: Node): boolean {
  return 'contentMediaType' in schema && !('type' in schema);
}

function without(node: Node, key: string): Node {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== key));
}
