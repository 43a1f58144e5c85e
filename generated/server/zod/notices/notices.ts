/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * What the site has to say, in the language of the request. Execution `B` means before and after login.
 * @summary List banners and announcements
 */
export const listAnnouncementsQueryTypesDefault = `B,PL,PU,PR,H`;
export const listAnnouncementsQueryTypesMax = 14;


export const listAnnouncementsQueryTypesRegExp = new RegExp('^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$');
export const listAnnouncementsQueryPlatformDefault = `W`;
export const listAnnouncementsQueryExecutionDefault = `B`;

export const ListAnnouncementsQueryParams = zod.object({
  "types": zod.string().max(listAnnouncementsQueryTypesMax).regex(listAnnouncementsQueryTypesRegExp).default(listAnnouncementsQueryTypesDefault).describe('The wanted types, joined by commas.'),
  "platform": zod.enum(['W']).default(listAnnouncementsQueryPlatformDefault).describe('The platform, always the web.'),
  "execution": zod.enum(['B']).default(listAnnouncementsQueryExecutionDefault).describe('When they are shown, always before and after login.')
})

export const listAnnouncementsHeaderMerchantMax = 32;


export const listAnnouncementsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAnnouncementsHeaderXRequestIdMax = 64;


export const listAnnouncementsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAnnouncementsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAnnouncementsHeaderMerchantMax).regex(listAnnouncementsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAnnouncementsHeaderXRequestIdMax).regex(listAnnouncementsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

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
  "linkage": zod.string().max(listAnnouncementsResponseValueBannersItemLinkageMax).nullable().describe('The target of the click.'),
  "kicker": zod.string().max(listAnnouncementsResponseValueBannersItemKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(listAnnouncementsResponseValueBannersItemTitleMax).describe('The title.'),
  "text": zod.string().max(listAnnouncementsResponseValueBannersItemTextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().max(listAnnouncementsResponseValueBannersItemActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().max(listAnnouncementsResponseValueBannersItemTermsMax).nullable().describe('What it costs and until when.')
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

/**
 * The announcements of type PL that are shown now, the newest first, 9 a page unless asked otherwise, in the
 * language of the request. Scheduled, ended and withdrawn ones are missing. A page beyond the last is empty.
 * @summary List the announcements page by page
 */
export const listAnnouncementPageQueryPageNoDefault = 1;
export const listAnnouncementPageQueryPageNoMax = 100000;

export const listAnnouncementPageQueryPageSizeDefault = 9;
export const listAnnouncementPageQueryPageSizeMax = 100;



export const ListAnnouncementPageQueryParams = zod.object({
  "pageNo": zod.int().min(1).max(listAnnouncementPageQueryPageNoMax).default(listAnnouncementPageQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listAnnouncementPageQueryPageSizeMax).default(listAnnouncementPageQueryPageSizeDefault).describe('Entries on a page.')
})

export const listAnnouncementPageHeaderMerchantMax = 32;


export const listAnnouncementPageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAnnouncementPageHeaderXRequestIdMax = 64;


export const listAnnouncementPageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAnnouncementPageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAnnouncementPageHeaderMerchantMax).regex(listAnnouncementPageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAnnouncementPageHeaderXRequestIdMax).regex(listAnnouncementPageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listAnnouncementPageResponseValueContentItemIdMax = 40;

export const listAnnouncementPageResponseValueContentItemTitleMax = 160;

export const listAnnouncementPageResponseValueContentItemSummaryMax = 200;

export const listAnnouncementPageResponseValueContentItemTimestampMin = 0;
export const listAnnouncementPageResponseValueContentItemTimestampMax = 9007199254740991;

export const listAnnouncementPageResponseValueContentMax = 100;

export const listAnnouncementPageResponseValueTotalPagesMin = 0;
export const listAnnouncementPageResponseValueTotalPagesMax = 1000000;

export const listAnnouncementPageResponseValueTotalElementsMin = 0;
export const listAnnouncementPageResponseValueTotalElementsMax = 100000000;



export const ListAnnouncementPageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listAnnouncementPageResponseValueContentItemIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listAnnouncementPageResponseValueContentItemTitleMax).describe('Its title.'),
  "summary": zod.string().max(listAnnouncementPageResponseValueContentItemSummaryMax).describe('The first words of its content, without markup.'),
  "timestamp": zod.int().min(listAnnouncementPageResponseValueContentItemTimestampMin).max(listAnnouncementPageResponseValueContentItemTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement as a line of the list, in the language of the request.')).max(listAnnouncementPageResponseValueContentMax).describe('The announcements of the page, the newest first.'),
  "totalPages": zod.int().min(listAnnouncementPageResponseValueTotalPagesMin).max(listAnnouncementPageResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listAnnouncementPageResponseValueTotalElementsMin).max(listAnnouncementPageResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listAnnouncementPage`.')

/**
 * The whole of an announcement of type PL, PU, PR or H in the language of the request. One that is not shown now
 * (scheduled, ended, withdrawn) is 404, as is a banner. The HTML was cleaned when it was stored; the portal cleans
 * it again.
 * @summary Tell one announcement
 */
export const getAnnouncementQueryIdMax = 40;



export const GetAnnouncementQueryParams = zod.object({
  "id": zod.string().min(1).max(getAnnouncementQueryIdMax).describe('The announcement.')
})

export const getAnnouncementHeaderMerchantMax = 32;


export const getAnnouncementHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getAnnouncementHeaderXRequestIdMax = 64;


export const getAnnouncementHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetAnnouncementHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getAnnouncementHeaderMerchantMax).regex(getAnnouncementHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getAnnouncementHeaderXRequestIdMax).regex(getAnnouncementHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getAnnouncementResponseValueIdMax = 40;

export const getAnnouncementResponseValueTitleMax = 160;

export const getAnnouncementResponseValueContentMax = 20000;

export const getAnnouncementResponseValueTimestampMin = 0;
export const getAnnouncementResponseValueTimestampMax = 9007199254740991;



export const GetAnnouncementResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "id": zod.string().min(1).max(getAnnouncementResponseValueIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(getAnnouncementResponseValueTitleMax).describe('Its title.'),
  "content": zod.string().max(getAnnouncementResponseValueContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "timestamp": zod.int().min(getAnnouncementResponseValueTimestampMin).max(getAnnouncementResponseValueTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement in the language of the request.')
}).describe('The answer of `getAnnouncement`.')

