// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamChildrenQueryParentIdMax = 40;

export const listTeamChildrenQuerySearchMax = 60;

export const listTeamChildrenQueryPageNoDefault = 1;

export const listTeamChildrenQueryPageNoMax = 100000;

export const listTeamChildrenQueryPageSizeDefault = 42;

export const listTeamChildrenQueryPageSizeMax = 100;

export const ListTeamChildrenQueryParams = zod.object({
  "parentId": zod.string().min(1).max(listTeamChildrenQueryParentIdMax).optional().describe('The node; without it the agent of the session.'),
  "search": zod.string().min(1).max(listTeamChildrenQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "agentsOnly": zod.boolean().optional().describe('Only agents and promoters, with whom contracts are made; without it everybody.'),
  "pageNo": zod.int().min(1).max(listTeamChildrenQueryPageNoMax).default(listTeamChildrenQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamChildrenQueryPageSizeMax).default(listTeamChildrenQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamChildrenHeaderMerchantMax = 32;

export const listTeamChildrenHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listTeamChildrenHeaderXRequestIdMax = 64;

export const listTeamChildrenHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListTeamChildrenHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamChildrenHeaderMerchantMax).regex(listTeamChildrenHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamChildrenHeaderXRequestIdMax).regex(listTeamChildrenHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listTeamChildren = {
  header: ListTeamChildrenHeader,
  params: undefined,
  query: ListTeamChildrenQueryParams,
  body: undefined,
};
