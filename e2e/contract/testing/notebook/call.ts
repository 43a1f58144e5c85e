import type { NotebookState } from './state.ts';

/** The input of a handler. */
export interface Call {
  readonly state: NotebookState;
  readonly has: (flaw: string) => boolean;
  /** The logged-in member. */
  readonly owner: string;
  readonly token: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The validated request. */
  readonly body: Readonly<Record<string, unknown>>;
}
