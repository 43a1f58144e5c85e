// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createDownlineAccountHeaderMerchantMax = 32;

export const createDownlineAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const createDownlineAccountHeaderXRequestIdMax = 64;

export const createDownlineAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CreateDownlineAccountHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createDownlineAccountHeaderMerchantMax).regex(createDownlineAccountHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createDownlineAccountHeaderXRequestIdMax).regex(createDownlineAccountHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createDownlineAccountBodyOneUsernameMax = 16;

export const createDownlineAccountBodyOneUsernameRegExp = new RegExp('^[a-z][a-z0-9_]{3,15}$');

export const createDownlineAccountBodyOnePasswordMax = 256;

export const createDownlineAccountBodyOneNicknameMax = 64;

export const createDownlineAccountBodyOneNicknameRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createDownlineAccountBodyOneRebateMin = 0;

export const createDownlineAccountBodyOneRebateMax = 10000;

export const createDownlineAccountBodyTwoPayloadMin = 20;

export const createDownlineAccountBodyTwoPayloadMax = 65536;

export const createDownlineAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const CreateDownlineAccountBody = zod.union([zod.strictObject({
  "username": zod.string().max(createDownlineAccountBodyOneUsernameMax).regex(createDownlineAccountBodyOneUsernameRegExp).describe('The name of an account that an agent makes. The site\'s own rule for `username` may be narrower.'),
  "password": zod.string().min(1).max(createDownlineAccountBodyOnePasswordMax).describe('The first password; the account must change it at its first login.'),
  "nickname": zod.string().min(1).max(createDownlineAccountBodyOneNicknameMax).regex(createDownlineAccountBodyOneNicknameRegExp).optional().describe('The nickname; without it the account name.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(createDownlineAccountBodyOneRebateMin).max(createDownlineAccountBodyOneRebateMax).describe('A rebate on turnover in basis points.')
}).describe('An account to make directly below the agent.'),zod.strictObject({
  "payload": zod.string().min(createDownlineAccountBodyTwoPayloadMin).max(createDownlineAccountBodyTwoPayloadMax).regex(createDownlineAccountBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `createDownlineAccount`, plain or encrypted.')

export const createDownlineAccount = {
  header: CreateDownlineAccountHeader,
  params: undefined,
  query: undefined,
  body: CreateDownlineAccountBody.options[0],
};
