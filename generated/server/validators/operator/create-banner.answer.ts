// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createBannerResponseValueBannerIdMax = 40;

export const createBannerResponseValueUrlMax = 2048;

export const createBannerResponseValueLinkageMax = 2048;

export const createBannerResponseValueWordsENKickerMax = 60;

export const createBannerResponseValueWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValueWordsENTitleMax = 80;

export const createBannerResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValueWordsENTextMax = 160;

export const createBannerResponseValueWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValueWordsENActionLabelMax = 40;

export const createBannerResponseValueWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValueWordsENTermsMax = 120;

export const createBannerResponseValueWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValueWordsVIKickerMax = 60;

export const createBannerResponseValueWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValueWordsVITitleMax = 80;

export const createBannerResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValueWordsVITextMax = 160;

export const createBannerResponseValueWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValueWordsVIActionLabelMax = 40;

export const createBannerResponseValueWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValueWordsVITermsMax = 120;

export const createBannerResponseValueWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createBannerResponseValuePositionMin = 0;

export const createBannerResponseValuePositionMax = 10000;

export const createBannerResponseValueStartsAtMax = 30;

export const createBannerResponseValueEndsAtMax = 30;

export const createBannerResponseValueVersionMax = 1000000;

export const createBannerResponseValueUpdatedByMax = 64;

export const createBannerResponseValueUpdatedAtMax = 30;

export const CreateBannerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bannerId": zod.string().min(1).max(createBannerResponseValueBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(createBannerResponseValueUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(createBannerResponseValueLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(createBannerResponseValueWordsENKickerMax).regex(createBannerResponseValueWordsENKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(createBannerResponseValueWordsENTitleMax).regex(createBannerResponseValueWordsENTitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(createBannerResponseValueWordsENTextMax).regex(createBannerResponseValueWordsENTextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(createBannerResponseValueWordsENActionLabelMax).regex(createBannerResponseValueWordsENActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(createBannerResponseValueWordsENTermsMax).regex(createBannerResponseValueWordsENTermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(createBannerResponseValueWordsVIKickerMax).regex(createBannerResponseValueWordsVIKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(createBannerResponseValueWordsVITitleMax).regex(createBannerResponseValueWordsVITitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(createBannerResponseValueWordsVITextMax).regex(createBannerResponseValueWordsVITextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(createBannerResponseValueWordsVIActionLabelMax).regex(createBannerResponseValueWordsVIActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(createBannerResponseValueWordsVITermsMax).regex(createBannerResponseValueWordsVITermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(createBannerResponseValuePositionMin).max(createBannerResponseValuePositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(createBannerResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createBannerResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(createBannerResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(createBannerResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(createBannerResponseValueUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')
}).describe('The answer of `createBanner`.')

export const createBanner = {
  response: CreateBannerResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
