import { listMemberPromotions as list } from '../../domain/promotions/member-promotions.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listMemberPromotions: Handler<'listMemberPromotions'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await list(services, session.memberId, query, language) };
};
