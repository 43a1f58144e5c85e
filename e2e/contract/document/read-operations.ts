import { entriesOf, isObject, type JsonObject, listOf, pointerOf, textOf } from './json.ts';
import { BadFile, type ContractDocument, type Placed } from './load.ts';
import {
  type Effect,
  type Link,
  type MediaType,
  type Operation,
  type Parameter,
  type ParameterLocation,
  parameterLocations,
  type ResponseHeader,
  type ResponseSpec,
  type SchemaAt,
  type SecurityScheme,
} from './operation.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every operation of a contract, in its order. */
export function readOperations(document: ContractDocument): readonly Operation[] {
  const operations = entriesOf(document.root['paths']).flatMap(([path, value]) => {
    const item = document.follow(value, `#${pointerOf(['paths', path])}`);
    return methods.filter((method) => method in item.node).map((method) => readOperation(document, path, method, item));
  });
  const seen = new Set<string>();
  for (const { id, method, path } of operations) {
    if (seen.has(id)) throw new BadFile(`${document.file}: ${method} ${path} has the operationId of another, ${id}`);
    seen.add(id);
  }
  return operations;
}

function readOperation(document: ContractDocument, path: string, method: string, item: Placed): Operation {
  const { node, pointer } = document.follow(item.node[method], `${item.pointer}/${method}`);
  return {
    id: textOf(node['operationId']) ?? `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    tag: String(listOf(node['tags'])[0] ?? ''),
    parameters: readParameters(document, item, { node, pointer }),
    body: readBody(document, { node, pointer }),
    responses: entriesOf(node['responses']).map(([status, response]) =>
      readResponse(document, status, document.follow(response, `${pointer}/responses/${status}`)),
    ),
    security: readSecurity(document, node['security'] ?? document.root['security']),
    encrypted: node['x-encrypted'] === true,
    rules: listOf(node['x-rules']).map(String),
    sort: listOf(node['x-sort']).map(String),
    range: textOf(node['x-range']),
    own: textOf(node['x-own']),
    totals: isObject(node['x-totals']) ? node['x-totals'] : {},
    effects: listOf(node['x-effects']).flatMap((effect) => (isObject(effect) ? [readEffect(effect)] : [])),
  };
}

function readEffect(node: JsonObject): Effect {
  const of = textOf(node['of']);
  return {
    in: String(node['in']),
    of,
    value: textOf(node['value']) ?? `$request.path.${of}`,
    now: isObject(node['now']) ? node['now'] : undefined,
  };
}

function readParameters(document: ContractDocument, item: Placed, operation: Placed): readonly Parameter[] {
  // A parameter of the operation replaces the path's parameter of the same name and location.
  const byKey = new Map<string, Parameter>();
  for (const { node, pointer } of [item, operation]) {
    for (const [index, value] of listOf(node['parameters']).entries()) {
      const parameter = readParameter(document, document.follow(value, `${pointer}/parameters/${index}`));
      if (parameter) byKey.set(`${parameter.in} ${parameter.name.toLowerCase()}`, parameter);
    }
  }
  return [...byKey.values()];
}

function readParameter(document: ContractDocument, { node, pointer }: Placed): Parameter | undefined {
  const place = parameterLocations.find((known): known is ParameterLocation => known === node['in']);
  const name = textOf(node['name']);
  if (place === undefined || name === undefined) throw new BadFile(`${document.file}: ${pointer} is no parameter`);
  // A parameter with `content` would use that content type; the suite does not support it.
  if (!('schema' in node)) return undefined;
  // OpenAPI assigns these three to security and content.
  if (place === 'header' && /^(accept|content-type|authorization)$/i.test(name)) return undefined;
  const style = textOf(node['style']) ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return {
    ...schemaAt(document, node['schema'], `${pointer}/schema`),
    name,
    in: place,
    required: node['required'] === true || place === 'path',
    style,
    explode: typeof node['explode'] === 'boolean' ? node['explode'] : style === 'form',
    filter: node['x-filter'],
    orders: node['x-sort'],
    examples: readExamples(document, node, pointer),
  };
}

function readBody(document: ContractDocument, { node, pointer }: Placed): Operation['body'] {
  if (node['requestBody'] === undefined) return undefined;
  const body = document.follow(node['requestBody'], `${pointer}/requestBody`);
  return { required: body.node['required'] === true, media: readMedia(document, body) };
}

function readMedia(document: ContractDocument, { node, pointer }: Placed): readonly MediaType[] {
  return entriesOf(node['content']).map(([type, value]) => {
    const place = `${pointer}${pointerOf(['content', type])}`;
    const media = isObject(value) ? value : {};
    return {
      ...schemaAt(document, media['schema'], `${place}/schema`),
      type: type.toLowerCase(),
      examples: readExamples(document, media, place),
      encoding: isObject(media['encoding']) ? media['encoding'] : {},
    };
  });
}

function readResponse(document: ContractDocument, status: string, { node, pointer }: Placed): ResponseSpec {
  return {
    status,
    headers: entriesOf(node['headers']).map(([name, value]) =>
      readHeader(document, name, document.follow(value, `${pointer}/headers/${name}`)),
    ),
    media: readMedia(document, { node, pointer }),
    links: entriesOf(node['links']).flatMap(([name, value]) => {
      const link = readLink(name, document.follow(value, `${pointer}/links/${name}`).node);
      return link ? [link] : [];
    }),
  };
}

function readHeader(document: ContractDocument, name: string, { node, pointer }: Placed): ResponseHeader {
  const schema = 'schema' in node ? schemaAt(document, node['schema'], `${pointer}/schema`) : undefined;
  return { name: name.toLowerCase(), required: node['required'] === true, schema };
}

function readLink(name: string, node: JsonObject): Link | undefined {
  const operationId = textOf(node['operationId']);
  if (operationId === undefined) return undefined;
  return {
    name,
    operationId,
    parameters: isObject(node['parameters']) ? node['parameters'] : {},
    requestBody: node['requestBody'],
    shared: node['x-shared'] === true,
  };
}

function readExamples(document: ContractDocument, node: JsonObject, pointer: string): Record<string, unknown> {
  const named = entriesOf(node['examples']).map(([name, example]) => {
    const { node: target } = document.follow(example, `${pointer}/examples/${name}`);
    return [name, target['value']] as const;
  });
  return Object.fromEntries('example' in node ? [['', node['example']], ...named] : named);
}

function schemaAt(document: ContractDocument, value: unknown, pointer: string): SchemaAt {
  if (value === undefined || value === true) return { schema: {}, pointer: undefined };
  // Resolved only to check the target: properties beside the reference count too.
  document.follow(value, pointer);
  return { schema: isObject(value) ? value : {}, pointer };
}

function readSecurity(document: ContractDocument, value: unknown): Operation['security'] {
  return listOf(value).map((alternative) =>
    entriesOf(alternative).map(([name]) => {
      const place = `#/components/securitySchemes/${name}`;
      return readScheme(document, name, document.follow({ $ref: place }, place).node);
    }),
  );
}

function readScheme(document: ContractDocument, name: string, node: JsonObject): SecurityScheme {
  const scheme = String(node['scheme']).toLowerCase();
  if (node['type'] === 'http' && (scheme === 'bearer' || scheme === 'basic')) {
    return { name, kind: scheme, in: 'header', parameter: 'Authorization' };
  }
  const place = parameterLocations.find((known) => known === node['in']);
  if (node['type'] === 'apiKey' && place) {
    return { name, kind: 'apiKey', in: place, parameter: String(node['name']) };
  }
  throw new BadFile(`${document.file}: the security scheme ${name} is neither http (bearer, basic) nor apiKey`);
}
