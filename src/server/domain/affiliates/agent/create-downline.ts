import type { DownlineAccountPayload, Language, TeamMember } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { audit } from '../../ground/audit/audit.ts';
import { staffNickname } from '../../identity/member/nickname.ts';
import { requireFields } from '../../identity/registration/field-rules.ts';
import { looksLikeStaff } from '../../identity/registration/staff-name.ts';
import { hashPassword } from '../../identity/session/password.ts';
import type { Session } from '../../identity/session/session.ts';
import { accountRules, rebateOf, requirePlace } from './account-rules.ts';
import { findTeamMember } from './find-team-member.ts';
import { openGivenAccount } from './open-given-account.ts';

export interface Creator {
  readonly session: Session;
  readonly visitor: Visitor;
  readonly language: Language;
}

/**
 * Opens an account directly below the agent of the session (AGENT-04); its password must be changed at the first login.
 * Failures: `error_not_agent`, `validation_failed` for a broken rule of name or password, `account_type_not_allowed`,
 * `rebate_too_high`, `username_taken`.
 */
export async function createDownline(
  services: Services,
  payload: DownlineAccountPayload,
  { session, visitor, language }: Creator,
): Promise<TeamMember> {
  const { db, clock } = services;
  const rules = await accountRules(services, session);
  const { username = '', password = '' } = requireFields(
    { username: rules.username, password: rules.password },
    payload,
  );
  const { type, rebate } = payload;
  const nickname = payload.nickname?.trim() || undefined;
  if (looksLikeStaff(username, services.brand.name)) throw new Failure('username_taken');
  if (nickname !== undefined && looksLikeStaff(nickname, services.brand.name)) throw staffNickname();
  requirePlace({ type: session.type, rebate: rules.maxRebate }, { type, rebate });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    requirePlace({ type: session.type, rebate: await rebateOf(tx, session.memberId) }, { type, rebate });
    const account = { username, passwordHash, nickname, type, rebate, uplineId: session.memberId };
    const id = await openGivenAccount(services, tx, account, { visitor, language });
    const at = new Date(clock());
    const created = await findTeamMember(tx, { id, level: 1 }, clock());
    const data = { agent: session.memberId, session: session.id, type, rebate };
    await audit(tx, { at, kind: 'downline_created', memberId: id, data });
    return created;
  });
}
