/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Every article of the help centre in one language. An article that has no translation is missing. The footer, the help page
 * and the automatic answers of the chat all read it. The articles `about`, `responsibility`, `terms` and `privacy` always exist.
 * @summary Tell the help centre
 */
export const getHelpCenterQueryDeviceDefault = `WEB`;

export const GetHelpCenterQueryParams = /*#__PURE__*/ zod.object({
  "lang": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of the articles; without it the header\'s.')),
  "device": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['WEB']), getHelpCenterQueryDeviceDefault).check(/*#__PURE__*/ zod.describe('The device that asks, always the web.'))
})

export const getHelpCenterHeaderMerchantMax = 32;


export const getHelpCenterHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getHelpCenterHeaderXRequestIdMax = 64;


export const getHelpCenterHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetHelpCenterHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHelpCenterHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getHelpCenterHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHelpCenterHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getHelpCenterHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getHelpCenterResponseValueCategoriesItemIdMax = 40;


export const getHelpCenterResponseValueCategoriesItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const getHelpCenterResponseValueCategoriesItemTitleMax = 80;

export const getHelpCenterResponseValueCategoriesItemItemsItemIdMax = 40;


export const getHelpCenterResponseValueCategoriesItemItemsItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const getHelpCenterResponseValueCategoriesItemItemsItemTitleMax = 160;

export const getHelpCenterResponseValueCategoriesItemItemsItemContentMax = 40000;

export const getHelpCenterResponseValueCategoriesItemItemsItemUpdatedAtMax = 30;

export const getHelpCenterResponseValueCategoriesItemItemsMax = 100;

export const getHelpCenterResponseValueCategoriesMax = 50;



export const GetHelpCenterResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "lang": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "categories": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHelpCenterResponseValueCategoriesItemIdMax)).check(/*#__PURE__*/ zod.regex(getHelpCenterResponseValueCategoriesItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Its id, the same in every language.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getHelpCenterResponseValueCategoriesItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHelpCenterResponseValueCategoriesItemItemsItemIdMax)).check(/*#__PURE__*/ zod.regex(getHelpCenterResponseValueCategoriesItemItemsItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Its id, unique over all categories and the same in every language.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getHelpCenterResponseValueCategoriesItemItemsItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHelpCenterResponseValueCategoriesItemItemsItemContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getHelpCenterResponseValueCategoriesItemItemsItemUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was last changed.'))
}).check(/*#__PURE__*/ zod.describe('An article of the help centre. Its `id` is the hash that opens it on `/help`.'))).check(/*#__PURE__*/ zod.maxLength(getHelpCenterResponseValueCategoriesItemItemsMax)).check(/*#__PURE__*/ zod.describe('Its articles, in the order in which they are shown.'))
}).check(/*#__PURE__*/ zod.describe('A chapter of the help centre.'))).check(/*#__PURE__*/ zod.maxLength(getHelpCenterResponseValueCategoriesMax)).check(/*#__PURE__*/ zod.describe('The chapters, in the order in which they are shown.'))
}).check(/*#__PURE__*/ zod.describe('The help centre in one language.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getHelpCenter`.'))

/**
 * The ways to reach people, the preferred one first. A path of type `3` is encrypted for the key `pathKey` of `customerService` in
 * the permission payload and leads to an https address; a client that cannot open it leaves the entry out. Type `2` is
 * listed only where the switch `CBS3` is on. Open to guests: the way to help never needs a login.
 * @summary Tell how the customer service is reached
 */
export const getCustomerServiceHeaderMerchantMax = 32;


export const getCustomerServiceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getCustomerServiceHeaderXRequestIdMax = 64;


export const getCustomerServiceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetCustomerServiceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCustomerServiceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getCustomerServiceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCustomerServiceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getCustomerServiceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getCustomerServiceResponseValueVersionPathListItemLabelMax = 60;

export const getCustomerServiceResponseValueVersionPathListItemPathMax = 8192;

export const getCustomerServiceResponseValueVersionPathListMax = 20;



export const GetCustomerServiceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.object({
  "pathList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['1', '2', '3']).check(/*#__PURE__*/ zod.describe('`1` an address that opens in a new tab, `2` the live chat, whose address `getChatUrl` tells, `3` an encrypted address\nthat opens in a popup window.\n')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCustomerServiceResponseValueVersionPathListItemLabelMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the request.')),
  "path": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCustomerServiceResponseValueVersionPathListItemPathMax))).check(/*#__PURE__*/ zod.describe('Type `1`: an https address. Type `2`: null. Type `3`: a compact JWE (`dir`, `A256GCM`) of an https address, for\nthe key `pathKey` of `customerService` in the permission payload.\n'))
}).check(/*#__PURE__*/ zod.describe('A way to reach the customer service.'))).check(/*#__PURE__*/ zod.maxLength(getCustomerServiceResponseValueVersionPathListMax)).check(/*#__PURE__*/ zod.describe('The ways to reach it, the preferred one first.'))
}).check(/*#__PURE__*/ zod.describe('The customer service as this kind of client may use it.'))
}).check(/*#__PURE__*/ zod.describe('How the customer service is reached.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getCustomerService`.'))

/**
 * Stores what somebody wants the site to know; operators read it. Open to guests. A session token that is sent along names the
 * member, without one the feedback is a guest's and can be answered only at its `contact`. Fewer than 10 or more than 300 words are
 * 400 `validation_failed` at `/body/content`. The same words from the same sender within 10 minutes are stored once and answered as
 * the first time. At most 5 in an hour from one address, then 429 `rate_limited`.
 * @summary Send feedback
 */
export const sendFeedbackHeaderMerchantMax = 32;


export const sendFeedbackHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const sendFeedbackHeaderXRequestIdMax = 64;


export const sendFeedbackHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SendFeedbackHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendFeedbackHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(sendFeedbackHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendFeedbackHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(sendFeedbackHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const sendFeedbackBodyContentMin = 19;
export const sendFeedbackBodyContentMax = 6000;


export const sendFeedbackBodyContentRegExp = new RegExp('^[^\\t-\\r \\xa0  - \u2028\u2029  　﻿]+([\\t-\\r \\xa0  - \u2028\u2029  　﻿]+[^\\t-\\r \\xa0  - \u2028\u2029  　﻿]+){9,299}$');
export const sendFeedbackBodyContactMin = 3;
export const sendFeedbackBodyContactMax = 120;


export const sendFeedbackBodyContactRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const SendFeedbackBody = /*#__PURE__*/ zod.strictObject({
  "category": /*#__PURE__*/ zod.enum(['account', 'deposit', 'withdrawal', 'game', 'promotion', 'suggestion', 'other']).check(/*#__PURE__*/ zod.describe('What it is about.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendFeedbackBodyContentMin)).check(/*#__PURE__*/ zod.maxLength(sendFeedbackBodyContentMax)).check(/*#__PURE__*/ zod.regex(sendFeedbackBodyContentRegExp)).check(/*#__PURE__*/ zod.describe('10 to 300 words, parted by white space, trimmed at both ends.')),
  "contact": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendFeedbackBodyContactMin)).check(/*#__PURE__*/ zod.maxLength(sendFeedbackBodyContactMax)).check(/*#__PURE__*/ zod.regex(sendFeedbackBodyContactRegExp))).check(/*#__PURE__*/ zod.describe('Where to answer, an e-mail address or a number. Optional.'))
}).check(/*#__PURE__*/ zod.describe('What somebody wants the site to know.'))

export const sendFeedbackResponseValueFeedbackIdMax = 40;

export const sendFeedbackResponseValueReceivedAtMax = 30;



export const SendFeedbackResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "feedbackId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendFeedbackResponseValueFeedbackIdMax)).check(/*#__PURE__*/ zod.describe('Its id, to name it to the customer service.')),
  "receivedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(sendFeedbackResponseValueReceivedAtMax)).check(/*#__PURE__*/ zod.describe('When it was received.'))
}).check(/*#__PURE__*/ zod.describe('Feedback as it was received.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `sendFeedback`.'))

/**
 * The address of the chat page for the member of the session, made for one opening. Built in it is the server's own page with the
 * history of the chat; any outside service fits behind it. The address carries a ticket that is good once and for 60 seconds, never
 * the session token. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Tell the address of the chat
 */
export const getChatUrlQueryB2cDefault = 1;
export const getChatUrlQueryTitleMax = 80;

export const getChatUrlQueryHeaderColorMax = 7;


export const getChatUrlQueryHeaderColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const GetChatUrlQueryParams = /*#__PURE__*/ zod.object({
  "b2c": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.literal(1), getChatUrlQueryB2cDefault).check(/*#__PURE__*/ zod.describe('The kind of chat, always 1, a player with the site.')),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getChatUrlQueryTitleMax))).check(/*#__PURE__*/ zod.describe('The title of the chat window.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of the chat page; without it the header\'s.')),
  "headerColor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChatUrlQueryHeaderColorMax)).check(/*#__PURE__*/ zod.regex(getChatUrlQueryHeaderColorRegExp))).check(/*#__PURE__*/ zod.describe('The ground colour of the window\'s head.'))
})

export const getChatUrlHeaderMerchantMax = 32;


export const getChatUrlHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getChatUrlHeaderXRequestIdMax = 64;


export const getChatUrlHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetChatUrlHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChatUrlHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getChatUrlHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChatUrlHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getChatUrlHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getChatUrlResponseChatUrlMax = 2048;



export const GetChatUrlResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "chatUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getChatUrlResponseChatUrlMax)).check(/*#__PURE__*/ zod.describe('The address of the chat page.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getChatUrl`.'))

/**
 * How many messages of operators and of the help content the member of the session has not read. The portal asks on a timer, with
 * `X-Background: 1`. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Count the unread chat messages
 */
export const getChatUnreadHeaderMerchantMax = 32;


export const getChatUnreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getChatUnreadHeaderXRequestIdMax = 64;


export const getChatUnreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetChatUnreadHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChatUnreadHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getChatUnreadHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChatUnreadHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getChatUnreadHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getChatUnreadResponseUnReadCountMin = 0;
export const getChatUnreadResponseUnReadCountMax = 100000;



export const GetChatUnreadResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "unReadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getChatUnreadResponseUnReadCountMin)).check(/*#__PURE__*/ zod.lte(getChatUnreadResponseUnReadCountMax)).check(/*#__PURE__*/ zod.describe('Messages to the member that the member has not read.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getChatUnread`.'))

/**
 * A page of the chat of the member of the session, the newest first. `after` narrows it to what came later than a message that
 * the client has, so that it can ask for news on a timer with `X-Background: 1`. Reading does not mark as read: `markChatRead` does.
 * Messages are kept for at least 90 days. A message of another chat in `after` is 404. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary List the messages of the chat
 */
export const listChatMessagesQueryAfterMax = 40;

export const listChatMessagesQueryPageNoDefault = 1;
export const listChatMessagesQueryPageNoMax = 100000;

export const listChatMessagesQueryPageSizeDefault = 42;
export const listChatMessagesQueryPageSizeMax = 100;



export const ListChatMessagesQueryParams = /*#__PURE__*/ zod.object({
  "after": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChatMessagesQueryAfterMax))).check(/*#__PURE__*/ zod.describe('Only messages after the one with this id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listChatMessagesQueryPageNoMax)), listChatMessagesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listChatMessagesQueryPageSizeMax)), listChatMessagesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listChatMessagesHeaderMerchantMax = 32;


export const listChatMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listChatMessagesHeaderXRequestIdMax = 64;


export const listChatMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListChatMessagesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChatMessagesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listChatMessagesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChatMessagesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listChatMessagesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listChatMessagesResponseValueContentItemMessageIdMax = 40;

export const listChatMessagesResponseValueContentItemClientMessageIdOneMax = 64;


export const listChatMessagesResponseValueContentItemClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const listChatMessagesResponseValueContentItemAuthorNameMax = 64;

export const listChatMessagesResponseValueContentItemContentMax = 2000;


export const listChatMessagesResponseValueContentItemContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listChatMessagesResponseValueContentItemHelpItemIdMax = 40;


export const listChatMessagesResponseValueContentItemHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const listChatMessagesResponseValueContentItemSentAtMax = 30;

export const listChatMessagesResponseValueContentItemReadAtMax = 30;

export const listChatMessagesResponseValueContentMax = 100;

export const listChatMessagesResponseValueTotalPagesMin = 0;
export const listChatMessagesResponseValueTotalPagesMax = 100000;

export const listChatMessagesResponseValueTotalElementsMin = 0;
export const listChatMessagesResponseValueTotalElementsMax = 10000000;



export const ListChatMessagesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChatMessagesResponseValueContentItemMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id. Ids rise with time.')),
  "clientMessageId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChatMessagesResponseValueContentItemClientMessageIdOneMax)).check(/*#__PURE__*/ zod.regex(listChatMessagesResponseValueContentItemClientMessageIdOneRegExp)).check(/*#__PURE__*/ zod.describe('An id that the sender makes once for each message; the same id is stored once.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The id that the member gave it, null for what others wrote.')),
  "author": /*#__PURE__*/ zod.enum(['member', 'operator', 'help']).check(/*#__PURE__*/ zod.describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.')),
  "authorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChatMessagesResponseValueContentItemAuthorNameMax)).check(/*#__PURE__*/ zod.describe('The name that the member reads, of an operator the first name only.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChatMessagesResponseValueContentItemContentMax)).check(/*#__PURE__*/ zod.regex(listChatMessagesResponseValueContentItemContentRegExp)).check(/*#__PURE__*/ zod.describe('Plain text, shown as it is. It must hold more than white space.')),
  "helpItemId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChatMessagesResponseValueContentItemHelpItemIdMax)).check(/*#__PURE__*/ zod.regex(listChatMessagesResponseValueContentItemHelpItemIdRegExp))).check(/*#__PURE__*/ zod.describe('The article that an automatic answer comes from, null where there is none.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listChatMessagesResponseValueContentItemSentAtMax)).check(/*#__PURE__*/ zod.describe('When the server received it.')),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listChatMessagesResponseValueContentItemReadAtMax))).check(/*#__PURE__*/ zod.describe('When the other side read it, null until then.'))
}).check(/*#__PURE__*/ zod.describe('A message of the conversation between a member and the customer service.'))).check(/*#__PURE__*/ zod.maxLength(listChatMessagesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The messages of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listChatMessagesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listChatMessagesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listChatMessagesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listChatMessagesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Messages in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of a chat.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listChatMessages`.'))

/**
 * Adds a message of the member of the session. Until an operator has written in the chat, the server answers at once from the
 * help content where it finds an article that fits, and says so (`author: help`); a member can
 * always wait for an operator. The same `clientMessageId` is stored once and answered as the first time. Texts are stored as they
 * are and never read as HTML. From now on operators see the conversation among those that wait. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Send a chat message
 */
export const sendChatMessageHeaderMerchantMax = 32;


export const sendChatMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const sendChatMessageHeaderXRequestIdMax = 64;


export const sendChatMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SendChatMessageHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendChatMessageHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendChatMessageHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const sendChatMessageBodyClientMessageIdMax = 64;


export const sendChatMessageBodyClientMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const sendChatMessageBodyContentMax = 2000;


export const sendChatMessageBodyContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const SendChatMessageBody = /*#__PURE__*/ zod.strictObject({
  "clientMessageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendChatMessageBodyClientMessageIdMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageBodyClientMessageIdRegExp)).check(/*#__PURE__*/ zod.describe('An id that the sender makes once for each message; the same id is stored once.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendChatMessageBodyContentMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageBodyContentRegExp)).check(/*#__PURE__*/ zod.describe('Plain text, shown as it is. It must hold more than white space.'))
}).check(/*#__PURE__*/ zod.describe('A message to send.'))

export const sendChatMessageResponseValueMessageMessageIdMax = 40;

export const sendChatMessageResponseValueMessageClientMessageIdOneMax = 64;


export const sendChatMessageResponseValueMessageClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const sendChatMessageResponseValueMessageAuthorNameMax = 64;

export const sendChatMessageResponseValueMessageContentMax = 2000;


export const sendChatMessageResponseValueMessageContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const sendChatMessageResponseValueMessageHelpItemIdMax = 40;


export const sendChatMessageResponseValueMessageHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const sendChatMessageResponseValueMessageSentAtMax = 30;

export const sendChatMessageResponseValueMessageReadAtMax = 30;

export const sendChatMessageResponseValueAnswerOneMessageIdMax = 40;

export const sendChatMessageResponseValueAnswerOneClientMessageIdOneMax = 64;


export const sendChatMessageResponseValueAnswerOneClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const sendChatMessageResponseValueAnswerOneAuthorNameMax = 64;

export const sendChatMessageResponseValueAnswerOneContentMax = 2000;


export const sendChatMessageResponseValueAnswerOneContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const sendChatMessageResponseValueAnswerOneHelpItemIdMax = 40;


export const sendChatMessageResponseValueAnswerOneHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const sendChatMessageResponseValueAnswerOneSentAtMax = 30;

export const sendChatMessageResponseValueAnswerOneReadAtMax = 30;



export const SendChatMessageResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueMessageMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id. Ids rise with time.')),
  "clientMessageId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueMessageClientMessageIdOneMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageResponseValueMessageClientMessageIdOneRegExp)).check(/*#__PURE__*/ zod.describe('An id that the sender makes once for each message; the same id is stored once.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The id that the member gave it, null for what others wrote.')),
  "author": /*#__PURE__*/ zod.enum(['member', 'operator', 'help']).check(/*#__PURE__*/ zod.describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.')),
  "authorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueMessageAuthorNameMax)).check(/*#__PURE__*/ zod.describe('The name that the member reads, of an operator the first name only.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueMessageContentMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageResponseValueMessageContentRegExp)).check(/*#__PURE__*/ zod.describe('Plain text, shown as it is. It must hold more than white space.')),
  "helpItemId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueMessageHelpItemIdMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageResponseValueMessageHelpItemIdRegExp))).check(/*#__PURE__*/ zod.describe('The article that an automatic answer comes from, null where there is none.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueMessageSentAtMax)).check(/*#__PURE__*/ zod.describe('When the server received it.')),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueMessageReadAtMax))).check(/*#__PURE__*/ zod.describe('When the other side read it, null until then.'))
}).check(/*#__PURE__*/ zod.describe('A message of the conversation between a member and the customer service.')),
  "answer": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueAnswerOneMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id. Ids rise with time.')),
  "clientMessageId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueAnswerOneClientMessageIdOneMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageResponseValueAnswerOneClientMessageIdOneRegExp)).check(/*#__PURE__*/ zod.describe('An id that the sender makes once for each message; the same id is stored once.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The id that the member gave it, null for what others wrote.')),
  "author": /*#__PURE__*/ zod.enum(['member', 'operator', 'help']).check(/*#__PURE__*/ zod.describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.')),
  "authorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueAnswerOneAuthorNameMax)).check(/*#__PURE__*/ zod.describe('The name that the member reads, of an operator the first name only.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueAnswerOneContentMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageResponseValueAnswerOneContentRegExp)).check(/*#__PURE__*/ zod.describe('Plain text, shown as it is. It must hold more than white space.')),
  "helpItemId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueAnswerOneHelpItemIdMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageResponseValueAnswerOneHelpItemIdRegExp))).check(/*#__PURE__*/ zod.describe('The article that an automatic answer comes from, null where there is none.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueAnswerOneSentAtMax)).check(/*#__PURE__*/ zod.describe('When the server received it.')),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(sendChatMessageResponseValueAnswerOneReadAtMax))).check(/*#__PURE__*/ zod.describe('When the other side read it, null until then.'))
}).check(/*#__PURE__*/ zod.describe('A message of the conversation between a member and the customer service.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The automatic answer; null where the help content has none, and as soon as an operator has written.'))
}).check(/*#__PURE__*/ zod.describe('A message that was sent, with what the help content says to it at once.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `sendChatMessage`.'))

/**
 * Marks every message up to the named one as read by the member of the session, and answers what is left. Doing it again changes
 * nothing. A message of another chat is 404. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Mark the chat as read
 */
export const markChatReadHeaderMerchantMax = 32;


export const markChatReadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const markChatReadHeaderXRequestIdMax = 64;


export const markChatReadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const MarkChatReadHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markChatReadHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(markChatReadHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markChatReadHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(markChatReadHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const markChatReadBodyMessageIdMax = 40;



export const MarkChatReadBody = /*#__PURE__*/ zod.strictObject({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markChatReadBodyMessageIdMax)).check(/*#__PURE__*/ zod.describe('The newest message that was shown.'))
}).check(/*#__PURE__*/ zod.describe('How far the member has read.'))

export const markChatReadResponseUnReadCountMin = 0;
export const markChatReadResponseUnReadCountMax = 100000;



export const MarkChatReadResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "unReadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markChatReadResponseUnReadCountMin)).check(/*#__PURE__*/ zod.lte(markChatReadResponseUnReadCountMax)).check(/*#__PURE__*/ zod.describe('What is left unread.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `markChatRead`.'))

