import type { GeneralAgentPayload, Language, TeamMember } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { audit } from '../../ground/audit/audit.ts';
import { requireFields } from '../../identity/registration/field-rules.ts';
import { hashPassword } from '../../identity/session/password.ts';
import { findTeamMember } from './find-team-member.ts';
import { givenAccountRules, openGivenAccount } from './open-given-account.ts';

/** The operator who makes the account. */
export interface Maker {
  readonly operator: string;
  readonly visitor: Visitor;
  readonly language: Language;
}

/**
 * Opens a general agent at the top of the tree, as the first agent of a site; its password must be changed at the first
 * login. Failures: `validation_failed` for a broken rule of name or password, `username_taken`.
 */
export async function createGeneralAgent(
  services: Services,
  payload: GeneralAgentPayload,
  { operator, visitor, language }: Maker,
): Promise<TeamMember> {
  const { brand, db, clock } = services;
  const { username = '', password = '' } = requireFields(givenAccountRules(brand), payload);
  const { rebate } = payload;
  const passwordHash = await hashPassword(password);
  const nickname = payload.nickname?.trim() || undefined;
  return db.transaction(async (tx) => {
    const account = { username, passwordHash, nickname, type: 1, rebate, uplineId: null } as const;
    const id = await openGivenAccount(services, tx, account, { visitor, language });
    const created = await findTeamMember(tx, { id, level: 0 }, clock());
    const at = new Date(clock());
    await audit(tx, { at, kind: 'general_agent_created', memberId: id, data: { operator, rebate } });
    return created;
  });
}
