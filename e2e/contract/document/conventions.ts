import { isObject, type JsonObject, listOf, textOf } from './json.ts';
import type { ContractDocument } from './load.ts';
import { isJsonType, type MediaType, type Operation, type Parameter, responseFor } from './operation.ts';

/**
 * What the suite knows of the contract's own habits beyond OpenAPI. A document that does not have them loses the checks
 * that rest on them and nothing else.
 */
export const conventions = {
  login: 'login',
  logout: 'logout',
  keys: 'getJwks',
  puzzle: 'getSlider',
  solution: 'solveSlider',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  invalid: 'validation_failed',
  pending: 'not_implemented',
  encryptionRequired: 'encryption_required',
} as const;

function promise({ root }: ContractDocument, name: string): unknown {
  const promises = root['x-promises'];
  return isObject(promises) ? promises[name] : undefined;
}

/** Whether the contract promises that HEAD is answered as GET is. */
export function answersHead(document: ContractDocument): boolean {
  return promise(document, 'head') === true;
}

/** The cache directive that the contract promises for answers to calls with credentials. */
export function privateAnswers(document: ContractDocument): string | undefined {
  return textOf(promise(document, 'privateAnswers'));
}

/** Whether the operation answers in the envelope: `success: const true` in every good answer. */
export function hasEnvelope(operation: Operation, flat: (schema: unknown) => JsonObject): boolean {
  const good = operation.responses.filter(({ status }) => status.startsWith('2')).flatMap(({ media }) => media);
  const json = good.filter(({ type }) => isJsonType(type));
  return json.length > 0 && json.every(({ schema }) => isConstantTrue(schema, flat));
}

function isConstantTrue(schema: JsonObject, flat: (schema: unknown) => JsonObject): boolean {
  const properties = flat(schema)['properties'];
  return isObject(properties) && flat(properties['success'])['const'] === true;
}

/** The code of an error envelope. */
export function codeOf(json: unknown): string | undefined {
  return isObject(json) ? textOf(json['code']) : undefined;
}

/** The parts of the request that an error envelope names. */
export function namedFields(json: unknown): readonly string[] {
  const value = isObject(json) ? json['value'] : undefined;
  const fields = isObject(value) ? listOf(value['fields']) : [];
  return fields.flatMap((field) => (isObject(field) ? (textOf(field['pointer']) ?? []) : []));
}

/** The parameter that makes a request happen once only. */
export function idempotencyParameter(operation: Operation): Parameter | undefined {
  return operation.parameters.find(
    (parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === conventions.idempotencyKey,
  );
}

/** A token that an answer gives to whoever logs in. */
export function tokenIn(json: unknown): string | undefined {
  const value = isObject(json) ? json['value'] : undefined;
  return isObject(value) ? textOf(value['token']) : isObject(json) ? textOf(json['token']) : undefined;
}

/** Whether a good answer of the operation is a new session. */
export function opensSession(operation: Operation, flat: (schema: unknown) => JsonObject): boolean {
  const media = responseFor(operation, 200)?.media.find(({ type }) => isJsonType(type));
  const properties = media ? flat(media.schema)['properties'] : undefined;
  const value = isObject(properties) ? flat(properties['value'])['properties'] : undefined;
  return isObject(value) && 'token' in value;
}

/** The body that a person reads in the contract, not its encrypted form. */
export function isEncryptedForm(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 1 && typeof value['payload'] === 'string';
}

/** Of an encrypted operation the schema of the plain body. */
export function plainSchema(media: MediaType, flat: (schema: unknown) => JsonObject): MediaType {
  const { oneOf } = flat(media.schema);
  const plain = listOf(oneOf).find((branch) => {
    const properties = flat(branch)['properties'];
    return !(isObject(properties) && 'payload' in properties && Object.keys(properties).length === 1);
  });
  return isObject(plain) ? { ...media, schema: plain, pointer: textOf(plain['$ref']) ?? media.pointer } : media;
}

/**
 * Operations that end the session they are called with, or take from the account or the site what others need, the
 * mildest first. They run last, each on a session of its own.
 */
const ending = [
  /logout|end[A-Z]?\w*Session|Session\w*End|revoke/i,
  /limit|realityCheck|lock/i,
  /password|twoStep|mfa|bind|profile/i,
  /exclu|close[A-Z]\w*Account|deactivate|deleteAccount|deleteMember/i,
  /maintenance|block|shutdown/i,
];

/**
 * How late an operation has to run: 0 is with all the others; 1 takes away what others may need to be there; more ends
 * sessions or worse.
 */
export function lateness(operation: Operation): number {
  if (operation.method === 'GET') return 0;
  const rank = ending.findIndex((pattern) => pattern.test(operation.id));
  if (rank >= 0) return rank + 2;
  return operation.method === 'DELETE' ? 1 : 0;
}

/** The password that an account has from now on, if a request has changed it. */
export function newPasswordIn(body: unknown): string | undefined {
  return isObject(body) ? textOf(body['newPassword'] ?? body['newPwd']) : undefined;
}
