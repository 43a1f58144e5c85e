/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * What a vendor calls first: it exchanges the launch token of the address that the game was opened with for a play
 * token. A launch token is good once, for 60 seconds, for the vendor of the key: anything else is 422
 * `launch_token_invalid`. The vendor never sees the member's session token. The play token ends with the member's
 * session, by logout, by self-exclusion and after 12 hours; calls with it do not prolong the session of the portal.
 * @summary Open a game session
 */
export const authorisePlayerHeaderMerchantMax = 32;


export const authorisePlayerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const authorisePlayerHeaderXRequestIdMax = 64;


export const authorisePlayerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AuthorisePlayerHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authorisePlayerHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(authorisePlayerHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authorisePlayerHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(authorisePlayerHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const authorisePlayerBodyLaunchTokenMin = 20;
export const authorisePlayerBodyLaunchTokenMax = 128;



export const AuthorisePlayerBody = /*#__PURE__*/ zod.strictObject({
  "launchToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(authorisePlayerBodyLaunchTokenMin)).check(/*#__PURE__*/ zod.maxLength(authorisePlayerBodyLaunchTokenMax)).check(/*#__PURE__*/ zod.describe('The token from the address of the game.'))
}).check(/*#__PURE__*/ zod.describe('The launch token that the game was opened with.'))

export const authorisePlayerResponseValueMemberIdMax = 20;


export const authorisePlayerResponseValueMemberIdRegExp = new RegExp('^[0-9]{1,20}$');
export const authorisePlayerResponseValueNicknameMax = 64;

export const authorisePlayerResponseValuePlayTokenMax = 128;


export const authorisePlayerResponseValuePlayTokenRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');
export const authorisePlayerResponseValueExpiresAtMax = 30;

export const authorisePlayerResponseValueNodeIdOneMax = 12;


export const authorisePlayerResponseValueNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const authorisePlayerResponseValueGameIdMax = 60;

export const authorisePlayerResponseValueCurrencyMax = 5;


export const authorisePlayerResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const authorisePlayerResponseValueBalanceMax = 25;


export const authorisePlayerResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const authorisePlayerResponseValueAsOfMax = 30;



export const AuthorisePlayerResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authorisePlayerResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.regex(authorisePlayerResponseValueMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a member.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(authorisePlayerResponseValueNicknameMax)).check(/*#__PURE__*/ zod.describe('The name to show to other players.')),
  "playToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authorisePlayerResponseValuePlayTokenMax)).check(/*#__PURE__*/ zod.regex(authorisePlayerResponseValuePlayTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of a game session, good for this vendor and member only. It opens nothing but `debit`.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(authorisePlayerResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When it ends at the latest; it ends before with the member\'s session.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authorisePlayerResponseValueNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(authorisePlayerResponseValueNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game that was started, null for the vendor\'s lobby.')),
  "gameId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(authorisePlayerResponseValueGameIdMax))).check(/*#__PURE__*/ zod.describe('The vendor\'s own id of it, null for the lobby.')),
  "language": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authorisePlayerResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(authorisePlayerResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(authorisePlayerResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(authorisePlayerResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(authorisePlayerResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the balance holds.'))
}).check(/*#__PURE__*/ zod.describe('A game session.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `authorisePlayer`.'))

/**
 * The balance that the member can stake with the games of the vendor. Only members that have opened a game of this
 * vendor: others are 404.
 * @summary Tell what a member can stake
 */
export const getPlayerBalanceQueryMemberIdMax = 20;


export const getPlayerBalanceQueryMemberIdRegExp = new RegExp('^[0-9]{1,20}$');


export const GetPlayerBalanceQueryParams = /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerBalanceQueryMemberIdMax)).check(/*#__PURE__*/ zod.regex(getPlayerBalanceQueryMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('The member.'))
})

export const getPlayerBalanceHeaderMerchantMax = 32;


export const getPlayerBalanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlayerBalanceHeaderXRequestIdMax = 64;


export const getPlayerBalanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlayerBalanceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerBalanceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPlayerBalanceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerBalanceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPlayerBalanceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getPlayerBalanceResponseValueMemberIdMax = 20;


export const getPlayerBalanceResponseValueMemberIdRegExp = new RegExp('^[0-9]{1,20}$');
export const getPlayerBalanceResponseValueCurrencyMax = 5;


export const getPlayerBalanceResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getPlayerBalanceResponseValueBalanceMax = 25;


export const getPlayerBalanceResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayerBalanceResponseValueAsOfMax = 30;



export const GetPlayerBalanceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerBalanceResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.regex(getPlayerBalanceResponseValueMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a member.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerBalanceResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getPlayerBalanceResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerBalanceResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(getPlayerBalanceResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('Main wallet and bonus money that counts for these games.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayerBalanceResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which it holds.'))
}).check(/*#__PURE__*/ zod.describe('What a member can stake with the games of a vendor.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPlayerBalance`.'))

/**
 * Takes the stake from the main wallet, then from bonus money that counts for the game, opens the bet of the round or
 * adds to it, and answers the new balance; all in one transaction. Needs a play token that is good: 422
 * `play_token_expired`. A stake above the balance is 422 `insufficient_balance`, one that passes a loss limit or comes
 * after the time to play 422 `play_limit_reached`; a round that has ended 409 `conflict`; a debit that was rolled back
 * before it came 409 `transaction_rolled_back`. A game that is not the vendor's is 403 `forbidden`, one under
 * maintenance 503 `game_maintenance`.
 * **Exactly once.** `transactionId` holds for ever: the same id with the same content is answered with the transaction
 * as it was entered, the present balance and `duplicate: true`, and does nothing; with other content it is 409
 * `idempotency_conflict`. `Idempotency-Key` guards the exchange: the vendor sends the transaction id there too. Of two
 * at once one waits for the other.
 * @summary Debit a stake
 */
export const debitPlayerHeaderMerchantMax = 32;


export const debitPlayerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const debitPlayerHeaderXRequestIdMax = 64;


export const debitPlayerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const debitPlayerHeaderIdempotencyKeyMax = 64;


export const debitPlayerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const DebitPlayerHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(debitPlayerHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(debitPlayerHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(debitPlayerHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const debitPlayerBodyTransactionIdMax = 64;


export const debitPlayerBodyTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const debitPlayerBodyPlayTokenMax = 128;


export const debitPlayerBodyPlayTokenRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');
export const debitPlayerBodyMemberIdMax = 20;


export const debitPlayerBodyMemberIdRegExp = new RegExp('^[0-9]{1,20}$');
export const debitPlayerBodyNodeIdMax = 12;


export const debitPlayerBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const debitPlayerBodyRoundIdMax = 60;


export const debitPlayerBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');
export const debitPlayerBodyAmountMax = 24;


export const debitPlayerBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const debitPlayerBodyDetailMax = 200;



export const DebitPlayerBody = /*#__PURE__*/ zod.strictObject({
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerBodyTransactionIdMax)).check(/*#__PURE__*/ zod.regex(debitPlayerBodyTransactionIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.')),
  "playToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerBodyPlayTokenMax)).check(/*#__PURE__*/ zod.regex(debitPlayerBodyPlayTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of a game session, good for this vendor and member only. It opens nothing but `debit`.')),
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerBodyMemberIdMax)).check(/*#__PURE__*/ zod.regex(debitPlayerBodyMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a member.')),
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerBodyNodeIdMax)).check(/*#__PURE__*/ zod.regex(debitPlayerBodyNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerBodyRoundIdMax)).check(/*#__PURE__*/ zod.regex(debitPlayerBodyRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of a round, unique for the vendor.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerBodyAmountMax)).check(/*#__PURE__*/ zod.regex(debitPlayerBodyAmountRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(debitPlayerBodyDetailMax))).check(/*#__PURE__*/ zod.describe('What was bet on, for the betting record.'))
}).check(/*#__PURE__*/ zod.describe('A stake to take.'))

export const debitPlayerResponseValueTransactionIdMax = 64;


export const debitPlayerResponseValueTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const debitPlayerResponseValueRoundIdMax = 60;


export const debitPlayerResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');
export const debitPlayerResponseValueBetIdOneMax = 40;


export const debitPlayerResponseValueBetIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const debitPlayerResponseValueAmountMax = 25;


export const debitPlayerResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const debitPlayerResponseValueCurrencyMax = 5;


export const debitPlayerResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const debitPlayerResponseValueBalanceMax = 25;


export const debitPlayerResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const debitPlayerResponseValueAtMax = 30;



export const DebitPlayerResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerResponseValueTransactionIdMax)).check(/*#__PURE__*/ zod.regex(debitPlayerResponseValueTransactionIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.')),
  "kind": /*#__PURE__*/ zod.enum(['debit', 'credit', 'rollback']).check(/*#__PURE__*/ zod.describe('What it was.')),
  "state": /*#__PURE__*/ zod.enum(['applied', 'recorded']).check(/*#__PURE__*/ zod.describe('`recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.')),
  "duplicate": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the transaction had been handled before; then nothing was done by this call.')),
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerResponseValueRoundIdMax)).check(/*#__PURE__*/ zod.regex(debitPlayerResponseValueRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of a round, unique for the vendor.')),
  "betId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerResponseValueBetIdOneMax)).check(/*#__PURE__*/ zod.regex(debitPlayerResponseValueBetIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bet.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The bet of the round, null for a rollback without a debit.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(debitPlayerResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What it moved: below zero for a debit.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(debitPlayerResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(debitPlayerResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(debitPlayerResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake now.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(debitPlayerResponseValueAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.'))
}).check(/*#__PURE__*/ zod.describe('A movement of money of a vendor, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `debitPlayer`.'))

/**
 * Adds the payout to the main wallet and, in the share that bonus money had in the stakes of the round, to that bonus
 * (rounded down to the decimals; the rest is main money); answers the new balance. The share of a bonus that was
 * completed meanwhile goes to the main wallet, that of one that expired or was given up is forfeited with it. It
 * needs no token and is taken also after the play token has ended, after logout, under self-exclusion and during
 * maintenance: a win is always paid. A round without a debit is 404, unless the kind is `free_round` or `jackpot`. With
 * `roundEnded` the bet is settled: `won` with a payout, `lost` without, `push` with a `refund` of the stake. A credit to
 * a round that has ended is entered too and settles the bet again.
 * **Exactly once.** `transactionId` holds for ever: the same id with the same content is answered with the transaction
 * as it was entered, the present balance and `duplicate: true`, and does nothing; with other content it is 409
 * `idempotency_conflict`. `Idempotency-Key` guards the exchange: the vendor sends the transaction id there too. Of two
 * at once one waits for the other.
 * @summary Pay what a round won
 */
export const creditPlayerHeaderMerchantMax = 32;


export const creditPlayerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const creditPlayerHeaderXRequestIdMax = 64;


export const creditPlayerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const creditPlayerHeaderIdempotencyKeyMax = 64;


export const creditPlayerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CreditPlayerHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(creditPlayerHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(creditPlayerHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(creditPlayerHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const creditPlayerBodyTransactionIdMax = 64;


export const creditPlayerBodyTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const creditPlayerBodyMemberIdMax = 20;


export const creditPlayerBodyMemberIdRegExp = new RegExp('^[0-9]{1,20}$');
export const creditPlayerBodyRoundIdMax = 60;


export const creditPlayerBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');
export const creditPlayerBodyAmountMax = 24;


export const creditPlayerBodyAmountRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const creditPlayerBodyResultMax = 200;



export const CreditPlayerBody = /*#__PURE__*/ zod.strictObject({
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerBodyTransactionIdMax)).check(/*#__PURE__*/ zod.regex(creditPlayerBodyTransactionIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of this movement of money.')),
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerBodyMemberIdMax)).check(/*#__PURE__*/ zod.regex(creditPlayerBodyMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a member.')),
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerBodyRoundIdMax)).check(/*#__PURE__*/ zod.regex(creditPlayerBodyRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of a round, unique for the vendor.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerBodyAmountMax)).check(/*#__PURE__*/ zod.regex(creditPlayerBodyAmountRegExp)).check(/*#__PURE__*/ zod.describe('The payout; 0.00 ends a lost round.')),
  "roundEnded": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the round is over with it. Then its bet is settled.')),
  "kind": /*#__PURE__*/ zod.enum(['win', 'jackpot', 'free_round', 'refund']).check(/*#__PURE__*/ zod.describe('What it is; `refund` gives a stake back, as for a push.')),
  "result": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditPlayerBodyResultMax))).check(/*#__PURE__*/ zod.describe('What came out, for the betting record.'))
}).check(/*#__PURE__*/ zod.describe('What a round pays.'))

export const creditPlayerResponseValueTransactionIdMax = 64;


export const creditPlayerResponseValueTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const creditPlayerResponseValueRoundIdMax = 60;


export const creditPlayerResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');
export const creditPlayerResponseValueBetIdOneMax = 40;


export const creditPlayerResponseValueBetIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const creditPlayerResponseValueAmountMax = 25;


export const creditPlayerResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const creditPlayerResponseValueCurrencyMax = 5;


export const creditPlayerResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const creditPlayerResponseValueBalanceMax = 25;


export const creditPlayerResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const creditPlayerResponseValueAtMax = 30;



export const CreditPlayerResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerResponseValueTransactionIdMax)).check(/*#__PURE__*/ zod.regex(creditPlayerResponseValueTransactionIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.')),
  "kind": /*#__PURE__*/ zod.enum(['debit', 'credit', 'rollback']).check(/*#__PURE__*/ zod.describe('What it was.')),
  "state": /*#__PURE__*/ zod.enum(['applied', 'recorded']).check(/*#__PURE__*/ zod.describe('`recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.')),
  "duplicate": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the transaction had been handled before; then nothing was done by this call.')),
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerResponseValueRoundIdMax)).check(/*#__PURE__*/ zod.regex(creditPlayerResponseValueRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of a round, unique for the vendor.')),
  "betId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerResponseValueBetIdOneMax)).check(/*#__PURE__*/ zod.regex(creditPlayerResponseValueBetIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bet.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The bet of the round, null for a rollback without a debit.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(creditPlayerResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What it moved: below zero for a debit.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(creditPlayerResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditPlayerResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(creditPlayerResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake now.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(creditPlayerResponseValueAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.'))
}).check(/*#__PURE__*/ zod.describe('A movement of money of a vendor, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `creditPlayer`.'))

/**
 * Gives the stake of a debit back and answers the new balance; the bet becomes `void` when no stake of it is left. A
 * rollback that comes before its debit is `recorded`: no money moves, and the debit is refused when it comes. A debit is
 * rolled back once: another rollback of it, under another id, is answered with the first one and `duplicate: true`. Only
 * debits can be taken back, and only before their round has ended: else 422 `rollback_not_possible`. Like a credit it
 * needs no token and is never too late.
 * **Exactly once.** `transactionId` holds for ever: the same id with the same content is answered with the transaction
 * as it was entered, the present balance and `duplicate: true`, and does nothing; with other content it is 409
 * `idempotency_conflict`. `Idempotency-Key` guards the exchange: the vendor sends the transaction id there too. Of two
 * at once one waits for the other.
 * @summary Take a debit back
 */
export const rollbackDebitHeaderMerchantMax = 32;


export const rollbackDebitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const rollbackDebitHeaderXRequestIdMax = 64;


export const rollbackDebitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const rollbackDebitHeaderIdempotencyKeyMax = 64;


export const rollbackDebitHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const RollbackDebitHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const rollbackDebitBodyTransactionIdMax = 64;


export const rollbackDebitBodyTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const rollbackDebitBodyOriginalTransactionIdMax = 64;


export const rollbackDebitBodyOriginalTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const rollbackDebitBodyMemberIdMax = 20;


export const rollbackDebitBodyMemberIdRegExp = new RegExp('^[0-9]{1,20}$');
export const rollbackDebitBodyRoundIdMax = 60;


export const rollbackDebitBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');


export const RollbackDebitBody = /*#__PURE__*/ zod.strictObject({
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitBodyTransactionIdMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitBodyTransactionIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of this rollback.')),
  "originalTransactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitBodyOriginalTransactionIdMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitBodyOriginalTransactionIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the debit.')),
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitBodyMemberIdMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitBodyMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a member.')),
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitBodyRoundIdMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitBodyRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round of the debit.')),
  "reason": /*#__PURE__*/ zod.enum(['timeout', 'error', 'cancelled']).check(/*#__PURE__*/ zod.describe('Why: no answer to the debit, an error of the vendor, a round that was called off.'))
}).check(/*#__PURE__*/ zod.describe('A debit to take back.'))

export const rollbackDebitResponseValueTransactionIdMax = 64;


export const rollbackDebitResponseValueTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const rollbackDebitResponseValueRoundIdMax = 60;


export const rollbackDebitResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');
export const rollbackDebitResponseValueBetIdOneMax = 40;


export const rollbackDebitResponseValueBetIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const rollbackDebitResponseValueAmountMax = 25;


export const rollbackDebitResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rollbackDebitResponseValueCurrencyMax = 5;


export const rollbackDebitResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const rollbackDebitResponseValueBalanceMax = 25;


export const rollbackDebitResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rollbackDebitResponseValueAtMax = 30;



export const RollbackDebitResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitResponseValueTransactionIdMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitResponseValueTransactionIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.')),
  "kind": /*#__PURE__*/ zod.enum(['debit', 'credit', 'rollback']).check(/*#__PURE__*/ zod.describe('What it was.')),
  "state": /*#__PURE__*/ zod.enum(['applied', 'recorded']).check(/*#__PURE__*/ zod.describe('`recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.')),
  "duplicate": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the transaction had been handled before; then nothing was done by this call.')),
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitResponseValueRoundIdMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitResponseValueRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of a round, unique for the vendor.')),
  "betId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitResponseValueBetIdOneMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitResponseValueBetIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bet.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The bet of the round, null for a rollback without a debit.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What it moved: below zero for a debit.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rollbackDebitResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(rollbackDebitResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake now.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rollbackDebitResponseValueAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.'))
}).check(/*#__PURE__*/ zod.describe('A movement of money of a vendor, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `rollbackDebit`.'))

