import type { Visitor } from '#server/shared/exchange.ts';
import type { Session } from '../../identity/session/session.ts';

/**
 * The result of a streaming operation: the stream's member. The HTTP layer opens it, if the client accepts a stream.
 */
export class EventStream {
  readonly session: Session;
  readonly visitor: Visitor;

  constructor(session: Session, visitor: Visitor) {
    this.session = session;
    this.visitor = visitor;
  }
}
