import { countVisit, invitationTo } from '../domain/identity/registration/invitation.ts';
import { registerByMobile, registerByUsername } from '../domain/rewards/new-accounts/register.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `registration`. */
export const registrationHandlers = {
  registerMember: async ({ body, ...registrant }, services) => ok(await registerByUsername(services, body, registrant)),
  registerMemberByMobile: async ({ body, ...registrant }, services) =>
    ok(await registerByMobile(services, body, registrant)),
  checkAffiliateCode: async ({ query }, services) => {
    const domain = query.domain ?? null;
    const { code } = await invitationTo(services, query.code, domain);
    await countVisit(services.db, code);
    return { success: true, value: { code, domain } };
  },
} satisfies TagHandlers<'registration'>;
