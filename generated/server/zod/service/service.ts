/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Every article of the help centre in one language. An article that has no translation is missing. The footer, the help page
 * and the automatic answers of the chat all read it. The articles `about`, `responsibility`, `terms` and `privacy` always exist.
 * @summary Tell the help centre
 */
export const getHelpCenterQueryDeviceDefault = `WEB`;

export const GetHelpCenterQueryParams = zod.object({
  "lang": zod.enum(['EN', 'VI']).optional().describe('The language of the articles; without it the header\'s.'),
  "device": zod.enum(['WEB']).default(getHelpCenterQueryDeviceDefault).describe('The device that asks, always the web.')
})

export const getHelpCenterHeaderMerchantMax = 32;


export const getHelpCenterHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getHelpCenterHeaderXRequestIdMax = 64;


export const getHelpCenterHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetHelpCenterHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getHelpCenterHeaderMerchantMax).regex(getHelpCenterHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getHelpCenterHeaderXRequestIdMax).regex(getHelpCenterHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetHelpCenterResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "lang": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "categories": zod.array(zod.strictObject({
  "id": zod.string().max(getHelpCenterResponseValueCategoriesItemIdMax).regex(getHelpCenterResponseValueCategoriesItemIdRegExp).describe('Its id, the same in every language.'),
  "title": zod.string().min(1).max(getHelpCenterResponseValueCategoriesItemTitleMax).describe('Its title.'),
  "items": zod.array(zod.strictObject({
  "id": zod.string().max(getHelpCenterResponseValueCategoriesItemItemsItemIdMax).regex(getHelpCenterResponseValueCategoriesItemItemsItemIdRegExp).describe('Its id, unique over all categories and the same in every language.'),
  "title": zod.string().min(1).max(getHelpCenterResponseValueCategoriesItemItemsItemTitleMax).describe('Its title.'),
  "content": zod.string().max(getHelpCenterResponseValueCategoriesItemItemsItemContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getHelpCenterResponseValueCategoriesItemItemsItemUpdatedAtMax).describe('When it was last changed.')
}).describe('An article of the help centre. Its `id` is the hash that opens it on `/help`.')).max(getHelpCenterResponseValueCategoriesItemItemsMax).describe('Its articles, in the order in which they are shown.')
}).describe('A chapter of the help centre.')).max(getHelpCenterResponseValueCategoriesMax).describe('The chapters, in the order in which they are shown.')
}).describe('The help centre in one language.')
}).describe('The answer of `getHelpCenter`.')

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


export const GetCustomerServiceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getCustomerServiceHeaderMerchantMax).regex(getCustomerServiceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getCustomerServiceHeaderXRequestIdMax).regex(getCustomerServiceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getCustomerServiceResponseValueVersionPathListItemLabelMax = 60;

export const getCustomerServiceResponseValueVersionPathListItemPathMax = 8192;

export const getCustomerServiceResponseValueVersionPathListMax = 20;



export const GetCustomerServiceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "version": zod.strictObject({
  "pathList": zod.array(zod.strictObject({
  "type": zod.enum(['1', '2', '3']).describe('`1` an address that opens in a new tab, `2` the live chat, whose address `getChatUrl` tells, `3` an encrypted address\nthat opens in a popup window.\n'),
  "label": zod.string().min(1).max(getCustomerServiceResponseValueVersionPathListItemLabelMax).describe('Its name in the language of the request.'),
  "path": zod.string().max(getCustomerServiceResponseValueVersionPathListItemPathMax).nullable().describe('Type `1`: an https address. Type `2`: null. Type `3`: a compact JWE (`dir`, `A256GCM`) of an https address, for\nthe key `pathKey` of `customerService` in the permission payload.\n')
}).describe('A way to reach the customer service.')).max(getCustomerServiceResponseValueVersionPathListMax).describe('The ways to reach it, the preferred one first.')
}).describe('The customer service as this kind of client may use it.')
}).describe('How the customer service is reached.')
}).describe('The answer of `getCustomerService`.')

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


export const SendFeedbackHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendFeedbackHeaderMerchantMax).regex(sendFeedbackHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendFeedbackHeaderXRequestIdMax).regex(sendFeedbackHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendFeedbackBodyContentMin = 19;
export const sendFeedbackBodyContentMax = 6000;


export const sendFeedbackBodyContentRegExp = new RegExp('^\\S+(\\s+\\S+){9,299}$');
export const sendFeedbackBodyContactMin = 3;
export const sendFeedbackBodyContactMax = 120;



export const SendFeedbackBody = zod.strictObject({
  "category": zod.enum(['account', 'deposit', 'withdrawal', 'game', 'promotion', 'suggestion', 'other']).describe('What it is about.'),
  "content": zod.string().min(sendFeedbackBodyContentMin).max(sendFeedbackBodyContentMax).regex(sendFeedbackBodyContentRegExp).describe('10 to 300 words, parted by white space, trimmed at both ends.'),
  "contact": zod.string().min(sendFeedbackBodyContactMin).max(sendFeedbackBodyContactMax).optional().describe('Where to answer, an e-mail address or a number. Optional.')
}).describe('What somebody wants the site to know.')

export const sendFeedbackResponseValueFeedbackIdMax = 40;

export const sendFeedbackResponseValueReceivedAtMax = 30;



export const SendFeedbackResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "feedbackId": zod.string().min(1).max(sendFeedbackResponseValueFeedbackIdMax).describe('Its id, to name it to the customer service.'),
  "receivedAt": zod.iso.datetime({"offset":true}).max(sendFeedbackResponseValueReceivedAtMax).describe('When it was received.')
}).describe('Feedback as it was received.')
}).describe('The answer of `sendFeedback`.')

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


export const GetChatUrlQueryParams = zod.object({
  "b2c": zod.literal(1).default(getChatUrlQueryB2cDefault).describe('The kind of chat, always 1, a player with the site.'),
  "title": zod.string().min(1).max(getChatUrlQueryTitleMax).optional().describe('The title of the chat window.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of the chat page; without it the header\'s.'),
  "headerColor": zod.string().max(getChatUrlQueryHeaderColorMax).regex(getChatUrlQueryHeaderColorRegExp).optional().describe('The ground colour of the window\'s head.')
})

export const getChatUrlHeaderMerchantMax = 32;


export const getChatUrlHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getChatUrlHeaderXRequestIdMax = 64;


export const getChatUrlHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetChatUrlHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getChatUrlHeaderMerchantMax).regex(getChatUrlHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getChatUrlHeaderXRequestIdMax).regex(getChatUrlHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getChatUrlResponseChatUrlMax = 2048;



export const GetChatUrlResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "chatUrl": zod.url().min(1).max(getChatUrlResponseChatUrlMax).describe('The address of the chat page.')
}).describe('The answer of `getChatUrl`.')

/**
 * How many messages of operators and of the help content the member of the session has not read. The portal asks on a timer, with
 * `X-Background: 1`. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Count the unread chat messages
 */
export const getChatUnreadHeaderMerchantMax = 32;


export const getChatUnreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getChatUnreadHeaderXRequestIdMax = 64;


export const getChatUnreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetChatUnreadHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getChatUnreadHeaderMerchantMax).regex(getChatUnreadHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getChatUnreadHeaderXRequestIdMax).regex(getChatUnreadHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getChatUnreadResponseUnReadCountMin = 0;
export const getChatUnreadResponseUnReadCountMax = 100000;



export const GetChatUnreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "unReadCount": zod.int().min(getChatUnreadResponseUnReadCountMin).max(getChatUnreadResponseUnReadCountMax).describe('Messages to the member that the member has not read.')
}).describe('The answer of `getChatUnread`.')

/**
 * A page of the chat of the member of the session, the newest first. `after` narrows it to what came later than a message that
 * the client has, so that it can ask for news on a timer with `X-Background: 1`. Reading does not mark as read: `markChatRead` does.
 * Messages are kept for at least 90 days. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary List the messages of the chat
 */
export const listChatMessagesQueryAfterMax = 40;

export const listChatMessagesQueryPageNoDefault = 1;
export const listChatMessagesQueryPageNoMax = 100000;

export const listChatMessagesQueryPageSizeDefault = 42;
export const listChatMessagesQueryPageSizeMax = 100;



export const ListChatMessagesQueryParams = zod.object({
  "after": zod.string().min(1).max(listChatMessagesQueryAfterMax).optional().describe('Only messages after the one with this id.'),
  "pageNo": zod.int().min(1).max(listChatMessagesQueryPageNoMax).default(listChatMessagesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listChatMessagesQueryPageSizeMax).default(listChatMessagesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listChatMessagesHeaderMerchantMax = 32;


export const listChatMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listChatMessagesHeaderXRequestIdMax = 64;


export const listChatMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListChatMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listChatMessagesHeaderMerchantMax).regex(listChatMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listChatMessagesHeaderXRequestIdMax).regex(listChatMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listChatMessagesResponseValueContentItemMessageIdMax = 40;

export const listChatMessagesResponseValueContentItemClientMessageIdOneMax = 64;


export const listChatMessagesResponseValueContentItemClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const listChatMessagesResponseValueContentItemAuthorNameMax = 64;

export const listChatMessagesResponseValueContentItemContentMax = 2000;


export const listChatMessagesResponseValueContentItemContentRegExp = new RegExp('\\S');
export const listChatMessagesResponseValueContentItemHelpItemIdMax = 40;


export const listChatMessagesResponseValueContentItemHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const listChatMessagesResponseValueContentItemSentAtMax = 30;

export const listChatMessagesResponseValueContentItemReadAtMax = 30;

export const listChatMessagesResponseValueContentMax = 100;

export const listChatMessagesResponseValueTotalPagesMin = 0;
export const listChatMessagesResponseValueTotalPagesMax = 100000;

export const listChatMessagesResponseValueTotalElementsMin = 0;
export const listChatMessagesResponseValueTotalElementsMax = 10000000;



export const ListChatMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "messageId": zod.string().min(1).max(listChatMessagesResponseValueContentItemMessageIdMax).describe('Its id. Ids rise with time.'),
  "clientMessageId": zod.union([zod.string().max(listChatMessagesResponseValueContentItemClientMessageIdOneMax).regex(listChatMessagesResponseValueContentItemClientMessageIdOneRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),zod.null()]).describe('The id that the member gave it, null for what others wrote.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(listChatMessagesResponseValueContentItemAuthorNameMax).describe('The name that the member reads, of an operator the first name only.'),
  "content": zod.string().min(1).max(listChatMessagesResponseValueContentItemContentMax).regex(listChatMessagesResponseValueContentItemContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.'),
  "helpItemId": zod.string().max(listChatMessagesResponseValueContentItemHelpItemIdMax).regex(listChatMessagesResponseValueContentItemHelpItemIdRegExp).nullable().describe('The article that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(listChatMessagesResponseValueContentItemSentAtMax).describe('When the server received it.'),
  "readAt": zod.iso.datetime({"offset":true}).max(listChatMessagesResponseValueContentItemReadAtMax).nullable().describe('When the other side read it, null until then.')
}).describe('A message of the conversation between a member and the customer service.')).max(listChatMessagesResponseValueContentMax).describe('The messages of the page, the newest first.'),
  "totalPages": zod.int().min(listChatMessagesResponseValueTotalPagesMin).max(listChatMessagesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listChatMessagesResponseValueTotalElementsMin).max(listChatMessagesResponseValueTotalElementsMax).describe('Messages in all.')
}).describe('A page of a chat.')
}).describe('The answer of `listChatMessages`.')

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


export const SendChatMessageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendChatMessageHeaderMerchantMax).regex(sendChatMessageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendChatMessageHeaderXRequestIdMax).regex(sendChatMessageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendChatMessageBodyClientMessageIdMax = 64;


export const sendChatMessageBodyClientMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const sendChatMessageBodyContentMax = 2000;


export const sendChatMessageBodyContentRegExp = new RegExp('\\S');


export const SendChatMessageBody = zod.strictObject({
  "clientMessageId": zod.string().max(sendChatMessageBodyClientMessageIdMax).regex(sendChatMessageBodyClientMessageIdRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),
  "content": zod.string().min(1).max(sendChatMessageBodyContentMax).regex(sendChatMessageBodyContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.')
}).describe('A message to send.')

export const sendChatMessageResponseValueMessageMessageIdMax = 40;

export const sendChatMessageResponseValueMessageClientMessageIdOneMax = 64;


export const sendChatMessageResponseValueMessageClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const sendChatMessageResponseValueMessageAuthorNameMax = 64;

export const sendChatMessageResponseValueMessageContentMax = 2000;


export const sendChatMessageResponseValueMessageContentRegExp = new RegExp('\\S');
export const sendChatMessageResponseValueMessageHelpItemIdMax = 40;


export const sendChatMessageResponseValueMessageHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const sendChatMessageResponseValueMessageSentAtMax = 30;

export const sendChatMessageResponseValueMessageReadAtMax = 30;

export const sendChatMessageResponseValueAnswerOneMessageIdMax = 40;

export const sendChatMessageResponseValueAnswerOneClientMessageIdOneMax = 64;


export const sendChatMessageResponseValueAnswerOneClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const sendChatMessageResponseValueAnswerOneAuthorNameMax = 64;

export const sendChatMessageResponseValueAnswerOneContentMax = 2000;


export const sendChatMessageResponseValueAnswerOneContentRegExp = new RegExp('\\S');
export const sendChatMessageResponseValueAnswerOneHelpItemIdMax = 40;


export const sendChatMessageResponseValueAnswerOneHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const sendChatMessageResponseValueAnswerOneSentAtMax = 30;

export const sendChatMessageResponseValueAnswerOneReadAtMax = 30;



export const SendChatMessageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "message": zod.strictObject({
  "messageId": zod.string().min(1).max(sendChatMessageResponseValueMessageMessageIdMax).describe('Its id. Ids rise with time.'),
  "clientMessageId": zod.union([zod.string().max(sendChatMessageResponseValueMessageClientMessageIdOneMax).regex(sendChatMessageResponseValueMessageClientMessageIdOneRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),zod.null()]).describe('The id that the member gave it, null for what others wrote.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(sendChatMessageResponseValueMessageAuthorNameMax).describe('The name that the member reads, of an operator the first name only.'),
  "content": zod.string().min(1).max(sendChatMessageResponseValueMessageContentMax).regex(sendChatMessageResponseValueMessageContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.'),
  "helpItemId": zod.string().max(sendChatMessageResponseValueMessageHelpItemIdMax).regex(sendChatMessageResponseValueMessageHelpItemIdRegExp).nullable().describe('The article that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(sendChatMessageResponseValueMessageSentAtMax).describe('When the server received it.'),
  "readAt": zod.iso.datetime({"offset":true}).max(sendChatMessageResponseValueMessageReadAtMax).nullable().describe('When the other side read it, null until then.')
}).describe('A message of the conversation between a member and the customer service.'),
  "answer": zod.union([zod.strictObject({
  "messageId": zod.string().min(1).max(sendChatMessageResponseValueAnswerOneMessageIdMax).describe('Its id. Ids rise with time.'),
  "clientMessageId": zod.union([zod.string().max(sendChatMessageResponseValueAnswerOneClientMessageIdOneMax).regex(sendChatMessageResponseValueAnswerOneClientMessageIdOneRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),zod.null()]).describe('The id that the member gave it, null for what others wrote.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(sendChatMessageResponseValueAnswerOneAuthorNameMax).describe('The name that the member reads, of an operator the first name only.'),
  "content": zod.string().min(1).max(sendChatMessageResponseValueAnswerOneContentMax).regex(sendChatMessageResponseValueAnswerOneContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.'),
  "helpItemId": zod.string().max(sendChatMessageResponseValueAnswerOneHelpItemIdMax).regex(sendChatMessageResponseValueAnswerOneHelpItemIdRegExp).nullable().describe('The article that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(sendChatMessageResponseValueAnswerOneSentAtMax).describe('When the server received it.'),
  "readAt": zod.iso.datetime({"offset":true}).max(sendChatMessageResponseValueAnswerOneReadAtMax).nullable().describe('When the other side read it, null until then.')
}).describe('A message of the conversation between a member and the customer service.'),zod.null()]).describe('The automatic answer; null where the help content has none, and as soon as an operator has written.')
}).describe('A message that was sent, with what the help content says to it at once.')
}).describe('The answer of `sendChatMessage`.')

/**
 * Marks every message up to the named one as read by the member of the session, and answers what is left. Doing it again changes
 * nothing. A message of another chat is 404. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Mark the chat as read
 */
export const markChatReadHeaderMerchantMax = 32;


export const markChatReadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const markChatReadHeaderXRequestIdMax = 64;


export const markChatReadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const MarkChatReadHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(markChatReadHeaderMerchantMax).regex(markChatReadHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(markChatReadHeaderXRequestIdMax).regex(markChatReadHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const markChatReadBodyMessageIdMax = 40;



export const MarkChatReadBody = zod.strictObject({
  "messageId": zod.string().min(1).max(markChatReadBodyMessageIdMax).describe('The newest message that was shown.')
}).describe('How far the member has read.')

export const markChatReadResponseUnReadCountMin = 0;
export const markChatReadResponseUnReadCountMax = 100000;



export const MarkChatReadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "unReadCount": zod.int().min(markChatReadResponseUnReadCountMin).max(markChatReadResponseUnReadCountMax).describe('What is left unread.')
}).describe('The answer of `markChatRead`.')

