/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


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



export const ListMessagesQueryParams = /*#__PURE__*/ zod.object({
  "reading": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['all', 'unread', 'read']), listMessagesQueryReadingDefault).check(/*#__PURE__*/ zod.describe('All messages, or those that are unread, or those that were read.')),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service', 'team'])).check(/*#__PURE__*/ zod.describe('Messages about this only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMessagesQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMessagesQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMessagesQueryPageNoMax)), listMessagesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMessagesQueryPageSizeMax)), listMessagesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listMessagesHeaderMerchantMax = 32;


export const listMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listMessagesHeaderXRequestIdMax = 64;


export const listMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListMessagesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMessagesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listMessagesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMessagesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listMessagesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listMessagesResponseValueContentItemMessageIdMax = 40;

export const listMessagesResponseValueContentItemSenderMax = 60;

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



export const ListMessagesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseValueContentItemMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "category": /*#__PURE__*/ zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service', 'team']).check(/*#__PURE__*/ zod.describe('What a message is about.')),
  "sender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseValueContentItemSenderMax))).check(/*#__PURE__*/ zod.describe('The account of the agent above the member that wrote it; only with the category `team`.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseValueContentItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMessagesResponseValueContentItemSummaryMax)).check(/*#__PURE__*/ zod.describe('The first words of its content, without markup.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseValueContentItemSentAtMax)).check(/*#__PURE__*/ zod.describe('When it was sent.')),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseValueContentItemReadAtMax))).check(/*#__PURE__*/ zod.describe('When the member read it, null while it is unread.'))
}).check(/*#__PURE__*/ zod.describe('A message as a line of the inbox.'))).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The messages of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listMessagesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listMessagesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "unReadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesResponseValueUnReadCountMin)).check(/*#__PURE__*/ zod.lte(listMessagesResponseValueUnReadCountMax)).check(/*#__PURE__*/ zod.describe('Unread messages in the whole inbox, whatever the filter.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMessagesResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the list holds.'))
}).check(/*#__PURE__*/ zod.describe('A page of the inbox.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listMessages`.'))

/**
 * The whole of a message to the member of the session. It does not mark it as read; `readMessages` does. A message
 * that the member deleted, or of another member, is 404.
 * @summary Tell one message
 */
export const getMessageQueryMessageIdMax = 40;



export const GetMessageQueryParams = /*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMessageQueryMessageIdMax)).check(/*#__PURE__*/ zod.describe('The message.'))
})

export const getMessageHeaderMerchantMax = 32;


export const getMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMessageHeaderXRequestIdMax = 64;


export const getMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMessageHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMessageHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMessageHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMessageHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMessageHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getMessageResponseValueMessageIdMax = 40;

export const getMessageResponseValueSenderMax = 60;

export const getMessageResponseValueTitleMax = 160;

export const getMessageResponseValueContentMax = 20000;

export const getMessageResponseValueLinkageMax = 2048;

export const getMessageResponseValueSentAtMax = 30;

export const getMessageResponseValueReadAtMax = 30;



export const GetMessageResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMessageResponseValueMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "category": /*#__PURE__*/ zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service', 'team']).check(/*#__PURE__*/ zod.describe('What a message is about.')),
  "sender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMessageResponseValueSenderMax))).check(/*#__PURE__*/ zod.describe('The account of the agent above the member that wrote it; only with the category `team`.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMessageResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMessageResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What its button opens, as with a banner; null, and it has none.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMessageResponseValueLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the button; null where it has none.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMessageResponseValueSentAtMax)).check(/*#__PURE__*/ zod.describe('When it was sent.')),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMessageResponseValueReadAtMax))).check(/*#__PURE__*/ zod.describe('When the member read it, null while it is unread.'))
}).check(/*#__PURE__*/ zod.describe('A message to a member, in the language that the member had chosen when it was sent.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMessage`.'))

/**
 * The unread messages of the member of the session, for the badges of header and menu. Made to be asked often: it
 * must be cheap, and with `X-Background: 1` it does not prolong the session. Chat answers are counted elsewhere.
 * @summary Count the unread messages
 */
export const getUnreadCountHeaderMerchantMax = 32;


export const getUnreadCountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getUnreadCountHeaderXRequestIdMax = 64;


export const getUnreadCountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetUnreadCountHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUnreadCountHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getUnreadCountHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUnreadCountHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getUnreadCountHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getUnreadCountResponseUnReadCountMin = 0;
export const getUnreadCountResponseUnReadCountMax = 1000000;



export const GetUnreadCountResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "unReadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getUnreadCountResponseUnReadCountMin)).check(/*#__PURE__*/ zod.lte(getUnreadCountResponseUnReadCountMax)).check(/*#__PURE__*/ zod.describe('Unread messages in the inbox.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getUnreadCount`.'))

/**
 * Marks the messages of the member of the session as read now. One that was read keeps its first moment, so that
 * sending it again changes nothing. If one of the ids is not in the inbox, the answer is 404 and none is marked.
 * @summary Mark messages as read
 */
export const readMessagesHeaderMerchantMax = 32;


export const readMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const readMessagesHeaderXRequestIdMax = 64;


export const readMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ReadMessagesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readMessagesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(readMessagesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readMessagesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(readMessagesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const readMessagesBodyMessageIdsItemMax = 40;

export const readMessagesBodyMessageIdsMax = 100;



export const ReadMessagesBody = /*#__PURE__*/ zod.strictObject({
  "messageIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readMessagesBodyMessageIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readMessagesBodyMessageIdsMax)).check(/*#__PURE__*/ zod.describe('Their ids, each once.'))
}).check(/*#__PURE__*/ zod.describe('The messages that are meant.'))

export const readMessagesResponseValueUnReadCountMin = 0;
export const readMessagesResponseValueUnReadCountMax = 1000000;



export const ReadMessagesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "unReadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMessagesResponseValueUnReadCountMin)).check(/*#__PURE__*/ zod.lte(readMessagesResponseValueUnReadCountMax)).check(/*#__PURE__*/ zod.describe('Unread messages left.'))
}).check(/*#__PURE__*/ zod.describe('The inbox after a change.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `readMessages`.'))

/**
 * Marks every unread message that was sent at or before `until` as read now, in one step. Sending it again changes
 * nothing. A moment in the future counts as now.
 * @summary Mark the whole inbox as read
 */
export const readAllMessagesHeaderMerchantMax = 32;


export const readAllMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const readAllMessagesHeaderXRequestIdMax = 64;


export const readAllMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ReadAllMessagesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readAllMessagesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(readAllMessagesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readAllMessagesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(readAllMessagesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const readAllMessagesBodyUntilMax = 30;



export const ReadAllMessagesBody = /*#__PURE__*/ zod.strictObject({
  "until": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(readAllMessagesBodyUntilMax)).check(/*#__PURE__*/ zod.describe('Messages sent at or before this moment; the `asOf` of the list that the member saw, so that one arriving meanwhile stays unread.'))
}).check(/*#__PURE__*/ zod.describe('Up to where the inbox was read.'))

export const readAllMessagesResponseValueUnReadCountMin = 0;
export const readAllMessagesResponseValueUnReadCountMax = 1000000;



export const ReadAllMessagesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "unReadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAllMessagesResponseValueUnReadCountMin)).check(/*#__PURE__*/ zod.lte(readAllMessagesResponseValueUnReadCountMax)).check(/*#__PURE__*/ zod.describe('Unread messages left.'))
}).check(/*#__PURE__*/ zod.describe('The inbox after a change.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `readAllMessages`.'))

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


export const DeleteMessagesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deleteMessagesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(deleteMessagesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deleteMessagesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(deleteMessagesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const deleteMessagesBodyMessageIdsItemMax = 40;

export const deleteMessagesBodyMessageIdsMax = 100;



export const DeleteMessagesBody = /*#__PURE__*/ zod.strictObject({
  "messageIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteMessagesBodyMessageIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteMessagesBodyMessageIdsMax)).check(/*#__PURE__*/ zod.describe('Their ids, each once.'))
}).check(/*#__PURE__*/ zod.describe('The messages that are meant.'))

export const deleteMessagesResponseValueUnReadCountMin = 0;
export const deleteMessagesResponseValueUnReadCountMax = 1000000;



export const DeleteMessagesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "unReadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(deleteMessagesResponseValueUnReadCountMin)).check(/*#__PURE__*/ zod.lte(deleteMessagesResponseValueUnReadCountMax)).check(/*#__PURE__*/ zod.describe('Unread messages left.'))
}).check(/*#__PURE__*/ zod.describe('The inbox after a change.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `deleteMessages`.'))

