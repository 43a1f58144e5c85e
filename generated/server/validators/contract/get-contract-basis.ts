// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getContractBasisQueryDownlineIdMax = 40;

export const getContractBasisQueryActiveMinimumMax = 24;

export const getContractBasisQueryActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const GetContractBasisQueryParams = zod.object({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('The kind of the contract.'),
  "downlineId": zod.string().min(1).max(getContractBasisQueryDownlineIdMax).describe('The agent directly below.'),
  "activeMinimum": zod.string().max(getContractBasisQueryActiveMinimumMax).regex(getContractBasisQueryActiveMinimumRegExp).optional().describe('From which turnover a downline counts as active. Without it that of the contract in force holds, or 0.00.')
})

export const getContractBasisHeaderMerchantMax = 32;

export const getContractBasisHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getContractBasisHeaderXRequestIdMax = 64;

export const getContractBasisHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetContractBasisHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getContractBasisHeaderMerchantMax).regex(getContractBasisHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getContractBasisHeaderXRequestIdMax).regex(getContractBasisHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getContractBasis = {
  header: GetContractBasisHeader,
  params: undefined,
  query: GetContractBasisQueryParams,
  body: undefined,
};
