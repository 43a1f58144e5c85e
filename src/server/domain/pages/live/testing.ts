import type { StreamEvent } from '#generated/model/index.ts';
import type { Connection, Frame } from './connection.ts';

/** Reads a stream like a client that takes every frame at once. */
export class Reader {
  readonly frames: Frame[] = [];
  readonly connection: Connection;
  ended = false;
  #heard: () => void = () => undefined;

  constructor(connection: Connection) {
    this.connection = connection;
    void this.#read();
  }

  get events(): readonly StreamEvent[] {
    return this.frames.flatMap((frame) => (frame.kind === 'event' ? [frame.event] : []));
  }

  get lastId(): string {
    return String(this.frames.findLast((frame) => frame.kind === 'event')?.id);
  }

  /** Waits until it has read the expected frames. */
  async until(condition: (reader: Reader) => boolean): Promise<this> {
    while (!condition(this)) {
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
    return this;
  }

  async #read(): Promise<void> {
    for await (const frame of this.connection.frames()) {
      this.frames.push(frame);
      this.#heard();
    }
    this.ended = true;
    this.#heard();
  }
}

/** The balances that it received. */
export const balances = ({ events }: Reader) =>
  events.flatMap((event) => (event.type === 'balance' ? [event.balance.sumBalance] : []));
/** The counts of unread messages that it received. */
export const unread = ({ events }: Reader) =>
  events.flatMap((event) => (event.type === 'messages' ? [event.unReadCount] : []));
