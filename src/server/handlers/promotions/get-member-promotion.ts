import { findMemberPromotion } from '../../domain/promotions/member-promotions.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const getMemberPromotion: Handler<'getMemberPromotion'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await findMemberPromotion(services, session.memberId, query.id, language) };
};
