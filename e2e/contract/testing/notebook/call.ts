import type { NotebookState } from './state.ts';

/** What a handler is asked with. */
export interface Call {
  readonly state: NotebookState;
  readonly has: (flaw: string) => boolean;
  /** Who is logged in. */
  readonly owner: string;
  readonly token: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** It follows the contract. */
  readonly body: Readonly<Record<string, unknown>>;
}
