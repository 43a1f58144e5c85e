import { countVisit, invitationTo } from '../../domain/registration/invitation.ts';
import type { Handler } from '../handler.ts';

export const checkAffiliateCode: Handler<'checkAffiliateCode'> = async ({ query }, services) => {
  const domain = query.domain ?? null;
  const { code } = await invitationTo(services, query.code, domain);
  await countVisit(services.db, code);
  return { success: true, value: { code, domain } };
};
