// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getManagedBannerResponseValueBannerIdMax = 40;

export const getManagedBannerResponseValueUrlMax = 2048;

export const getManagedBannerResponseValueLinkageMax = 2048;

export const getManagedBannerResponseValueWordsENKickerMax = 60;

export const getManagedBannerResponseValueWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValueWordsENTitleMax = 80;

export const getManagedBannerResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValueWordsENTextMax = 160;

export const getManagedBannerResponseValueWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValueWordsENActionLabelMax = 40;

export const getManagedBannerResponseValueWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValueWordsENTermsMax = 120;

export const getManagedBannerResponseValueWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValueWordsVIKickerMax = 60;

export const getManagedBannerResponseValueWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValueWordsVITitleMax = 80;

export const getManagedBannerResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValueWordsVITextMax = 160;

export const getManagedBannerResponseValueWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValueWordsVIActionLabelMax = 40;

export const getManagedBannerResponseValueWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValueWordsVITermsMax = 120;

export const getManagedBannerResponseValueWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedBannerResponseValuePositionMin = 0;

export const getManagedBannerResponseValuePositionMax = 10000;

export const getManagedBannerResponseValueStartsAtMax = 30;

export const getManagedBannerResponseValueEndsAtMax = 30;

export const getManagedBannerResponseValueVersionMax = 1000000;

export const getManagedBannerResponseValueUpdatedByMax = 64;

export const getManagedBannerResponseValueUpdatedAtMax = 30;

export const GetManagedBannerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bannerId": zod.string().min(1).max(getManagedBannerResponseValueBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(getManagedBannerResponseValueUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(getManagedBannerResponseValueLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(getManagedBannerResponseValueWordsENKickerMax).regex(getManagedBannerResponseValueWordsENKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(getManagedBannerResponseValueWordsENTitleMax).regex(getManagedBannerResponseValueWordsENTitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(getManagedBannerResponseValueWordsENTextMax).regex(getManagedBannerResponseValueWordsENTextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(getManagedBannerResponseValueWordsENActionLabelMax).regex(getManagedBannerResponseValueWordsENActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(getManagedBannerResponseValueWordsENTermsMax).regex(getManagedBannerResponseValueWordsENTermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(getManagedBannerResponseValueWordsVIKickerMax).regex(getManagedBannerResponseValueWordsVIKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(getManagedBannerResponseValueWordsVITitleMax).regex(getManagedBannerResponseValueWordsVITitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(getManagedBannerResponseValueWordsVITextMax).regex(getManagedBannerResponseValueWordsVITextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(getManagedBannerResponseValueWordsVIActionLabelMax).regex(getManagedBannerResponseValueWordsVIActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(getManagedBannerResponseValueWordsVITermsMax).regex(getManagedBannerResponseValueWordsVITermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(getManagedBannerResponseValuePositionMin).max(getManagedBannerResponseValuePositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(getManagedBannerResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getManagedBannerResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(getManagedBannerResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(getManagedBannerResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getManagedBannerResponseValueUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')
}).describe('The answer of `getManagedBanner`.')

export const getManagedBanner = {
  response: GetManagedBannerResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
