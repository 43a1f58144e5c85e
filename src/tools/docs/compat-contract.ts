import { isNode, listAt, mapped, type Node, objectAt, resolve } from '../check/gate/document.ts';

/**
 * The contract for generators that do not take all of it: the same calls and answers, in fewer forms. Bodies are plain,
 * since a client need not encrypt where the transport is safe; `success` is a boolean and its value a matter of the
 * status; the parts of a form that are files are binary texts without an encoding; a text or number in the query stands
 * in place, because FastAPI takes no named one there; links are left out.
 */
export function compatContract(document: Node): Node {
  const components = objectAt(document, 'components');
  const schemas = Object.entries(objectAt(components, 'schemas')).filter(([name]) => name !== encrypted);
  const named = schemas.filter(([, schema]) => plainOf(schema) === undefined);
  return {
    ...document,
    info: { ...objectAt(document, 'info'), title: `${objectAt(document, 'info')['title']}, for generators` },
    paths: mapped(objectAt(document, 'paths'), (item) => ({
      ...mapped(item, (operation) => plainOperation(document, operation)),
      ...parametersOf(document, item),
    })),
    components: {
      ...components,
      ...('parameters' in components && {
        parameters: mapped(objectAt(components, 'parameters'), (parameter) => plainParameter(document, parameter)),
      }),
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
  const plain = { ...rest, ...parametersOf(document, operation), responses };
  if (!isNode(requestBody)) return plain;
  const content = mapped(objectAt(requestBody, 'content'), ({ encoding: _, schema, ...media }) => ({
    schema: plainOf(resolve(document, schema).node) ?? schema,
    ...media,
  }));
  return { ...plain, requestBody: { ...requestBody, content } };
}

/** The parameters of an operation or of all operations of a path, where there are any. */
function parametersOf(document: Node, owner: Node): Node {
  const parameters = listAt(owner, 'parameters').filter(isNode);
  return 'parameters' in owner ? { parameters: parameters.map((each) => plainParameter(document, each)) } : {};
}

function plainParameter(document: Node, parameter: Node): Node {
  const { in: place, schema } = parameter;
  if (place !== 'query' || !isNode(schema)) return parameter;
  const { node } = resolve(document, schema);
  const isScalar = typeof node['type'] === 'string' && !['object', 'array'].includes(node['type']) && !('enum' in node);
  return isScalar ? { ...parameter, schema: { ...without(schema, '$ref'), ...node } } : parameter;
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
