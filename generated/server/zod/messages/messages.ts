/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The messages to the member of the session, the newest first, without those that the member deleted. `unReadCount`
 * counts the whole inbox whatever the filter. Trial accounts have no inbox: 403 `in_need_true_account`. Reading the
 * list marks nothing as read. Messages stay for at least 92 days.
 * @summary List the messages of the inbox
 */
export const listMessagesQueryReadingDefault = `all`;
export const listMessagesQueryFromMax = 30;

export const listMessagesQueryToMax = 30;

export const listMessagesQueryPageNoDefault = 1;
export const listMessagesQueryPageNoMax = 100000;

export const listMessagesQueryPageSizeDefault = 42;
export const listMessagesQueryPageSizeMax = 100;



export const ListMessagesQueryParams = zod.object({
  "reading": zod.enum(['all', 'unread', 'read']).default(listMessagesQueryReadingDefault).describe('All messages, or those that are unread, or those that were read.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).optional().describe('Messages about this only.'),
  "from": zod.iso.datetime({"offset":true}).max(listMessagesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listMessagesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listMessagesQueryPageNoMax).default(listMessagesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listMessagesQueryPageSizeMax).default(listMessagesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listMessagesHeaderMerchantMax = 32;


export const listMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listMessagesHeaderXRequestIdMax = 64;


export const listMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listMessagesHeaderMerchantMax).regex(listMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listMessagesHeaderXRequestIdMax).regex(listMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listMessagesResponseValueContentItemMessageIdMax = 40;

export const listMessagesResponseValueContentItemTitleMax = 160;

export const listMessagesResponseValueContentItemSummaryMax = 200;

export const listMessagesResponseValueContentItemSentAtMax = 30;

export const listMessagesResponseValueContentItemReadAtMax = 30;

export const listMessagesResponseValueContentMax = 100;

export const listMessagesResponseValueTotalPagesMin = 0;
export const listMessagesResponseValueTotalPagesMax = 1000000;

export const listMessagesResponseValueTotalElementsMin = 0;
export const listMessagesResponseValueTotalElementsMax = 100000000;

export const listMessagesResponseValueUnReadCountMin = 0;
export const listMessagesResponseValueUnReadCountMax = 1000000;

export const listMessagesResponseValueAsOfMax = 30;



export const ListMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "messageId": zod.string().min(1).max(listMessagesResponseValueContentItemMessageIdMax).describe('Its id.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message is about.'),
  "title": zod.string().min(1).max(listMessagesResponseValueContentItemTitleMax).describe('Its title.'),
  "summary": zod.string().max(listMessagesResponseValueContentItemSummaryMax).describe('The first words of its content, without markup.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(listMessagesResponseValueContentItemSentAtMax).describe('When it was sent.'),
  "readAt": zod.iso.datetime({"offset":true}).max(listMessagesResponseValueContentItemReadAtMax).nullable().describe('When the member read it, null while it is unread.')
}).describe('A message as a line of the inbox.')).max(listMessagesResponseValueContentMax).describe('The messages of the page, the newest first.'),
  "totalPages": zod.int().min(listMessagesResponseValueTotalPagesMin).max(listMessagesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listMessagesResponseValueTotalElementsMin).max(listMessagesResponseValueTotalElementsMax).describe('Entries in all.'),
  "unReadCount": zod.int().min(listMessagesResponseValueUnReadCountMin).max(listMessagesResponseValueUnReadCountMax).describe('Unread messages in the whole inbox, whatever the filter.'),
  "asOf": zod.iso.datetime({"offset":true}).max(listMessagesResponseValueAsOfMax).describe('The moment for which the list holds.')
}).describe('A page of the inbox.')
}).describe('The answer of `listMessages`.')

/**
 * The whole of a message to the member of the session. It does not mark it as read; `readMessages` does. A message
 * that the member deleted, or of another member, is 404.
 * @summary Tell one message
 */
export const getMessageQueryMessageIdMax = 40;



export const GetMessageQueryParams = zod.object({
  "messageId": zod.string().min(1).max(getMessageQueryMessageIdMax).describe('The message.')
})

export const getMessageHeaderMerchantMax = 32;


export const getMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMessageHeaderXRequestIdMax = 64;


export const getMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMessageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMessageHeaderMerchantMax).regex(getMessageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMessageHeaderXRequestIdMax).regex(getMessageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getMessageResponseValueMessageIdMax = 40;

export const getMessageResponseValueTitleMax = 160;

export const getMessageResponseValueContentMax = 20000;

export const getMessageResponseValueLinkageMax = 2048;

export const getMessageResponseValueSentAtMax = 30;

export const getMessageResponseValueReadAtMax = 30;



export const GetMessageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "messageId": zod.string().min(1).max(getMessageResponseValueMessageIdMax).describe('Its id.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message is about.'),
  "title": zod.string().min(1).max(getMessageResponseValueTitleMax).describe('Its title.'),
  "content": zod.string().max(getMessageResponseValueContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens, as with a banner; null, and it has none.'),
  "linkage": zod.string().max(getMessageResponseValueLinkageMax).nullable().describe('The target of the button.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(getMessageResponseValueSentAtMax).describe('When it was sent.'),
  "readAt": zod.iso.datetime({"offset":true}).max(getMessageResponseValueReadAtMax).nullable().describe('When the member read it, null while it is unread.')
}).describe('A message to a member, in the language that the member had chosen when it was sent.')
}).describe('The answer of `getMessage`.')

/**
 * The unread messages of the member of the session, for the badges of header and menu. Made to be asked often: it
 * must be cheap, and with `X-Background: 1` it does not prolong the session. Chat answers are counted elsewhere.
 * @summary Count the unread messages
 */
export const getUnreadCountHeaderMerchantMax = 32;


export const getUnreadCountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getUnreadCountHeaderXRequestIdMax = 64;


export const getUnreadCountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetUnreadCountHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getUnreadCountHeaderMerchantMax).regex(getUnreadCountHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getUnreadCountHeaderXRequestIdMax).regex(getUnreadCountHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getUnreadCountResponseUnReadCountMin = 0;
export const getUnreadCountResponseUnReadCountMax = 1000000;



export const GetUnreadCountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "unReadCount": zod.int().min(getUnreadCountResponseUnReadCountMin).max(getUnreadCountResponseUnReadCountMax).describe('Unread messages in the inbox.')
}).describe('The answer of `getUnreadCount`.')

/**
 * Marks the messages of the member of the session as read now. One that was read keeps its first moment, so that
 * sending it again changes nothing. If one of the ids is not in the inbox, the answer is 404 and none is marked.
 * @summary Mark messages as read
 */
export const readMessagesHeaderMerchantMax = 32;


export const readMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const readMessagesHeaderXRequestIdMax = 64;


export const readMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ReadMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(readMessagesHeaderMerchantMax).regex(readMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(readMessagesHeaderXRequestIdMax).regex(readMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const readMessagesBodyMessageIdsItemMax = 40;

export const readMessagesBodyMessageIdsMax = 100;



export const ReadMessagesBody = zod.strictObject({
  "messageIds": zod.array(zod.string().min(1).max(readMessagesBodyMessageIdsItemMax)).min(1).max(readMessagesBodyMessageIdsMax).describe('Their ids, each once.')
}).describe('The messages that are meant.')

export const readMessagesResponseValueUnReadCountMin = 0;
export const readMessagesResponseValueUnReadCountMax = 1000000;



export const ReadMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "unReadCount": zod.int().min(readMessagesResponseValueUnReadCountMin).max(readMessagesResponseValueUnReadCountMax).describe('Unread messages left.')
}).describe('The inbox after a change.')
}).describe('The answer of `readMessages`.')

/**
 * Marks every unread message that was sent at or before `until` as read now, in one step. Sending it again changes
 * nothing. A moment in the future counts as now.
 * @summary Mark the whole inbox as read
 */
export const readAllMessagesHeaderMerchantMax = 32;


export const readAllMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const readAllMessagesHeaderXRequestIdMax = 64;


export const readAllMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ReadAllMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(readAllMessagesHeaderMerchantMax).regex(readAllMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(readAllMessagesHeaderXRequestIdMax).regex(readAllMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const readAllMessagesBodyUntilMax = 30;



export const ReadAllMessagesBody = zod.strictObject({
  "until": zod.iso.datetime({"offset":true}).max(readAllMessagesBodyUntilMax).describe('Messages sent at or before this moment; the `asOf` of the list that the member saw, so that one arriving meanwhile stays unread.')
}).describe('Up to where the inbox was read.')

export const readAllMessagesResponseValueUnReadCountMin = 0;
export const readAllMessagesResponseValueUnReadCountMax = 1000000;



export const ReadAllMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "unReadCount": zod.int().min(readAllMessagesResponseValueUnReadCountMin).max(readAllMessagesResponseValueUnReadCountMax).describe('Unread messages left.')
}).describe('The inbox after a change.')
}).describe('The answer of `readAllMessages`.')

/**
 * Takes the messages out of the inbox of the member of the session for good; read or not. The brand's record of what
 * was sent stays. If one of the ids is not in the inbox, because it was deleted before or never was the member's,
 * the answer is 404 and none is deleted.
 * @summary Delete messages
 */
export const deleteMessagesHeaderMerchantMax = 32;


export const deleteMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const deleteMessagesHeaderXRequestIdMax = 64;


export const deleteMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const DeleteMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(deleteMessagesHeaderMerchantMax).regex(deleteMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(deleteMessagesHeaderXRequestIdMax).regex(deleteMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const deleteMessagesBodyMessageIdsItemMax = 40;

export const deleteMessagesBodyMessageIdsMax = 100;



export const DeleteMessagesBody = zod.strictObject({
  "messageIds": zod.array(zod.string().min(1).max(deleteMessagesBodyMessageIdsItemMax)).min(1).max(deleteMessagesBodyMessageIdsMax).describe('Their ids, each once.')
}).describe('The messages that are meant.')

export const deleteMessagesResponseValueUnReadCountMin = 0;
export const deleteMessagesResponseValueUnReadCountMax = 1000000;



export const DeleteMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "unReadCount": zod.int().min(deleteMessagesResponseValueUnReadCountMin).max(deleteMessagesResponseValueUnReadCountMax).describe('Unread messages left.')
}).describe('The inbox after a change.')
}).describe('The answer of `deleteMessages`.')

