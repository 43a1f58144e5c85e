// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listChasesQueryGameCodeMax = 30;

export const listChasesQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listChasesQueryFromMax = 30;

export const listChasesQueryToMax = 30;

export const listChasesQueryPageNoDefault = 1;

export const listChasesQueryPageNoMax = 100000;

export const listChasesQueryPageSizeDefault = 42;

export const listChasesQueryPageSizeMax = 100;

export const ListChasesQueryParams = zod.object({
  "gameCode": zod.string().max(listChasesQueryGameCodeMax).regex(listChasesQueryGameCodeRegExp).optional().describe('Of this game only.'),
  "state": zod.enum(['running', 'completed', 'won', 'stopped']).optional().describe('Chases in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listChasesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listChasesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listChasesQueryPageNoMax).default(listChasesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listChasesQueryPageSizeMax).default(listChasesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listChasesHeaderMerchantMax = 32;

export const listChasesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listChasesHeaderXRequestIdMax = 64;

export const listChasesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListChasesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listChasesHeaderMerchantMax).regex(listChasesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listChasesHeaderXRequestIdMax).regex(listChasesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listChases = {
  header: ListChasesHeader,
  params: undefined,
  query: ListChasesQueryParams,
  body: undefined,
};
