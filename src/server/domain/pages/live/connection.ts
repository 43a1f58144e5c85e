import type { StreamEvent } from '#generated/model/index.ts';
import type { Notice } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { beginning, keyOf } from './beginning.ts';
import { type TellNeeds, tell } from './tell.ts';

/** The frames of a stream. */
export type Frame =
  | { readonly kind: 'event'; readonly id: number; readonly event: StreamEvent }
  /** How long (ms) to wait before connecting again. */
  | { readonly kind: 'retry'; readonly milliseconds: number }
  /** A heartbeat: nothing happened, and the connection is alive. */
  | { readonly kind: 'alive' };

/** The limit of waiting notices per client; several of one kind count as one. */
const maxPending = 200;
/** A client that takes longer than this for a frame is disconnected. */
const patienceMs = 30_000;
const aliveAfterMs = 15_000;
const retryMs = 2_000;

interface Opening {
  readonly lastEventId: number | undefined;
  /** Whether the site is now closed to this visitor. */
  readonly closed: () => Promise<boolean>;
  /** Called when a client begins to read the stream. */
  readonly begun: () => void;
  /** Called when the stream is over, for any reason. */
  readonly over: () => void;
}

/** One stream of one member. The sender pulls frame after frame, which shows when the client took the last one. */
export class Connection {
  readonly session: Session;
  readonly #needs: TellNeeds;
  readonly #opening: Opening;
  readonly #pending = new Map<string, Notice>();
  readonly #cut = new AbortController();
  #lastEventId: number | undefined;
  #handedOut: number;
  #waiting = false;
  #ended = false;
  #resync = false;
  #alive = false;
  #wake: () => void = () => undefined;

  constructor(needs: TellNeeds, session: Session, opening: Opening) {
    this.#needs = needs;
    this.session = session;
    this.#opening = opening;
    this.#lastEventId = opening.lastEventId;
    this.#handedOut = needs.clock();
  }

  /** Aborts when the client is disconnected because it does not read. */
  get cutOff(): AbortSignal {
    return this.#cut.signal;
  }

  /** Whether the site has closed to the visitor. */
  closed(): Promise<boolean> {
    return this.#opening.closed();
  }

  /** A change that may concern this member. */
  notice(notice: Notice): void {
    this.#pending.set(keyOf(notice), notice);
    if (this.#pending.size > maxPending) this.cut();
    this.#wake();
  }

  /** Notices may have been lost: reads the log again. */
  resync(): void {
    this.#resync = true;
    this.#wake();
  }

  /** Sends a heartbeat where nothing else was sent, and disconnects a client that does not read. */
  beat(): void {
    const since = this.#needs.clock() - this.#handedOut;
    if (this.#waiting && since >= patienceMs) this.cut();
    if (!this.#waiting && since >= aliveAfterMs) {
      this.#alive = true;
      this.#wake();
    }
  }

  /** Ends the stream after the current frame. */
  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** Ends the stream at once. */
  cut(): void {
    this.end();
    this.#cut.abort();
  }

  async *frames(): AsyncGenerator<Frame, void, undefined> {
    this.#opening.begun();
    try {
      for await (const frame of this.#made()) {
        this.#handedOut = this.#needs.clock();
        this.#waiting = true;
        yield frame;
        this.#waiting = false;
      }
    } finally {
      this.#opening.over();
    }
  }

  async *#made(): AsyncGenerator<Frame, void, undefined> {
    yield { kind: 'retry', milliseconds: retryMs };
    this.#resync = true;
    while (!this.#ended) {
      if (this.#resync) yield* this.#beginning();
      else if (this.#pending.size > 0) yield* this.#news();
      else if (this.#alive) yield this.#aliveFrame();
      else await this.#woken();
    }
    yield { kind: 'retry', milliseconds: retryMs };
  }

  async *#beginning(): AsyncGenerator<Frame, void, undefined> {
    // This comes first, so that changes in between are sent afterwards.
    this.#resync = false;
    const { lastEventId, events } = await beginning(this.#needs, this.session, this.#lastEventId);
    this.#lastEventId = lastEventId;
    for (const event of events) yield { kind: 'event', id: lastEventId, event };
  }

  async *#news(): AsyncGenerator<Frame, void, undefined> {
    const notices = [...this.#pending.values()].sort((a, b) => a.id - b.id);
    this.#pending.clear();
    for (const notice of notices) {
      const event = await tell(this.#needs, this.session, notice);
      this.#lastEventId = Math.max(this.#lastEventId ?? 0, notice.id);
      if (event) yield { kind: 'event', id: this.#lastEventId, event };
    }
  }

  #aliveFrame(): Frame {
    this.#alive = false;
    return { kind: 'alive' };
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
