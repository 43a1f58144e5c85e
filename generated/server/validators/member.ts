// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/member/member.ts';

export const member = {
  getMemberInfo: {
    header: zod.GetMemberInfoHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetMemberInfoResponse,
  },
  getMemberIcon: {
    header: zod.GetMemberIconHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetMemberIconResponse,
  },
  getPlayerAvatar: {
    header: zod.GetPlayerAvatarHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetPlayerAvatarResponse,
  },
};
