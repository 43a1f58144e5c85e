import { listAvatars } from '../domain/identity/member/avatars.ts';
import { getProfile, updateLanguage, updateProfile } from '../domain/identity/member/profile.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `memberProfile`. */
export const memberProfileHandlers = {
  getProfile: async ({ session }, services) => ok(await getProfile(services, session)),
  updateProfile: async ({ session, body }, services) => ok(await updateProfile(services, session, body)),
  listAvatars: async ({ session }, services) => ok(await listAvatars(services, session)),
  updateLanguage: async ({ session, body }, services) => ({
    success: true,
    value: { language: await updateLanguage(services, session, body.language) },
  }),
} satisfies TagHandlers<'memberProfile'>;
