import { Failure } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';

/** Refuses accounts that are no agents (AGENT-15); a trial account gets its own refusal (ROLE-08). */
export function requireAgent(session: Pick<Session, 'type'>): void {
  requireTrueAccount(session);
  if (![1, 2, 41, 42].includes(session.type)) throw new Failure('error_not_agent');
}
