import type { ErrorCode } from '#generated/model/index.ts';
import type { OperationId } from '#generated/server/operations.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Session } from './session.ts';

/** Refuses a trial account (type 4) where only true accounts have access (ROLE-08): `in_need_true_account`. */
export function requireTrueAccount({ type }: Pick<Session, 'type'>): void {
  if (type === 4) throw new Failure('in_need_true_account');
}

/** Operations entirely closed to trial accounts, with their refusals (ROLE-09). */
const closedToTrials: Readonly<Partial<Record<OperationId, ErrorCode>>> = {
  getChatUrl: 'in_please_information',
  getChatUnread: 'in_please_information',
  listChatMessages: 'in_please_information',
  sendChatMessage: 'in_please_information',
  markChatRead: 'in_please_information',
};

/** Why this session may not call the operation at all. */
export function trialRefusal(operation: OperationId, session: Pick<Session, 'type'> | undefined): Failure | undefined {
  const code = session?.type === 4 ? closedToTrials[operation] : undefined;
  return code && new Failure(code);
}
