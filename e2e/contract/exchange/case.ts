import type { Operation, ParameterLocation } from '../document/operation.ts';

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
