// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const updateBannerPathBannerIdMax = 40;

export const updateBannerPathBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const UpdateBannerParams = zod.object({
  "bannerId": zod.string().max(updateBannerPathBannerIdMax).regex(updateBannerPathBannerIdRegExp).describe('The banner.')
})

export const updateBannerHeaderMerchantMax = 32;

export const updateBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const updateBannerHeaderXRequestIdMax = 64;

export const updateBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const UpdateBannerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(updateBannerHeaderMerchantMax).regex(updateBannerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(updateBannerHeaderXRequestIdMax).regex(updateBannerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const updateBannerBodyVersionMax = 1000000;

export const updateBannerBodyUrlMax = 2048;

export const updateBannerBodyLinkageMax = 2048;

export const updateBannerBodyWordsENKickerMax = 60;

export const updateBannerBodyWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyWordsENTitleMax = 80;

export const updateBannerBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyWordsENTextMax = 160;

export const updateBannerBodyWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyWordsENActionLabelMax = 40;

export const updateBannerBodyWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyWordsENTermsMax = 120;

export const updateBannerBodyWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyWordsVIKickerMax = 60;

export const updateBannerBodyWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyWordsVITitleMax = 80;

export const updateBannerBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyWordsVITextMax = 160;

export const updateBannerBodyWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyWordsVIActionLabelMax = 40;

export const updateBannerBodyWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyWordsVITermsMax = 120;

export const updateBannerBodyWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerBodyPositionMin = 0;

export const updateBannerBodyPositionMax = 10000;

export const updateBannerBodyStartsAtMax = 30;

export const updateBannerBodyEndsAtMax = 30;

export const UpdateBannerBody = zod.strictObject({
  "version": zod.int().min(1).max(updateBannerBodyVersionMax).describe('The version that was read; another one by now is refused.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(updateBannerBodyUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(updateBannerBodyLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(updateBannerBodyWordsENKickerMax).regex(updateBannerBodyWordsENKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(updateBannerBodyWordsENTitleMax).regex(updateBannerBodyWordsENTitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(updateBannerBodyWordsENTextMax).regex(updateBannerBodyWordsENTextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(updateBannerBodyWordsENActionLabelMax).regex(updateBannerBodyWordsENActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(updateBannerBodyWordsENTermsMax).regex(updateBannerBodyWordsENTermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(updateBannerBodyWordsVIKickerMax).regex(updateBannerBodyWordsVIKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(updateBannerBodyWordsVITitleMax).regex(updateBannerBodyWordsVITitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(updateBannerBodyWordsVITextMax).regex(updateBannerBodyWordsVITextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(updateBannerBodyWordsVIActionLabelMax).regex(updateBannerBodyWordsVIActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(updateBannerBodyWordsVITermsMax).regex(updateBannerBodyWordsVITermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(updateBannerBodyPositionMin).max(updateBannerBodyPositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateBannerBodyStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateBannerBodyEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.')
}).describe('A banner as it shall be.')

export const updateBanner = {
  header: UpdateBannerHeader,
  params: UpdateBannerParams,
  query: undefined,
  body: UpdateBannerBody,
};
