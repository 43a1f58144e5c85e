import type { JsonObject } from './json.ts';

export const parameterLocations = ['path', 'query', 'header', 'cookie'] as const;
/** The location of a parameter. */
export type ParameterLocation = (typeof parameterLocations)[number];

/** A schema or a reference, and its location in the contract. A schema without a location allows everything. */
export interface SchemaAt {
  readonly schema: JsonObject;
  readonly pointer: string | undefined;
}

export interface Parameter extends SchemaAt {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly style: string;
  readonly explode: boolean;
  /** The `x-filter` of a parameter: the field of a row and the test; false for no filter. */
  readonly filter: unknown;
  /** `x-sort` of a list's parameter: the order of rows, by its values. */
  readonly orders: unknown;
  /** Its examples by name; one without a name is `''`. */
  readonly examples: Readonly<Record<string, unknown>>;
}

/** A body in one content type. */
export interface MediaType extends SchemaAt {
  readonly type: string;
  readonly examples: Readonly<Record<string, unknown>>;
  /** `encoding` of a multipart or form body. */
  readonly encoding: JsonObject;
}

export interface RequestBody {
  readonly required: boolean;
  readonly media: readonly MediaType[];
}

export interface ResponseHeader {
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaAt | undefined;
}

/** A link from an answer to a possible next request. */
export interface Link {
  readonly name: string;
  readonly operationId: string;
  readonly parameters: JsonObject;
  readonly requestBody: unknown;
  /** `x-shared: true`: everybody may see the target. */
  readonly shared: boolean;
}

export interface ResponseSpec {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly headers: readonly ResponseHeader[];
  readonly media: readonly MediaType[];
  readonly links: readonly Link[];
}

/** The transport of a credential. */
export interface SecurityScheme {
  readonly name: string;
  readonly kind: 'bearer' | 'basic' | 'apiKey';
  /** For a key. */
  readonly in: ParameterLocation;
  readonly parameter: string;
}

/** One operation of the contract. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly ResponseSpec[];
  /** Alternatives, each with the schemes that it requires together. `[]` is public. */
  readonly security: readonly (readonly SecurityScheme[])[];
  /** `x-encrypted: true`: the body may travel encrypted. */
  readonly encrypted: boolean;
  /** `x-rules`: rules beyond the schema. The backend may refuse data that fits the schema. */
  readonly rules: readonly string[];
  /** `x-sort`: the fields by which the rows of a list are ordered. */
  readonly sort: readonly string[];
  /** `x-range`: the field by which `from` and `to` narrow a list. */
  readonly range: string | undefined;
  /** `x-own`: the field of a list's rows whose value no other member has. */
  readonly own: string | undefined;
  /** `x-totals`: what the figures beside a list's rows add up, by their path. */
  readonly totals: JsonObject;
  readonly effects: readonly Effect[];
}

/** `x-effects`: what another operation answers after a success of this one. */
export interface Effect {
  /** The operation that is asked then. */
  readonly in: string;
  /** The field that tells the objects apart; without it the answer has only one. */
  readonly of: string | undefined;
  /** The expression for the value of that field: `$request.body#/messageIds`. */
  readonly value: string;
  /** The schemas of the object's properties; without them the object is gone. */
  readonly now: JsonObject | undefined;
}

/** Whether a credential is needed. */
export function isGuarded(operation: Operation): boolean {
  return operation.security.length > 0 && operation.security.every((alternative) => alternative.length > 0);
}

/** Whether the operation can be called with the token of a session. */
export function usesBearer({ security }: Operation): boolean {
  return security.some((schemes) => schemes.some(({ kind }) => kind === 'bearer'));
}

/** Whether the request changes nothing. */
export function isSafe(operation: Operation): boolean {
  return operation.method === 'GET';
}

/** The contract's answer for a status: the exact status, then its class, then the default. */
export function responseFor(operation: Operation, status: number): ResponseSpec | undefined {
  const find = (key: string) => operation.responses.find((response) => response.status.toUpperCase() === key);
  return find(String(status)) ?? find(`${Math.floor(status / 100)}XX`) ?? find('DEFAULT');
}

/** The content type without its parameters, in lower case. */
export function essence(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

export function isJsonType(contentType: string): boolean {
  return /^application\/([\w.+-]+\+)?json$/.test(essence(contentType));
}
