// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createGeneralAgentHeaderMerchantMax = 32;

export const createGeneralAgentHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const createGeneralAgentHeaderXRequestIdMax = 64;

export const createGeneralAgentHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CreateGeneralAgentHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createGeneralAgentHeaderMerchantMax).regex(createGeneralAgentHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createGeneralAgentHeaderXRequestIdMax).regex(createGeneralAgentHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createGeneralAgentBodyOneUsernameMax = 16;

export const createGeneralAgentBodyOneUsernameRegExp = new RegExp('^[a-z][a-z0-9_]{3,15}$');

export const createGeneralAgentBodyOnePasswordMax = 256;

export const createGeneralAgentBodyOneNicknameMax = 64;

export const createGeneralAgentBodyOneNicknameRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createGeneralAgentBodyOneRebateMin = 0;

export const createGeneralAgentBodyOneRebateMax = 10000;

export const createGeneralAgentBodyTwoPayloadMin = 20;

export const createGeneralAgentBodyTwoPayloadMax = 65536;

export const createGeneralAgentBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const CreateGeneralAgentBody = zod.union([zod.strictObject({
  "username": zod.string().max(createGeneralAgentBodyOneUsernameMax).regex(createGeneralAgentBodyOneUsernameRegExp).describe('The name of an account that an agent makes. The site\'s own rule for `username` may be narrower.'),
  "password": zod.string().min(1).max(createGeneralAgentBodyOnePasswordMax).describe('The first password; the account must change it at its first login.'),
  "nickname": zod.string().min(1).max(createGeneralAgentBodyOneNicknameMax).regex(createGeneralAgentBodyOneNicknameRegExp).optional().describe('The nickname; without it the account name.'),
  "rebate": zod.int().min(createGeneralAgentBodyOneRebateMin).max(createGeneralAgentBodyOneRebateMax).describe('A rebate on turnover in basis points.')
}).describe('A general agent to make.'),zod.strictObject({
  "payload": zod.string().min(createGeneralAgentBodyTwoPayloadMin).max(createGeneralAgentBodyTwoPayloadMax).regex(createGeneralAgentBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `createGeneralAgent`, plain or encrypted.')

export const createGeneralAgent = {
  header: CreateGeneralAgentHeader,
  params: undefined,
  query: undefined,
  body: CreateGeneralAgentBody.options[0],
};
