// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const confirmWithdrawalReceivedPathWithdrawalIdMax = 40;

export const confirmWithdrawalReceivedPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const ConfirmWithdrawalReceivedParams = zod.object({
  "withdrawalId": zod.string().max(confirmWithdrawalReceivedPathWithdrawalIdMax).regex(confirmWithdrawalReceivedPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const confirmWithdrawalReceivedHeaderMerchantMax = 32;

export const confirmWithdrawalReceivedHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const confirmWithdrawalReceivedHeaderXRequestIdMax = 64;

export const confirmWithdrawalReceivedHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ConfirmWithdrawalReceivedHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(confirmWithdrawalReceivedHeaderMerchantMax).regex(confirmWithdrawalReceivedHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(confirmWithdrawalReceivedHeaderXRequestIdMax).regex(confirmWithdrawalReceivedHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const confirmWithdrawalReceivedBodyEvidenceMax = 500;

export const confirmWithdrawalReceivedBodyEvidenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const ConfirmWithdrawalReceivedBody = zod.strictObject({
  "evidence": zod.string().min(1).max(confirmWithdrawalReceivedBodyEvidenceMax).regex(confirmWithdrawalReceivedBodyEvidenceRegExp).describe('What was found, for the record.')
}).describe('What proves that the money arrived.')

export const confirmWithdrawalReceived = {
  header: ConfirmWithdrawalReceivedHeader,
  params: ConfirmWithdrawalReceivedParams,
  query: undefined,
  body: ConfirmWithdrawalReceivedBody,
};
