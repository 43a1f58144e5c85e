import { memberIcon, memberInfo, playerAvatar } from '../domain/pages/member/member-info.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `member`. */
export const memberHandlers = {
  getMemberInfo: async ({ session }, services) => ({
    success: true,
    value: await memberInfo(services, session),
  }),
  getMemberIcon: async ({ session }, services) => ({
    success: true,
    value: await memberIcon(services, session),
  }),
  getPlayerAvatar: async ({ session }, services) => ({
    success: true,
    value: await playerAvatar(services, session),
  }),
} satisfies TagHandlers<'member'>;
