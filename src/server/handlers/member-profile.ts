import { listAvatars } from '../domain/identity/member/avatars.ts';
import { getProfile, updateLanguage, updateProfile } from '../domain/identity/member/profile.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `memberProfile`. */
export const memberProfileHandlers = {
  getProfile: async ({ session }, services) => ({
    success: true,
    value: await getProfile(services, session),
  }),
  updateProfile: async ({ session, body }, services) => ({
    success: true,
    value: await updateProfile(services, session, body),
  }),
  listAvatars: async ({ session }, services) => ({
    success: true,
    value: await listAvatars(services, session),
  }),
  updateLanguage: async ({ session, body }, services) => ({
    success: true,
    value: { language: await updateLanguage(services, session, body.language) },
  }),
} satisfies TagHandlers<'memberProfile'>;
