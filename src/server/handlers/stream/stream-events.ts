import { EventStream } from '../../domain/live/event-stream.ts';
import type { Handler } from '../handler.ts';

export const streamEvents: Handler<'streamEvents'> = async ({ session, visitor }) => new EventStream(session, visitor);
