// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listManagedBannersResponseValueContentItemBannerIdMax = 40;

export const listManagedBannersResponseValueContentItemUrlMax = 2048;

export const listManagedBannersResponseValueContentItemLinkageMax = 2048;

export const listManagedBannersResponseValueContentItemWordsENKickerMax = 60;

export const listManagedBannersResponseValueContentItemWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemWordsENTitleMax = 80;

export const listManagedBannersResponseValueContentItemWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemWordsENTextMax = 160;

export const listManagedBannersResponseValueContentItemWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemWordsENActionLabelMax = 40;

export const listManagedBannersResponseValueContentItemWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemWordsENTermsMax = 120;

export const listManagedBannersResponseValueContentItemWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemWordsVIKickerMax = 60;

export const listManagedBannersResponseValueContentItemWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemWordsVITitleMax = 80;

export const listManagedBannersResponseValueContentItemWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemWordsVITextMax = 160;

export const listManagedBannersResponseValueContentItemWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemWordsVIActionLabelMax = 40;

export const listManagedBannersResponseValueContentItemWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemWordsVITermsMax = 120;

export const listManagedBannersResponseValueContentItemWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedBannersResponseValueContentItemPositionMin = 0;

export const listManagedBannersResponseValueContentItemPositionMax = 10000;

export const listManagedBannersResponseValueContentItemStartsAtMax = 30;

export const listManagedBannersResponseValueContentItemEndsAtMax = 30;

export const listManagedBannersResponseValueContentItemVersionMax = 1000000;

export const listManagedBannersResponseValueContentItemUpdatedByMax = 64;

export const listManagedBannersResponseValueContentItemUpdatedAtMax = 30;

export const listManagedBannersResponseValueContentMax = 100;

export const listManagedBannersResponseValueTotalPagesMin = 0;

export const listManagedBannersResponseValueTotalPagesMax = 1000000;

export const listManagedBannersResponseValueTotalElementsMin = 0;

export const listManagedBannersResponseValueTotalElementsMax = 100000000;

export const ListManagedBannersResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "bannerId": zod.string().min(1).max(listManagedBannersResponseValueContentItemBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(listManagedBannersResponseValueContentItemUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(listManagedBannersResponseValueContentItemLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENKickerMax).regex(listManagedBannersResponseValueContentItemWordsENKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENTitleMax).regex(listManagedBannersResponseValueContentItemWordsENTitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENTextMax).regex(listManagedBannersResponseValueContentItemWordsENTextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENActionLabelMax).regex(listManagedBannersResponseValueContentItemWordsENActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENTermsMax).regex(listManagedBannersResponseValueContentItemWordsENTermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVIKickerMax).regex(listManagedBannersResponseValueContentItemWordsVIKickerRegExp).nullable().describe('The line above the title; null for none.'),
  "title": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVITitleMax).regex(listManagedBannersResponseValueContentItemWordsVITitleRegExp).describe('The title.'),
  "text": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVITextMax).regex(listManagedBannersResponseValueContentItemWordsVITextRegExp).nullable().describe('A sentence below it; null for none.'),
  "actionLabel": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVIActionLabelMax).regex(listManagedBannersResponseValueContentItemWordsVIActionLabelRegExp).nullable().describe('The words of its button; null for none.'),
  "terms": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVITermsMax).regex(listManagedBannersResponseValueContentItemWordsVITermsRegExp).nullable().describe('What it costs and until when; null for none.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(listManagedBannersResponseValueContentItemPositionMin).max(listManagedBannersResponseValueContentItemPositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listManagedBannersResponseValueContentItemStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listManagedBannersResponseValueContentItemEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(listManagedBannersResponseValueContentItemVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(listManagedBannersResponseValueContentItemUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listManagedBannersResponseValueContentItemUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')).max(listManagedBannersResponseValueContentMax).describe('The banners of the page, by group and place.'),
  "totalPages": zod.int().min(listManagedBannersResponseValueTotalPagesMin).max(listManagedBannersResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listManagedBannersResponseValueTotalElementsMin).max(listManagedBannersResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listManagedBanners`.')

export const listManagedBanners = {
  response: ListManagedBannersResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
