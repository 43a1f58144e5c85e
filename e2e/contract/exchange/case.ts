import type { Operation, ParameterLocation } from '../document/operation.ts';

/** The values of parameters by location and name; what is undefined is not sent. */
export type ParameterValues = Readonly<Record<ParameterLocation, Readonly<Record<string, unknown>>>>;

export const noValues: ParameterValues = { path: {}, query: {}, header: {}, cookie: {} };

/** A body to be written in its content type, or one that is written already. */
export type CaseBody =
  | { readonly media: string; readonly value: unknown }
  | { readonly media: string | undefined; readonly raw: string | Uint8Array };

/** Who asks: whoever the operation is for, another member, nobody, somebody with made-up credentials, or a token. */
export type Actor = 'own' | 'other' | 'nobody' | 'impostor' | { readonly token: string };

/** What a request is for, which decides how its answer is judged. */
export type Intent = 'valid' | 'invalid' | 'malicious' | 'missing_header' | 'wrong_method' | 'locked_out' | 'step';

export type Phase = 'examples' | 'coverage' | 'generated' | 'stateful';

/** A request before it is written for the wire. */
export interface Case {
  readonly operation: Operation;
  /** Another method than the operation's. */
  readonly method?: string;
  readonly values: ParameterValues;
  readonly body?: CaseBody | undefined;
  readonly actor: Actor;
  readonly intent: Intent;
  readonly phase: Phase;
  /** In a few words, what is special about it. */
  readonly what: string;
  /** JSON pointer to the one part that differs from a request that was accepted: `/query/pageNo`, `/body/username`. */
  readonly changed?: string;
  /** What the same request was answered with when nothing was special about it. */
  readonly usualStatus?: number | undefined;
  /** Put behind the query as it is, also where it is no proper query. */
  readonly rawQuery?: string;
  /** Sent in plain even where bodies are encrypted. */
  readonly plain?: boolean;
  /** A key of its own instead of a fresh one. */
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
