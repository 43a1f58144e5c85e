import { isNode, type Node, objectAt } from '../check/gate/document.ts';

/** A fault of a request, from Prism's header `sl-violations`. */
export interface Violation {
  readonly location?: readonly string[];
  readonly code?: string | number;
  readonly message?: string;
}

/** Reads the header with Prism's violations. A long list has a remark before it and is cut somewhere. */
export function violationsIn(header: string): readonly Violation[] {
  const list = header.slice(header.indexOf('['));
  // Prism wrote the header.
  const read = (json: string) => JSON.parse(json) as readonly Violation[];
  if (header.startsWith('[')) return read(list);
  for (let end = list.lastIndexOf('},'); end > 0; end = list.lastIndexOf('},', end - 1)) {
    try {
      return read(`${list.slice(0, end)}}]`);
    } catch {
      // The cut was inside of a text.
    }
  }
  return [];
}

/** The rules of `FieldError` for the keywords of a schema, by which Prism names what is broken. */
const rules: Readonly<Record<string, string>> = {
  type: 'invalid_type',
  required: 'invalid_type',
  enum: 'invalid_value',
  const: 'invalid_value',
  pattern: 'invalid_format',
  format: 'invalid_format',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  minLength: 'too_small',
  minItems: 'too_small',
  minProperties: 'too_small',
  maximum: 'too_big',
  exclusiveMaximum: 'too_big',
  maxLength: 'too_big',
  maxItems: 'too_big',
  maxProperties: 'too_big',
  multipleOf: 'not_multiple_of',
  uniqueItems: 'duplicate',
  oneOf: 'invalid_union',
  anyOf: 'invalid_union',
  additionalProperties: 'unrecognized_keys',
  unevaluatedProperties: 'unrecognized_keys',
};

interface Refusal {
  readonly violations: readonly Violation[];
  /** The names of the query's parameters. Prism writes them in small letters. */
  readonly queryNames: readonly string[];
  readonly language: 'EN' | 'VI';
  readonly requestId: string;
}

/**
 * Makes the 400 `validation_failed` for an invalid request, with the text of the contract's example and the fields as the
 * reference backend names them. Prism itself answers with the first example of the operation's 422 or 400, which concerns
 * something else.
 */
export function refusalOf(document: Node, { violations, queryNames, language, requestId }: Refusal): object {
  const content = objectAt(
    objectAt(objectAt(objectAt(document, 'components'), 'responses'), 'ValidationFailed'),
    'content',
  );
  const examples = objectAt(objectAt(content, 'application/json'), 'examples');
  const { value } = objectAt(examples, language === 'VI' ? 'validation_failed_vi' : 'validation_failed');
  if (!isNode(value)) throw new Error('The contract has no example of validation_failed');
  const fields = ofPlainBody(violations)
    .slice(0, 50)
    .map((violation) => ({
      pointer: pointerOf(violation, queryNames).slice(0, 200),
      rule: (rules[violation.code ?? ''] ?? String(violation.code ?? 'invalid_value')).slice(0, 60),
      message: (violation.message ?? '').slice(0, 300),
    }));
  return { ...value, requestId, value: { fields } };
}

/** Without what keeps a plain body from being an encrypted one, which Prism lists after the faults of the plain one. */
function ofPlainBody(violations: readonly Violation[]): readonly Violation[] {
  const encrypted = violations.findIndex(
    ({ code, message }) => code === 'required' && message?.endsWith("required property 'payload'"),
  );
  return encrypted > 0 ? violations.slice(0, encrypted) : violations;
}

/** Prism points to the object that lacks a property or has one too many, and names the property in its message. */
function pointerOf({ location = [], code, message = '' }: Violation, queryNames: readonly string[]): string {
  const [, property] = code === 'required' || code === 'additionalProperties' ? (/'([^']+)'$/.exec(message) ?? []) : [];
  const parts = [...location.filter((part) => part !== 'request'), ...(property === undefined ? [] : [property])];
  const [place, name] = parts;
  const known = queryNames.find((each) => place === 'query' && each.toLowerCase() === name?.toLowerCase());
  return `/${(known === undefined ? parts : ['query', known]).join('/')}`;
}

/** As deep as the reference backend reads. */
const deepest = 32;

/**
 * The fault of a body that Prism cannot survive, else undefined. Prism never answers broken JSON. It ends at a badly
 * encoded name in a form, and at deep JSON.
 */
export function unreadable(contentType: string, body: Buffer): Violation | undefined {
  if (body.length === 0) return undefined;
  const text = body.toString('utf8');
  if (/^application\/([\w.-]+\+)?json\b/i.test(contentType)) {
    if (!succeeds(() => JSON.parse(text))) return fault('invalid_json', 'Not JSON');
    return isDeeper(JSON.parse(text), deepest) ? fault('too_deep', `Nested deeper than ${deepest}`) : undefined;
  }
  const names = /^application\/x-www-form-urlencoded\b/i.test(contentType) ? text : namesOfParts(contentType, text);
  return succeeds(() => decodeURIComponent(names)) ? undefined : fault('invalid_encoding', 'Not percent-encoded UTF-8');
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inside) => isDeeper(inside, levels - 1));
}

/** Prism decodes the names of parts too. */
function namesOfParts(contentType: string, text: string): string {
  if (!/^multipart\//i.test(contentType)) return '';
  return [...text.matchAll(/\bname="([^"\r\n]*)"/gi)].map(([, name]) => name).join('\n');
}

function succeeds(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

function fault(code: string, message: string): Violation {
  return { location: ['request', 'body'], code, message };
}
