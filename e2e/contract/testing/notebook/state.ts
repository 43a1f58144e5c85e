export interface Note {
  readonly noteId: string;
  readonly owner: string;
  /** In cents. */
  readonly price: number;
  readonly title: string;
  readonly colour: string;
  readonly createdAt: string;
  readonly due?: string | null;
  readonly finished: boolean;
}

/** An answer of the notebook before its headers. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The stored answer of a key, and the body of its request. */
interface Remembered {
  readonly body: string;
  readonly reply: Promise<Reply>;
}

/** The state of the notebook, in memory. */
export class NotebookState {
  readonly accounts: ReadonlyMap<string, string> = new Map([
    ['ada', 'Engine1843'],
    ['grace', 'Compiler1952'],
    ['linus', 'Kernel1991'],
  ]);
  readonly sessions = new Map<string, string>();
  readonly notes = new Map<string, Note>();
  /** Deleted notes that lists still have, for a seeded violation. */
  readonly listedOnly = new Set<string>();
  readonly balances = new Map<string, number>();
  /** The count of open notes, stored for a seeded violation. */
  readonly openCounts = new Map<string, number>();
  readonly keys = new Map<string, Remembered>();
  #counter = 0;
  #now = 0;

  next(): number {
    return ++this.#counter;
  }

  /** The time, which advances with each call. */
  now(): string {
    this.#now = Math.max(Date.now(), this.#now + 1);
    return new Date(this.#now).toISOString();
  }

  /** The balance in cents. */
  balance(owner: string): number {
    return this.balances.get(owner) ?? 500_000;
  }

  reset(): void {
    for (const table of [this.sessions, this.notes, this.balances, this.openCounts, this.keys]) table.clear();
  }
}

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
