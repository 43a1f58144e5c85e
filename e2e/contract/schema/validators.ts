import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { entriesOf, isObject, type JsonObject, listOf, pointerOf, pointerParts, valueAt } from '../document/json.ts';
import { BadFile, type ContractDocument } from '../document/load.ts';
import type { SchemaAt } from '../document/operation.ts';

/** The location of a fault in a value, and the requirement of the contract there. */
export interface Offence {
  readonly pointer: string;
  /** The violated keyword of the schema. */
  readonly keyword: string;
  readonly message: string;
}

export type Validate = (value: unknown) => readonly Offence[];

const asWritten = 'contract';
const asAnswered = 'answers';

/** Keywords whose schemas apply to the same value as the schema around them. */
const sameValue = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'];
/** Keywords whose schemas apply to a part of the value. */
const partOfValue = ['items', 'contains', 'additionalProperties', 'prefixItems'];
const partsByName = ['properties', 'patternProperties'];

/**
 * The strict reading of an answer. A property outside the contract is a fault (unless `extra` allows it), even if the
 * schema does not forbid it. A list with `x-extensible: true` takes further values.
 */
interface AnswerReading {
  /** The prefix of references, which leads them to the document in this reading. */
  readonly base: string;
  readonly extra: boolean;
  readonly resolve: (reference: string) => unknown;
}

/** A schema for a whole value, closed wherever it describes an object. */
function closedSchema(schema: unknown, reading: AnswerReading): unknown {
  if (!isObject(schema)) return schema;
  const branch = branchSchema(schema, reading);
  return reading.extra || !isObject(branch) || !namesProperties(schema, reading)
    ? branch
    : { ...branch, unevaluatedProperties: false };
}

/** A schema beside others for the same value: its parts are closed, but it is not. */
function branchSchema(schema: unknown, reading: AnswerReading): unknown {
  if (!isObject(schema)) return schema;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref' && typeof value === 'string') result[key] = reading.base + value;
    else if (key === 'enum' && schema['x-extensible'] === true) continue;
    else if (sameValue.includes(key)) result[key] = mapped(value, (part) => branchSchema(part, reading));
    else if (partOfValue.includes(key)) result[key] = mapped(value, (part) => closedSchema(part, reading));
    else if (partsByName.includes(key)) result[key] = mappedByName(value, (part) => closedSchema(part, reading));
    else result[key] = value;
  }
  return result;
}

function mapped(value: unknown, map: (part: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(map) : map(value);
}

function mappedByName(value: unknown, map: (part: unknown) => unknown): JsonObject {
  return Object.fromEntries(entriesOf(value).map(([name, part]) => [name, map(part)]));
}

/** Whether the schema lists properties; one that only says `object` leaves them free. */
function namesProperties(schema: JsonObject, reading: AnswerReading): boolean {
  if ('additionalProperties' in schema || 'unevaluatedProperties' in schema) return false;
  if ('properties' in schema) return true;
  const { $ref: reference, allOf, oneOf, anyOf } = schema;
  const parts = [...listOf(allOf), ...listOf(oneOf), ...listOf(anyOf)];
  if (typeof reference === 'string') parts.push(reading.resolve(reference));
  return parts.some((part) => isObject(part) && namesProperties(part, reading));
}

/** The contract's schemas as validators, compiled on first use. */
export class Validators {
  readonly #ajv: Ajv2020;
  readonly #reading: AnswerReading;
  readonly #requests = new Map<string, Validate>();
  readonly #answers = new Map<string, Validate>();

  constructor(document: ContractDocument, { allowExtra = false } = {}) {
    this.#reading = {
      base: asAnswered,
      extra: allowExtra,
      resolve: (reference) => valueAt(document.root, pointerParts(reference)),
    };
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, logger: false });
    addFormats(this.#ajv);
    this.#ajv.addSchema({ ...document.root, $id: asWritten }, asWritten, false, false);
    this.#ajv.addSchema({ ...answersOf(document, this.#reading), $id: asAnswered }, asAnswered, false, false);
  }

  /** Validates a request, exactly by the contract. */
  request({ pointer }: SchemaAt): Validate {
    if (pointer === undefined) return () => [];
    return remembered(this.#requests, pointer, () => this.#compile({ $ref: asWritten + encoded(pointer) }, pointer));
  }

  /** Validates an answer, see {@link AnswerReading}. */
  answer({ schema, pointer }: SchemaAt): Validate {
    if (pointer === undefined) return () => [];
    return remembered(this.#answers, pointer, () => this.#compile(closedSchema(schema, this.#reading), pointer));
  }

  /** Validates by a schema outside the contract. */
  schema(schema: unknown): Validate {
    return this.#compile(schema, 'a form');
  }

  #compile(schema: unknown, place: string): Validate {
    let validate: ValidateFunction;
    try {
      validate = this.#ajv.compile(isObject(schema) ? schema : {});
    } catch (error) {
      throw new BadFile(`the schema of ${place} is none: ${error instanceof Error ? error.message : String(error)}`);
    }
    return (value) => offencesOf(validate, value);
  }
}

/** ajv-formats is a CommonJS module; Node and TypeScript find its default export at different places. */
function addFormats(ajv: Ajv2020): void {
  const add = 'default' in ajvFormats ? ajvFormats.default : ajvFormats;
  // Both names are the same function.
  (add as unknown as (ajv: Ajv2020) => void)(ajv);
}

function remembered(cache: Map<string, Validate>, key: string, make: () => Validate): Validate {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** The document with its schemas in the reading of answers; the rest of it only serves references. */
function answersOf(document: ContractDocument, reading: AnswerReading) {
  const components = isObject(document.root['components']) ? document.root['components'] : {};
  const schemas = entriesOf(components['schemas']).map(([name, schema]) => [name, branchSchema(schema, reading)]);
  return { ...document.root, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/** A JSON pointer as a URL fragment. */
function encoded(pointer: string): string {
  return `#${pointerParts(pointer)
    .map((part) => encodeURIComponent(pointerOf([part]).slice(1)))
    .map((part) => `/${part}`)
    .join('')}`;
}

function offencesOf(validate: ValidateFunction, value: unknown): readonly Offence[] {
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  // The errors of the alternatives are deeper or name the property, so the summary is dropped.
  const telling = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'if', 'allOf'].includes(keyword));
  const deepest = (telling.length > 0 ? telling : errors).toSorted((a, b) => depth(b) - depth(a));
  const offences = deepest.map((error) => ({
    pointer: error.instancePath,
    keyword: error.keyword,
    message: messageOf(error),
  }));
  return offences.slice(0, 5);
}

function depth({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

function messageOf({ instancePath, keyword, message = 'is wrong', params }: ErrorObject): string {
  const place = instancePath || 'the value';
  const name: unknown = params['unevaluatedProperty'] ?? params['additionalProperty'];
  if (typeof name === 'string')
    return `${place} has the property ${JSON.stringify(name)}, which the contract does not name`;
  if (keyword === 'const') return `${place} must be ${JSON.stringify(params['allowedValue'])}`;
  if (keyword === 'enum') return `${place} must be one of ${JSON.stringify(params['allowedValues']).slice(0, 120)}`;
  return `${place} ${message}`;
}
