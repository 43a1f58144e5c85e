/** A call of a vendor, as a developer reads it. */
export interface VendorCall {
  /** Counts up from 1. */
  readonly id: number;
  readonly at: string;
  /** Null for a key that is nobody's. */
  readonly vendor: string | null;
  readonly member: string | null;
  readonly operation: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly request: string;
  readonly answer: string;
}

/** The calls that are kept; older ones go. */
const MOST = 200;
/** Characters of a body that are kept. */
const LONGEST = 2_000;

/** The last calls of vendors, in memory. */
export class CallLog {
  #calls: VendorCall[] = [];
  #count = 0;

  /** Keeps a call with its secrets masked. */
  add(call: Omit<VendorCall, 'id'>): void {
    this.#count += 1;
    const [request, answer] = [readable(call.request), readable(call.answer)];
    this.#calls = [...this.#calls.slice(1 - MOST), { ...call, request, answer, id: this.#count }];
  }

  /** The calls after a number, the oldest first. */
  after(id: number): readonly VendorCall[] {
    return this.#calls.filter((call) => call.id > id);
  }
}

/** A body, cut to what is kept, with the values of its secrets masked. */
function readable(body: string): string {
  const masked = body.replace(/("(?:launchToken|playToken)"\s*:\s*")([^"]{0,5})[^"]*/g, '$1$2…');
  return masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked;
}
