// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createBannerHeaderMerchantMax = 32;

export const createBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const createBannerHeaderXRequestIdMax = 64;

export const createBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CreateBannerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createBannerHeaderMerchantMax).regex(createBannerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createBannerHeaderXRequestIdMax).regex(createBannerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createBannerBodyUrlMax = 2048;

export const createBannerBodyLinkageMax = 2048;

export const createBannerBodyWordsENKickerMax = 60;

export const createBannerBodyWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyWordsENTitleMax = 80;

export const createBannerBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyWordsENTextMax = 160;

export const createBannerBodyWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyWordsENActionLabelMax = 40;

export const createBannerBodyWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyWordsENTermsMax = 120;

export const createBannerBodyWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyWordsVIKickerMax = 60;

export const createBannerBodyWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyWordsVITitleMax = 80;

export const createBannerBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyWordsVITextMax = 160;

export const createBannerBodyWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyWordsVIActionLabelMax = 40;

export const createBannerBodyWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyWordsVITermsMax = 120;

export const createBannerBodyWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerBodyPositionMin = 0;

export const createBannerBodyPositionMax = 10000;

export const createBannerBodyStartsAtMax = 30;

export const createBannerBodyEndsAtMax = 30;

export const CreateBannerBody = zod.strictObject({
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(createBannerBodyUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(createBannerBodyLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(createBannerBodyWordsENKickerMax).regex(createBannerBodyWordsENKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(createBannerBodyWordsENTitleMax).regex(createBannerBodyWordsENTitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(createBannerBodyWordsENTextMax).regex(createBannerBodyWordsENTextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(createBannerBodyWordsENActionLabelMax).regex(createBannerBodyWordsENActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(createBannerBodyWordsENTermsMax).regex(createBannerBodyWordsENTermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(createBannerBodyWordsVIKickerMax).regex(createBannerBodyWordsVIKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(createBannerBodyWordsVITitleMax).regex(createBannerBodyWordsVITitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(createBannerBodyWordsVITextMax).regex(createBannerBodyWordsVITextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(createBannerBodyWordsVIActionLabelMax).regex(createBannerBodyWordsVIActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(createBannerBodyWordsVITermsMax).regex(createBannerBodyWordsVITermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(createBannerBodyPositionMin).max(createBannerBodyPositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(createBannerBodyStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createBannerBodyEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.')
}).describe('A new banner.')

export const createBanner = {
  header: CreateBannerHeader,
  params: undefined,
  query: undefined,
  body: CreateBannerBody,
};
