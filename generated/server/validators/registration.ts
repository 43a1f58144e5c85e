// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/registration/registration.ts';

export const registration = {
  registerMember: {
    header: zod.RegisterMemberHeader,
    params: undefined,
    query: undefined,
    body: zod.RegisterMemberBody.options[0],
    response: zod.RegisterMemberResponse,
  },
  registerMemberByMobile: {
    header: zod.RegisterMemberByMobileHeader,
    params: undefined,
    query: undefined,
    body: zod.RegisterMemberByMobileBody.options[0],
    response: zod.RegisterMemberByMobileResponse,
  },
  checkAffiliateCode: {
    header: zod.CheckAffiliateCodeHeader,
    params: undefined,
    query: zod.CheckAffiliateCodeQueryParams,
    body: undefined,
    response: zod.CheckAffiliateCodeResponse,
  },
};
