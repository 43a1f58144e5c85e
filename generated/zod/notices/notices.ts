/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * What the site has to say, in the language of the request. Execution `B` means before and after login.
 * @summary List banners and announcements
 */
export const listAnnouncementsQueryTypesDefault = `B,PL,PU,PR,H`;
export const listAnnouncementsQueryTypesMax = 14;


export const listAnnouncementsQueryTypesRegExp = new RegExp('^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$');
export const listAnnouncementsQueryPlatformDefault = `W`;
export const listAnnouncementsQueryExecutionDefault = `B`;

export const ListAnnouncementsQueryParams = /*#__PURE__*/ zod.object({
  "types": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsQueryTypesMax)).check(/*#__PURE__*/ zod.regex(listAnnouncementsQueryTypesRegExp)), listAnnouncementsQueryTypesDefault).check(/*#__PURE__*/ zod.describe('The wanted types, joined by commas.')),
  "platform": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['W']), listAnnouncementsQueryPlatformDefault).check(/*#__PURE__*/ zod.describe('The platform, always the web.')),
  "execution": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['B']), listAnnouncementsQueryExecutionDefault).check(/*#__PURE__*/ zod.describe('When they are shown, always before and after login.'))
})

export const listAnnouncementsHeaderMerchantMax = 32;


export const listAnnouncementsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAnnouncementsHeaderXRequestIdMax = 64;


export const listAnnouncementsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAnnouncementsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listAnnouncementsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listAnnouncementsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListAnnouncementsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "playerList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePlayerListItemIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePlayerListItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePlayerListItemContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "timestamp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAnnouncementsResponseValuePlayerListItemTimestampMin)).check(/*#__PURE__*/ zod.lte(listAnnouncementsResponseValuePlayerListItemTimestampMax)).check(/*#__PURE__*/ zod.describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.'))
}).check(/*#__PURE__*/ zod.describe('An announcement in the language of the request.'))).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePlayerListMax)).check(/*#__PURE__*/ zod.describe('Type PL, the newest first.')),
  "banners": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "bannerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueBannersItemBannerIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "groupName": /*#__PURE__*/ zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).check(/*#__PURE__*/ zod.describe('The routes that a banner is for.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueBannersItemUrlMax)).check(/*#__PURE__*/ zod.describe('The picture.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a click opens; null, and the banner cannot be clicked.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueBannersItemLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the click; of `GAME` the vendor and the place of the game, `SAF/20001`, or the vendor alone for its lobby; null where the banner cannot be clicked.')),
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueBannersItemKickerMax))).check(/*#__PURE__*/ zod.describe('The line above the title; null where there is none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueBannersItemTitleMax)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueBannersItemTextMax))).check(/*#__PURE__*/ zod.describe('A sentence below it; null where there is none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueBannersItemActionLabelMax))).check(/*#__PURE__*/ zod.describe('The words of its button; null where there is none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueBannersItemTermsMax))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null where it says nothing.'))
}).check(/*#__PURE__*/ zod.describe('A banner. Its words are the portal\'s to set over the picture, whose left half is kept quiet for them.'))).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueBannersMax)).check(/*#__PURE__*/ zod.describe('Type B, in the order of the carousel.')),
  "popup": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePopupItemIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePopupItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePopupItemContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "timestamp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAnnouncementsResponseValuePopupItemTimestampMin)).check(/*#__PURE__*/ zod.lte(listAnnouncementsResponseValuePopupItemTimestampMax)).check(/*#__PURE__*/ zod.describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.'))
}).check(/*#__PURE__*/ zod.describe('An announcement in the language of the request.'))).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePopupMax)).check(/*#__PURE__*/ zod.describe('Type PU, the newest first.')),
  "promotion": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePromotionItemIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePromotionItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePromotionItemContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "timestamp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAnnouncementsResponseValuePromotionItemTimestampMin)).check(/*#__PURE__*/ zod.lte(listAnnouncementsResponseValuePromotionItemTimestampMax)).check(/*#__PURE__*/ zod.describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.'))
}).check(/*#__PURE__*/ zod.describe('An announcement in the language of the request.'))).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValuePromotionMax)).check(/*#__PURE__*/ zod.describe('Type PR, the newest first.')),
  "headline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueHeadlineItemIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueHeadlineItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueHeadlineItemContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "timestamp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAnnouncementsResponseValueHeadlineItemTimestampMin)).check(/*#__PURE__*/ zod.lte(listAnnouncementsResponseValueHeadlineItemTimestampMax)).check(/*#__PURE__*/ zod.describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.'))
}).check(/*#__PURE__*/ zod.describe('An announcement in the language of the request.'))).check(/*#__PURE__*/ zod.maxLength(listAnnouncementsResponseValueHeadlineMax)).check(/*#__PURE__*/ zod.describe('Type H, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('What the site has to say, by type. A type that was not asked for is an empty list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listAnnouncements`.'))

/**
 * The announcements of type PL that are shown now, the newest first, 9 a page unless asked otherwise, in the
 * language of the request. Scheduled, ended and withdrawn ones are missing. A page beyond the last is empty.
 * @summary List the announcements page by page
 */
export const listAnnouncementPageQueryPageNoDefault = 1;
export const listAnnouncementPageQueryPageNoMax = 100000;

export const listAnnouncementPageQueryPageSizeDefault = 9;
export const listAnnouncementPageQueryPageSizeMax = 100;



export const ListAnnouncementPageQueryParams = /*#__PURE__*/ zod.object({
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAnnouncementPageQueryPageNoMax)), listAnnouncementPageQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAnnouncementPageQueryPageSizeMax)), listAnnouncementPageQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listAnnouncementPageHeaderMerchantMax = 32;


export const listAnnouncementPageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAnnouncementPageHeaderXRequestIdMax = 64;


export const listAnnouncementPageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAnnouncementPageHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementPageHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listAnnouncementPageHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementPageHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listAnnouncementPageHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListAnnouncementPageResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementPageResponseValueContentItemIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAnnouncementPageResponseValueContentItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnnouncementPageResponseValueContentItemSummaryMax)).check(/*#__PURE__*/ zod.describe('The first words of its content, without markup.')),
  "timestamp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAnnouncementPageResponseValueContentItemTimestampMin)).check(/*#__PURE__*/ zod.lte(listAnnouncementPageResponseValueContentItemTimestampMax)).check(/*#__PURE__*/ zod.describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.'))
}).check(/*#__PURE__*/ zod.describe('An announcement as a line of the list, in the language of the request.'))).check(/*#__PURE__*/ zod.maxLength(listAnnouncementPageResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The announcements of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAnnouncementPageResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listAnnouncementPageResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAnnouncementPageResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listAnnouncementPageResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listAnnouncementPage`.'))

/**
 * The whole of an announcement of type PL, PU, PR or H in the language of the request. One that is not shown now
 * (scheduled, ended, withdrawn) is 404, as is a banner. The HTML was cleaned when it was stored; the portal cleans
 * it again.
 * @summary Tell one announcement
 */
export const getAnnouncementQueryIdMax = 40;



export const GetAnnouncementQueryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnnouncementQueryIdMax)).check(/*#__PURE__*/ zod.describe('The announcement.'))
})

export const getAnnouncementHeaderMerchantMax = 32;


export const getAnnouncementHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getAnnouncementHeaderXRequestIdMax = 64;


export const getAnnouncementHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetAnnouncementHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAnnouncementHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getAnnouncementHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAnnouncementHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getAnnouncementHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getAnnouncementResponseValueIdMax = 40;

export const getAnnouncementResponseValueTitleMax = 160;

export const getAnnouncementResponseValueContentMax = 20000;

export const getAnnouncementResponseValueTimestampMin = 0;
export const getAnnouncementResponseValueTimestampMax = 9007199254740991;



export const GetAnnouncementResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnnouncementResponseValueIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnnouncementResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAnnouncementResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "timestamp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getAnnouncementResponseValueTimestampMin)).check(/*#__PURE__*/ zod.lte(getAnnouncementResponseValueTimestampMax)).check(/*#__PURE__*/ zod.describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.'))
}).check(/*#__PURE__*/ zod.describe('An announcement in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getAnnouncement`.'))

