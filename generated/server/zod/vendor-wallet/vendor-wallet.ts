/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


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


export const AuthorisePlayerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(authorisePlayerHeaderMerchantMax).regex(authorisePlayerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(authorisePlayerHeaderXRequestIdMax).regex(authorisePlayerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const authorisePlayerBodyLaunchTokenMin = 20;
export const authorisePlayerBodyLaunchTokenMax = 128;



export const AuthorisePlayerBody = zod.strictObject({
  "launchToken": zod.string().min(authorisePlayerBodyLaunchTokenMin).max(authorisePlayerBodyLaunchTokenMax).describe('The token from the address of the game.')
}).describe('The launch token that the game was opened with.')

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



export const AuthorisePlayerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "memberId": zod.string().max(authorisePlayerResponseValueMemberIdMax).regex(authorisePlayerResponseValueMemberIdRegExp).describe('The id of a member.'),
  "nickname": zod.string().min(1).max(authorisePlayerResponseValueNicknameMax).describe('The name to show to other players.'),
  "playToken": zod.string().max(authorisePlayerResponseValuePlayTokenMax).regex(authorisePlayerResponseValuePlayTokenRegExp).describe('The token of a game session, good for this vendor and member only. It opens nothing but `debit`.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(authorisePlayerResponseValueExpiresAtMax).describe('When it ends at the latest; it ends before with the member\'s session.'),
  "nodeId": zod.union([zod.string().max(authorisePlayerResponseValueNodeIdOneMax).regex(authorisePlayerResponseValueNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game that was started, null for the vendor\'s lobby.'),
  "gameId": zod.string().min(1).max(authorisePlayerResponseValueGameIdMax).nullable().describe('The vendor\'s own id of it, null for the lobby.'),
  "language": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "currency": zod.string().max(authorisePlayerResponseValueCurrencyMax).regex(authorisePlayerResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(authorisePlayerResponseValueBalanceMax).regex(authorisePlayerResponseValueBalanceRegExp).describe('What the member can stake.'),
  "asOf": zod.iso.datetime({"offset":true}).max(authorisePlayerResponseValueAsOfMax).describe('The moment for which the balance holds.')
}).describe('A game session.')
}).describe('The answer of `authorisePlayer`.')

/**
 * The balance that the member can stake with the games of the vendor. Only members that have opened a game of this
 * vendor: others are 404.
 * @summary Tell what a member can stake
 */
export const getPlayerBalanceQueryMemberIdMax = 20;


export const getPlayerBalanceQueryMemberIdRegExp = new RegExp('^[0-9]{1,20}$');


export const GetPlayerBalanceQueryParams = zod.object({
  "memberId": zod.string().max(getPlayerBalanceQueryMemberIdMax).regex(getPlayerBalanceQueryMemberIdRegExp).describe('The member.')
})

export const getPlayerBalanceHeaderMerchantMax = 32;


export const getPlayerBalanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlayerBalanceHeaderXRequestIdMax = 64;


export const getPlayerBalanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlayerBalanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPlayerBalanceHeaderMerchantMax).regex(getPlayerBalanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPlayerBalanceHeaderXRequestIdMax).regex(getPlayerBalanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPlayerBalanceResponseValueMemberIdMax = 20;


export const getPlayerBalanceResponseValueMemberIdRegExp = new RegExp('^[0-9]{1,20}$');
export const getPlayerBalanceResponseValueCurrencyMax = 5;


export const getPlayerBalanceResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getPlayerBalanceResponseValueBalanceMax = 25;


export const getPlayerBalanceResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayerBalanceResponseValueAsOfMax = 30;



export const GetPlayerBalanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "memberId": zod.string().max(getPlayerBalanceResponseValueMemberIdMax).regex(getPlayerBalanceResponseValueMemberIdRegExp).describe('The id of a member.'),
  "currency": zod.string().max(getPlayerBalanceResponseValueCurrencyMax).regex(getPlayerBalanceResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(getPlayerBalanceResponseValueBalanceMax).regex(getPlayerBalanceResponseValueBalanceRegExp).describe('Main wallet and bonus money that counts for these games.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getPlayerBalanceResponseValueAsOfMax).describe('The moment for which it holds.')
}).describe('What a member can stake with the games of a vendor.')
}).describe('The answer of `getPlayerBalance`.')

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
 * @summary Take a stake
 */
export const debitPlayerHeaderMerchantMax = 32;


export const debitPlayerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const debitPlayerHeaderXRequestIdMax = 64;


export const debitPlayerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const debitPlayerHeaderIdempotencyKeyMax = 64;


export const debitPlayerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const DebitPlayerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(debitPlayerHeaderMerchantMax).regex(debitPlayerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(debitPlayerHeaderXRequestIdMax).regex(debitPlayerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(debitPlayerHeaderIdempotencyKeyMax).regex(debitPlayerHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
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



export const DebitPlayerBody = zod.strictObject({
  "transactionId": zod.string().max(debitPlayerBodyTransactionIdMax).regex(debitPlayerBodyTransactionIdRegExp).describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.'),
  "playToken": zod.string().max(debitPlayerBodyPlayTokenMax).regex(debitPlayerBodyPlayTokenRegExp).describe('The token of a game session, good for this vendor and member only. It opens nothing but `debit`.'),
  "memberId": zod.string().max(debitPlayerBodyMemberIdMax).regex(debitPlayerBodyMemberIdRegExp).describe('The id of a member.'),
  "nodeId": zod.string().max(debitPlayerBodyNodeIdMax).regex(debitPlayerBodyNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "roundId": zod.string().max(debitPlayerBodyRoundIdMax).regex(debitPlayerBodyRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "amount": zod.string().max(debitPlayerBodyAmountMax).regex(debitPlayerBodyAmountRegExp).describe('The stake.'),
  "detail": zod.string().min(1).max(debitPlayerBodyDetailMax).optional().describe('What was bet on, for the betting record.')
}).describe('A stake to take.')

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



export const DebitPlayerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transactionId": zod.string().max(debitPlayerResponseValueTransactionIdMax).regex(debitPlayerResponseValueTransactionIdRegExp).describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.'),
  "kind": zod.enum(['debit', 'credit', 'rollback']).describe('What it was.'),
  "state": zod.enum(['applied', 'recorded']).describe('`recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.'),
  "duplicate": zod.boolean().describe('Whether the transaction had been handled before; then nothing was done by this call.'),
  "roundId": zod.string().max(debitPlayerResponseValueRoundIdMax).regex(debitPlayerResponseValueRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "betId": zod.union([zod.string().max(debitPlayerResponseValueBetIdOneMax).regex(debitPlayerResponseValueBetIdOneRegExp).describe('The id of a bet.'),zod.null()]).describe('The bet of the round, null for a rollback without a debit.'),
  "amount": zod.string().max(debitPlayerResponseValueAmountMax).regex(debitPlayerResponseValueAmountRegExp).describe('What it moved: below zero for a debit.'),
  "currency": zod.string().max(debitPlayerResponseValueCurrencyMax).regex(debitPlayerResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(debitPlayerResponseValueBalanceMax).regex(debitPlayerResponseValueBalanceRegExp).describe('What the member can stake now.'),
  "at": zod.iso.datetime({"offset":true}).max(debitPlayerResponseValueAtMax).describe('When it was entered.')
}).describe('A movement of money of a vendor, and the balance after it.')
}).describe('The answer of `debitPlayer`.')

/**
 * Adds the payout to the main wallet (to bonus money where the stake was bonus money) and answers the new balance. It
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


export const CreditPlayerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(creditPlayerHeaderMerchantMax).regex(creditPlayerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(creditPlayerHeaderXRequestIdMax).regex(creditPlayerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(creditPlayerHeaderIdempotencyKeyMax).regex(creditPlayerHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
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



export const CreditPlayerBody = zod.strictObject({
  "transactionId": zod.string().max(creditPlayerBodyTransactionIdMax).regex(creditPlayerBodyTransactionIdRegExp).describe('The vendor\'s id of this movement of money.'),
  "memberId": zod.string().max(creditPlayerBodyMemberIdMax).regex(creditPlayerBodyMemberIdRegExp).describe('The id of a member.'),
  "roundId": zod.string().max(creditPlayerBodyRoundIdMax).regex(creditPlayerBodyRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "amount": zod.string().max(creditPlayerBodyAmountMax).regex(creditPlayerBodyAmountRegExp).describe('The payout; 0.00 ends a lost round.'),
  "roundEnded": zod.boolean().describe('Whether the round is over with it. Then its bet is settled.'),
  "kind": zod.enum(['win', 'jackpot', 'free_round', 'refund']).describe('What it is; `refund` gives a stake back, as for a push.'),
  "result": zod.string().min(1).max(creditPlayerBodyResultMax).optional().describe('What came out, for the betting record.')
}).describe('What a round pays.')

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



export const CreditPlayerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transactionId": zod.string().max(creditPlayerResponseValueTransactionIdMax).regex(creditPlayerResponseValueTransactionIdRegExp).describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.'),
  "kind": zod.enum(['debit', 'credit', 'rollback']).describe('What it was.'),
  "state": zod.enum(['applied', 'recorded']).describe('`recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.'),
  "duplicate": zod.boolean().describe('Whether the transaction had been handled before; then nothing was done by this call.'),
  "roundId": zod.string().max(creditPlayerResponseValueRoundIdMax).regex(creditPlayerResponseValueRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "betId": zod.union([zod.string().max(creditPlayerResponseValueBetIdOneMax).regex(creditPlayerResponseValueBetIdOneRegExp).describe('The id of a bet.'),zod.null()]).describe('The bet of the round, null for a rollback without a debit.'),
  "amount": zod.string().max(creditPlayerResponseValueAmountMax).regex(creditPlayerResponseValueAmountRegExp).describe('What it moved: below zero for a debit.'),
  "currency": zod.string().max(creditPlayerResponseValueCurrencyMax).regex(creditPlayerResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(creditPlayerResponseValueBalanceMax).regex(creditPlayerResponseValueBalanceRegExp).describe('What the member can stake now.'),
  "at": zod.iso.datetime({"offset":true}).max(creditPlayerResponseValueAtMax).describe('When it was entered.')
}).describe('A movement of money of a vendor, and the balance after it.')
}).describe('The answer of `creditPlayer`.')

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


export const RollbackDebitHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(rollbackDebitHeaderMerchantMax).regex(rollbackDebitHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(rollbackDebitHeaderXRequestIdMax).regex(rollbackDebitHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(rollbackDebitHeaderIdempotencyKeyMax).regex(rollbackDebitHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const rollbackDebitBodyTransactionIdMax = 64;


export const rollbackDebitBodyTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const rollbackDebitBodyOriginalTransactionIdMax = 64;


export const rollbackDebitBodyOriginalTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const rollbackDebitBodyMemberIdMax = 20;


export const rollbackDebitBodyMemberIdRegExp = new RegExp('^[0-9]{1,20}$');
export const rollbackDebitBodyRoundIdMax = 60;


export const rollbackDebitBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');


export const RollbackDebitBody = zod.strictObject({
  "transactionId": zod.string().max(rollbackDebitBodyTransactionIdMax).regex(rollbackDebitBodyTransactionIdRegExp).describe('The vendor\'s id of this rollback.'),
  "originalTransactionId": zod.string().max(rollbackDebitBodyOriginalTransactionIdMax).regex(rollbackDebitBodyOriginalTransactionIdRegExp).describe('The id of the debit.'),
  "memberId": zod.string().max(rollbackDebitBodyMemberIdMax).regex(rollbackDebitBodyMemberIdRegExp).describe('The id of a member.'),
  "roundId": zod.string().max(rollbackDebitBodyRoundIdMax).regex(rollbackDebitBodyRoundIdRegExp).describe('The round of the debit.'),
  "reason": zod.enum(['timeout', 'error', 'cancelled']).describe('Why: no answer to the debit, an error of the vendor, a round that was called off.')
}).describe('A debit to take back.')

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



export const RollbackDebitResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transactionId": zod.string().max(rollbackDebitResponseValueTransactionIdMax).regex(rollbackDebitResponseValueTransactionIdRegExp).describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.'),
  "kind": zod.enum(['debit', 'credit', 'rollback']).describe('What it was.'),
  "state": zod.enum(['applied', 'recorded']).describe('`recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.'),
  "duplicate": zod.boolean().describe('Whether the transaction had been handled before; then nothing was done by this call.'),
  "roundId": zod.string().max(rollbackDebitResponseValueRoundIdMax).regex(rollbackDebitResponseValueRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "betId": zod.union([zod.string().max(rollbackDebitResponseValueBetIdOneMax).regex(rollbackDebitResponseValueBetIdOneRegExp).describe('The id of a bet.'),zod.null()]).describe('The bet of the round, null for a rollback without a debit.'),
  "amount": zod.string().max(rollbackDebitResponseValueAmountMax).regex(rollbackDebitResponseValueAmountRegExp).describe('What it moved: below zero for a debit.'),
  "currency": zod.string().max(rollbackDebitResponseValueCurrencyMax).regex(rollbackDebitResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(rollbackDebitResponseValueBalanceMax).regex(rollbackDebitResponseValueBalanceRegExp).describe('What the member can stake now.'),
  "at": zod.iso.datetime({"offset":true}).max(rollbackDebitResponseValueAtMax).describe('When it was entered.')
}).describe('A movement of money of a vendor, and the balance after it.')
}).describe('The answer of `rollbackDebit`.')

