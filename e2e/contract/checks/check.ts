import type { ContractDocument } from '../document/load.ts';
import type { Operation } from '../document/operation.ts';
import type { Answer, Exchange } from '../exchange/exchange.ts';
import type { FlatSchema, SchemaReader } from '../schema/flat.ts';
import type { Validators } from '../schema/validators.ts';

/** All checks in their order of presentation. */
export const checkNames = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'envelope_conformance',
  'accepted_request',
  'positive_data_acceptance',
  'negative_data_rejection',
  'missing_required_header',
  'unsupported_method',
  'ignored_auth',
  'object_level_authorization',
  'idempotency_conformance',
  'encryption',
  'ensure_resource_availability',
  'use_after_free',
  'list_pages',
  'list_filters',
  'list_order',
  'list_totals',
  'error_code_conformance',
  'language_conformance',
  'head_conformance',
  'private_not_stored',
  'money_decimals',
  'instant_conformance',
  'workflow',
] as const;
export type CheckName = (typeof checkNames)[number];

/** The fault in a sentence. A warning is something that the contract leaves open. */
export interface Finding {
  readonly message: string;
  readonly warning?: boolean;
}

/** The error texts seen so far, to compare languages. */
export class ErrorTexts {
  readonly #byCode = new Map<string, Map<string, string>>();

  /** The language with the identical text for a code. */
  sameIn(code: string, language: string, message: string): string | undefined {
    const texts = this.#byCode.get(code) ?? new Map<string, string>();
    this.#byCode.set(code, texts);
    if (!texts.has(language)) texts.set(language, message);
    return [...texts].find(([other, text]) => other !== language && text === message)?.[0];
  }
}

/** The context of the checks. */
export interface CheckContext {
  readonly document: ContractDocument;
  readonly validators: Validators;
  readonly reader: SchemaReader;
  readonly flat: (schema: unknown) => FlatSchema;
  /** The texts of errors seen so far. */
  readonly texts: ErrorTexts;
  /** Whether the backend does not implement the operation yet. */
  readonly isPending: (operation: Operation) => boolean;
  /** The decimals of the currency, once an answer has stated them. */
  readonly decimals: () => number | undefined;
  /** Whether a request of the run had this time. */
  readonly isSentTime: (milliseconds: number) => boolean;
}

/** Judges one answer; undefined if the check does not apply. */
export type AnswerCheck = (exchange: Exchange, answer: Answer, context: CheckContext) => readonly Finding[] | undefined;

export const fine: readonly Finding[] = [];

export function wrong(message: string): readonly Finding[] {
  return [{ message }];
}

export function doubtful(message: string): readonly Finding[] {
  return [{ message, warning: true }];
}
