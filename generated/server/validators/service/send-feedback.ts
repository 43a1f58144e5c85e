// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendFeedbackHeaderMerchantMax = 32;

export const sendFeedbackHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const sendFeedbackHeaderXRequestIdMax = 64;

export const sendFeedbackHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SendFeedbackHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendFeedbackHeaderMerchantMax).regex(sendFeedbackHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendFeedbackHeaderXRequestIdMax).regex(sendFeedbackHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendFeedbackBodyContentMin = 19;

export const sendFeedbackBodyContentMax = 6000;

export const sendFeedbackBodyContentRegExp = new RegExp('^[^\\t-\\r \\xa0  - \u2028\u2029  　﻿]+([\\t-\\r \\xa0  - \u2028\u2029  　﻿]+[^\\t-\\r \\xa0  - \u2028\u2029  　﻿]+){9,299}$');

export const sendFeedbackBodyContactMin = 3;

export const sendFeedbackBodyContactMax = 120;

export const sendFeedbackBodyContactRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const SendFeedbackBody = zod.strictObject({
  "category": zod.enum(['account', 'deposit', 'withdrawal', 'game', 'promotion', 'suggestion', 'other']).describe('What it is about.'),
  "content": zod.string().min(sendFeedbackBodyContentMin).max(sendFeedbackBodyContentMax).regex(sendFeedbackBodyContentRegExp).describe('10 to 300 words, parted by white space, trimmed at both ends.'),
  "contact": zod.string().min(sendFeedbackBodyContactMin).max(sendFeedbackBodyContactMax).regex(sendFeedbackBodyContactRegExp).optional().describe('Where to answer, an e-mail address or a number. Optional.')
}).describe('What somebody wants the site to know.')

export const sendFeedback = {
  header: SendFeedbackHeader,
  params: undefined,
  query: undefined,
  body: SendFeedbackBody,
};
