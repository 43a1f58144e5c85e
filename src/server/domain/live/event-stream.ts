import type { Visitor } from '../../shared/visitor.ts';
import type { Session } from '../session/session.ts';

/** The answer of an operation that streams: whose stream it is. Whoever answers opens it, if the client takes a stream. */
export class EventStream {
  readonly session: Session;
  readonly visitor: Visitor;

  constructor(session: Session, visitor: Visitor) {
    this.session = session;
    this.visitor = visitor;
  }
}
