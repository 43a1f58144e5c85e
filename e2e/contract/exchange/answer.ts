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
