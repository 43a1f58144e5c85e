/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The sum that the member of the session can play with, in the brand's currency. A trial account has play credit.
 * @summary Tell the balance
 */
export const getBalanceHeaderMerchantMax = 32;


export const getBalanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getBalanceHeaderXRequestIdMax = 64;


export const getBalanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetBalanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getBalanceHeaderMerchantMax).regex(getBalanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getBalanceHeaderXRequestIdMax).regex(getBalanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getBalanceResponseValueSumBalanceMax = 25;


export const getBalanceResponseValueSumBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBalanceResponseValueCurrencyMax = 5;


export const getBalanceResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getBalanceResponseValueAsOfMax = 30;



export const GetBalanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sumBalance": zod.string().max(getBalanceResponseValueSumBalanceMax).regex(getBalanceResponseValueSumBalanceRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "currency": zod.string().max(getBalanceResponseValueCurrencyMax).regex(getBalanceResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getBalanceResponseValueAsOfMax).describe('The moment for which the amount holds.')
}).describe('What the member can play with.')
}).describe('The answer of `getBalance`.')

/**
 * Which vendors are played from the main wallet and which have a wallet of their own. With `isSingle` only vendors of
 * that kind are listed. The portal keeps the answer for the session.
 * @summary Tell how the brand's wallets are laid out
 */
export const GetMerchantWalletQueryParams = zod.object({
  "isSingle": zod.union([zod.literal(0),zod.literal(1)]).optional().describe('1: seamless vendors only; 0: transfer-wallet vendors only. Without it all of them.')
})

export const getMerchantWalletHeaderMerchantMax = 32;


export const getMerchantWalletHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMerchantWalletHeaderXRequestIdMax = 64;


export const getMerchantWalletHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMerchantWalletHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMerchantWalletHeaderMerchantMax).regex(getMerchantWalletHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMerchantWalletHeaderXRequestIdMax).regex(getMerchantWalletHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getMerchantWalletResponseValueCurrencyMax = 5;


export const getMerchantWalletResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getMerchantWalletResponseValueVendorsItemVassalageMax = 20;


export const getMerchantWalletResponseValueVendorsItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const getMerchantWalletResponseValueVendorsItemVendorNameMax = 60;

export const getMerchantWalletResponseValueVendorsItemWalletIdMax = 20;


export const getMerchantWalletResponseValueVendorsItemWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const getMerchantWalletResponseValueVendorsItemMinTransferOneMax = 25;


export const getMerchantWalletResponseValueVendorsItemMinTransferOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMerchantWalletResponseValueVendorsItemMaxTransferOneMax = 25;


export const getMerchantWalletResponseValueVendorsItemMaxTransferOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMerchantWalletResponseValueVendorsMax = 500;



export const GetMerchantWalletResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "isSingle": zod.boolean().describe('Whether all vendors are seamless, so that there is the main wallet alone and nothing to transfer.'),
  "currency": zod.string().max(getMerchantWalletResponseValueCurrencyMax).regex(getMerchantWalletResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "vendors": zod.array(zod.strictObject({
  "vassalage": zod.string().max(getMerchantWalletResponseValueVendorsItemVassalageMax).regex(getMerchantWalletResponseValueVendorsItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(getMerchantWalletResponseValueVendorsItemVendorNameMax).describe('Its name.'),
  "isSingle": zod.boolean().describe('Whether it is a seamless vendor, whose games are played from the main wallet.'),
  "walletId": zod.string().max(getMerchantWalletResponseValueVendorsItemWalletIdMax).regex(getMerchantWalletResponseValueVendorsItemWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "minTransfer": zod.union([zod.string().max(getMerchantWalletResponseValueVendorsItemMinTransferOneMax).regex(getMerchantWalletResponseValueVendorsItemMinTransferOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The least that can be transferred at a time, null for seamless vendors.'),
  "maxTransfer": zod.union([zod.string().max(getMerchantWalletResponseValueVendorsItemMaxTransferOneMax).regex(getMerchantWalletResponseValueVendorsItemMaxTransferOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that can be transferred at a time, null for seamless vendors.'),
  "maintenance": zod.boolean().describe('Whether its wallet cannot be reached now.')
}).describe('A vendor of the brand and the wallet that its games are played from.')).max(getMerchantWalletResponseValueVendorsMax).describe('The vendors by name.')
}).describe('How the wallets of the brand are laid out.')
}).describe('The answer of `getMerchantWallet`.')

/**
 * Every wallet of the member of the session with its balances and the sums over them. All figures are of one moment of
 * the ledger; the balance of a vendor's wallet is asked of the vendor, for at most 3 seconds, and otherwise the last one
 * known with `maintenance: true`. `sumBalance` of `getBalance` is the `balance` of the main wallet plus its bonus money.
 * @summary Tell all wallets and their sums
 */
export const getConsolidatedFundsHeaderMerchantMax = 32;


export const getConsolidatedFundsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getConsolidatedFundsHeaderXRequestIdMax = 64;


export const getConsolidatedFundsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetConsolidatedFundsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getConsolidatedFundsHeaderMerchantMax).regex(getConsolidatedFundsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getConsolidatedFundsHeaderXRequestIdMax).regex(getConsolidatedFundsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getConsolidatedFundsResponseValueCurrencyMax = 5;


export const getConsolidatedFundsResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getConsolidatedFundsResponseValueTotalBalanceMax = 25;


export const getConsolidatedFundsResponseValueTotalBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getConsolidatedFundsResponseValueBonusBalanceMax = 25;


export const getConsolidatedFundsResponseValueBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getConsolidatedFundsResponseValueHeldBalanceMax = 25;


export const getConsolidatedFundsResponseValueHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getConsolidatedFundsResponseValueWalletsItemWalletIdMax = 20;


export const getConsolidatedFundsResponseValueWalletsItemWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const getConsolidatedFundsResponseValueWalletsItemVendorOneMax = 20;


export const getConsolidatedFundsResponseValueWalletsItemVendorOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const getConsolidatedFundsResponseValueWalletsItemVendorNameMax = 60;

export const getConsolidatedFundsResponseValueWalletsItemBalanceMax = 25;


export const getConsolidatedFundsResponseValueWalletsItemBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getConsolidatedFundsResponseValueWalletsItemBonusBalanceMax = 25;


export const getConsolidatedFundsResponseValueWalletsItemBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getConsolidatedFundsResponseValueWalletsItemHeldBalanceMax = 25;


export const getConsolidatedFundsResponseValueWalletsItemHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getConsolidatedFundsResponseValueWalletsItemVersionMin = 0;
export const getConsolidatedFundsResponseValueWalletsItemVersionMax = 9007199254740991;

export const getConsolidatedFundsResponseValueWalletsItemAsOfMax = 30;

export const getConsolidatedFundsResponseValueWalletsMax = 200;

export const getConsolidatedFundsResponseValueAsOfMax = 30;



export const GetConsolidatedFundsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "currency": zod.string().max(getConsolidatedFundsResponseValueCurrencyMax).regex(getConsolidatedFundsResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "totalBalance": zod.string().max(getConsolidatedFundsResponseValueTotalBalanceMax).regex(getConsolidatedFundsResponseValueTotalBalanceRegExp).describe('The sum of `balance` of all wallets.'),
  "bonusBalance": zod.string().max(getConsolidatedFundsResponseValueBonusBalanceMax).regex(getConsolidatedFundsResponseValueBonusBalanceRegExp).describe('The sum of bonus money.'),
  "heldBalance": zod.string().max(getConsolidatedFundsResponseValueHeldBalanceMax).regex(getConsolidatedFundsResponseValueHeldBalanceRegExp).describe('The sum of what is held.'),
  "wallets": zod.array(zod.strictObject({
  "walletId": zod.string().max(getConsolidatedFundsResponseValueWalletsItemWalletIdMax).regex(getConsolidatedFundsResponseValueWalletsItemWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "vendor": zod.union([zod.string().max(getConsolidatedFundsResponseValueWalletsItemVendorOneMax).regex(getConsolidatedFundsResponseValueWalletsItemVendorOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor whose wallet it is, null for the main wallet.'),
  "vendorName": zod.string().min(1).max(getConsolidatedFundsResponseValueWalletsItemVendorNameMax).nullable().describe('The vendor\'s name, null for the main wallet.'),
  "balance": zod.string().max(getConsolidatedFundsResponseValueWalletsItemBalanceMax).regex(getConsolidatedFundsResponseValueWalletsItemBalanceRegExp).describe('What can be spent or transferred.'),
  "bonusBalance": zod.string().max(getConsolidatedFundsResponseValueWalletsItemBonusBalanceMax).regex(getConsolidatedFundsResponseValueWalletsItemBonusBalanceRegExp).describe('Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn.'),
  "heldBalance": zod.string().max(getConsolidatedFundsResponseValueWalletsItemHeldBalanceMax).regex(getConsolidatedFundsResponseValueWalletsItemHeldBalanceRegExp).describe('What is held for withdrawals and transfers under way; no part of `balance`.'),
  "version": zod.int().min(getConsolidatedFundsResponseValueWalletsItemVersionMin).max(getConsolidatedFundsResponseValueWalletsItemVersionMax).describe('Grows by one with every entry of the wallet.'),
  "maintenance": zod.boolean().describe('Whether it cannot be reached now; then `balance` is the last one known.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getConsolidatedFundsResponseValueWalletsItemAsOfMax).describe('The moment for which the balances hold.')
}).describe('A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.\n')).max(getConsolidatedFundsResponseValueWalletsMax).describe('The wallets, `main` first, then by name of the vendor.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getConsolidatedFundsResponseValueAsOfMax).describe('The moment for which the sums hold.')
}).describe('All wallets of the member, and their sums.')
}).describe('The answer of `getConsolidatedFunds`.')

/**
 * Moves the amount between the main wallet and the wallet of a transfer-wallet vendor, in either direction; both sides
 * are entries of one transaction. Anything else than one `main` and one vendor wallet is 400, a wallet that the brand
 * does not have 404. An amount above the balance is 422 `insufficient_balance`, outside the vendor's limits 422
 * `amount_out_of_range`, one that would pass a loss limit 422 `play_limit_reached`. If the vendor does not answer in
 * time the transfer is `pending`, the amount held, and the server asks until it knows: never twice, never lost. Bonus
 * money cannot be transferred.
 * @summary Transfer between two wallets
 */
export const transferFundsHeaderMerchantMax = 32;


export const transferFundsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const transferFundsHeaderXRequestIdMax = 64;


export const transferFundsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const transferFundsHeaderIdempotencyKeyMax = 64;


export const transferFundsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const TransferFundsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(transferFundsHeaderMerchantMax).regex(transferFundsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(transferFundsHeaderXRequestIdMax).regex(transferFundsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(transferFundsHeaderIdempotencyKeyMax).regex(transferFundsHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const transferFundsBodyFromMax = 20;


export const transferFundsBodyFromRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const transferFundsBodyToMax = 20;


export const transferFundsBodyToRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const transferFundsBodyAmountMax = 24;


export const transferFundsBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');


export const TransferFundsBody = zod.strictObject({
  "from": zod.string().max(transferFundsBodyFromMax).regex(transferFundsBodyFromRegExp).describe('The wallet to take from.'),
  "to": zod.string().max(transferFundsBodyToMax).regex(transferFundsBodyToRegExp).describe('The wallet to give to.'),
  "amount": zod.string().max(transferFundsBodyAmountMax).regex(transferFundsBodyAmountRegExp).describe('The amount.')
}).describe('A transfer; one of the two wallets is `main`.')

export const transferFundsResponseValueTransferTransferIdMax = 40;


export const transferFundsResponseValueTransferTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const transferFundsResponseValueTransferFromMax = 20;


export const transferFundsResponseValueTransferFromRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const transferFundsResponseValueTransferToMax = 20;


export const transferFundsResponseValueTransferToRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const transferFundsResponseValueTransferAmountMax = 25;


export const transferFundsResponseValueTransferAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const transferFundsResponseValueTransferFailureMax = 200;

export const transferFundsResponseValueTransferCreatedAtMax = 30;

export const transferFundsResponseValueTransferCompletedAtMax = 30;

export const transferFundsResponseValueWalletsItemWalletIdMax = 20;


export const transferFundsResponseValueWalletsItemWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const transferFundsResponseValueWalletsItemVendorOneMax = 20;


export const transferFundsResponseValueWalletsItemVendorOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const transferFundsResponseValueWalletsItemVendorNameMax = 60;

export const transferFundsResponseValueWalletsItemBalanceMax = 25;


export const transferFundsResponseValueWalletsItemBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const transferFundsResponseValueWalletsItemBonusBalanceMax = 25;


export const transferFundsResponseValueWalletsItemBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const transferFundsResponseValueWalletsItemHeldBalanceMax = 25;


export const transferFundsResponseValueWalletsItemHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const transferFundsResponseValueWalletsItemVersionMin = 0;
export const transferFundsResponseValueWalletsItemVersionMax = 9007199254740991;

export const transferFundsResponseValueWalletsItemAsOfMax = 30;

export const transferFundsResponseValueWalletsMax = 2;



export const TransferFundsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transfer": zod.strictObject({
  "transferId": zod.string().max(transferFundsResponseValueTransferTransferIdMax).regex(transferFundsResponseValueTransferTransferIdRegExp).describe('The id of a transfer.'),
  "from": zod.string().max(transferFundsResponseValueTransferFromMax).regex(transferFundsResponseValueTransferFromRegExp).describe('The wallet that it left.'),
  "to": zod.string().max(transferFundsResponseValueTransferToMax).regex(transferFundsResponseValueTransferToRegExp).describe('The wallet that it goes to.'),
  "amount": zod.string().max(transferFundsResponseValueTransferAmountMax).regex(transferFundsResponseValueTransferAmountRegExp).describe('The amount.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "failure": zod.string().min(1).max(transferFundsResponseValueTransferFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(transferFundsResponseValueTransferCreatedAtMax).describe('When it was asked for.'),
  "completedAt": zod.iso.datetime({"offset":true}).max(transferFundsResponseValueTransferCompletedAtMax).nullable().describe('When it was completed or failed, null while it is pending.')
}).describe('A transfer between two wallets of the member.'),
  "wallets": zod.array(zod.strictObject({
  "walletId": zod.string().max(transferFundsResponseValueWalletsItemWalletIdMax).regex(transferFundsResponseValueWalletsItemWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "vendor": zod.union([zod.string().max(transferFundsResponseValueWalletsItemVendorOneMax).regex(transferFundsResponseValueWalletsItemVendorOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor whose wallet it is, null for the main wallet.'),
  "vendorName": zod.string().min(1).max(transferFundsResponseValueWalletsItemVendorNameMax).nullable().describe('The vendor\'s name, null for the main wallet.'),
  "balance": zod.string().max(transferFundsResponseValueWalletsItemBalanceMax).regex(transferFundsResponseValueWalletsItemBalanceRegExp).describe('What can be spent or transferred.'),
  "bonusBalance": zod.string().max(transferFundsResponseValueWalletsItemBonusBalanceMax).regex(transferFundsResponseValueWalletsItemBonusBalanceRegExp).describe('Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn.'),
  "heldBalance": zod.string().max(transferFundsResponseValueWalletsItemHeldBalanceMax).regex(transferFundsResponseValueWalletsItemHeldBalanceRegExp).describe('What is held for withdrawals and transfers under way; no part of `balance`.'),
  "version": zod.int().min(transferFundsResponseValueWalletsItemVersionMin).max(transferFundsResponseValueWalletsItemVersionMax).describe('Grows by one with every entry of the wallet.'),
  "maintenance": zod.boolean().describe('Whether it cannot be reached now; then `balance` is the last one known.'),
  "asOf": zod.iso.datetime({"offset":true}).max(transferFundsResponseValueWalletsItemAsOfMax).describe('The moment for which the balances hold.')
}).describe('A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.\n')).max(transferFundsResponseValueWalletsMax).describe('The wallets after it, `main` first.')
}).describe('A transfer and the two wallets after it.')
}).describe('The answer of `transferFunds`.')

/**
 * A transfer between two wallets of the member of the session. The list of them is the ledger, `listTransactionHistory`
 * with kind `transfer_out`.
 * @summary Tell how a transfer stands
 */
export const getWalletTransferPathTransferIdMax = 40;


export const getWalletTransferPathTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetWalletTransferParams = zod.object({
  "transferId": zod.string().max(getWalletTransferPathTransferIdMax).regex(getWalletTransferPathTransferIdRegExp).describe('The id of a transfer.')
})

export const getWalletTransferHeaderMerchantMax = 32;


export const getWalletTransferHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWalletTransferHeaderXRequestIdMax = 64;


export const getWalletTransferHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWalletTransferHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getWalletTransferHeaderMerchantMax).regex(getWalletTransferHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getWalletTransferHeaderXRequestIdMax).regex(getWalletTransferHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getWalletTransferResponseValueTransferIdMax = 40;


export const getWalletTransferResponseValueTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getWalletTransferResponseValueFromMax = 20;


export const getWalletTransferResponseValueFromRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const getWalletTransferResponseValueToMax = 20;


export const getWalletTransferResponseValueToRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const getWalletTransferResponseValueAmountMax = 25;


export const getWalletTransferResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWalletTransferResponseValueFailureMax = 200;

export const getWalletTransferResponseValueCreatedAtMax = 30;

export const getWalletTransferResponseValueCompletedAtMax = 30;



export const GetWalletTransferResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transferId": zod.string().max(getWalletTransferResponseValueTransferIdMax).regex(getWalletTransferResponseValueTransferIdRegExp).describe('The id of a transfer.'),
  "from": zod.string().max(getWalletTransferResponseValueFromMax).regex(getWalletTransferResponseValueFromRegExp).describe('The wallet that it left.'),
  "to": zod.string().max(getWalletTransferResponseValueToMax).regex(getWalletTransferResponseValueToRegExp).describe('The wallet that it goes to.'),
  "amount": zod.string().max(getWalletTransferResponseValueAmountMax).regex(getWalletTransferResponseValueAmountRegExp).describe('The amount.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "failure": zod.string().min(1).max(getWalletTransferResponseValueFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getWalletTransferResponseValueCreatedAtMax).describe('When it was asked for.'),
  "completedAt": zod.iso.datetime({"offset":true}).max(getWalletTransferResponseValueCompletedAtMax).nullable().describe('When it was completed or failed, null while it is pending.')
}).describe('A transfer between two wallets of the member.')
}).describe('The answer of `getWalletTransfer`.')

/**
 * Transfers the whole balance of every vendor wallet to the main wallet, each as a transfer of its own. A vendor that
 * cannot be reached stops none of the others: its transfer is `failed` or `pending` and stands in the answer. With
 * nothing to collect the answer has no transfers.
 * @summary Bring all money back to the main wallet
 */
export const collectAllFundsHeaderMerchantMax = 32;


export const collectAllFundsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const collectAllFundsHeaderXRequestIdMax = 64;


export const collectAllFundsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const collectAllFundsHeaderIdempotencyKeyMax = 64;


export const collectAllFundsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CollectAllFundsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(collectAllFundsHeaderMerchantMax).regex(collectAllFundsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(collectAllFundsHeaderXRequestIdMax).regex(collectAllFundsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(collectAllFundsHeaderIdempotencyKeyMax).regex(collectAllFundsHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const collectAllFundsResponseValueAmountMax = 25;


export const collectAllFundsResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const collectAllFundsResponseValueTransfersItemTransferIdMax = 40;


export const collectAllFundsResponseValueTransfersItemTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const collectAllFundsResponseValueTransfersItemFromMax = 20;


export const collectAllFundsResponseValueTransfersItemFromRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const collectAllFundsResponseValueTransfersItemToMax = 20;


export const collectAllFundsResponseValueTransfersItemToRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const collectAllFundsResponseValueTransfersItemAmountMax = 25;


export const collectAllFundsResponseValueTransfersItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const collectAllFundsResponseValueTransfersItemFailureMax = 200;

export const collectAllFundsResponseValueTransfersItemCreatedAtMax = 30;

export const collectAllFundsResponseValueTransfersItemCompletedAtMax = 30;

export const collectAllFundsResponseValueTransfersMax = 200;

export const collectAllFundsResponseValueMainWalletWalletIdMax = 20;


export const collectAllFundsResponseValueMainWalletWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const collectAllFundsResponseValueMainWalletVendorOneMax = 20;


export const collectAllFundsResponseValueMainWalletVendorOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const collectAllFundsResponseValueMainWalletVendorNameMax = 60;

export const collectAllFundsResponseValueMainWalletBalanceMax = 25;


export const collectAllFundsResponseValueMainWalletBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const collectAllFundsResponseValueMainWalletBonusBalanceMax = 25;


export const collectAllFundsResponseValueMainWalletBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const collectAllFundsResponseValueMainWalletHeldBalanceMax = 25;


export const collectAllFundsResponseValueMainWalletHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const collectAllFundsResponseValueMainWalletVersionMin = 0;
export const collectAllFundsResponseValueMainWalletVersionMax = 9007199254740991;

export const collectAllFundsResponseValueMainWalletAsOfMax = 30;



export const CollectAllFundsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "amount": zod.string().max(collectAllFundsResponseValueAmountMax).regex(collectAllFundsResponseValueAmountRegExp).describe('What reached the main wallet with this call.'),
  "transfers": zod.array(zod.strictObject({
  "transferId": zod.string().max(collectAllFundsResponseValueTransfersItemTransferIdMax).regex(collectAllFundsResponseValueTransfersItemTransferIdRegExp).describe('The id of a transfer.'),
  "from": zod.string().max(collectAllFundsResponseValueTransfersItemFromMax).regex(collectAllFundsResponseValueTransfersItemFromRegExp).describe('The wallet that it left.'),
  "to": zod.string().max(collectAllFundsResponseValueTransfersItemToMax).regex(collectAllFundsResponseValueTransfersItemToRegExp).describe('The wallet that it goes to.'),
  "amount": zod.string().max(collectAllFundsResponseValueTransfersItemAmountMax).regex(collectAllFundsResponseValueTransfersItemAmountRegExp).describe('The amount.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "failure": zod.string().min(1).max(collectAllFundsResponseValueTransfersItemFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(collectAllFundsResponseValueTransfersItemCreatedAtMax).describe('When it was asked for.'),
  "completedAt": zod.iso.datetime({"offset":true}).max(collectAllFundsResponseValueTransfersItemCompletedAtMax).nullable().describe('When it was completed or failed, null while it is pending.')
}).describe('A transfer between two wallets of the member.')).max(collectAllFundsResponseValueTransfersMax).describe('One transfer for each wallet that was not empty, failed and pending ones included.'),
  "mainWallet": zod.strictObject({
  "walletId": zod.string().max(collectAllFundsResponseValueMainWalletWalletIdMax).regex(collectAllFundsResponseValueMainWalletWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "vendor": zod.union([zod.string().max(collectAllFundsResponseValueMainWalletVendorOneMax).regex(collectAllFundsResponseValueMainWalletVendorOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor whose wallet it is, null for the main wallet.'),
  "vendorName": zod.string().min(1).max(collectAllFundsResponseValueMainWalletVendorNameMax).nullable().describe('The vendor\'s name, null for the main wallet.'),
  "balance": zod.string().max(collectAllFundsResponseValueMainWalletBalanceMax).regex(collectAllFundsResponseValueMainWalletBalanceRegExp).describe('What can be spent or transferred.'),
  "bonusBalance": zod.string().max(collectAllFundsResponseValueMainWalletBonusBalanceMax).regex(collectAllFundsResponseValueMainWalletBonusBalanceRegExp).describe('Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn.'),
  "heldBalance": zod.string().max(collectAllFundsResponseValueMainWalletHeldBalanceMax).regex(collectAllFundsResponseValueMainWalletHeldBalanceRegExp).describe('What is held for withdrawals and transfers under way; no part of `balance`.'),
  "version": zod.int().min(collectAllFundsResponseValueMainWalletVersionMin).max(collectAllFundsResponseValueMainWalletVersionMax).describe('Grows by one with every entry of the wallet.'),
  "maintenance": zod.boolean().describe('Whether it cannot be reached now; then `balance` is the last one known.'),
  "asOf": zod.iso.datetime({"offset":true}).max(collectAllFundsResponseValueMainWalletAsOfMax).describe('The moment for which the balances hold.')
}).describe('A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.\n')
}).describe('What was collected.')
}).describe('The answer of `collectAllFunds`.')

/**
 * To whom the member of the session may transfer money, and how much. The upline shows where `toUpline` of the member
 * info is true. Downlines are for agents (types 1, 2, 41, 42), direct ones only; the team pages list them.
 * @summary Tell whom one may transfer to
 */
export const getMemberTransferTermsHeaderMerchantMax = 32;


export const getMemberTransferTermsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberTransferTermsHeaderXRequestIdMax = 64;


export const getMemberTransferTermsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberTransferTermsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMemberTransferTermsHeaderMerchantMax).regex(getMemberTransferTermsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMemberTransferTermsHeaderXRequestIdMax).regex(getMemberTransferTermsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getMemberTransferTermsResponseValueUplineOneAccountMax = 64;

export const getMemberTransferTermsResponseValueUplineOneNicknameMax = 64;

export const getMemberTransferTermsResponseValueAvailableMax = 25;


export const getMemberTransferTermsResponseValueAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMemberTransferTermsResponseValueMinAmountMax = 25;


export const getMemberTransferTermsResponseValueMinAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMemberTransferTermsResponseValueMaxAmountMax = 25;


export const getMemberTransferTermsResponseValueMaxAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMemberTransferTermsResponseValueDailyRemainingMax = 25;


export const getMemberTransferTermsResponseValueDailyRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetMemberTransferTermsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "upline": zod.union([zod.strictObject({
  "account": zod.string().min(1).max(getMemberTransferTermsResponseValueUplineOneAccountMax).describe('Its account name.'),
  "nickname": zod.string().min(1).max(getMemberTransferTermsResponseValueUplineOneNicknameMax).describe('Its nickname.')
}).describe('The other side of a transfer between members.'),zod.null()]).describe('The upline, null where the member may not transfer to it.'),
  "downlineAllowed": zod.boolean().describe('Whether it may transfer to its direct downlines.'),
  "available": zod.string().max(getMemberTransferTermsResponseValueAvailableMax).regex(getMemberTransferTermsResponseValueAvailableRegExp).describe('What can be transferred now.'),
  "minAmount": zod.string().max(getMemberTransferTermsResponseValueMinAmountMax).regex(getMemberTransferTermsResponseValueMinAmountRegExp).describe('The least at a time.'),
  "maxAmount": zod.string().max(getMemberTransferTermsResponseValueMaxAmountMax).regex(getMemberTransferTermsResponseValueMaxAmountRegExp).describe('The most at a time.'),
  "dailyRemaining": zod.string().max(getMemberTransferTermsResponseValueDailyRemainingMax).regex(getMemberTransferTermsResponseValueDailyRemainingRegExp).describe('What may still be transferred today.'),
  "paymentPasswordSet": zod.boolean().describe('Whether there is a payment password; without one nothing can be transferred.')
}).describe('Whom the member may transfer to, and how much.')
}).describe('The answer of `getMemberTransferTerms`.')

/**
 * Moves the amount from the main wallet of the member of the session to the main wallet of the upline, at once and for
 * good; both sides are entries of one transaction with the note. Who may not is 403 `forbidden`. Bonus and held money
 * cannot be transferred; the amount must lie within `getMemberTransferTerms` (422 `amount_out_of_range`). Five wrong
 * payment passwords in 30 minutes are 429. The receiver is told by message, the audit log keeps it.
 * @summary Transfer to the upline
 */
export const transferToUplineHeaderMerchantMax = 32;


export const transferToUplineHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const transferToUplineHeaderXRequestIdMax = 64;


export const transferToUplineHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const transferToUplineHeaderIdempotencyKeyMax = 64;


export const transferToUplineHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const TransferToUplineHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(transferToUplineHeaderMerchantMax).regex(transferToUplineHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(transferToUplineHeaderXRequestIdMax).regex(transferToUplineHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(transferToUplineHeaderIdempotencyKeyMax).regex(transferToUplineHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const transferToUplineBodyOneAmountMax = 24;


export const transferToUplineBodyOneAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const transferToUplineBodyOnePaymentPasswordMin = 6;
export const transferToUplineBodyOnePaymentPasswordMax = 64;

export const transferToUplineBodyOneNoteMax = 140;

export const transferToUplineBodyTwoPayloadMin = 20;
export const transferToUplineBodyTwoPayloadMax = 65536;


export const transferToUplineBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const TransferToUplineBody = zod.union([zod.strictObject({
  "amount": zod.string().max(transferToUplineBodyOneAmountMax).regex(transferToUplineBodyOneAmountRegExp).describe('The amount.'),
  "paymentPassword": zod.string().min(transferToUplineBodyOnePaymentPasswordMin).max(transferToUplineBodyOnePaymentPasswordMax).describe('The payment password.'),
  "note": zod.string().min(1).max(transferToUplineBodyOneNoteMax).optional().describe('A note to the receiver, plain text.')
}).describe('A transfer to the upline.'),zod.strictObject({
  "payload": zod.string().min(transferToUplineBodyTwoPayloadMin).max(transferToUplineBodyTwoPayloadMax).regex(transferToUplineBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const transferToUplineResponseValueTransferIdMax = 40;


export const transferToUplineResponseValueTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const transferToUplineResponseValuePartyAccountMax = 64;

export const transferToUplineResponseValuePartyNicknameMax = 64;

export const transferToUplineResponseValueAmountMax = 25;


export const transferToUplineResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const transferToUplineResponseValueNoteMax = 140;

export const transferToUplineResponseValueCreatedAtMax = 30;

export const transferToUplineResponseValueBalanceAfterMax = 25;


export const transferToUplineResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const TransferToUplineResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transferId": zod.string().max(transferToUplineResponseValueTransferIdMax).regex(transferToUplineResponseValueTransferIdRegExp).describe('The id of the transfer.'),
  "direction": zod.enum(['upline', 'downline']).describe('Whether it goes up or down the line.'),
  "party": zod.strictObject({
  "account": zod.string().min(1).max(transferToUplineResponseValuePartyAccountMax).describe('Its account name.'),
  "nickname": zod.string().min(1).max(transferToUplineResponseValuePartyNicknameMax).describe('Its nickname.')
}).describe('The other side of a transfer between members.'),
  "amount": zod.string().max(transferToUplineResponseValueAmountMax).regex(transferToUplineResponseValueAmountRegExp).describe('The amount.'),
  "note": zod.string().min(1).max(transferToUplineResponseValueNoteMax).nullable().describe('The note, null where none was written.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(transferToUplineResponseValueCreatedAtMax).describe('When it was made.'),
  "balanceAfter": zod.string().max(transferToUplineResponseValueBalanceAfterMax).regex(transferToUplineResponseValueBalanceAfterRegExp).describe('The sender\'s main wallet after it.')
}).describe('A transfer to another member of the line.')
}).describe('The answer of `transferToUpline`.')

/**
 * Moves the amount from the main wallet of the member of the session to the main wallet of the receiver, at once and for
 * good; both sides are entries of one transaction with the note. Only agents may (403 `forbidden`), and only to a direct
 * downline: another account is 404, whether it exists or not. Bonus and held money cannot be transferred; the amount
 * must lie within `getMemberTransferTerms` (422 `amount_out_of_range`). Five wrong payment passwords in 30 minutes are
 * 429. The receiver is told by message, the audit log keeps it.
 * @summary Transfer to a downline
 */
export const transferToDownlineHeaderMerchantMax = 32;


export const transferToDownlineHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const transferToDownlineHeaderXRequestIdMax = 64;


export const transferToDownlineHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const transferToDownlineHeaderIdempotencyKeyMax = 64;


export const transferToDownlineHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const TransferToDownlineHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(transferToDownlineHeaderMerchantMax).regex(transferToDownlineHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(transferToDownlineHeaderXRequestIdMax).regex(transferToDownlineHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(transferToDownlineHeaderIdempotencyKeyMax).regex(transferToDownlineHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const transferToDownlineBodyOneAccountMax = 64;

export const transferToDownlineBodyOneAmountMax = 24;


export const transferToDownlineBodyOneAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const transferToDownlineBodyOnePaymentPasswordMin = 6;
export const transferToDownlineBodyOnePaymentPasswordMax = 64;

export const transferToDownlineBodyOneNoteMax = 140;

export const transferToDownlineBodyTwoPayloadMin = 20;
export const transferToDownlineBodyTwoPayloadMax = 65536;


export const transferToDownlineBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const TransferToDownlineBody = zod.union([zod.strictObject({
  "account": zod.string().min(1).max(transferToDownlineBodyOneAccountMax).describe('The account name of the receiver.'),
  "amount": zod.string().max(transferToDownlineBodyOneAmountMax).regex(transferToDownlineBodyOneAmountRegExp).describe('The amount.'),
  "paymentPassword": zod.string().min(transferToDownlineBodyOnePaymentPasswordMin).max(transferToDownlineBodyOnePaymentPasswordMax).describe('The payment password.'),
  "note": zod.string().min(1).max(transferToDownlineBodyOneNoteMax).optional().describe('A note to the receiver, plain text.')
}).describe('A transfer to a direct downline.'),zod.strictObject({
  "payload": zod.string().min(transferToDownlineBodyTwoPayloadMin).max(transferToDownlineBodyTwoPayloadMax).regex(transferToDownlineBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const transferToDownlineResponseValueTransferIdMax = 40;


export const transferToDownlineResponseValueTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const transferToDownlineResponseValuePartyAccountMax = 64;

export const transferToDownlineResponseValuePartyNicknameMax = 64;

export const transferToDownlineResponseValueAmountMax = 25;


export const transferToDownlineResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const transferToDownlineResponseValueNoteMax = 140;

export const transferToDownlineResponseValueCreatedAtMax = 30;

export const transferToDownlineResponseValueBalanceAfterMax = 25;


export const transferToDownlineResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const TransferToDownlineResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transferId": zod.string().max(transferToDownlineResponseValueTransferIdMax).regex(transferToDownlineResponseValueTransferIdRegExp).describe('The id of the transfer.'),
  "direction": zod.enum(['upline', 'downline']).describe('Whether it goes up or down the line.'),
  "party": zod.strictObject({
  "account": zod.string().min(1).max(transferToDownlineResponseValuePartyAccountMax).describe('Its account name.'),
  "nickname": zod.string().min(1).max(transferToDownlineResponseValuePartyNicknameMax).describe('Its nickname.')
}).describe('The other side of a transfer between members.'),
  "amount": zod.string().max(transferToDownlineResponseValueAmountMax).regex(transferToDownlineResponseValueAmountRegExp).describe('The amount.'),
  "note": zod.string().min(1).max(transferToDownlineResponseValueNoteMax).nullable().describe('The note, null where none was written.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(transferToDownlineResponseValueCreatedAtMax).describe('When it was made.'),
  "balanceAfter": zod.string().max(transferToDownlineResponseValueBalanceAfterMax).regex(transferToDownlineResponseValueBalanceAfterRegExp).describe('The sender\'s main wallet after it.')
}).describe('A transfer to another member of the line.')
}).describe('The answer of `transferToDownline`.')

/**
 * A transfer that the member of the session sent to its upline or a downline. What it received stands in its ledger.
 * @summary Tell a transfer to another member
 */
export const getMemberTransferPathTransferIdMax = 40;


export const getMemberTransferPathTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetMemberTransferParams = zod.object({
  "transferId": zod.string().max(getMemberTransferPathTransferIdMax).regex(getMemberTransferPathTransferIdRegExp).describe('The id of a transfer.')
})

export const getMemberTransferHeaderMerchantMax = 32;


export const getMemberTransferHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberTransferHeaderXRequestIdMax = 64;


export const getMemberTransferHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberTransferHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMemberTransferHeaderMerchantMax).regex(getMemberTransferHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMemberTransferHeaderXRequestIdMax).regex(getMemberTransferHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getMemberTransferResponseValueTransferIdMax = 40;


export const getMemberTransferResponseValueTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getMemberTransferResponseValuePartyAccountMax = 64;

export const getMemberTransferResponseValuePartyNicknameMax = 64;

export const getMemberTransferResponseValueAmountMax = 25;


export const getMemberTransferResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMemberTransferResponseValueNoteMax = 140;

export const getMemberTransferResponseValueCreatedAtMax = 30;

export const getMemberTransferResponseValueBalanceAfterMax = 25;


export const getMemberTransferResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetMemberTransferResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transferId": zod.string().max(getMemberTransferResponseValueTransferIdMax).regex(getMemberTransferResponseValueTransferIdRegExp).describe('The id of the transfer.'),
  "direction": zod.enum(['upline', 'downline']).describe('Whether it goes up or down the line.'),
  "party": zod.strictObject({
  "account": zod.string().min(1).max(getMemberTransferResponseValuePartyAccountMax).describe('Its account name.'),
  "nickname": zod.string().min(1).max(getMemberTransferResponseValuePartyNicknameMax).describe('Its nickname.')
}).describe('The other side of a transfer between members.'),
  "amount": zod.string().max(getMemberTransferResponseValueAmountMax).regex(getMemberTransferResponseValueAmountRegExp).describe('The amount.'),
  "note": zod.string().min(1).max(getMemberTransferResponseValueNoteMax).nullable().describe('The note, null where none was written.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getMemberTransferResponseValueCreatedAtMax).describe('When it was made.'),
  "balanceAfter": zod.string().max(getMemberTransferResponseValueBalanceAfterMax).regex(getMemberTransferResponseValueBalanceAfterRegExp).describe('The sender\'s main wallet after it.')
}).describe('A transfer to another member of the line.')
}).describe('The answer of `getMemberTransfer`.')

/**
 * The ways that are open to the member of the session, with limits, fee and time, what its profile still lacks, and what
 * its deposit limits still allow.
 * @summary List the ways to deposit
 */
export const listDepositMethodsHeaderMerchantMax = 32;


export const listDepositMethodsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDepositMethodsHeaderXRequestIdMax = 64;


export const listDepositMethodsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDepositMethodsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDepositMethodsHeaderMerchantMax).regex(listDepositMethodsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDepositMethodsHeaderXRequestIdMax).regex(listDepositMethodsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDepositMethodsResponseValueMethodsItemMethodIdMax = 40;


export const listDepositMethodsResponseValueMethodsItemMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const listDepositMethodsResponseValueMethodsItemNameMax = 60;

export const listDepositMethodsResponseValueMethodsItemPictureMax = 2048;

export const listDepositMethodsResponseValueMethodsItemMinAmountMax = 25;


export const listDepositMethodsResponseValueMethodsItemMinAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositMethodsResponseValueMethodsItemMaxAmountMax = 25;


export const listDepositMethodsResponseValueMethodsItemMaxAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositMethodsResponseValueMethodsItemFeeRateMin = 0;
export const listDepositMethodsResponseValueMethodsItemFeeRateMax = 10000;

export const listDepositMethodsResponseValueMethodsItemFeeFixedMax = 25;


export const listDepositMethodsResponseValueMethodsItemFeeFixedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositMethodsResponseValueMethodsItemPresetsItemMax = 25;


export const listDepositMethodsResponseValueMethodsItemPresetsItemRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositMethodsResponseValueMethodsItemPresetsMax = 12;

export const listDepositMethodsResponseValueMethodsItemExpiresMinutesMax = 10080;

export const listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMin = 0;
export const listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMax = 10080;

export const listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMin = 0;
export const listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMax = 10080;

export const listDepositMethodsResponseValueMethodsMax = 50;

export const listDepositMethodsResponseValueCurrencyMax = 5;


export const listDepositMethodsResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const listDepositMethodsResponseValueMissingMax = 2;

export const listDepositMethodsResponseValueLimitRemainingOneMax = 25;


export const listDepositMethodsResponseValueLimitRemainingOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositMethodsResponseValueLimitResetsAtMax = 30;



export const ListDepositMethodsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "methods": zod.array(zod.strictObject({
  "methodId": zod.string().max(listDepositMethodsResponseValueMethodsItemMethodIdMax).regex(listDepositMethodsResponseValueMethodsItemMethodIdRegExp).describe('The id of a way to deposit.'),
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "name": zod.string().min(1).max(listDepositMethodsResponseValueMethodsItemNameMax).describe('Its name in the language of the request.'),
  "picture": zod.string().max(listDepositMethodsResponseValueMethodsItemPictureMax).describe('Its picture.'),
  "minAmount": zod.string().max(listDepositMethodsResponseValueMethodsItemMinAmountMax).regex(listDepositMethodsResponseValueMethodsItemMinAmountRegExp).describe('The least at a time.'),
  "maxAmount": zod.string().max(listDepositMethodsResponseValueMethodsItemMaxAmountMax).regex(listDepositMethodsResponseValueMethodsItemMaxAmountRegExp).describe('The most at a time.'),
  "feeRate": zod.int().min(listDepositMethodsResponseValueMethodsItemFeeRateMin).max(listDepositMethodsResponseValueMethodsItemFeeRateMax).describe('The fee in basis points of the amount.'),
  "feeFixed": zod.string().max(listDepositMethodsResponseValueMethodsItemFeeFixedMax).regex(listDepositMethodsResponseValueMethodsItemFeeFixedRegExp).describe('The fixed part of the fee.'),
  "presets": zod.array(zod.string().max(listDepositMethodsResponseValueMethodsItemPresetsItemMax).regex(listDepositMethodsResponseValueMethodsItemPresetsItemRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')).max(listDepositMethodsResponseValueMethodsItemPresetsMax).describe('Amounts offered as buttons.'),
  "expiresMinutes": zod.int().min(1).max(listDepositMethodsResponseValueMethodsItemExpiresMinutesMax).describe('For how many minutes the payment is waited for.'),
  "arrivesMinutesMin": zod.int().min(listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMin).max(listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMax).describe('After how many minutes it usually arrives, at best.'),
  "arrivesMinutesMax": zod.int().min(listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMin).max(listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMax).describe('After how many minutes it usually arrives, at worst.'),
  "maintenance": zod.boolean().describe('Whether it cannot be used now.')
}).describe('A way to deposit.')).max(listDepositMethodsResponseValueMethodsMax).describe('The ways, in the order of the brand.'),
  "currency": zod.string().max(listDepositMethodsResponseValueCurrencyMax).regex(listDepositMethodsResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "missing": zod.array(zod.enum(['payee_name', 'birthday']).describe('What the profile still lacks before a first deposit.')).max(listDepositMethodsResponseValueMissingMax).describe('What the profile still lacks; empty when one may deposit.'),
  "firstDeposit": zod.boolean().describe('Whether it would be the first; the portal then offers a deposit limit.'),
  "limitRemaining": zod.union([zod.string().max(listDepositMethodsResponseValueLimitRemainingOneMax).regex(listDepositMethodsResponseValueLimitRemainingOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What the deposit limits still allow, null without a limit.'),
  "limitResetsAt": zod.iso.datetime({"offset":true}).max(listDepositMethodsResponseValueLimitResetsAtMax).nullable().describe('When the limit that is nearest resets, null without a limit.')
}).describe('The ways to deposit, and what stands before it.')
}).describe('The answer of `listDepositMethods`.')

/**
 * Makes a deposit in the state `pending` and answers how to pay it; no money moves. Before the first one the profile
 * needs birthday and payee name (422 `birthday_required`, `payee_name_required`; 422 `age_too_low` when the brand's age
 * has risen since). An amount outside the limits of the way, or with more decimals than the currency, is 422
 * `amount_out_of_range`; one that would pass the lowest deposit limit, open deposits counted in, is 422
 * `deposit_limit_reached`; a way that is off 422 `method_unavailable`; an unknown one, or an unknown promotion, 404. At
 * most five may be `pending` at a time: 429. When the payment is known the server credits the main wallet exactly once,
 * however often a provider reports it. A promotion is joined when the deposit is credited, by its own rules.
 * @summary Begin a deposit
 */
export const createDepositHeaderMerchantMax = 32;


export const createDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createDepositHeaderXRequestIdMax = 64;


export const createDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const createDepositHeaderIdempotencyKeyMax = 64;


export const createDepositHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CreateDepositHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createDepositHeaderMerchantMax).regex(createDepositHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createDepositHeaderXRequestIdMax).regex(createDepositHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(createDepositHeaderIdempotencyKeyMax).regex(createDepositHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const createDepositBodyMethodIdMax = 40;


export const createDepositBodyMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const createDepositBodyAmountMax = 24;


export const createDepositBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const createDepositBodyPromotionIdMax = 40;


export const createDepositBodyPromotionIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateDepositBody = zod.strictObject({
  "methodId": zod.string().max(createDepositBodyMethodIdMax).regex(createDepositBodyMethodIdRegExp).describe('The id of a way to deposit.'),
  "amount": zod.string().max(createDepositBodyAmountMax).regex(createDepositBodyAmountRegExp).describe('The amount that the member pays; the fee is taken from it.'),
  "promotionId": zod.string().min(1).max(createDepositBodyPromotionIdMax).regex(createDepositBodyPromotionIdRegExp).optional().describe('A promotion to join with it.')
}).describe('A deposit to make.')

export const createDepositResponseValueDepositDepositIdMax = 40;


export const createDepositResponseValueDepositDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const createDepositResponseValueDepositMethodIdMax = 40;


export const createDepositResponseValueDepositMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const createDepositResponseValueDepositMethodNameMax = 60;

export const createDepositResponseValueDepositAmountMax = 25;


export const createDepositResponseValueDepositAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const createDepositResponseValueDepositFeeMax = 25;


export const createDepositResponseValueDepositFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const createDepositResponseValueDepositCreditedAmountOneMax = 25;


export const createDepositResponseValueDepositCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const createDepositResponseValueDepositTransferNoteMax = 40;

export const createDepositResponseValueDepositPayerReferenceMax = 60;

export const createDepositResponseValueDepositReportedAtMax = 30;

export const createDepositResponseValueDepositPromotionIdMax = 40;

export const createDepositResponseValueDepositFailureMax = 200;

export const createDepositResponseValueDepositCreatedAtMax = 30;

export const createDepositResponseValueDepositExpiresAtMax = 30;

export const createDepositResponseValueDepositCreditedAtMax = 30;

export const createDepositResponseValueInstructionOnePayableMax = 25;


export const createDepositResponseValueInstructionOnePayableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const createDepositResponseValueInstructionOneBankNameMax = 80;

export const createDepositResponseValueInstructionOneAccountNumberMax = 40;

export const createDepositResponseValueInstructionOneAccountNameMax = 80;

export const createDepositResponseValueInstructionOneTransferNoteMax = 40;

export const createDepositResponseValueInstructionOneQrContentMax = 1000;

export const createDepositResponseValueInstructionOneRedirectUrlMax = 2048;

export const createDepositResponseValueTimelineItemAtMax = 30;

export const createDepositResponseValueTimelineItemNoteMax = 200;

export const createDepositResponseValueTimelineMax = 20;

export const createDepositResponseValueBalanceAfterOneMax = 25;


export const createDepositResponseValueBalanceAfterOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const CreateDepositResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "deposit": zod.strictObject({
  "depositId": zod.string().max(createDepositResponseValueDepositDepositIdMax).regex(createDepositResponseValueDepositDepositIdRegExp).describe('The id of a deposit.'),
  "methodId": zod.string().max(createDepositResponseValueDepositMethodIdMax).regex(createDepositResponseValueDepositMethodIdRegExp).describe('The id of a way to deposit.'),
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "methodName": zod.string().min(1).max(createDepositResponseValueDepositMethodNameMax).describe('The name of the way, in the language of the request.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "amount": zod.string().max(createDepositResponseValueDepositAmountMax).regex(createDepositResponseValueDepositAmountRegExp).describe('What the member said to pay.'),
  "fee": zod.string().max(createDepositResponseValueDepositFeeMax).regex(createDepositResponseValueDepositFeeRegExp).describe('The fee, taken from it.'),
  "creditedAmount": zod.union([zod.string().max(createDepositResponseValueDepositCreditedAmountOneMax).regex(createDepositResponseValueDepositCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited: what arrived less the fee. Null before.'),
  "transferNote": zod.string().min(1).max(createDepositResponseValueDepositTransferNoteMax).describe('The words by which the payment is matched; the number to name in questions.'),
  "payerReference": zod.string().min(1).max(createDepositResponseValueDepositPayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "reportedAt": zod.iso.datetime({"offset":true}).max(createDepositResponseValueDepositReportedAtMax).nullable().describe('When the member said that it has paid, null until it did.'),
  "promotionId": zod.string().min(1).max(createDepositResponseValueDepositPromotionIdMax).nullable().describe('The promotion joined with it, null without one.'),
  "failure": zod.string().min(1).max(createDepositResponseValueDepositFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(createDepositResponseValueDepositCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(createDepositResponseValueDepositExpiresAtMax).nullable().describe('Until when the payment is waited for; null once the member has said that it has paid.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(createDepositResponseValueDepositCreditedAtMax).nullable().describe('When it was credited, null if it is not.')
}).describe('A deposit.'),
  "instruction": zod.union([zod.strictObject({
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "payable": zod.string().max(createDepositResponseValueInstructionOnePayableMax).regex(createDepositResponseValueInstructionOnePayableRegExp).describe('What has to be paid, to the cent.'),
  "bankName": zod.string().min(1).max(createDepositResponseValueInstructionOneBankNameMax).nullable().describe('Bank transfer: the bank to pay to.'),
  "accountNumber": zod.string().min(1).max(createDepositResponseValueInstructionOneAccountNumberMax).nullable().describe('Bank transfer: the account to pay to.'),
  "accountName": zod.string().min(1).max(createDepositResponseValueInstructionOneAccountNameMax).nullable().describe('Bank transfer and QR: the name that the payer sees.'),
  "transferNote": zod.string().min(1).max(createDepositResponseValueInstructionOneTransferNoteMax).nullable().describe('Bank transfer: the words that must stand in the transfer, by which it is matched.'),
  "qrContent": zod.string().min(1).max(createDepositResponseValueInstructionOneQrContentMax).nullable().describe('QR: what the code says.'),
  "redirectUrl": zod.url().max(createDepositResponseValueInstructionOneRedirectUrlMax).nullable().describe('Card: the hosted page of the provider.')
}).describe('How to pay. Which fields are there goes by `kind`; the others are null.'),zod.null()]).describe('How to pay, while the deposit is `pending`; else null.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(createDepositResponseValueTimelineItemAtMax).describe('When it was reached.'),
  "by": zod.enum(['member', 'provider', 'operator', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(createDepositResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step of a deposit.')).max(createDepositResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "balanceAfter": zod.union([zod.string().max(createDepositResponseValueBalanceAfterOneMax).regex(createDepositResponseValueBalanceAfterOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The main wallet after it was credited, null before.')
}).describe('A deposit with its payment and its steps.')
}).describe('The answer of `createDeposit`.')

/**
 * The deposits of the member of the session that were asked for within the range, the newest first, with the sums over
 * all pages. A page beyond the last is empty.
 * @summary List the deposits
 */
export const listDepositsQueryFromMax = 30;

export const listDepositsQueryToMax = 30;

export const listDepositsQueryMethodIdMax = 40;


export const listDepositsQueryMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const listDepositsQueryPageNoDefault = 1;
export const listDepositsQueryPageNoMax = 100000;

export const listDepositsQueryPageSizeDefault = 42;
export const listDepositsQueryPageSizeMax = 100;



export const ListDepositsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listDepositsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listDepositsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).optional().describe('Deposits in this state only.'),
  "methodId": zod.string().max(listDepositsQueryMethodIdMax).regex(listDepositsQueryMethodIdRegExp).optional().describe('Deposits by this way only.'),
  "pageNo": zod.int().min(1).max(listDepositsQueryPageNoMax).default(listDepositsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDepositsQueryPageSizeMax).default(listDepositsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDepositsHeaderMerchantMax = 32;


export const listDepositsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDepositsHeaderXRequestIdMax = 64;


export const listDepositsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDepositsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDepositsHeaderMerchantMax).regex(listDepositsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDepositsHeaderXRequestIdMax).regex(listDepositsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDepositsResponseValueContentItemDepositIdMax = 40;


export const listDepositsResponseValueContentItemDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const listDepositsResponseValueContentItemMethodIdMax = 40;


export const listDepositsResponseValueContentItemMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const listDepositsResponseValueContentItemMethodNameMax = 60;

export const listDepositsResponseValueContentItemAmountMax = 25;


export const listDepositsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositsResponseValueContentItemFeeMax = 25;


export const listDepositsResponseValueContentItemFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositsResponseValueContentItemCreditedAmountOneMax = 25;


export const listDepositsResponseValueContentItemCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositsResponseValueContentItemTransferNoteMax = 40;

export const listDepositsResponseValueContentItemPayerReferenceMax = 60;

export const listDepositsResponseValueContentItemReportedAtMax = 30;

export const listDepositsResponseValueContentItemPromotionIdMax = 40;

export const listDepositsResponseValueContentItemFailureMax = 200;

export const listDepositsResponseValueContentItemCreatedAtMax = 30;

export const listDepositsResponseValueContentItemExpiresAtMax = 30;

export const listDepositsResponseValueContentItemCreditedAtMax = 30;

export const listDepositsResponseValueContentMax = 100;

export const listDepositsResponseValueTotalPagesMin = 0;
export const listDepositsResponseValueTotalPagesMax = 100000;

export const listDepositsResponseValueTotalElementsMin = 0;
export const listDepositsResponseValueTotalElementsMax = 10000000;

export const listDepositsResponseValueTotalsAmountMax = 25;


export const listDepositsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositsResponseValueTotalsCreditedMax = 25;


export const listDepositsResponseValueTotalsCreditedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositsResponseValueTotalsFeeMax = 25;


export const listDepositsResponseValueTotalsFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListDepositsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "depositId": zod.string().max(listDepositsResponseValueContentItemDepositIdMax).regex(listDepositsResponseValueContentItemDepositIdRegExp).describe('The id of a deposit.'),
  "methodId": zod.string().max(listDepositsResponseValueContentItemMethodIdMax).regex(listDepositsResponseValueContentItemMethodIdRegExp).describe('The id of a way to deposit.'),
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "methodName": zod.string().min(1).max(listDepositsResponseValueContentItemMethodNameMax).describe('The name of the way, in the language of the request.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "amount": zod.string().max(listDepositsResponseValueContentItemAmountMax).regex(listDepositsResponseValueContentItemAmountRegExp).describe('What the member said to pay.'),
  "fee": zod.string().max(listDepositsResponseValueContentItemFeeMax).regex(listDepositsResponseValueContentItemFeeRegExp).describe('The fee, taken from it.'),
  "creditedAmount": zod.union([zod.string().max(listDepositsResponseValueContentItemCreditedAmountOneMax).regex(listDepositsResponseValueContentItemCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited: what arrived less the fee. Null before.'),
  "transferNote": zod.string().min(1).max(listDepositsResponseValueContentItemTransferNoteMax).describe('The words by which the payment is matched; the number to name in questions.'),
  "payerReference": zod.string().min(1).max(listDepositsResponseValueContentItemPayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "reportedAt": zod.iso.datetime({"offset":true}).max(listDepositsResponseValueContentItemReportedAtMax).nullable().describe('When the member said that it has paid, null until it did.'),
  "promotionId": zod.string().min(1).max(listDepositsResponseValueContentItemPromotionIdMax).nullable().describe('The promotion joined with it, null without one.'),
  "failure": zod.string().min(1).max(listDepositsResponseValueContentItemFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listDepositsResponseValueContentItemCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listDepositsResponseValueContentItemExpiresAtMax).nullable().describe('Until when the payment is waited for; null once the member has said that it has paid.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(listDepositsResponseValueContentItemCreditedAtMax).nullable().describe('When it was credited, null if it is not.')
}).describe('A deposit.')).max(listDepositsResponseValueContentMax).describe('The deposits of the page, the newest first.'),
  "totalPages": zod.int().min(listDepositsResponseValueTotalPagesMin).max(listDepositsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDepositsResponseValueTotalElementsMin).max(listDepositsResponseValueTotalElementsMax).describe('Deposits in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listDepositsResponseValueTotalsAmountMax).regex(listDepositsResponseValueTotalsAmountRegExp).describe('The amounts of all deposits that were found.'),
  "credited": zod.string().max(listDepositsResponseValueTotalsCreditedMax).regex(listDepositsResponseValueTotalsCreditedRegExp).describe('What was credited of them.'),
  "fee": zod.string().max(listDepositsResponseValueTotalsFeeMax).regex(listDepositsResponseValueTotalsFeeRegExp).describe('The fees taken from that.')
}).describe('The sums over all pages.')
}).describe('A page of deposits.')
}).describe('The answer of `listDeposits`.')

/**
 * A deposit of the member of the session, how to pay it while it is `pending`, and its steps. The portal polls it in the
 * background until it has ended.
 * @summary Tell how a deposit stands
 */
export const getDepositPathDepositIdMax = 40;


export const getDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetDepositParams = zod.object({
  "depositId": zod.string().max(getDepositPathDepositIdMax).regex(getDepositPathDepositIdRegExp).describe('The id of a deposit.')
})

export const getDepositHeaderMerchantMax = 32;


export const getDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDepositHeaderXRequestIdMax = 64;


export const getDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDepositHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDepositHeaderMerchantMax).regex(getDepositHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDepositHeaderXRequestIdMax).regex(getDepositHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getDepositResponseValueDepositDepositIdMax = 40;


export const getDepositResponseValueDepositDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getDepositResponseValueDepositMethodIdMax = 40;


export const getDepositResponseValueDepositMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const getDepositResponseValueDepositMethodNameMax = 60;

export const getDepositResponseValueDepositAmountMax = 25;


export const getDepositResponseValueDepositAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDepositResponseValueDepositFeeMax = 25;


export const getDepositResponseValueDepositFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDepositResponseValueDepositCreditedAmountOneMax = 25;


export const getDepositResponseValueDepositCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDepositResponseValueDepositTransferNoteMax = 40;

export const getDepositResponseValueDepositPayerReferenceMax = 60;

export const getDepositResponseValueDepositReportedAtMax = 30;

export const getDepositResponseValueDepositPromotionIdMax = 40;

export const getDepositResponseValueDepositFailureMax = 200;

export const getDepositResponseValueDepositCreatedAtMax = 30;

export const getDepositResponseValueDepositExpiresAtMax = 30;

export const getDepositResponseValueDepositCreditedAtMax = 30;

export const getDepositResponseValueInstructionOnePayableMax = 25;


export const getDepositResponseValueInstructionOnePayableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDepositResponseValueInstructionOneBankNameMax = 80;

export const getDepositResponseValueInstructionOneAccountNumberMax = 40;

export const getDepositResponseValueInstructionOneAccountNameMax = 80;

export const getDepositResponseValueInstructionOneTransferNoteMax = 40;

export const getDepositResponseValueInstructionOneQrContentMax = 1000;

export const getDepositResponseValueInstructionOneRedirectUrlMax = 2048;

export const getDepositResponseValueTimelineItemAtMax = 30;

export const getDepositResponseValueTimelineItemNoteMax = 200;

export const getDepositResponseValueTimelineMax = 20;

export const getDepositResponseValueBalanceAfterOneMax = 25;


export const getDepositResponseValueBalanceAfterOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetDepositResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "deposit": zod.strictObject({
  "depositId": zod.string().max(getDepositResponseValueDepositDepositIdMax).regex(getDepositResponseValueDepositDepositIdRegExp).describe('The id of a deposit.'),
  "methodId": zod.string().max(getDepositResponseValueDepositMethodIdMax).regex(getDepositResponseValueDepositMethodIdRegExp).describe('The id of a way to deposit.'),
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "methodName": zod.string().min(1).max(getDepositResponseValueDepositMethodNameMax).describe('The name of the way, in the language of the request.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "amount": zod.string().max(getDepositResponseValueDepositAmountMax).regex(getDepositResponseValueDepositAmountRegExp).describe('What the member said to pay.'),
  "fee": zod.string().max(getDepositResponseValueDepositFeeMax).regex(getDepositResponseValueDepositFeeRegExp).describe('The fee, taken from it.'),
  "creditedAmount": zod.union([zod.string().max(getDepositResponseValueDepositCreditedAmountOneMax).regex(getDepositResponseValueDepositCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited: what arrived less the fee. Null before.'),
  "transferNote": zod.string().min(1).max(getDepositResponseValueDepositTransferNoteMax).describe('The words by which the payment is matched; the number to name in questions.'),
  "payerReference": zod.string().min(1).max(getDepositResponseValueDepositPayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "reportedAt": zod.iso.datetime({"offset":true}).max(getDepositResponseValueDepositReportedAtMax).nullable().describe('When the member said that it has paid, null until it did.'),
  "promotionId": zod.string().min(1).max(getDepositResponseValueDepositPromotionIdMax).nullable().describe('The promotion joined with it, null without one.'),
  "failure": zod.string().min(1).max(getDepositResponseValueDepositFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getDepositResponseValueDepositCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(getDepositResponseValueDepositExpiresAtMax).nullable().describe('Until when the payment is waited for; null once the member has said that it has paid.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(getDepositResponseValueDepositCreditedAtMax).nullable().describe('When it was credited, null if it is not.')
}).describe('A deposit.'),
  "instruction": zod.union([zod.strictObject({
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "payable": zod.string().max(getDepositResponseValueInstructionOnePayableMax).regex(getDepositResponseValueInstructionOnePayableRegExp).describe('What has to be paid, to the cent.'),
  "bankName": zod.string().min(1).max(getDepositResponseValueInstructionOneBankNameMax).nullable().describe('Bank transfer: the bank to pay to.'),
  "accountNumber": zod.string().min(1).max(getDepositResponseValueInstructionOneAccountNumberMax).nullable().describe('Bank transfer: the account to pay to.'),
  "accountName": zod.string().min(1).max(getDepositResponseValueInstructionOneAccountNameMax).nullable().describe('Bank transfer and QR: the name that the payer sees.'),
  "transferNote": zod.string().min(1).max(getDepositResponseValueInstructionOneTransferNoteMax).nullable().describe('Bank transfer: the words that must stand in the transfer, by which it is matched.'),
  "qrContent": zod.string().min(1).max(getDepositResponseValueInstructionOneQrContentMax).nullable().describe('QR: what the code says.'),
  "redirectUrl": zod.url().max(getDepositResponseValueInstructionOneRedirectUrlMax).nullable().describe('Card: the hosted page of the provider.')
}).describe('How to pay. Which fields are there goes by `kind`; the others are null.'),zod.null()]).describe('How to pay, while the deposit is `pending`; else null.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(getDepositResponseValueTimelineItemAtMax).describe('When it was reached.'),
  "by": zod.enum(['member', 'provider', 'operator', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(getDepositResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step of a deposit.')).max(getDepositResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "balanceAfter": zod.union([zod.string().max(getDepositResponseValueBalanceAfterOneMax).regex(getDepositResponseValueBalanceAfterOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The main wallet after it was credited, null before.')
}).describe('A deposit with its payment and its steps.')
}).describe('The answer of `getDeposit`.')

/**
 * The member has paid and gives the reference of its payment. No money moves and the state stays `pending`: `paid` is
 * what the provider or an operator has seen. From now on the deposit does not expire by itself; an operator confirms or
 * refuses it. The reference can be sent again, corrected, while the deposit is `pending`. In any other state it is 409
 * `conflict`, and for card payments, which report themselves.
 * @summary Say that a deposit has been paid
 */
export const markDepositPaidPathDepositIdMax = 40;


export const markDepositPaidPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const MarkDepositPaidParams = zod.object({
  "depositId": zod.string().max(markDepositPaidPathDepositIdMax).regex(markDepositPaidPathDepositIdRegExp).describe('The id of a deposit.')
})

export const markDepositPaidHeaderMerchantMax = 32;


export const markDepositPaidHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const markDepositPaidHeaderXRequestIdMax = 64;


export const markDepositPaidHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const markDepositPaidHeaderIdempotencyKeyMax = 64;


export const markDepositPaidHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const MarkDepositPaidHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(markDepositPaidHeaderMerchantMax).regex(markDepositPaidHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(markDepositPaidHeaderXRequestIdMax).regex(markDepositPaidHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(markDepositPaidHeaderIdempotencyKeyMax).regex(markDepositPaidHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const markDepositPaidBodyReferenceMin = 4;
export const markDepositPaidBodyReferenceMax = 60;


export const markDepositPaidBodyReferenceRegExp = new RegExp('^[A-Za-z0-9 ._/-]+$');
export const markDepositPaidBodyPaidAtMax = 30;



export const MarkDepositPaidBody = zod.strictObject({
  "reference": zod.string().min(markDepositPaidBodyReferenceMin).max(markDepositPaidBodyReferenceMax).regex(markDepositPaidBodyReferenceRegExp).describe('The reference of the payment, as the bank or e-wallet shows it.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(markDepositPaidBodyPaidAtMax).optional().describe('When it was paid.')
}).describe('The word that a deposit has been paid.')

export const markDepositPaidResponseValueDepositDepositIdMax = 40;


export const markDepositPaidResponseValueDepositDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const markDepositPaidResponseValueDepositMethodIdMax = 40;


export const markDepositPaidResponseValueDepositMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const markDepositPaidResponseValueDepositMethodNameMax = 60;

export const markDepositPaidResponseValueDepositAmountMax = 25;


export const markDepositPaidResponseValueDepositAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markDepositPaidResponseValueDepositFeeMax = 25;


export const markDepositPaidResponseValueDepositFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markDepositPaidResponseValueDepositCreditedAmountOneMax = 25;


export const markDepositPaidResponseValueDepositCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markDepositPaidResponseValueDepositTransferNoteMax = 40;

export const markDepositPaidResponseValueDepositPayerReferenceMax = 60;

export const markDepositPaidResponseValueDepositReportedAtMax = 30;

export const markDepositPaidResponseValueDepositPromotionIdMax = 40;

export const markDepositPaidResponseValueDepositFailureMax = 200;

export const markDepositPaidResponseValueDepositCreatedAtMax = 30;

export const markDepositPaidResponseValueDepositExpiresAtMax = 30;

export const markDepositPaidResponseValueDepositCreditedAtMax = 30;

export const markDepositPaidResponseValueInstructionOnePayableMax = 25;


export const markDepositPaidResponseValueInstructionOnePayableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markDepositPaidResponseValueInstructionOneBankNameMax = 80;

export const markDepositPaidResponseValueInstructionOneAccountNumberMax = 40;

export const markDepositPaidResponseValueInstructionOneAccountNameMax = 80;

export const markDepositPaidResponseValueInstructionOneTransferNoteMax = 40;

export const markDepositPaidResponseValueInstructionOneQrContentMax = 1000;

export const markDepositPaidResponseValueInstructionOneRedirectUrlMax = 2048;

export const markDepositPaidResponseValueTimelineItemAtMax = 30;

export const markDepositPaidResponseValueTimelineItemNoteMax = 200;

export const markDepositPaidResponseValueTimelineMax = 20;

export const markDepositPaidResponseValueBalanceAfterOneMax = 25;


export const markDepositPaidResponseValueBalanceAfterOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const MarkDepositPaidResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "deposit": zod.strictObject({
  "depositId": zod.string().max(markDepositPaidResponseValueDepositDepositIdMax).regex(markDepositPaidResponseValueDepositDepositIdRegExp).describe('The id of a deposit.'),
  "methodId": zod.string().max(markDepositPaidResponseValueDepositMethodIdMax).regex(markDepositPaidResponseValueDepositMethodIdRegExp).describe('The id of a way to deposit.'),
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "methodName": zod.string().min(1).max(markDepositPaidResponseValueDepositMethodNameMax).describe('The name of the way, in the language of the request.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "amount": zod.string().max(markDepositPaidResponseValueDepositAmountMax).regex(markDepositPaidResponseValueDepositAmountRegExp).describe('What the member said to pay.'),
  "fee": zod.string().max(markDepositPaidResponseValueDepositFeeMax).regex(markDepositPaidResponseValueDepositFeeRegExp).describe('The fee, taken from it.'),
  "creditedAmount": zod.union([zod.string().max(markDepositPaidResponseValueDepositCreditedAmountOneMax).regex(markDepositPaidResponseValueDepositCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited: what arrived less the fee. Null before.'),
  "transferNote": zod.string().min(1).max(markDepositPaidResponseValueDepositTransferNoteMax).describe('The words by which the payment is matched; the number to name in questions.'),
  "payerReference": zod.string().min(1).max(markDepositPaidResponseValueDepositPayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "reportedAt": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueDepositReportedAtMax).nullable().describe('When the member said that it has paid, null until it did.'),
  "promotionId": zod.string().min(1).max(markDepositPaidResponseValueDepositPromotionIdMax).nullable().describe('The promotion joined with it, null without one.'),
  "failure": zod.string().min(1).max(markDepositPaidResponseValueDepositFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueDepositCreatedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueDepositExpiresAtMax).nullable().describe('Until when the payment is waited for; null once the member has said that it has paid.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueDepositCreditedAtMax).nullable().describe('When it was credited, null if it is not.')
}).describe('A deposit.'),
  "instruction": zod.union([zod.strictObject({
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "payable": zod.string().max(markDepositPaidResponseValueInstructionOnePayableMax).regex(markDepositPaidResponseValueInstructionOnePayableRegExp).describe('What has to be paid, to the cent.'),
  "bankName": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneBankNameMax).nullable().describe('Bank transfer: the bank to pay to.'),
  "accountNumber": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneAccountNumberMax).nullable().describe('Bank transfer: the account to pay to.'),
  "accountName": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneAccountNameMax).nullable().describe('Bank transfer and QR: the name that the payer sees.'),
  "transferNote": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneTransferNoteMax).nullable().describe('Bank transfer: the words that must stand in the transfer, by which it is matched.'),
  "qrContent": zod.string().min(1).max(markDepositPaidResponseValueInstructionOneQrContentMax).nullable().describe('QR: what the code says.'),
  "redirectUrl": zod.url().max(markDepositPaidResponseValueInstructionOneRedirectUrlMax).nullable().describe('Card: the hosted page of the provider.')
}).describe('How to pay. Which fields are there goes by `kind`; the others are null.'),zod.null()]).describe('How to pay, while the deposit is `pending`; else null.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(markDepositPaidResponseValueTimelineItemAtMax).describe('When it was reached.'),
  "by": zod.enum(['member', 'provider', 'operator', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(markDepositPaidResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step of a deposit.')).max(markDepositPaidResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "balanceAfter": zod.union([zod.string().max(markDepositPaidResponseValueBalanceAfterOneMax).regex(markDepositPaidResponseValueBalanceAfterOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The main wallet after it was credited, null before.')
}).describe('A deposit with its payment and its steps.')
}).describe('The answer of `markDepositPaid`.')

/**
 * The limits of the member of the session, what it still lacks and, with `amount`, the fee and what arrives. A quote
 * binds nobody: `createWithdrawal` checks everything again. An amount outside the limits is quoted all the same; the
 * limits tell.
 * @summary Tell what can be withdrawn and what it costs
 */
export const getWithdrawalQuoteQueryAmountMax = 24;


export const getWithdrawalQuoteQueryAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');


export const GetWithdrawalQuoteQueryParams = zod.object({
  "amount": zod.string().max(getWithdrawalQuoteQueryAmountMax).regex(getWithdrawalQuoteQueryAmountRegExp).optional().describe('The amount to quote.')
})

export const getWithdrawalQuoteHeaderMerchantMax = 32;


export const getWithdrawalQuoteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWithdrawalQuoteHeaderXRequestIdMax = 64;


export const getWithdrawalQuoteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWithdrawalQuoteHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getWithdrawalQuoteHeaderMerchantMax).regex(getWithdrawalQuoteHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getWithdrawalQuoteHeaderXRequestIdMax).regex(getWithdrawalQuoteHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getWithdrawalQuoteResponseValueCurrencyMax = 5;


export const getWithdrawalQuoteResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getWithdrawalQuoteResponseValueAvailableMax = 25;


export const getWithdrawalQuoteResponseValueAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueHeldBalanceMax = 25;


export const getWithdrawalQuoteResponseValueHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueBonusBalanceMax = 25;


export const getWithdrawalQuoteResponseValueBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueWageringLeftMax = 25;


export const getWithdrawalQuoteResponseValueWageringLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueMinAmountMax = 25;


export const getWithdrawalQuoteResponseValueMinAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueMaxAmountMax = 25;


export const getWithdrawalQuoteResponseValueMaxAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueDailyCountMin = 0;
export const getWithdrawalQuoteResponseValueDailyCountMax = 1000;

export const getWithdrawalQuoteResponseValueDailyCountUsedMin = 0;
export const getWithdrawalQuoteResponseValueDailyCountUsedMax = 1000;

export const getWithdrawalQuoteResponseValueDailyAmountOneMax = 25;


export const getWithdrawalQuoteResponseValueDailyAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueDailyAmountUsedMax = 25;


export const getWithdrawalQuoteResponseValueDailyAmountUsedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueResetsAtMax = 30;

export const getWithdrawalQuoteResponseValueFeeRateMin = 0;
export const getWithdrawalQuoteResponseValueFeeRateMax = 10000;

export const getWithdrawalQuoteResponseValueFeeFixedMax = 25;


export const getWithdrawalQuoteResponseValueFeeFixedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueAmountOneMax = 25;


export const getWithdrawalQuoteResponseValueAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueFeeOneMax = 25;


export const getWithdrawalQuoteResponseValueFeeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueReceivesOneMax = 25;


export const getWithdrawalQuoteResponseValueReceivesOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueBalanceAfterOneMax = 25;


export const getWithdrawalQuoteResponseValueBalanceAfterOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalQuoteResponseValueArrivesMinutesMinMin = 0;
export const getWithdrawalQuoteResponseValueArrivesMinutesMinMax = 10080;

export const getWithdrawalQuoteResponseValueArrivesMinutesMaxMin = 0;
export const getWithdrawalQuoteResponseValueArrivesMinutesMaxMax = 10080;

export const getWithdrawalQuoteResponseValueAutoReceivedMinutesMax = 10080;

export const getWithdrawalQuoteResponseValueMissingMax = 3;



export const GetWithdrawalQuoteResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "currency": zod.string().max(getWithdrawalQuoteResponseValueCurrencyMax).regex(getWithdrawalQuoteResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "available": zod.string().max(getWithdrawalQuoteResponseValueAvailableMax).regex(getWithdrawalQuoteResponseValueAvailableRegExp).describe('What of the main wallet can be withdrawn now.'),
  "heldBalance": zod.string().max(getWithdrawalQuoteResponseValueHeldBalanceMax).regex(getWithdrawalQuoteResponseValueHeldBalanceRegExp).describe('What withdrawals under way hold.'),
  "bonusBalance": zod.string().max(getWithdrawalQuoteResponseValueBonusBalanceMax).regex(getWithdrawalQuoteResponseValueBonusBalanceRegExp).describe('Bonus money, which cannot be withdrawn.'),
  "wageringLeft": zod.string().max(getWithdrawalQuoteResponseValueWageringLeftMax).regex(getWithdrawalQuoteResponseValueWageringLeftRegExp).describe('What must still be staked before it becomes money. It holds back the bonus money alone.'),
  "minAmount": zod.string().max(getWithdrawalQuoteResponseValueMinAmountMax).regex(getWithdrawalQuoteResponseValueMinAmountRegExp).describe('The least at a time.'),
  "maxAmount": zod.string().max(getWithdrawalQuoteResponseValueMaxAmountMax).regex(getWithdrawalQuoteResponseValueMaxAmountRegExp).describe('The most at a time, now: the lowest of the limit, what is left of the day and what is available.'),
  "dailyCount": zod.int().min(getWithdrawalQuoteResponseValueDailyCountMin).max(getWithdrawalQuoteResponseValueDailyCountMax).nullable().describe('How many the rank allows a day, null for no cap.'),
  "dailyCountUsed": zod.int().min(getWithdrawalQuoteResponseValueDailyCountUsedMin).max(getWithdrawalQuoteResponseValueDailyCountUsedMax).describe('How many were asked for today; rejected and returned ones do not count.'),
  "dailyAmount": zod.union([zod.string().max(getWithdrawalQuoteResponseValueDailyAmountOneMax).regex(getWithdrawalQuoteResponseValueDailyAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('How much the rank allows a day, null for no cap.'),
  "dailyAmountUsed": zod.string().max(getWithdrawalQuoteResponseValueDailyAmountUsedMax).regex(getWithdrawalQuoteResponseValueDailyAmountUsedRegExp).describe('How much was asked for today.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(getWithdrawalQuoteResponseValueResetsAtMax).describe('When the next day begins in the brand\'s time zone.'),
  "feeRate": zod.int().min(getWithdrawalQuoteResponseValueFeeRateMin).max(getWithdrawalQuoteResponseValueFeeRateMax).describe('The fee in basis points of the amount.'),
  "feeFixed": zod.string().max(getWithdrawalQuoteResponseValueFeeFixedMax).regex(getWithdrawalQuoteResponseValueFeeFixedRegExp).describe('The fixed part of the fee.'),
  "amount": zod.union([zod.string().max(getWithdrawalQuoteResponseValueAmountOneMax).regex(getWithdrawalQuoteResponseValueAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The amount that was asked about, null where none was.'),
  "fee": zod.union([zod.string().max(getWithdrawalQuoteResponseValueFeeOneMax).regex(getWithdrawalQuoteResponseValueFeeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Its fee, null without an amount.'),
  "receives": zod.union([zod.string().max(getWithdrawalQuoteResponseValueReceivesOneMax).regex(getWithdrawalQuoteResponseValueReceivesOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What arrives: the amount less the fee; null without an amount.'),
  "balanceAfter": zod.union([zod.string().max(getWithdrawalQuoteResponseValueBalanceAfterOneMax).regex(getWithdrawalQuoteResponseValueBalanceAfterOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The main wallet after it; null without an amount.'),
  "arrivesMinutesMin": zod.int().min(getWithdrawalQuoteResponseValueArrivesMinutesMinMin).max(getWithdrawalQuoteResponseValueArrivesMinutesMinMax).describe('After how many minutes it usually arrives, at best.'),
  "arrivesMinutesMax": zod.int().min(getWithdrawalQuoteResponseValueArrivesMinutesMaxMin).max(getWithdrawalQuoteResponseValueArrivesMinutesMaxMax).describe('After how many minutes it usually arrives, at worst.'),
  "autoReceivedMinutes": zod.int().min(1).max(getWithdrawalQuoteResponseValueAutoReceivedMinutesMax).describe('After how many minutes from `paid` it counts as received.'),
  "missing": zod.array(zod.enum(['payee_name', 'payment_password', 'bound_account']).describe('What the account still lacks before a withdrawal.')).max(getWithdrawalQuoteResponseValueMissingMax).describe('What the account still lacks; empty when one may withdraw.')
}).describe('What can be withdrawn, and what it costs.')
}).describe('The answer of `getWithdrawalQuote`.')

/**
 * Asks for a payout to a bound account and holds the amount from then on, in one transaction. Needs a payee name, a
 * payment password and a bound account in the payee name (422 `payee_name_required`, `payment_password_not_set`; an
 * account that is not the member's, or not usable yet, is 404). An amount outside the limits of one withdrawal is 422
 * `amount_out_of_range`, one that passes the count or the sum of the day 422 `withdrawal_limit_reached`, one above what
 * is available 422 `insufficient_balance`. Bonus money cannot be withdrawn. Five wrong payment passwords in 30 minutes
 * are 429. The audit log keeps it. No withdrawal can be cancelled by the member.
 * @summary Ask for a withdrawal
 */
export const createWithdrawalHeaderMerchantMax = 32;


export const createWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createWithdrawalHeaderXRequestIdMax = 64;


export const createWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const createWithdrawalHeaderIdempotencyKeyMax = 64;


export const createWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CreateWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createWithdrawalHeaderMerchantMax).regex(createWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createWithdrawalHeaderXRequestIdMax).regex(createWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(createWithdrawalHeaderIdempotencyKeyMax).regex(createWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const createWithdrawalBodyOneAmountMax = 24;


export const createWithdrawalBodyOneAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const createWithdrawalBodyOneAccountIdMax = 40;


export const createWithdrawalBodyOneAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const createWithdrawalBodyOnePaymentPasswordMin = 6;
export const createWithdrawalBodyOnePaymentPasswordMax = 64;

export const createWithdrawalBodyTwoPayloadMin = 20;
export const createWithdrawalBodyTwoPayloadMax = 65536;


export const createWithdrawalBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const CreateWithdrawalBody = zod.union([zod.strictObject({
  "amount": zod.string().max(createWithdrawalBodyOneAmountMax).regex(createWithdrawalBodyOneAmountRegExp).describe('The amount to take from the main wallet; the fee comes off it.'),
  "accountId": zod.string().max(createWithdrawalBodyOneAccountIdMax).regex(createWithdrawalBodyOneAccountIdRegExp).describe('The id of a bound account.'),
  "paymentPassword": zod.string().min(createWithdrawalBodyOnePaymentPasswordMin).max(createWithdrawalBodyOnePaymentPasswordMax).describe('The payment password.')
}).describe('A withdrawal to ask for.'),zod.strictObject({
  "payload": zod.string().min(createWithdrawalBodyTwoPayloadMin).max(createWithdrawalBodyTwoPayloadMax).regex(createWithdrawalBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const createWithdrawalResponseValueWithdrawalWithdrawalIdMax = 40;


export const createWithdrawalResponseValueWithdrawalWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const createWithdrawalResponseValueWithdrawalAmountMax = 25;


export const createWithdrawalResponseValueWithdrawalAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const createWithdrawalResponseValueWithdrawalFeeMax = 25;


export const createWithdrawalResponseValueWithdrawalFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const createWithdrawalResponseValueWithdrawalReceivesMax = 25;


export const createWithdrawalResponseValueWithdrawalReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const createWithdrawalResponseValueWithdrawalTargetAccountIdMax = 40;


export const createWithdrawalResponseValueWithdrawalTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const createWithdrawalResponseValueWithdrawalTargetBankNameMax = 80;

export const createWithdrawalResponseValueWithdrawalTargetEndingMin = 2;
export const createWithdrawalResponseValueWithdrawalTargetEndingMax = 4;

export const createWithdrawalResponseValueWithdrawalTargetPayeeNameMax = 80;

export const createWithdrawalResponseValueWithdrawalBankReferenceMax = 60;

export const createWithdrawalResponseValueWithdrawalReasonMax = 200;

export const createWithdrawalResponseValueWithdrawalRequestedAtMax = 30;

export const createWithdrawalResponseValueWithdrawalUpdatedAtMax = 30;

export const createWithdrawalResponseValueTimelineItemAtMax = 30;

export const createWithdrawalResponseValueTimelineItemNoteMax = 200;

export const createWithdrawalResponseValueTimelineMax = 50;

export const createWithdrawalResponseValueNextOneDeadlineMax = 30;

export const createWithdrawalResponseValueDisputeOneTextMax = 300;

export const createWithdrawalResponseValueDisputeOneAtMax = 30;

export const createWithdrawalResponseValueDisputeOneAnswerMax = 300;

export const createWithdrawalResponseValueDisputeOneAnsweredAtMax = 30;



export const CreateWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawal": zod.strictObject({
  "withdrawalId": zod.string().max(createWithdrawalResponseValueWithdrawalWithdrawalIdMax).regex(createWithdrawalResponseValueWithdrawalWithdrawalIdRegExp).describe('The id of a withdrawal.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "amount": zod.string().max(createWithdrawalResponseValueWithdrawalAmountMax).regex(createWithdrawalResponseValueWithdrawalAmountRegExp).describe('What was taken from the main wallet.'),
  "fee": zod.string().max(createWithdrawalResponseValueWithdrawalFeeMax).regex(createWithdrawalResponseValueWithdrawalFeeRegExp).describe('The fee that comes off it.'),
  "receives": zod.string().max(createWithdrawalResponseValueWithdrawalReceivesMax).regex(createWithdrawalResponseValueWithdrawalReceivesRegExp).describe('What arrives.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(createWithdrawalResponseValueWithdrawalTargetAccountIdMax).regex(createWithdrawalResponseValueWithdrawalTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(createWithdrawalResponseValueWithdrawalTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(createWithdrawalResponseValueWithdrawalTargetEndingMin).max(createWithdrawalResponseValueWithdrawalTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(createWithdrawalResponseValueWithdrawalTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "bankReference": zod.string().min(1).max(createWithdrawalResponseValueWithdrawalBankReferenceMax).nullable().describe('The reference of the payment, null until it is paid.'),
  "reason": zod.string().min(1).max(createWithdrawalResponseValueWithdrawalReasonMax).nullable().describe('Why it was rejected or returned, in the language of the request; null unless it was.'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(createWithdrawalResponseValueWithdrawalRequestedAtMax).describe('When it was asked for.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(createWithdrawalResponseValueWithdrawalUpdatedAtMax).describe('When its state last changed.')
}).describe('A withdrawal.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(createWithdrawalResponseValueTimelineItemAtMax).describe('When.'),
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(createWithdrawalResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step that a withdrawal has reached.')).max(createWithdrawalResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "next": zod.union([zod.strictObject({
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Whose turn a step is, or was.'),
  "action": zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).describe('What is to be done.'),
  "deadline": zod.iso.datetime({"offset":true}).max(createWithdrawalResponseValueNextOneDeadlineMax).nullable().describe('Until when, null where none is set. For `confirm_received` it then counts as received.')
}).describe('Whose turn it is, to do what, until when.'),zod.null()]).describe('What comes next, null at the end.'),
  "dispute": zod.union([zod.strictObject({
  "reason": zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).describe('What is wrong with a withdrawal that is said to be paid.'),
  "text": zod.string().min(1).max(createWithdrawalResponseValueDisputeOneTextMax).nullable().describe('The member\'s words, null where it wrote none.'),
  "at": zod.iso.datetime({"offset":true}).max(createWithdrawalResponseValueDisputeOneAtMax).describe('When it was raised.'),
  "answer": zod.string().min(1).max(createWithdrawalResponseValueDisputeOneAnswerMax).nullable().describe('The operator\'s answer, null until there is one.'),
  "answeredAt": zod.iso.datetime({"offset":true}).max(createWithdrawalResponseValueDisputeOneAnsweredAtMax).nullable().describe('When it was answered, null until it is.')
}).describe('The last dispute about a withdrawal.'),zod.null()]).describe('The last dispute, null without one.')
}).describe('A withdrawal with its timeline.')
}).describe('The answer of `createWithdrawal`.')

/**
 * The withdrawals of the member of the session that were asked for within the range, the newest first, with the sums
 * over all pages. A page beyond the last is empty.
 * @summary List the withdrawals
 */
export const listWithdrawalsQueryFromMax = 30;

export const listWithdrawalsQueryToMax = 30;

export const listWithdrawalsQueryPageNoDefault = 1;
export const listWithdrawalsQueryPageNoMax = 100000;

export const listWithdrawalsQueryPageSizeDefault = 42;
export const listWithdrawalsQueryPageSizeMax = 100;



export const ListWithdrawalsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listWithdrawalsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listWithdrawalsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).optional().describe('Withdrawals in this state only.'),
  "pageNo": zod.int().min(1).max(listWithdrawalsQueryPageNoMax).default(listWithdrawalsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listWithdrawalsQueryPageSizeMax).default(listWithdrawalsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listWithdrawalsHeaderMerchantMax = 32;


export const listWithdrawalsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listWithdrawalsHeaderXRequestIdMax = 64;


export const listWithdrawalsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListWithdrawalsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listWithdrawalsHeaderMerchantMax).regex(listWithdrawalsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listWithdrawalsHeaderXRequestIdMax).regex(listWithdrawalsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listWithdrawalsResponseValueContentItemWithdrawalIdMax = 40;


export const listWithdrawalsResponseValueContentItemWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const listWithdrawalsResponseValueContentItemAmountMax = 25;


export const listWithdrawalsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalsResponseValueContentItemFeeMax = 25;


export const listWithdrawalsResponseValueContentItemFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalsResponseValueContentItemReceivesMax = 25;


export const listWithdrawalsResponseValueContentItemReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalsResponseValueContentItemTargetAccountIdMax = 40;


export const listWithdrawalsResponseValueContentItemTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const listWithdrawalsResponseValueContentItemTargetBankNameMax = 80;

export const listWithdrawalsResponseValueContentItemTargetEndingMin = 2;
export const listWithdrawalsResponseValueContentItemTargetEndingMax = 4;

export const listWithdrawalsResponseValueContentItemTargetPayeeNameMax = 80;

export const listWithdrawalsResponseValueContentItemBankReferenceMax = 60;

export const listWithdrawalsResponseValueContentItemReasonMax = 200;

export const listWithdrawalsResponseValueContentItemRequestedAtMax = 30;

export const listWithdrawalsResponseValueContentItemUpdatedAtMax = 30;

export const listWithdrawalsResponseValueContentMax = 100;

export const listWithdrawalsResponseValueTotalPagesMin = 0;
export const listWithdrawalsResponseValueTotalPagesMax = 100000;

export const listWithdrawalsResponseValueTotalElementsMin = 0;
export const listWithdrawalsResponseValueTotalElementsMax = 10000000;

export const listWithdrawalsResponseValueTotalsAmountMax = 25;


export const listWithdrawalsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalsResponseValueTotalsReceivedMax = 25;


export const listWithdrawalsResponseValueTotalsReceivedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalsResponseValueTotalsFeeMax = 25;


export const listWithdrawalsResponseValueTotalsFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListWithdrawalsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "withdrawalId": zod.string().max(listWithdrawalsResponseValueContentItemWithdrawalIdMax).regex(listWithdrawalsResponseValueContentItemWithdrawalIdRegExp).describe('The id of a withdrawal.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "amount": zod.string().max(listWithdrawalsResponseValueContentItemAmountMax).regex(listWithdrawalsResponseValueContentItemAmountRegExp).describe('What was taken from the main wallet.'),
  "fee": zod.string().max(listWithdrawalsResponseValueContentItemFeeMax).regex(listWithdrawalsResponseValueContentItemFeeRegExp).describe('The fee that comes off it.'),
  "receives": zod.string().max(listWithdrawalsResponseValueContentItemReceivesMax).regex(listWithdrawalsResponseValueContentItemReceivesRegExp).describe('What arrives.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(listWithdrawalsResponseValueContentItemTargetAccountIdMax).regex(listWithdrawalsResponseValueContentItemTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(listWithdrawalsResponseValueContentItemTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(listWithdrawalsResponseValueContentItemTargetEndingMin).max(listWithdrawalsResponseValueContentItemTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(listWithdrawalsResponseValueContentItemTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "bankReference": zod.string().min(1).max(listWithdrawalsResponseValueContentItemBankReferenceMax).nullable().describe('The reference of the payment, null until it is paid.'),
  "reason": zod.string().min(1).max(listWithdrawalsResponseValueContentItemReasonMax).nullable().describe('Why it was rejected or returned, in the language of the request; null unless it was.'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(listWithdrawalsResponseValueContentItemRequestedAtMax).describe('When it was asked for.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listWithdrawalsResponseValueContentItemUpdatedAtMax).describe('When its state last changed.')
}).describe('A withdrawal.')).max(listWithdrawalsResponseValueContentMax).describe('The withdrawals of the page, the newest first.'),
  "totalPages": zod.int().min(listWithdrawalsResponseValueTotalPagesMin).max(listWithdrawalsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listWithdrawalsResponseValueTotalElementsMin).max(listWithdrawalsResponseValueTotalElementsMax).describe('Withdrawals in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listWithdrawalsResponseValueTotalsAmountMax).regex(listWithdrawalsResponseValueTotalsAmountRegExp).describe('The amounts of all withdrawals that were found.'),
  "received": zod.string().max(listWithdrawalsResponseValueTotalsReceivedMax).regex(listWithdrawalsResponseValueTotalsReceivedRegExp).describe('Those of them that were received.'),
  "fee": zod.string().max(listWithdrawalsResponseValueTotalsFeeMax).regex(listWithdrawalsResponseValueTotalsFeeRegExp).describe('The fees of those.')
}).describe('The sums over all pages.')
}).describe('A page of withdrawals.')
}).describe('The answer of `listWithdrawals`.')

/**
 * A withdrawal of the member of the session with its timeline: who did what when, whose turn it is now, to do what and
 * until when. The portal polls it in the background until it has ended.
 * @summary Tell how a withdrawal stands
 */
export const getWithdrawalPathWithdrawalIdMax = 40;


export const getWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(getWithdrawalPathWithdrawalIdMax).regex(getWithdrawalPathWithdrawalIdRegExp).describe('The id of a withdrawal.')
})

export const getWithdrawalHeaderMerchantMax = 32;


export const getWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWithdrawalHeaderXRequestIdMax = 64;


export const getWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getWithdrawalHeaderMerchantMax).regex(getWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getWithdrawalHeaderXRequestIdMax).regex(getWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getWithdrawalResponseValueWithdrawalWithdrawalIdMax = 40;


export const getWithdrawalResponseValueWithdrawalWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getWithdrawalResponseValueWithdrawalAmountMax = 25;


export const getWithdrawalResponseValueWithdrawalAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalResponseValueWithdrawalFeeMax = 25;


export const getWithdrawalResponseValueWithdrawalFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalResponseValueWithdrawalReceivesMax = 25;


export const getWithdrawalResponseValueWithdrawalReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalResponseValueWithdrawalTargetAccountIdMax = 40;


export const getWithdrawalResponseValueWithdrawalTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getWithdrawalResponseValueWithdrawalTargetBankNameMax = 80;

export const getWithdrawalResponseValueWithdrawalTargetEndingMin = 2;
export const getWithdrawalResponseValueWithdrawalTargetEndingMax = 4;

export const getWithdrawalResponseValueWithdrawalTargetPayeeNameMax = 80;

export const getWithdrawalResponseValueWithdrawalBankReferenceMax = 60;

export const getWithdrawalResponseValueWithdrawalReasonMax = 200;

export const getWithdrawalResponseValueWithdrawalRequestedAtMax = 30;

export const getWithdrawalResponseValueWithdrawalUpdatedAtMax = 30;

export const getWithdrawalResponseValueTimelineItemAtMax = 30;

export const getWithdrawalResponseValueTimelineItemNoteMax = 200;

export const getWithdrawalResponseValueTimelineMax = 50;

export const getWithdrawalResponseValueNextOneDeadlineMax = 30;

export const getWithdrawalResponseValueDisputeOneTextMax = 300;

export const getWithdrawalResponseValueDisputeOneAtMax = 30;

export const getWithdrawalResponseValueDisputeOneAnswerMax = 300;

export const getWithdrawalResponseValueDisputeOneAnsweredAtMax = 30;



export const GetWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawal": zod.strictObject({
  "withdrawalId": zod.string().max(getWithdrawalResponseValueWithdrawalWithdrawalIdMax).regex(getWithdrawalResponseValueWithdrawalWithdrawalIdRegExp).describe('The id of a withdrawal.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "amount": zod.string().max(getWithdrawalResponseValueWithdrawalAmountMax).regex(getWithdrawalResponseValueWithdrawalAmountRegExp).describe('What was taken from the main wallet.'),
  "fee": zod.string().max(getWithdrawalResponseValueWithdrawalFeeMax).regex(getWithdrawalResponseValueWithdrawalFeeRegExp).describe('The fee that comes off it.'),
  "receives": zod.string().max(getWithdrawalResponseValueWithdrawalReceivesMax).regex(getWithdrawalResponseValueWithdrawalReceivesRegExp).describe('What arrives.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(getWithdrawalResponseValueWithdrawalTargetAccountIdMax).regex(getWithdrawalResponseValueWithdrawalTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(getWithdrawalResponseValueWithdrawalTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(getWithdrawalResponseValueWithdrawalTargetEndingMin).max(getWithdrawalResponseValueWithdrawalTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(getWithdrawalResponseValueWithdrawalTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "bankReference": zod.string().min(1).max(getWithdrawalResponseValueWithdrawalBankReferenceMax).nullable().describe('The reference of the payment, null until it is paid.'),
  "reason": zod.string().min(1).max(getWithdrawalResponseValueWithdrawalReasonMax).nullable().describe('Why it was rejected or returned, in the language of the request; null unless it was.'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueWithdrawalRequestedAtMax).describe('When it was asked for.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueWithdrawalUpdatedAtMax).describe('When its state last changed.')
}).describe('A withdrawal.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueTimelineItemAtMax).describe('When.'),
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(getWithdrawalResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step that a withdrawal has reached.')).max(getWithdrawalResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "next": zod.union([zod.strictObject({
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Whose turn a step is, or was.'),
  "action": zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).describe('What is to be done.'),
  "deadline": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueNextOneDeadlineMax).nullable().describe('Until when, null where none is set. For `confirm_received` it then counts as received.')
}).describe('Whose turn it is, to do what, until when.'),zod.null()]).describe('What comes next, null at the end.'),
  "dispute": zod.union([zod.strictObject({
  "reason": zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).describe('What is wrong with a withdrawal that is said to be paid.'),
  "text": zod.string().min(1).max(getWithdrawalResponseValueDisputeOneTextMax).nullable().describe('The member\'s words, null where it wrote none.'),
  "at": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueDisputeOneAtMax).describe('When it was raised.'),
  "answer": zod.string().min(1).max(getWithdrawalResponseValueDisputeOneAnswerMax).nullable().describe('The operator\'s answer, null until there is one.'),
  "answeredAt": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueDisputeOneAnsweredAtMax).nullable().describe('When it was answered, null until it is.')
}).describe('The last dispute about a withdrawal.'),zod.null()]).describe('The last dispute, null without one.')
}).describe('A withdrawal with its timeline.')
}).describe('The answer of `getWithdrawal`.')

/**
 * `paid | disputed -> received`, at once and for good. No money moves: it left with `paid`. In any other state it is 409
 * `conflict`. Without this call a `paid` withdrawal counts as received 30 minutes after `paid`.
 * @summary Confirm that a withdrawal has arrived
 */
export const confirmWithdrawalPathWithdrawalIdMax = 40;


export const confirmWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ConfirmWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(confirmWithdrawalPathWithdrawalIdMax).regex(confirmWithdrawalPathWithdrawalIdRegExp).describe('The id of a withdrawal.')
})

export const confirmWithdrawalHeaderMerchantMax = 32;


export const confirmWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const confirmWithdrawalHeaderXRequestIdMax = 64;


export const confirmWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const confirmWithdrawalHeaderIdempotencyKeyMax = 64;


export const confirmWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ConfirmWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(confirmWithdrawalHeaderMerchantMax).regex(confirmWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(confirmWithdrawalHeaderXRequestIdMax).regex(confirmWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(confirmWithdrawalHeaderIdempotencyKeyMax).regex(confirmWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const confirmWithdrawalResponseValueWithdrawalWithdrawalIdMax = 40;


export const confirmWithdrawalResponseValueWithdrawalWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const confirmWithdrawalResponseValueWithdrawalAmountMax = 25;


export const confirmWithdrawalResponseValueWithdrawalAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalResponseValueWithdrawalFeeMax = 25;


export const confirmWithdrawalResponseValueWithdrawalFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalResponseValueWithdrawalReceivesMax = 25;


export const confirmWithdrawalResponseValueWithdrawalReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalResponseValueWithdrawalTargetAccountIdMax = 40;


export const confirmWithdrawalResponseValueWithdrawalTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const confirmWithdrawalResponseValueWithdrawalTargetBankNameMax = 80;

export const confirmWithdrawalResponseValueWithdrawalTargetEndingMin = 2;
export const confirmWithdrawalResponseValueWithdrawalTargetEndingMax = 4;

export const confirmWithdrawalResponseValueWithdrawalTargetPayeeNameMax = 80;

export const confirmWithdrawalResponseValueWithdrawalBankReferenceMax = 60;

export const confirmWithdrawalResponseValueWithdrawalReasonMax = 200;

export const confirmWithdrawalResponseValueWithdrawalRequestedAtMax = 30;

export const confirmWithdrawalResponseValueWithdrawalUpdatedAtMax = 30;

export const confirmWithdrawalResponseValueTimelineItemAtMax = 30;

export const confirmWithdrawalResponseValueTimelineItemNoteMax = 200;

export const confirmWithdrawalResponseValueTimelineMax = 50;

export const confirmWithdrawalResponseValueNextOneDeadlineMax = 30;

export const confirmWithdrawalResponseValueDisputeOneTextMax = 300;

export const confirmWithdrawalResponseValueDisputeOneAtMax = 30;

export const confirmWithdrawalResponseValueDisputeOneAnswerMax = 300;

export const confirmWithdrawalResponseValueDisputeOneAnsweredAtMax = 30;



export const ConfirmWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawal": zod.strictObject({
  "withdrawalId": zod.string().max(confirmWithdrawalResponseValueWithdrawalWithdrawalIdMax).regex(confirmWithdrawalResponseValueWithdrawalWithdrawalIdRegExp).describe('The id of a withdrawal.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "amount": zod.string().max(confirmWithdrawalResponseValueWithdrawalAmountMax).regex(confirmWithdrawalResponseValueWithdrawalAmountRegExp).describe('What was taken from the main wallet.'),
  "fee": zod.string().max(confirmWithdrawalResponseValueWithdrawalFeeMax).regex(confirmWithdrawalResponseValueWithdrawalFeeRegExp).describe('The fee that comes off it.'),
  "receives": zod.string().max(confirmWithdrawalResponseValueWithdrawalReceivesMax).regex(confirmWithdrawalResponseValueWithdrawalReceivesRegExp).describe('What arrives.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(confirmWithdrawalResponseValueWithdrawalTargetAccountIdMax).regex(confirmWithdrawalResponseValueWithdrawalTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(confirmWithdrawalResponseValueWithdrawalTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(confirmWithdrawalResponseValueWithdrawalTargetEndingMin).max(confirmWithdrawalResponseValueWithdrawalTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(confirmWithdrawalResponseValueWithdrawalTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "bankReference": zod.string().min(1).max(confirmWithdrawalResponseValueWithdrawalBankReferenceMax).nullable().describe('The reference of the payment, null until it is paid.'),
  "reason": zod.string().min(1).max(confirmWithdrawalResponseValueWithdrawalReasonMax).nullable().describe('Why it was rejected or returned, in the language of the request; null unless it was.'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(confirmWithdrawalResponseValueWithdrawalRequestedAtMax).describe('When it was asked for.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(confirmWithdrawalResponseValueWithdrawalUpdatedAtMax).describe('When its state last changed.')
}).describe('A withdrawal.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(confirmWithdrawalResponseValueTimelineItemAtMax).describe('When.'),
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(confirmWithdrawalResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step that a withdrawal has reached.')).max(confirmWithdrawalResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "next": zod.union([zod.strictObject({
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Whose turn a step is, or was.'),
  "action": zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).describe('What is to be done.'),
  "deadline": zod.iso.datetime({"offset":true}).max(confirmWithdrawalResponseValueNextOneDeadlineMax).nullable().describe('Until when, null where none is set. For `confirm_received` it then counts as received.')
}).describe('Whose turn it is, to do what, until when.'),zod.null()]).describe('What comes next, null at the end.'),
  "dispute": zod.union([zod.strictObject({
  "reason": zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).describe('What is wrong with a withdrawal that is said to be paid.'),
  "text": zod.string().min(1).max(confirmWithdrawalResponseValueDisputeOneTextMax).nullable().describe('The member\'s words, null where it wrote none.'),
  "at": zod.iso.datetime({"offset":true}).max(confirmWithdrawalResponseValueDisputeOneAtMax).describe('When it was raised.'),
  "answer": zod.string().min(1).max(confirmWithdrawalResponseValueDisputeOneAnswerMax).nullable().describe('The operator\'s answer, null until there is one.'),
  "answeredAt": zod.iso.datetime({"offset":true}).max(confirmWithdrawalResponseValueDisputeOneAnsweredAtMax).nullable().describe('When it was answered, null until it is.')
}).describe('The last dispute about a withdrawal.'),zod.null()]).describe('The last dispute, null without one.')
}).describe('A withdrawal with its timeline.')
}).describe('The answer of `confirmWithdrawal`.')

/**
 * `paid -> disputed`: the clock of 30 minutes stops and an operator answers within 72 hours: `received`, with the proof
 * of the bank, or `returned`, which gives the money back. In any other state, and after the 30 minutes, it is 409
 * `conflict`. No money moves.
 * @summary Say that a withdrawal has not arrived
 */
export const disputeWithdrawalPathWithdrawalIdMax = 40;


export const disputeWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const DisputeWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(disputeWithdrawalPathWithdrawalIdMax).regex(disputeWithdrawalPathWithdrawalIdRegExp).describe('The id of a withdrawal.')
})

export const disputeWithdrawalHeaderMerchantMax = 32;


export const disputeWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const disputeWithdrawalHeaderXRequestIdMax = 64;


export const disputeWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const disputeWithdrawalHeaderIdempotencyKeyMax = 64;


export const disputeWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const DisputeWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(disputeWithdrawalHeaderMerchantMax).regex(disputeWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(disputeWithdrawalHeaderXRequestIdMax).regex(disputeWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(disputeWithdrawalHeaderIdempotencyKeyMax).regex(disputeWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const disputeWithdrawalBodyTextMax = 300;



export const DisputeWithdrawalBody = zod.strictObject({
  "reason": zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).describe('What is wrong with a withdrawal that is said to be paid.'),
  "text": zod.string().min(1).max(disputeWithdrawalBodyTextMax).optional().describe('In own words.')
}).describe('What is wrong.')

export const disputeWithdrawalResponseValueWithdrawalWithdrawalIdMax = 40;


export const disputeWithdrawalResponseValueWithdrawalWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const disputeWithdrawalResponseValueWithdrawalAmountMax = 25;


export const disputeWithdrawalResponseValueWithdrawalAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const disputeWithdrawalResponseValueWithdrawalFeeMax = 25;


export const disputeWithdrawalResponseValueWithdrawalFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const disputeWithdrawalResponseValueWithdrawalReceivesMax = 25;


export const disputeWithdrawalResponseValueWithdrawalReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const disputeWithdrawalResponseValueWithdrawalTargetAccountIdMax = 40;


export const disputeWithdrawalResponseValueWithdrawalTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const disputeWithdrawalResponseValueWithdrawalTargetBankNameMax = 80;

export const disputeWithdrawalResponseValueWithdrawalTargetEndingMin = 2;
export const disputeWithdrawalResponseValueWithdrawalTargetEndingMax = 4;

export const disputeWithdrawalResponseValueWithdrawalTargetPayeeNameMax = 80;

export const disputeWithdrawalResponseValueWithdrawalBankReferenceMax = 60;

export const disputeWithdrawalResponseValueWithdrawalReasonMax = 200;

export const disputeWithdrawalResponseValueWithdrawalRequestedAtMax = 30;

export const disputeWithdrawalResponseValueWithdrawalUpdatedAtMax = 30;

export const disputeWithdrawalResponseValueTimelineItemAtMax = 30;

export const disputeWithdrawalResponseValueTimelineItemNoteMax = 200;

export const disputeWithdrawalResponseValueTimelineMax = 50;

export const disputeWithdrawalResponseValueNextOneDeadlineMax = 30;

export const disputeWithdrawalResponseValueDisputeOneTextMax = 300;

export const disputeWithdrawalResponseValueDisputeOneAtMax = 30;

export const disputeWithdrawalResponseValueDisputeOneAnswerMax = 300;

export const disputeWithdrawalResponseValueDisputeOneAnsweredAtMax = 30;



export const DisputeWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawal": zod.strictObject({
  "withdrawalId": zod.string().max(disputeWithdrawalResponseValueWithdrawalWithdrawalIdMax).regex(disputeWithdrawalResponseValueWithdrawalWithdrawalIdRegExp).describe('The id of a withdrawal.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "amount": zod.string().max(disputeWithdrawalResponseValueWithdrawalAmountMax).regex(disputeWithdrawalResponseValueWithdrawalAmountRegExp).describe('What was taken from the main wallet.'),
  "fee": zod.string().max(disputeWithdrawalResponseValueWithdrawalFeeMax).regex(disputeWithdrawalResponseValueWithdrawalFeeRegExp).describe('The fee that comes off it.'),
  "receives": zod.string().max(disputeWithdrawalResponseValueWithdrawalReceivesMax).regex(disputeWithdrawalResponseValueWithdrawalReceivesRegExp).describe('What arrives.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(disputeWithdrawalResponseValueWithdrawalTargetAccountIdMax).regex(disputeWithdrawalResponseValueWithdrawalTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(disputeWithdrawalResponseValueWithdrawalTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(disputeWithdrawalResponseValueWithdrawalTargetEndingMin).max(disputeWithdrawalResponseValueWithdrawalTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(disputeWithdrawalResponseValueWithdrawalTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "bankReference": zod.string().min(1).max(disputeWithdrawalResponseValueWithdrawalBankReferenceMax).nullable().describe('The reference of the payment, null until it is paid.'),
  "reason": zod.string().min(1).max(disputeWithdrawalResponseValueWithdrawalReasonMax).nullable().describe('Why it was rejected or returned, in the language of the request; null unless it was.'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueWithdrawalRequestedAtMax).describe('When it was asked for.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueWithdrawalUpdatedAtMax).describe('When its state last changed.')
}).describe('A withdrawal.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueTimelineItemAtMax).describe('When.'),
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(disputeWithdrawalResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step that a withdrawal has reached.')).max(disputeWithdrawalResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "next": zod.union([zod.strictObject({
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Whose turn a step is, or was.'),
  "action": zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).describe('What is to be done.'),
  "deadline": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueNextOneDeadlineMax).nullable().describe('Until when, null where none is set. For `confirm_received` it then counts as received.')
}).describe('Whose turn it is, to do what, until when.'),zod.null()]).describe('What comes next, null at the end.'),
  "dispute": zod.union([zod.strictObject({
  "reason": zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).describe('What is wrong with a withdrawal that is said to be paid.'),
  "text": zod.string().min(1).max(disputeWithdrawalResponseValueDisputeOneTextMax).nullable().describe('The member\'s words, null where it wrote none.'),
  "at": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueDisputeOneAtMax).describe('When it was raised.'),
  "answer": zod.string().min(1).max(disputeWithdrawalResponseValueDisputeOneAnswerMax).nullable().describe('The operator\'s answer, null until there is one.'),
  "answeredAt": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueDisputeOneAnsweredAtMax).nullable().describe('When it was answered, null until it is.')
}).describe('The last dispute about a withdrawal.'),zod.null()]).describe('The last dispute, null without one.')
}).describe('A withdrawal with its timeline.')
}).describe('The answer of `disputeWithdrawal`.')

/**
 * The ledger of one wallet of the member of the session, the newest entry first, each with its reason, what it is about
 * and the balance after it, and the sums over all pages. Every balance is the sum of its entries. Entries of one
 * transaction stand in the order in which they were made. At least 3 months are at hand. A page beyond the last is
 * empty.
 * @summary List the entries of the ledger
 */
export const listTransactionHistoryQueryFromMax = 30;

export const listTransactionHistoryQueryToMax = 30;

export const listTransactionHistoryQueryWalletIdMax = 20;


export const listTransactionHistoryQueryWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const listTransactionHistoryQueryReferenceIdMax = 60;

export const listTransactionHistoryQueryPageNoDefault = 1;
export const listTransactionHistoryQueryPageNoMax = 100000;

export const listTransactionHistoryQueryPageSizeDefault = 42;
export const listTransactionHistoryQueryPageSizeMax = 100;



export const ListTransactionHistoryQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTransactionHistoryQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listTransactionHistoryQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "walletId": zod.string().max(listTransactionHistoryQueryWalletIdMax).regex(listTransactionHistoryQueryWalletIdRegExp).optional().describe('The wallet.'),
  "kind": zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'adjustment']).optional().describe('Entries of this kind only.'),
  "direction": zod.enum(['in', 'out']).optional().describe('Entries that raised the balance, or that lowered it.'),
  "referenceId": zod.string().min(1).max(listTransactionHistoryQueryReferenceIdMax).optional().describe('Entries about this deposit, bet, transfer or whatever only.'),
  "pageNo": zod.int().min(1).max(listTransactionHistoryQueryPageNoMax).default(listTransactionHistoryQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTransactionHistoryQueryPageSizeMax).default(listTransactionHistoryQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTransactionHistoryHeaderMerchantMax = 32;


export const listTransactionHistoryHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTransactionHistoryHeaderXRequestIdMax = 64;


export const listTransactionHistoryHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTransactionHistoryHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTransactionHistoryHeaderMerchantMax).regex(listTransactionHistoryHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTransactionHistoryHeaderXRequestIdMax).regex(listTransactionHistoryHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listTransactionHistoryResponseValueContentItemEntryIdMax = 40;

export const listTransactionHistoryResponseValueContentItemAtMax = 30;

export const listTransactionHistoryResponseValueContentItemWalletIdMax = 20;


export const listTransactionHistoryResponseValueContentItemWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const listTransactionHistoryResponseValueContentItemAmountMax = 25;


export const listTransactionHistoryResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTransactionHistoryResponseValueContentItemBalanceAfterMax = 25;


export const listTransactionHistoryResponseValueContentItemBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTransactionHistoryResponseValueContentItemReasonMax = 200;

export const listTransactionHistoryResponseValueContentItemReferenceOneIdMax = 60;

export const listTransactionHistoryResponseValueContentItemNoteMax = 200;

export const listTransactionHistoryResponseValueContentMax = 100;

export const listTransactionHistoryResponseValueTotalPagesMin = 0;
export const listTransactionHistoryResponseValueTotalPagesMax = 1000000;

export const listTransactionHistoryResponseValueTotalElementsMin = 0;
export const listTransactionHistoryResponseValueTotalElementsMax = 100000000;

export const listTransactionHistoryResponseValueTotalsOpeningBalanceMax = 25;


export const listTransactionHistoryResponseValueTotalsOpeningBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTransactionHistoryResponseValueTotalsMoneyInMax = 25;


export const listTransactionHistoryResponseValueTotalsMoneyInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTransactionHistoryResponseValueTotalsMoneyOutMax = 25;


export const listTransactionHistoryResponseValueTotalsMoneyOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTransactionHistoryResponseValueTotalsNetMax = 25;


export const listTransactionHistoryResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTransactionHistoryResponseValueTotalsClosingBalanceMax = 25;


export const listTransactionHistoryResponseValueTotalsClosingBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListTransactionHistoryResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(listTransactionHistoryResponseValueContentItemEntryIdMax).describe('Its id.'),
  "at": zod.iso.datetime({"offset":true}).max(listTransactionHistoryResponseValueContentItemAtMax).describe('When it was entered.'),
  "walletId": zod.string().max(listTransactionHistoryResponseValueContentItemWalletIdMax).regex(listTransactionHistoryResponseValueContentItemWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "kind": zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'adjustment']).describe('Why money moved. `withdrawal` takes what is held, and gives it back as a positive amount; `transfer_*` are between\nwallets or members; `bet` and `prize` stakes and payouts, `refund` stakes given back; `salary` and `dividend` income\nby contract; `points` converted points; `adjustment` an act of the operator.\n'),
  "amount": zod.string().max(listTransactionHistoryResponseValueContentItemAmountMax).regex(listTransactionHistoryResponseValueContentItemAmountRegExp).describe('What was moved, negative where the balance fell.'),
  "balanceAfter": zod.string().max(listTransactionHistoryResponseValueContentItemBalanceAfterMax).regex(listTransactionHistoryResponseValueContentItemBalanceAfterRegExp).describe('The balance of the wallet after it.'),
  "reason": zod.string().min(1).max(listTransactionHistoryResponseValueContentItemReasonMax).describe('Its reason in the language of the request.'),
  "reference": zod.union([zod.strictObject({
  "type": zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'bet', 'promotion', 'bonus', 'points', 'bill', 'operator']).describe('What it is. The page, and the call that tells it, go by this.'),
  "id": zod.string().min(1).max(listTransactionHistoryResponseValueContentItemReferenceOneIdMax).describe('Its id.')
}).describe('What an entry is about, to be opened.'),zod.null()]).describe('What it is about, null where nothing can be opened.'),
  "note": zod.string().min(1).max(listTransactionHistoryResponseValueContentItemNoteMax).nullable().describe('What the sender or the operator wrote, null where nobody did.')
}).describe('An entry of the ledger. It is never changed; a mistake is put right by another one.')).max(listTransactionHistoryResponseValueContentMax).describe('The entries of the page, the newest first.'),
  "totalPages": zod.int().min(listTransactionHistoryResponseValueTotalPagesMin).max(listTransactionHistoryResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTransactionHistoryResponseValueTotalElementsMin).max(listTransactionHistoryResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "openingBalance": zod.string().max(listTransactionHistoryResponseValueTotalsOpeningBalanceMax).regex(listTransactionHistoryResponseValueTotalsOpeningBalanceRegExp).describe('The balance of the wallet at the beginning of the range, whatever the other filters.'),
  "moneyIn": zod.string().max(listTransactionHistoryResponseValueTotalsMoneyInMax).regex(listTransactionHistoryResponseValueTotalsMoneyInRegExp).describe('Entries that raised it.'),
  "moneyOut": zod.string().max(listTransactionHistoryResponseValueTotalsMoneyOutMax).regex(listTransactionHistoryResponseValueTotalsMoneyOutRegExp).describe('Entries that lowered it, as a positive amount.'),
  "net": zod.string().max(listTransactionHistoryResponseValueTotalsNetMax).regex(listTransactionHistoryResponseValueTotalsNetRegExp).describe('The one less the other.'),
  "closingBalance": zod.string().max(listTransactionHistoryResponseValueTotalsClosingBalanceMax).regex(listTransactionHistoryResponseValueTotalsClosingBalanceRegExp).describe('The balance at the end of the range, whatever the other filters.')
}).describe('The sums over all pages.')
}).describe('A page of the ledger.')
}).describe('The answer of `listTransactionHistory`.')

