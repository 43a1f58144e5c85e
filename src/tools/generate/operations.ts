import {
  type Answer,
  type Contract,
  type OperationObject,
  type Parameter,
  type Reference,
  resolve,
} from './contract.ts';

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
  /** Documented error codes. */
  readonly errors: readonly ErrorAnswer[];
  /** Names of the required headers of the answers, by status. */
  readonly answerHeaders: ReadonlyMap<number, readonly string[]>;
  /** Defaults of parameters and of fields of the body, by name. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);

interface Header {
  readonly required?: boolean;
}

interface Example {
  readonly value?: unknown;
}

/** An error of an operation. */
interface ErrorAnswer {
  readonly code: string;
  readonly status: number;
}

/** Names of the required headers of the answers, by status. */
function answerHeadersOf(contract: Contract, operation: OperationObject): ReadonlyMap<number, readonly string[]> {
  return new Map(
    answersOf(contract, operation).map(([status, { headers = {} }]) => {
      const required = Object.entries(headers).filter(([, header]) => resolve<Header>(contract, header).required);
      return [status, required.map(([name]) => name).sort()];
    }),
  );
}

/** The error codes in the examples of the answers, each once by status. */
export function errorsOf(contract: Contract, operation: OperationObject): readonly ErrorAnswer[] {
  const errors = new Map<string, ErrorAnswer>();
  for (const [status, { content = {} }] of answersOf(contract, operation)) {
    const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}));
    for (const example of examples) {
      const code = codeOf(resolve<Example>(contract, example).value);
      if (code !== undefined) errors.set(`${status} ${code}`, { code, status });
    }
  }
  return [...errors.values()];
}

/** The schema name of the answer. */
function responseSchema(contract: Contract, operation: OperationObject): string {
  const answer = resolve<Answer>(contract, operation.responses['200']);
  const name = answer.content?.['application/json']?.schema?.$ref?.split('/').at(-1);
  if (!name) throw new Error(`${operation.operationId}: the 200 answer must name a schema, <Operation>Response`);
  return name;
}

function answersOf(contract: Contract, { responses }: OperationObject): readonly (readonly [number, Answer])[] {
  return Object.entries(responses).map(([status, answer]) => [Number(status), resolve<Answer>(contract, answer)]);
}

function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('success' in value) || value.success !== false) return undefined;
  return 'code' in value ? String(value.code) : undefined;
}

/** All operations of the contract, in its order. */
export function readOperations(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const shared = (item['parameters'] ?? []) as readonly (Parameter | Reference)[];
    return Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, value]) => {
        // Lint guarantees this form.
        const operation = value as OperationObject;
        const parameters = [...shared, ...(operation.parameters ?? [])].map((p) => resolve<Parameter>(contract, p));
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
          response: responseSchema(contract, operation),
          statuses: Object.keys(operation.responses).map(Number),
          errors: errorsOf(contract, operation),
          answerHeaders: answerHeadersOf(contract, operation),
          defaults: defaultsOf(contract, parameters, operation),
        };
      });
  });
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
    (!('409' in operation.responses) && 'with an Idempotency-Key there must be an answer 409');
  if (fault) throw new Error(`${operation.operationId}: ${fault}`);
  return true;
}

interface Schema {
  readonly default?: unknown;
  readonly oneOf?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** The defaults of an operation's parameters and of the fields of its body, by name. */
function defaultsOf(
  contract: Contract,
  parameters: readonly Parameter[],
  { requestBody }: OperationObject,
): Readonly<Record<string, unknown>> {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(contract, schema));
  const fields = [...parameters.map(({ name, schema }) => [name, schema] as const), ...bodies];
  return Object.fromEntries(
    fields.flatMap(([name, schema]) => {
      // A default beside a reference holds before that of the schema.
      const { default: value } = { ...resolve<Schema>(contract, schema ?? {}), ...(schema as Schema | undefined) };
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The fields of a body; of one that may be encrypted, those of its plain form. */
function fieldsOf(contract: Contract, value: unknown): readonly (readonly [string, unknown])[] {
  const { oneOf, properties } = resolve<Schema>(contract, value ?? {});
  return oneOf ? fieldsOf(contract, oneOf[0]) : Object.entries(properties ?? {});
}
