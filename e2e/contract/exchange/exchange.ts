import type { Operation, ParameterLocation } from '../document/operation.ts';

/** A request and its outcome. */
export interface Exchange {
  readonly case: Case;
  readonly request: WireRequest;
  readonly outcome: Outcome;
}

/** The answer of an exchange; undefined if there was none. */
export function answerOf({ outcome }: Exchange): Answer | undefined {
  return outcome.kind === 'answer' ? outcome : undefined;
}

/** The values of parameters by location and name; undefined ones are not sent. */
export type ParameterValues = Readonly<Record<ParameterLocation, Readonly<Record<string, unknown>>>>;

export const noValues: ParameterValues = { path: {}, query: {}, header: {}, cookie: {} };

/** A body to be encoded in its content type, or an encoded one. */
export type CaseBody =
  | { readonly media: string; readonly value: unknown }
  | { readonly media: string | undefined; readonly raw: string | Uint8Array };

/** The caller: the usual one of the operation, another member, nobody, made-up credentials, or a given token. */
export type Actor = 'own' | 'other' | 'nobody' | 'impostor' | { readonly token: string };

/** The purpose of a request, which decides how its answer is judged. */
export type Intent = 'valid' | 'invalid' | 'malicious' | 'missing_header' | 'wrong_method' | 'locked_out' | 'step';

export type Phase = 'examples' | 'coverage' | 'generated' | 'stateful';

/** A request before its encoding. */
export interface Case {
  readonly operation: Operation;
  /** A method that replaces the operation's. */
  readonly method?: string;
  readonly values: ParameterValues;
  readonly body?: CaseBody | undefined;
  readonly actor: Actor;
  readonly intent: Intent;
  readonly phase: Phase;
  /** A short description of the special part. */
  readonly what: string;
  /** JSON pointer to the only difference from an accepted request: `/query/pageNo`, `/body/username`. */
  readonly changed?: string;
  /** The answer to the same request without the difference. */
  readonly usualStatus?: number | undefined;
  /** Appended to the query unchanged, even if the result is no valid query. */
  readonly rawQuery?: string;
  /** Sent in plain even if bodies are encrypted. */
  readonly plain?: boolean;
  /** A given key instead of a fresh one. */
  readonly idempotencyKey?: string;
}

export function withValue(
  values: ParameterValues,
  location: ParameterLocation,
  name: string,
  value: unknown,
): ParameterValues {
  const { [name]: _, ...others } = values[location];
  return { ...values, [location]: value === undefined ? others : { ...others, [name]: value } };
}

/** The answer of a backend. */
export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  /** Names in lower case; repeated headers are joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; undefined for other bodies. */
  readonly json: unknown;
  /** The first part of an endless body, such as a stream of events. */
  readonly streamed: boolean;
  readonly milliseconds: number;
}

/** The reason for a missing or unreadable answer. */
export interface NoAnswer {
  readonly kind: 'none';
  /** `unwritable` is no fault of the backend: HTTP has no form for the request. */
  readonly reason: 'unreachable' | 'timeout' | 'broken' | 'endless' | 'malformed' | 'unwritable';
  readonly message: string;
  readonly milliseconds: number;
}

export type Outcome = Answer | NoAnswer;

/** A request as it goes out. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array | undefined;
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
