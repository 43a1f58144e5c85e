import { listInvitees as list } from '../../domain/referral/list-invitees.ts';
import { requireReferral } from '../../domain/referral/require-referral.ts';
import type { Handler } from '../handler.ts';

export const listInvitees: Handler<'listInvitees'> = async ({ session, query }, services) => {
  requireReferral(services, session);
  return { success: true, value: await list(services, session.memberId, query) };
};
