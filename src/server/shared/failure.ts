import type * as zod from 'zod';
import type { ErrorCode, ErrorDetails, FieldError } from '#generated/model/index.ts';

/**
 * A rule refuses the call. Domain functions throw it; http/ turns it into the envelope with the code's status and the
 * message in the caller's language.
 */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;
  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/** The parts of a request that a pointer may begin with. */
export type RequestPart = 'body' | 'query' | 'path' | 'header';

const maxFields = 50;

/** One invalid part of a request, within the bounds of the contract. */
export function fieldError(part: RequestPart, path: readonly PropertyKey[], rule: string, message: string): FieldError {
  const steps = path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return { pointer: `/${part}${steps.join('')}`.slice(0, 200), rule, message: message.slice(0, 300) };
}

/** The failure that names the invalid parts. */
export function invalid(fields: readonly FieldError[]): Failure {
  return new Failure('validation_failed', { fields: fields.slice(0, maxFields) });
}

/**
 * Validates a part of a request. Returns the schema's output, or throws `validation_failed` with pointers to the
 * errors.
 */
export function validated<Schema extends zod.ZodType>(
  schema: Schema,
  part: RequestPart,
  value: unknown,
): zod.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(result.error.issues.flatMap((issue) => errorsOf(part, issue)));
}

function errorsOf(part: RequestPart, issue: zod.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => fieldError(part, [...issue.path, key], issue.code, 'Not part of the contract'));
  }
  return [fieldError(part, issue.path, issue.code, issue.message)];
}

/** The contract's range of times: milliseconds from 1970, and years of four digits. */
const FIRST = 0;
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * Reads a time of a request's body, an RFC 3339 text in `field`. `validation_failed` for a time that no answer could
 * tell: an offset can move one beyond the year 9999.
 */
export function momentOf(text: string, field: string): Date {
  const at = new Date(text);
  if (at.getTime() >= FIRST && at.getTime() <= LAST) return at;
  const message = 'Must be a moment from 1970 to 9999';
  throw new Failure('validation_failed', {
    fields: [{ pointer: `/body/${field}`, rule: 'from_1970_to_9999', message }],
  });
}
