/** The parts of the bundled contract that the operation tables are made from. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

interface Parameter {
  readonly in: 'query' | 'header' | 'path';
  readonly name: string;
}
interface Reference {
  readonly $ref: string;
}
interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly unknown[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Reference }>> }>
  >;
  readonly 'x-encrypted'?: boolean;
}

/** What a wing has to know about an operation beyond its types. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  /** (T): needs a session token. */
  readonly authenticated: boolean;
  /** (E): the body may travel encrypted. */
  readonly encrypted: boolean;
  readonly hasBody: boolean;
  readonly hasQuery: boolean;
  readonly hasPathParameters: boolean;
  readonly headers: readonly string[];
  /** Name of the schema of the answer. */
  readonly response: string;
  /** Documented statuses. */
  readonly statuses: readonly number[];
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);

/** All operations of the contract, in its order. */
export function readOperations(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const shared = (item['parameters'] ?? []) as readonly (Parameter | Reference)[];
    return Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, value]) => {
        // Lint has already held the contract to this form.
        const operation = value as OperationObject;
        const parameters = [...shared, ...(operation.parameters ?? [])].map((p) => resolve(contract, p));
        return {
          id: operation.operationId,
          tag: operation.tags[0] ?? '',
          method,
          path,
          authenticated: operation.security.length > 0,
          encrypted: operation['x-encrypted'] === true,
          hasBody: operation.requestBody !== undefined,
          hasQuery: parameters.some((p) => p.in === 'query'),
          hasPathParameters: parameters.some((p) => p.in === 'path'),
          headers: parameters.filter((p) => p.in === 'header').map((p) => p.name),
          response: responseSchema(operation),
          statuses: Object.keys(operation.responses).map(Number),
        };
      });
  });
}

function resolve(contract: Contract, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = contract.components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${parameter.$ref} is not in the bundle`);
  return found;
}

function responseSchema(operation: OperationObject): string {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const name = schema?.$ref?.split('/').at(-1);
  if (!name) throw new Error(`${operation.operationId}: the 200 answer must name a schema, <Operation>Response`);
  return name;
}
