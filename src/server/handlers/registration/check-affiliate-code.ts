import { affiliateOf, countVisit } from '../../domain/registration/invitation.ts';
import type { Handler } from '../handler.ts';

export const checkAffiliateCode: Handler<'checkAffiliateCode'> = async ({ query }, { db }) => {
  const domain = query.domain ?? null;
  const { code } = await affiliateOf(db, query.code, domain);
  await countVisit(db, code);
  return { success: true, value: { code, domain } };
};
