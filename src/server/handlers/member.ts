import { memberIcon, memberInfo, playerAvatar } from '../domain/pages/member/member-info.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `member`. */
export const memberHandlers = {
  getMemberInfo: async ({ session }, services) => ok(await memberInfo(services, session)),
  getMemberIcon: async ({ session }, services) => ok(await memberIcon(services, session)),
  getPlayerAvatar: async ({ session }, services) => ok(await playerAvatar(services, session)),
} satisfies TagHandlers<'member'>;
