// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/session/session.ts';

export const session = {
  login: {
    header: zod.LoginHeader,
    params: undefined,
    query: undefined,
    body: zod.LoginBody.options[0],
    response: zod.LoginResponse,
  },
  freePlayLogin: {
    header: zod.FreePlayLoginHeader,
    params: undefined,
    query: undefined,
    body: zod.FreePlayLoginBody,
    response: zod.FreePlayLoginResponse,
  },
  logout: {
    header: zod.LogoutHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.LogoutResponse,
  },
};
