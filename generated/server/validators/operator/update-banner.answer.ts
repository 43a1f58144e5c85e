// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const updateBannerResponseValueBannerIdMax = 40;

export const updateBannerResponseValueUrlMax = 2048;

export const updateBannerResponseValueLinkageMax = 2048;

export const updateBannerResponseValueWordsENKickerMax = 60;

export const updateBannerResponseValueWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValueWordsENTitleMax = 80;

export const updateBannerResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValueWordsENTextMax = 160;

export const updateBannerResponseValueWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValueWordsENActionLabelMax = 40;

export const updateBannerResponseValueWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValueWordsENTermsMax = 120;

export const updateBannerResponseValueWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValueWordsVIKickerMax = 60;

export const updateBannerResponseValueWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValueWordsVITitleMax = 80;

export const updateBannerResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValueWordsVITextMax = 160;

export const updateBannerResponseValueWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValueWordsVIActionLabelMax = 40;

export const updateBannerResponseValueWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValueWordsVITermsMax = 120;

export const updateBannerResponseValueWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateBannerResponseValuePositionMin = 0;

export const updateBannerResponseValuePositionMax = 10000;

export const updateBannerResponseValueStartsAtMax = 30;

export const updateBannerResponseValueEndsAtMax = 30;

export const updateBannerResponseValueVersionMax = 1000000;

export const updateBannerResponseValueUpdatedByMax = 64;

export const updateBannerResponseValueUpdatedAtMax = 30;

export const UpdateBannerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bannerId": zod.string().min(1).max(updateBannerResponseValueBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(updateBannerResponseValueUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(updateBannerResponseValueLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(updateBannerResponseValueWordsENKickerMax).regex(updateBannerResponseValueWordsENKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(updateBannerResponseValueWordsENTitleMax).regex(updateBannerResponseValueWordsENTitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(updateBannerResponseValueWordsENTextMax).regex(updateBannerResponseValueWordsENTextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(updateBannerResponseValueWordsENActionLabelMax).regex(updateBannerResponseValueWordsENActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(updateBannerResponseValueWordsENTermsMax).regex(updateBannerResponseValueWordsENTermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(updateBannerResponseValueWordsVIKickerMax).regex(updateBannerResponseValueWordsVIKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(updateBannerResponseValueWordsVITitleMax).regex(updateBannerResponseValueWordsVITitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(updateBannerResponseValueWordsVITextMax).regex(updateBannerResponseValueWordsVITextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(updateBannerResponseValueWordsVIActionLabelMax).regex(updateBannerResponseValueWordsVIActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(updateBannerResponseValueWordsVITermsMax).regex(updateBannerResponseValueWordsVITermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(updateBannerResponseValuePositionMin).max(updateBannerResponseValuePositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateBannerResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateBannerResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(updateBannerResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(updateBannerResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(updateBannerResponseValueUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')
}).describe('The answer of `updateBanner`.')

export const updateBanner = {
  response: UpdateBannerResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
