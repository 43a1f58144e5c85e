import { EventStream } from '../domain/pages/live/event-stream.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `stream`. */
export const streamHandlers = {
  streamEvents: async ({ session, visitor }) => new EventStream(session, visitor),
} satisfies TagHandlers<'stream'>;
