// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAnnouncementsResponseValuePlayerListItemIdMax = 40;

export const listAnnouncementsResponseValuePlayerListItemTitleMax = 160;

export const listAnnouncementsResponseValuePlayerListItemContentMax = 20000;

export const listAnnouncementsResponseValuePlayerListItemTimestampMin = 0;

export const listAnnouncementsResponseValuePlayerListItemTimestampMax = 9007199254740991;

export const listAnnouncementsResponseValuePlayerListMax = 200;

export const listAnnouncementsResponseValueBannersItemBannerIdMax = 40;

export const listAnnouncementsResponseValueBannersItemUrlMax = 2048;

export const listAnnouncementsResponseValueBannersItemLinkageMax = 2048;

export const listAnnouncementsResponseValueBannersItemKickerMax = 60;

export const listAnnouncementsResponseValueBannersItemTitleMax = 80;

export const listAnnouncementsResponseValueBannersItemTextMax = 160;

export const listAnnouncementsResponseValueBannersItemActionLabelMax = 40;

export const listAnnouncementsResponseValueBannersItemTermsMax = 120;

export const listAnnouncementsResponseValueBannersMax = 200;

export const listAnnouncementsResponseValuePopupItemIdMax = 40;

export const listAnnouncementsResponseValuePopupItemTitleMax = 160;

export const listAnnouncementsResponseValuePopupItemContentMax = 20000;

export const listAnnouncementsResponseValuePopupItemTimestampMin = 0;

export const listAnnouncementsResponseValuePopupItemTimestampMax = 9007199254740991;

export const listAnnouncementsResponseValuePopupMax = 50;

export const listAnnouncementsResponseValuePromotionItemIdMax = 40;

export const listAnnouncementsResponseValuePromotionItemTitleMax = 160;

export const listAnnouncementsResponseValuePromotionItemContentMax = 20000;

export const listAnnouncementsResponseValuePromotionItemTimestampMin = 0;

export const listAnnouncementsResponseValuePromotionItemTimestampMax = 9007199254740991;

export const listAnnouncementsResponseValuePromotionMax = 50;

export const listAnnouncementsResponseValueHeadlineItemIdMax = 40;

export const listAnnouncementsResponseValueHeadlineItemTitleMax = 160;

export const listAnnouncementsResponseValueHeadlineItemContentMax = 20000;

export const listAnnouncementsResponseValueHeadlineItemTimestampMin = 0;

export const listAnnouncementsResponseValueHeadlineItemTimestampMax = 9007199254740991;

export const listAnnouncementsResponseValueHeadlineMax = 20;

export const ListAnnouncementsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "playerList": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listAnnouncementsResponseValuePlayerListItemIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listAnnouncementsResponseValuePlayerListItemTitleMax).describe('Its title.'),
  "content": zod.string().max(listAnnouncementsResponseValuePlayerListItemContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "timestamp": zod.int().min(listAnnouncementsResponseValuePlayerListItemTimestampMin).max(listAnnouncementsResponseValuePlayerListItemTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement in the language of the request.')).max(listAnnouncementsResponseValuePlayerListMax).describe('Type PL, the newest first.'),
  "banners": zod.array(zod.strictObject({
  "bannerId": zod.string().min(1).max(listAnnouncementsResponseValueBannersItemBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(listAnnouncementsResponseValueBannersItemUrlMax).describe('The picture.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().max(listAnnouncementsResponseValueBannersItemLinkageMax).nullable().describe('The target of the click; of `GAME` the vendor and the place of the game, `SAF/20001`, or the vendor alone for its lobby; null where the banner cannot be clicked.'),
  "kicker": zod.string().max(listAnnouncementsResponseValueBannersItemKickerMax).nullable().describe('The line above the title; null where there is none.'),
  "title": zod.string().min(1).max(listAnnouncementsResponseValueBannersItemTitleMax).describe('The title.'),
  "text": zod.string().max(listAnnouncementsResponseValueBannersItemTextMax).nullable().describe('A sentence below it; null where there is none.'),
  "actionLabel": zod.string().max(listAnnouncementsResponseValueBannersItemActionLabelMax).nullable().describe('The words of its button; null where there is none.'),
  "terms": zod.string().max(listAnnouncementsResponseValueBannersItemTermsMax).nullable().describe('What it costs and until when; null where it says nothing.')
}).describe('A banner. Its words are the portal\'s to set over the picture, whose left half is kept quiet for them.')).max(listAnnouncementsResponseValueBannersMax).describe('Type B, in the order of the carousel.'),
  "popup": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listAnnouncementsResponseValuePopupItemIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listAnnouncementsResponseValuePopupItemTitleMax).describe('Its title.'),
  "content": zod.string().max(listAnnouncementsResponseValuePopupItemContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "timestamp": zod.int().min(listAnnouncementsResponseValuePopupItemTimestampMin).max(listAnnouncementsResponseValuePopupItemTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement in the language of the request.')).max(listAnnouncementsResponseValuePopupMax).describe('Type PU, the newest first.'),
  "promotion": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listAnnouncementsResponseValuePromotionItemIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listAnnouncementsResponseValuePromotionItemTitleMax).describe('Its title.'),
  "content": zod.string().max(listAnnouncementsResponseValuePromotionItemContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "timestamp": zod.int().min(listAnnouncementsResponseValuePromotionItemTimestampMin).max(listAnnouncementsResponseValuePromotionItemTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement in the language of the request.')).max(listAnnouncementsResponseValuePromotionMax).describe('Type PR, the newest first.'),
  "headline": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listAnnouncementsResponseValueHeadlineItemIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listAnnouncementsResponseValueHeadlineItemTitleMax).describe('Its title.'),
  "content": zod.string().max(listAnnouncementsResponseValueHeadlineItemContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "timestamp": zod.int().min(listAnnouncementsResponseValueHeadlineItemTimestampMin).max(listAnnouncementsResponseValueHeadlineItemTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement in the language of the request.')).max(listAnnouncementsResponseValueHeadlineMax).describe('Type H, the newest first.')
}).describe('What the site has to say, by type. A type that was not asked for is an empty list.')
}).describe('The answer of `listAnnouncements`.')

export const listAnnouncements = {
  response: ListAnnouncementsResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
