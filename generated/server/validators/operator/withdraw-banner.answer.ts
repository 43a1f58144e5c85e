// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const withdrawBannerResponseValueBannerIdMax = 40;

export const withdrawBannerResponseValueUrlMax = 2048;

export const withdrawBannerResponseValueLinkageMax = 2048;

export const withdrawBannerResponseValueWordsENKickerMax = 60;

export const withdrawBannerResponseValueWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValueWordsENTitleMax = 80;

export const withdrawBannerResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValueWordsENTextMax = 160;

export const withdrawBannerResponseValueWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValueWordsENActionLabelMax = 40;

export const withdrawBannerResponseValueWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValueWordsENTermsMax = 120;

export const withdrawBannerResponseValueWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValueWordsVIKickerMax = 60;

export const withdrawBannerResponseValueWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValueWordsVITitleMax = 80;

export const withdrawBannerResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValueWordsVITextMax = 160;

export const withdrawBannerResponseValueWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValueWordsVIActionLabelMax = 40;

export const withdrawBannerResponseValueWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValueWordsVITermsMax = 120;

export const withdrawBannerResponseValueWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawBannerResponseValuePositionMin = 0;

export const withdrawBannerResponseValuePositionMax = 10000;

export const withdrawBannerResponseValueStartsAtMax = 30;

export const withdrawBannerResponseValueEndsAtMax = 30;

export const withdrawBannerResponseValueVersionMax = 1000000;

export const withdrawBannerResponseValueUpdatedByMax = 64;

export const withdrawBannerResponseValueUpdatedAtMax = 30;

export const WithdrawBannerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bannerId": zod.string().min(1).max(withdrawBannerResponseValueBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(withdrawBannerResponseValueUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(withdrawBannerResponseValueLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(withdrawBannerResponseValueWordsENKickerMax).regex(withdrawBannerResponseValueWordsENKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(withdrawBannerResponseValueWordsENTitleMax).regex(withdrawBannerResponseValueWordsENTitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(withdrawBannerResponseValueWordsENTextMax).regex(withdrawBannerResponseValueWordsENTextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(withdrawBannerResponseValueWordsENActionLabelMax).regex(withdrawBannerResponseValueWordsENActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(withdrawBannerResponseValueWordsENTermsMax).regex(withdrawBannerResponseValueWordsENTermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(withdrawBannerResponseValueWordsVIKickerMax).regex(withdrawBannerResponseValueWordsVIKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(withdrawBannerResponseValueWordsVITitleMax).regex(withdrawBannerResponseValueWordsVITitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(withdrawBannerResponseValueWordsVITextMax).regex(withdrawBannerResponseValueWordsVITextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(withdrawBannerResponseValueWordsVIActionLabelMax).regex(withdrawBannerResponseValueWordsVIActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(withdrawBannerResponseValueWordsVITermsMax).regex(withdrawBannerResponseValueWordsVITermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(withdrawBannerResponseValuePositionMin).max(withdrawBannerResponseValuePositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(withdrawBannerResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(withdrawBannerResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(withdrawBannerResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(withdrawBannerResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(withdrawBannerResponseValueUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')
}).describe('The answer of `withdrawBanner`.')

export const withdrawBanner = {
  response: WithdrawBannerResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
