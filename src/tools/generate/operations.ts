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
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Reference }>> }>
  >;
  readonly 'x-encrypted'?: boolean;
}

/** Required credential, by the name of the security scheme. */
const securities: Readonly<Record<string, string>> = {
  bearerAuth: 'session',
  merchantKey: 'merchant',
  operatorKey: 'operator',
  vendorKey: 'vendor',
};

/** The forms of a body that the server reads, by content type. */
const contents: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/** The facts that portal and server need about an operation beyond its types. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  /** Required credential: `none`, `session` for (T), or the key of a `merchant`, `operator` or `vendor`. */
  readonly security: string;
  /** (E): the body may travel encrypted. */
  readonly encrypted: boolean;
  /** The form of the body: `json`, `form` or `multipart`; undefined without a body. */
  readonly content: string | undefined;
  readonly hasQuery: boolean;
  readonly hasPathParameters: boolean;
  readonly headers: readonly string[];
  /** Requires `Idempotency-Key`, and so runs once per key. */
  readonly idempotent: boolean;
  /** Schema name of the answer. */
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
        // Lint guarantees this form.
        const operation = value as OperationObject;
        const parameters = [...shared, ...(operation.parameters ?? [])].map((p) => resolve(contract, p));
        const headers = parameters.filter((p) => p.in === 'header').map((p) => p.name);
        return {
          id: operation.operationId,
          tag: operation.tags[0] ?? '',
          method,
          path,
          security: securityOf(operation),
          encrypted: operation['x-encrypted'] === true,
          content: contentOf(operation),
          hasQuery: parameters.some((p) => p.in === 'query'),
          hasPathParameters: parameters.some((p) => p.in === 'path'),
          headers,
          idempotent: isIdempotent(operation, headers),
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

function securityOf({ operationId, security }: OperationObject): string {
  const [scheme, ...others] = security.flatMap((requirement) => Object.keys(requirement));
  if (security.length === 0) return 'none';
  const kind = securities[scheme ?? ''];
  if (security.length > 1 || others.length > 0 || kind === undefined) {
    throw new Error(`${operationId}: security must be [] or one of ${Object.keys(securities).join(', ')}`);
  }
  return kind;
}

function contentOf({ operationId, requestBody, 'x-encrypted': encrypted }: OperationObject): string | undefined {
  if (requestBody === undefined) return undefined;
  const types = Object.keys(requestBody.content ?? {});
  const form = types.length === 1 ? contents[types[0] ?? ''] : undefined;
  if (form === undefined) throw new Error(`${operationId}: a body has one of ${Object.keys(contents).join(', ')}`);
  if (encrypted && form !== 'json') throw new Error(`${operationId}: only a JSON body can be encrypted`);
  return form;
}

function isIdempotent(operation: OperationObject, headers: readonly string[]): boolean {
  if (!headers.includes('Idempotency-Key')) return false;
  const fault =
    (securityOf(operation) === 'none' && 'nobody to keep an Idempotency-Key for') ||
    (contentOf(operation) === 'multipart' && 'an Idempotency-Key is not for uploads') ||
    (!('409' in operation.responses) && 'with an Idempotency-Key there must be an answer 409');
  if (fault) throw new Error(`${operation.operationId}: ${fault}`);
  return true;
}

function responseSchema(operation: OperationObject): string {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const name = schema?.$ref?.split('/').at(-1);
  if (!name) throw new Error(`${operation.operationId}: the 200 answer must name a schema, <Operation>Response`);
  return name;
}
