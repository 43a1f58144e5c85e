/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The sum that the member of the session can play with, in the brand's currency, and what of it can be staked on the games of each
 * category. A trial account has play credit.
 * @summary Tell the balance
 */
export const getBalanceHeaderMerchantMax = 32;


export const getBalanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getBalanceHeaderXRequestIdMax = 64;


export const getBalanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetBalanceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getBalanceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getBalanceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getBalanceResponseValueSumBalanceMax = 25;


export const getBalanceResponseValueSumBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBalanceResponseValuePlayableItemAmountMax = 25;


export const getBalanceResponseValuePlayableItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBalanceResponseValuePlayableMax = 20;

export const getBalanceResponseValueCurrencyMax = 5;


export const getBalanceResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getBalanceResponseValueAsOfMax = 30;



export const GetBalanceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "sumBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceResponseValueSumBalanceMax)).check(/*#__PURE__*/ zod.regex(getBalanceResponseValueSumBalanceRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),
  "playable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceResponseValuePlayableItemAmountMax)).check(/*#__PURE__*/ zod.regex(getBalanceResponseValuePlayableItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet, and the bonus money whose wagering counts these games.'))
}).check(/*#__PURE__*/ zod.describe('What the member can stake on the games of a category.'))).check(/*#__PURE__*/ zod.maxLength(getBalanceResponseValuePlayableMax)).check(/*#__PURE__*/ zod.describe('What of the sum can be staked here and there, each category once. A stake above it is refused with `insufficient_balance`: bonus money is\nstaked only on games that its wagering counts.\n')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getBalanceResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getBalanceResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the amount holds.'))
}).check(/*#__PURE__*/ zod.describe('What the member can play with.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getBalance`.'))

/**
 * Which vendors are played from the main wallet and which have a wallet of their own. With `isSingle` only vendors of
 * that kind are listed. The portal keeps the answer for the session.
 * @summary Tell how the brand's wallets are laid out
 */
export const GetMerchantWalletQueryParams = /*#__PURE__*/ zod.object({
  "isSingle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('1: seamless vendors only; 0: transfer-wallet vendors only. Without it all of them.'))
})

export const getMerchantWalletHeaderMerchantMax = 32;


export const getMerchantWalletHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMerchantWalletHeaderXRequestIdMax = 64;


export const getMerchantWalletHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMerchantWalletHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMerchantWalletHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMerchantWalletHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMerchantWalletHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMerchantWalletHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const GetMerchantWalletResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "isSingle": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether all vendors are seamless, so that there is the main wallet alone and nothing to transfer.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMerchantWalletResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getMerchantWalletResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "vendors": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMerchantWalletResponseValueVendorsItemVassalageMax)).check(/*#__PURE__*/ zod.regex(getMerchantWalletResponseValueVendorsItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMerchantWalletResponseValueVendorsItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "isSingle": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is a seamless vendor, whose games are played from the main wallet.')),
  "walletId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMerchantWalletResponseValueVendorsItemWalletIdMax)).check(/*#__PURE__*/ zod.regex(getMerchantWalletResponseValueVendorsItemWalletIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.')),
  "minTransfer": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMerchantWalletResponseValueVendorsItemMinTransferOneMax)).check(/*#__PURE__*/ zod.regex(getMerchantWalletResponseValueVendorsItemMinTransferOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least that can be transferred at a time, null for seamless vendors.')),
  "maxTransfer": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMerchantWalletResponseValueVendorsItemMaxTransferOneMax)).check(/*#__PURE__*/ zod.regex(getMerchantWalletResponseValueVendorsItemMaxTransferOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that can be transferred at a time, null for seamless vendors.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether its wallet cannot be reached now.'))
}).check(/*#__PURE__*/ zod.describe('A vendor of the brand and the wallet that its games are played from.'))).check(/*#__PURE__*/ zod.maxLength(getMerchantWalletResponseValueVendorsMax)).check(/*#__PURE__*/ zod.describe('The vendors by name.'))
}).check(/*#__PURE__*/ zod.describe('How the wallets of the brand are laid out.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMerchantWallet`.'))

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


export const GetConsolidatedFundsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getConsolidatedFundsResponseValueCurrencyMax = 5;


export const getConsolidatedFundsResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getConsolidatedFundsResponseValueTotalBalanceMax = 25;


export const getConsolidatedFundsResponseValueTotalBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getConsolidatedFundsResponseValueBonusBalanceMax = 25;


export const getConsolidatedFundsResponseValueBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getConsolidatedFundsResponseValueHeldBalanceMax = 25;


export const getConsolidatedFundsResponseValueHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getConsolidatedFundsResponseValueVaultBalanceMax = 25;


export const getConsolidatedFundsResponseValueVaultBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
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



export const GetConsolidatedFundsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "totalBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueTotalBalanceMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueTotalBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The sum of `balance` of all wallets.')),
  "bonusBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueBonusBalanceMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueBonusBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The sum of bonus money.')),
  "heldBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueHeldBalanceMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueHeldBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The sum of what is held.')),
  "vaultBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueVaultBalanceMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueVaultBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What is locked in the vault; no part of the other sums.')),
  "wallets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "walletId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueWalletsItemWalletIdMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueWalletsItemWalletIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.')),
  "vendor": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueWalletsItemVendorOneMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueWalletsItemVendorOneRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The vendor whose wallet it is, null for the main wallet.')),
  "vendorName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueWalletsItemVendorNameMax))).check(/*#__PURE__*/ zod.describe('The vendor\'s name, null for the main wallet.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueWalletsItemBalanceMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueWalletsItemBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What can be spent or transferred.')),
  "bonusBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueWalletsItemBonusBalanceMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueWalletsItemBonusBalanceRegExp)).check(/*#__PURE__*/ zod.describe('Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn.')),
  "heldBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueWalletsItemHeldBalanceMax)).check(/*#__PURE__*/ zod.regex(getConsolidatedFundsResponseValueWalletsItemHeldBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What is held for withdrawals and transfers under way; no part of `balance`.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getConsolidatedFundsResponseValueWalletsItemVersionMin)).check(/*#__PURE__*/ zod.lte(getConsolidatedFundsResponseValueWalletsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Grows by one with every entry of the wallet.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be reached now; then `balance` is the last one known.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueWalletsItemAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the balances hold.'))
}).check(/*#__PURE__*/ zod.describe('A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.\n'))).check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueWalletsMax)).check(/*#__PURE__*/ zod.describe('The wallets, `main` first, then by name of the vendor.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getConsolidatedFundsResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the sums hold.'))
}).check(/*#__PURE__*/ zod.describe('All wallets of the member, and their sums.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getConsolidatedFunds`.'))

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


export const TransferFundsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(transferFundsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(transferFundsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(transferFundsHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const transferFundsBodyFromMax = 20;


export const transferFundsBodyFromRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const transferFundsBodyToMax = 20;


export const transferFundsBodyToRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');
export const transferFundsBodyAmountMax = 24;


export const transferFundsBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');


export const TransferFundsBody = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsBodyFromMax)).check(/*#__PURE__*/ zod.regex(transferFundsBodyFromRegExp)).check(/*#__PURE__*/ zod.describe('The wallet to take from.')),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsBodyToMax)).check(/*#__PURE__*/ zod.regex(transferFundsBodyToRegExp)).check(/*#__PURE__*/ zod.describe('The wallet to give to.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsBodyAmountMax)).check(/*#__PURE__*/ zod.regex(transferFundsBodyAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.'))
}).check(/*#__PURE__*/ zod.describe('A transfer; one of the two wallets is `main`.'))

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



export const TransferFundsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "transfer": /*#__PURE__*/ zod.object({
  "transferId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueTransferTransferIdMax)).check(/*#__PURE__*/ zod.regex(transferFundsResponseValueTransferTransferIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a transfer.')),
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueTransferFromMax)).check(/*#__PURE__*/ zod.regex(transferFundsResponseValueTransferFromRegExp)).check(/*#__PURE__*/ zod.describe('The wallet that it left.')),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueTransferToMax)).check(/*#__PURE__*/ zod.regex(transferFundsResponseValueTransferToRegExp)).check(/*#__PURE__*/ zod.describe('The wallet that it goes to.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueTransferAmountMax)).check(/*#__PURE__*/ zod.regex(transferFundsResponseValueTransferAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'completed', 'failed']).check(/*#__PURE__*/ zod.describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n')),
  "failure": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueTransferFailureMax))).check(/*#__PURE__*/ zod.describe('Why it failed, in the language of the request; null unless it did.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueTransferCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "completedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueTransferCompletedAtMax))).check(/*#__PURE__*/ zod.describe('When it was completed or failed, null while it is pending.'))
}).check(/*#__PURE__*/ zod.describe('A transfer between two wallets of the member.')),
  "wallets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "walletId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueWalletsItemWalletIdMax)).check(/*#__PURE__*/ zod.regex(transferFundsResponseValueWalletsItemWalletIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.')),
  "vendor": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueWalletsItemVendorOneMax)).check(/*#__PURE__*/ zod.regex(transferFundsResponseValueWalletsItemVendorOneRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The vendor whose wallet it is, null for the main wallet.')),
  "vendorName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueWalletsItemVendorNameMax))).check(/*#__PURE__*/ zod.describe('The vendor\'s name, null for the main wallet.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueWalletsItemBalanceMax)).check(/*#__PURE__*/ zod.regex(transferFundsResponseValueWalletsItemBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What can be spent or transferred.')),
  "bonusBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueWalletsItemBonusBalanceMax)).check(/*#__PURE__*/ zod.regex(transferFundsResponseValueWalletsItemBonusBalanceRegExp)).check(/*#__PURE__*/ zod.describe('Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn.')),
  "heldBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueWalletsItemHeldBalanceMax)).check(/*#__PURE__*/ zod.regex(transferFundsResponseValueWalletsItemHeldBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What is held for withdrawals and transfers under way; no part of `balance`.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transferFundsResponseValueWalletsItemVersionMin)).check(/*#__PURE__*/ zod.lte(transferFundsResponseValueWalletsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Grows by one with every entry of the wallet.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be reached now; then `balance` is the last one known.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueWalletsItemAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the balances hold.'))
}).check(/*#__PURE__*/ zod.describe('A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.\n'))).check(/*#__PURE__*/ zod.maxLength(transferFundsResponseValueWalletsMax)).check(/*#__PURE__*/ zod.describe('The wallets after it, `main` first.'))
}).check(/*#__PURE__*/ zod.describe('A transfer and the two wallets after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `transferFunds`.'))

/**
 * A transfer between two wallets of the member of the session. The list of them is the ledger, `listTransactionHistory`
 * with kind `transfer_out`.
 * @summary Tell how a transfer stands
 */
export const getWalletTransferPathTransferIdMax = 40;


export const getWalletTransferPathTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetWalletTransferParams = /*#__PURE__*/ zod.object({
  "transferId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletTransferPathTransferIdMax)).check(/*#__PURE__*/ zod.regex(getWalletTransferPathTransferIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a transfer.'))
})

export const getWalletTransferHeaderMerchantMax = 32;


export const getWalletTransferHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWalletTransferHeaderXRequestIdMax = 64;


export const getWalletTransferHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWalletTransferHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletTransferHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getWalletTransferHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletTransferHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getWalletTransferHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const GetWalletTransferResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "transferId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletTransferResponseValueTransferIdMax)).check(/*#__PURE__*/ zod.regex(getWalletTransferResponseValueTransferIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a transfer.')),
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletTransferResponseValueFromMax)).check(/*#__PURE__*/ zod.regex(getWalletTransferResponseValueFromRegExp)).check(/*#__PURE__*/ zod.describe('The wallet that it left.')),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletTransferResponseValueToMax)).check(/*#__PURE__*/ zod.regex(getWalletTransferResponseValueToRegExp)).check(/*#__PURE__*/ zod.describe('The wallet that it goes to.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletTransferResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(getWalletTransferResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'completed', 'failed']).check(/*#__PURE__*/ zod.describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n')),
  "failure": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWalletTransferResponseValueFailureMax))).check(/*#__PURE__*/ zod.describe('Why it failed, in the language of the request; null unless it did.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWalletTransferResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "completedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWalletTransferResponseValueCompletedAtMax))).check(/*#__PURE__*/ zod.describe('When it was completed or failed, null while it is pending.'))
}).check(/*#__PURE__*/ zod.describe('A transfer between two wallets of the member.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getWalletTransfer`.'))

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


export const CollectAllFundsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
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



export const CollectAllFundsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What reached the main wallet with this call.')),
  "transfers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "transferId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueTransfersItemTransferIdMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueTransfersItemTransferIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a transfer.')),
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueTransfersItemFromMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueTransfersItemFromRegExp)).check(/*#__PURE__*/ zod.describe('The wallet that it left.')),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueTransfersItemToMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueTransfersItemToRegExp)).check(/*#__PURE__*/ zod.describe('The wallet that it goes to.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueTransfersItemAmountMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueTransfersItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'completed', 'failed']).check(/*#__PURE__*/ zod.describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n')),
  "failure": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueTransfersItemFailureMax))).check(/*#__PURE__*/ zod.describe('Why it failed, in the language of the request; null unless it did.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueTransfersItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "completedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueTransfersItemCompletedAtMax))).check(/*#__PURE__*/ zod.describe('When it was completed or failed, null while it is pending.'))
}).check(/*#__PURE__*/ zod.describe('A transfer between two wallets of the member.'))).check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueTransfersMax)).check(/*#__PURE__*/ zod.describe('One transfer for each wallet that was not empty, failed and pending ones included.')),
  "mainWallet": /*#__PURE__*/ zod.object({
  "walletId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueMainWalletWalletIdMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueMainWalletWalletIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.')),
  "vendor": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueMainWalletVendorOneMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueMainWalletVendorOneRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The vendor whose wallet it is, null for the main wallet.')),
  "vendorName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueMainWalletVendorNameMax))).check(/*#__PURE__*/ zod.describe('The vendor\'s name, null for the main wallet.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueMainWalletBalanceMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueMainWalletBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What can be spent or transferred.')),
  "bonusBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueMainWalletBonusBalanceMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueMainWalletBonusBalanceRegExp)).check(/*#__PURE__*/ zod.describe('Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn.')),
  "heldBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueMainWalletHeldBalanceMax)).check(/*#__PURE__*/ zod.regex(collectAllFundsResponseValueMainWalletHeldBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What is held for withdrawals and transfers under way; no part of `balance`.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(collectAllFundsResponseValueMainWalletVersionMin)).check(/*#__PURE__*/ zod.lte(collectAllFundsResponseValueMainWalletVersionMax)).check(/*#__PURE__*/ zod.describe('Grows by one with every entry of the wallet.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be reached now; then `balance` is the last one known.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(collectAllFundsResponseValueMainWalletAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the balances hold.'))
}).check(/*#__PURE__*/ zod.describe('A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.\n'))
}).check(/*#__PURE__*/ zod.describe('What was collected.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `collectAllFunds`.'))

/**
 * To whom the member of the session may transfer money, and how much. The upline shows where `toUpline` of the member
 * info is true. Downlines are for agents (types 1, 2, 41, 42), direct ones only; the team pages list them.
 * @summary Tell whom one may transfer to
 */
export const getMemberTransferTermsHeaderMerchantMax = 32;


export const getMemberTransferTermsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberTransferTermsHeaderXRequestIdMax = 64;


export const getMemberTransferTermsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberTransferTermsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferTermsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferTermsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferTermsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferTermsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const GetMemberTransferTermsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "upline": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberTransferTermsResponseValueUplineOneAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberTransferTermsResponseValueUplineOneNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname.'))
}).check(/*#__PURE__*/ zod.describe('The other side of a transfer between members.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The upline, null where the member may not transfer to it.')),
  "downlineAllowed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it may transfer to its direct downlines.')),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferTermsResponseValueAvailableMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferTermsResponseValueAvailableRegExp)).check(/*#__PURE__*/ zod.describe('What can be transferred now.')),
  "minAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferTermsResponseValueMinAmountMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferTermsResponseValueMinAmountRegExp)).check(/*#__PURE__*/ zod.describe('The least at a time.')),
  "maxAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferTermsResponseValueMaxAmountMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferTermsResponseValueMaxAmountRegExp)).check(/*#__PURE__*/ zod.describe('The most at a time.')),
  "dailyRemaining": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferTermsResponseValueDailyRemainingMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferTermsResponseValueDailyRemainingRegExp)).check(/*#__PURE__*/ zod.describe('What may still be transferred today.')),
  "paymentPasswordSet": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether there is a payment password; without one nothing can be transferred.'))
}).check(/*#__PURE__*/ zod.describe('Whom the member may transfer to, and how much.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMemberTransferTerms`.'))

/**
 * Moves the amount from the main wallet of the member of the session to the main wallet of the upline, at once and for
 * good; both sides are entries of one transaction with the note. Who may not is 403 `forbidden`. Bonus and held money
 * cannot be transferred; the amount must lie within `getMemberTransferTerms` (422 `amount_out_of_range`). While the
 * member owes, it is 422 `debt_open`. Five wrong payment passwords in 30 minutes are 429. The receiver is told by message, the audit log keeps it.
 * @summary Transfer to the upline
 */
export const transferToUplineHeaderMerchantMax = 32;


export const transferToUplineHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const transferToUplineHeaderXRequestIdMax = 64;


export const transferToUplineHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const transferToUplineHeaderIdempotencyKeyMax = 64;


export const transferToUplineHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const TransferToUplineHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToUplineHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(transferToUplineHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToUplineHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(transferToUplineHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToUplineHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(transferToUplineHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const transferToUplineBodyOneAmountMax = 24;


export const transferToUplineBodyOneAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const transferToUplineBodyOnePaymentPasswordMin = 6;
export const transferToUplineBodyOnePaymentPasswordMax = 64;

export const transferToUplineBodyOneNoteMax = 140;


export const transferToUplineBodyOneNoteRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const transferToUplineBodyTwoPayloadMin = 20;
export const transferToUplineBodyTwoPayloadMax = 65536;


export const transferToUplineBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const TransferToUplineBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToUplineBodyOneAmountMax)).check(/*#__PURE__*/ zod.regex(transferToUplineBodyOneAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(transferToUplineBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(transferToUplineBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferToUplineBodyOneNoteMax)).check(/*#__PURE__*/ zod.regex(transferToUplineBodyOneNoteRegExp))).check(/*#__PURE__*/ zod.describe('A note to the receiver, plain text.'))
}).check(/*#__PURE__*/ zod.describe('A transfer to the upline.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(transferToUplineBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(transferToUplineBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(transferToUplineBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `transferToUpline`, plain or encrypted.'))

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


export const TransferToUplineResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "transferId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToUplineResponseValueTransferIdMax)).check(/*#__PURE__*/ zod.regex(transferToUplineResponseValueTransferIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the transfer.')),
  "direction": /*#__PURE__*/ zod.enum(['upline', 'downline']).check(/*#__PURE__*/ zod.describe('Whether it goes up or down the line.')),
  "party": /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferToUplineResponseValuePartyAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferToUplineResponseValuePartyNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname.'))
}).check(/*#__PURE__*/ zod.describe('The other side of a transfer between members.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToUplineResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(transferToUplineResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferToUplineResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The note, null where none was written.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'completed', 'failed']).check(/*#__PURE__*/ zod.describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(transferToUplineResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was made.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToUplineResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(transferToUplineResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('The sender\'s main wallet after it.'))
}).check(/*#__PURE__*/ zod.describe('A transfer to another member of the line.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `transferToUpline`.'))

/**
 * Moves the amount from the main wallet of the member of the session to the main wallet of the receiver, at once and for
 * good; both sides are entries of one transaction with the note. Only agents may (403 `forbidden`), and only to a direct
 * downline: another account is 404, whether it exists or not. Bonus and held money cannot be transferred; the amount
 * must lie within `getMemberTransferTerms` (422 `amount_out_of_range`). While the agent owes, it is 422 `debt_open`.
 * Five wrong payment passwords in 30 minutes are 429. The receiver is told by message, the audit log keeps it.
 * @summary Transfer to a downline
 */
export const transferToDownlineHeaderMerchantMax = 32;


export const transferToDownlineHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const transferToDownlineHeaderXRequestIdMax = 64;


export const transferToDownlineHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const transferToDownlineHeaderIdempotencyKeyMax = 64;


export const transferToDownlineHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const TransferToDownlineHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToDownlineHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(transferToDownlineHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToDownlineHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(transferToDownlineHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToDownlineHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(transferToDownlineHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const transferToDownlineBodyOneAccountMax = 64;

export const transferToDownlineBodyOneAmountMax = 24;


export const transferToDownlineBodyOneAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const transferToDownlineBodyOnePaymentPasswordMin = 6;
export const transferToDownlineBodyOnePaymentPasswordMax = 64;

export const transferToDownlineBodyOneNoteMax = 140;


export const transferToDownlineBodyOneNoteRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const transferToDownlineBodyTwoPayloadMin = 20;
export const transferToDownlineBodyTwoPayloadMax = 65536;


export const transferToDownlineBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const TransferToDownlineBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferToDownlineBodyOneAccountMax)).check(/*#__PURE__*/ zod.describe('The account name of the receiver.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToDownlineBodyOneAmountMax)).check(/*#__PURE__*/ zod.regex(transferToDownlineBodyOneAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(transferToDownlineBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(transferToDownlineBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferToDownlineBodyOneNoteMax)).check(/*#__PURE__*/ zod.regex(transferToDownlineBodyOneNoteRegExp))).check(/*#__PURE__*/ zod.describe('A note to the receiver, plain text.'))
}).check(/*#__PURE__*/ zod.describe('A transfer to a direct downline.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(transferToDownlineBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(transferToDownlineBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(transferToDownlineBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `transferToDownline`, plain or encrypted.'))

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


export const TransferToDownlineResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "transferId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToDownlineResponseValueTransferIdMax)).check(/*#__PURE__*/ zod.regex(transferToDownlineResponseValueTransferIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the transfer.')),
  "direction": /*#__PURE__*/ zod.enum(['upline', 'downline']).check(/*#__PURE__*/ zod.describe('Whether it goes up or down the line.')),
  "party": /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferToDownlineResponseValuePartyAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferToDownlineResponseValuePartyNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname.'))
}).check(/*#__PURE__*/ zod.describe('The other side of a transfer between members.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToDownlineResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(transferToDownlineResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferToDownlineResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The note, null where none was written.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'completed', 'failed']).check(/*#__PURE__*/ zod.describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(transferToDownlineResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was made.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferToDownlineResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(transferToDownlineResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('The sender\'s main wallet after it.'))
}).check(/*#__PURE__*/ zod.describe('A transfer to another member of the line.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `transferToDownline`.'))

/**
 * A transfer that the member of the session sent to its upline or a downline. What it received stands in its ledger.
 * @summary Tell a transfer to another member
 */
export const getMemberTransferPathTransferIdMax = 40;


export const getMemberTransferPathTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetMemberTransferParams = /*#__PURE__*/ zod.object({
  "transferId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferPathTransferIdMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferPathTransferIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a transfer.'))
})

export const getMemberTransferHeaderMerchantMax = 32;


export const getMemberTransferHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberTransferHeaderXRequestIdMax = 64;


export const getMemberTransferHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberTransferHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const GetMemberTransferResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "transferId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferResponseValueTransferIdMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferResponseValueTransferIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the transfer.')),
  "direction": /*#__PURE__*/ zod.enum(['upline', 'downline']).check(/*#__PURE__*/ zod.describe('Whether it goes up or down the line.')),
  "party": /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberTransferResponseValuePartyAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberTransferResponseValuePartyNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname.'))
}).check(/*#__PURE__*/ zod.describe('The other side of a transfer between members.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberTransferResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The note, null where none was written.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'completed', 'failed']).check(/*#__PURE__*/ zod.describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberTransferResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was made.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberTransferResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(getMemberTransferResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('The sender\'s main wallet after it.'))
}).check(/*#__PURE__*/ zod.describe('A transfer to another member of the line.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMemberTransfer`.'))

/**
 * A member owes what was taken back and had been spent, whatever the cause: the prize of a result that was corrected, or
 * a deposit whose payment was reversed. It is one debt. No balance is ever negative: whatever comes into the main
 * wallet pays it first, as far as it goes, in the same transaction; deposits only where the brand says so. While
 * there is a debt, withdrawals and transfers to other members are refused. The member is told by a message
 * when something is owed, and why.
 * @summary Tell what the member owes
 */
export const getDebtHeaderMerchantMax = 32;


export const getDebtHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDebtHeaderXRequestIdMax = 64;


export const getDebtHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDebtHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDebtHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getDebtHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDebtHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getDebtHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getDebtResponseValueAmountMax = 25;


export const getDebtResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDebtResponseValueCurrencyMax = 5;


export const getDebtResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getDebtResponseValueEntriesItemEntryIdMax = 40;

export const getDebtResponseValueEntriesItemAmountMax = 25;


export const getDebtResponseValueEntriesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDebtResponseValueEntriesItemLeftMax = 25;


export const getDebtResponseValueEntriesItemLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDebtResponseValueEntriesItemReasonMax = 200;

export const getDebtResponseValueEntriesItemReferenceOneIdMax = 60;

export const getDebtResponseValueEntriesItemNoteMax = 300;

export const getDebtResponseValueEntriesItemAtMax = 30;

export const getDebtResponseValueEntriesMax = 50;



export const GetDebtResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(getDebtResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is owed now, for all causes together; zero without a debt.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getDebtResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "deposits": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether deposits pay it too, by the rule of the brand.')),
  "entries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueEntriesItemEntryIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['owed', 'paid', 'written_off']).check(/*#__PURE__*/ zod.describe('What changed a debt. `owed`: money was taken back that had been spent. `paid`: something that came into the main wallet\npaid it, wholly or in part. `written_off`: an operator gave it up.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueEntriesItemAmountMax)).check(/*#__PURE__*/ zod.regex(getDebtResponseValueEntriesItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was owed, paid or written off, above zero.')),
  "left": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueEntriesItemLeftMax)).check(/*#__PURE__*/ zod.regex(getDebtResponseValueEntriesItemLeftRegExp)).check(/*#__PURE__*/ zod.describe('The debt after it.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueEntriesItemReasonMax)).check(/*#__PURE__*/ zod.describe('Why in the language of the request.')),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).check(/*#__PURE__*/ zod.describe('What it is. The page, and the call that tells it, go by this.')),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueEntriesItemReferenceOneIdMax)).check(/*#__PURE__*/ zod.describe('Its id.'))
}).check(/*#__PURE__*/ zod.describe('What an entry is about, to be opened.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was taken back, or what came in and paid; null where nothing can be opened.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueEntriesItemNoteMax))).check(/*#__PURE__*/ zod.describe('What the operator said to it, for the member; null where nothing was said.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueEntriesItemAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A change of a debt.'))).check(/*#__PURE__*/ zod.maxLength(getDebtResponseValueEntriesMax)).check(/*#__PURE__*/ zod.describe('The last changes, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('What the member owes.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getDebt`.'))

/**
 * The money that the member of the session has locked, when each part comes back, and the terms of a new lock. What is
 * locked belongs to the member, but no bet, transfer or withdrawal can use it. Locks that have ended are returned
 * before the answer. Trial accounts have no vault: 403 `in_need_true_account`.
 * @summary Tell what is in the vault
 */
export const getVaultHeaderMerchantMax = 32;


export const getVaultHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getVaultHeaderXRequestIdMax = 64;


export const getVaultHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetVaultHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVaultHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getVaultHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVaultHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getVaultHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getVaultResponseValueCurrencyMax = 5;


export const getVaultResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getVaultResponseValueAvailableMax = 25;


export const getVaultResponseValueAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getVaultResponseValueBalanceMax = 25;


export const getVaultResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getVaultResponseValueMinAmountMax = 25;


export const getVaultResponseValueMinAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getVaultResponseValueMaxAmountMax = 25;


export const getVaultResponseValueMaxAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getVaultResponseValueMaxLocksMax = 100;

export const getVaultResponseValueHoursItemMax = 8760;

export const getVaultResponseValueHoursMax = 12;

export const getVaultResponseValueLocksItemLockIdMax = 40;

export const getVaultResponseValueLocksItemAmountMax = 25;


export const getVaultResponseValueLocksItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getVaultResponseValueLocksItemHoursMax = 8760;

export const getVaultResponseValueLocksItemLockedAtMax = 30;

export const getVaultResponseValueLocksItemEndsAtMax = 30;

export const getVaultResponseValueLocksItemReturnedAtMax = 30;

export const getVaultResponseValueLocksMax = 100;

export const getVaultResponseValueAsOfMax = 30;



export const GetVaultResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getVaultResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueAvailableMax)).check(/*#__PURE__*/ zod.regex(getVaultResponseValueAvailableRegExp)).check(/*#__PURE__*/ zod.describe('What can be locked now.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(getVaultResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What is locked.')),
  "minAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueMinAmountMax)).check(/*#__PURE__*/ zod.regex(getVaultResponseValueMinAmountRegExp)).check(/*#__PURE__*/ zod.describe('The least at a time.')),
  "maxAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueMaxAmountMax)).check(/*#__PURE__*/ zod.regex(getVaultResponseValueMaxAmountRegExp)).check(/*#__PURE__*/ zod.describe('The most at a time.')),
  "maxLocks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getVaultResponseValueMaxLocksMax)).check(/*#__PURE__*/ zod.describe('How many locks can be open at a time.')),
  "hours": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getVaultResponseValueHoursItemMax)).check(/*#__PURE__*/ zod.describe('How long money is locked, in hours.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueHoursMax)).check(/*#__PURE__*/ zod.describe('The times to choose from, the shortest first.')),
  "locks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "lockId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueLocksItemLockIdMax)).check(/*#__PURE__*/ zod.describe('The id of a lock of the vault.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueLocksItemAmountMax)).check(/*#__PURE__*/ zod.regex(getVaultResponseValueLocksItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "hours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getVaultResponseValueLocksItemHoursMax)).check(/*#__PURE__*/ zod.describe('How long money is locked, in hours.')),
  "state": /*#__PURE__*/ zod.enum(['locked', 'returned']).check(/*#__PURE__*/ zod.describe('`locked -> returned`. At `endsAt` the money goes back to the main wallet by itself, and never before.')),
  "lockedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueLocksItemLockedAtMax)).check(/*#__PURE__*/ zod.describe('When it was locked.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueLocksItemEndsAtMax)).check(/*#__PURE__*/ zod.describe('When it goes back to the main wallet.')),
  "returnedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueLocksItemReturnedAtMax))).check(/*#__PURE__*/ zod.describe('When it went back; null until then.'))
}).check(/*#__PURE__*/ zod.describe('Money that the member has put out of reach until a chosen time.'))).check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueLocksMax)).check(/*#__PURE__*/ zod.describe('The open locks, the one that ends first before the others.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getVaultResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which all this holds.'))
}).check(/*#__PURE__*/ zod.describe('The vault of the member and its terms.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getVault`.'))

/**
 * What the member of the session locked in the range, the newest first, returned locks with them. The totals run over
 * all pages. Those of the last 92 days at least are kept.
 * @summary List the locks of the vault
 */
export const listVaultLocksQueryFromMax = 30;

export const listVaultLocksQueryToMax = 30;

export const listVaultLocksQueryPageNoDefault = 1;
export const listVaultLocksQueryPageNoMax = 100000;

export const listVaultLocksQueryPageSizeDefault = 42;
export const listVaultLocksQueryPageSizeMax = 100;



export const ListVaultLocksQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['locked', 'returned'])).check(/*#__PURE__*/ zod.describe('Locks in this state only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVaultLocksQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVaultLocksQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVaultLocksQueryPageNoMax)), listVaultLocksQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVaultLocksQueryPageSizeMax)), listVaultLocksQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listVaultLocksHeaderMerchantMax = 32;


export const listVaultLocksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVaultLocksHeaderXRequestIdMax = 64;


export const listVaultLocksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVaultLocksHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVaultLocksHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listVaultLocksHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVaultLocksHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listVaultLocksHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listVaultLocksResponseValueContentItemLockIdMax = 40;

export const listVaultLocksResponseValueContentItemAmountMax = 25;


export const listVaultLocksResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listVaultLocksResponseValueContentItemHoursMax = 8760;

export const listVaultLocksResponseValueContentItemLockedAtMax = 30;

export const listVaultLocksResponseValueContentItemEndsAtMax = 30;

export const listVaultLocksResponseValueContentItemReturnedAtMax = 30;

export const listVaultLocksResponseValueContentMax = 100;

export const listVaultLocksResponseValueTotalPagesMin = 0;
export const listVaultLocksResponseValueTotalPagesMax = 1000000;

export const listVaultLocksResponseValueTotalElementsMin = 0;
export const listVaultLocksResponseValueTotalElementsMax = 100000000;

export const listVaultLocksResponseValueTotalsAmountMax = 25;


export const listVaultLocksResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listVaultLocksResponseValueTotalsLockedMax = 25;


export const listVaultLocksResponseValueTotalsLockedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListVaultLocksResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "lockId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVaultLocksResponseValueContentItemLockIdMax)).check(/*#__PURE__*/ zod.describe('The id of a lock of the vault.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVaultLocksResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listVaultLocksResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "hours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVaultLocksResponseValueContentItemHoursMax)).check(/*#__PURE__*/ zod.describe('How long money is locked, in hours.')),
  "state": /*#__PURE__*/ zod.enum(['locked', 'returned']).check(/*#__PURE__*/ zod.describe('`locked -> returned`. At `endsAt` the money goes back to the main wallet by itself, and never before.')),
  "lockedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVaultLocksResponseValueContentItemLockedAtMax)).check(/*#__PURE__*/ zod.describe('When it was locked.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVaultLocksResponseValueContentItemEndsAtMax)).check(/*#__PURE__*/ zod.describe('When it goes back to the main wallet.')),
  "returnedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVaultLocksResponseValueContentItemReturnedAtMax))).check(/*#__PURE__*/ zod.describe('When it went back; null until then.'))
}).check(/*#__PURE__*/ zod.describe('Money that the member has put out of reach until a chosen time.'))).check(/*#__PURE__*/ zod.maxLength(listVaultLocksResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The locks of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVaultLocksResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listVaultLocksResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVaultLocksResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listVaultLocksResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Locks in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVaultLocksResponseValueTotalsAmountMax)).check(/*#__PURE__*/ zod.regex(listVaultLocksResponseValueTotalsAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was locked.')),
  "locked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVaultLocksResponseValueTotalsLockedMax)).check(/*#__PURE__*/ zod.regex(listVaultLocksResponseValueTotalsLockedRegExp)).check(/*#__PURE__*/ zod.describe('What of it is locked still.'))
}).check(/*#__PURE__*/ zod.describe('The sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of locks.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listVaultLocks`.'))

/**
 * Moves the amount from the main wallet to the vault, where it stays for the chosen time; both sides are entries of one
 * transaction. Nobody can shorten that time, the operator neither. At its end the money goes back to the main wallet by
 * itself, exactly once, also that of an account that is excluded or closed by then. The amount must lie within the
 * limits of `getVault` (422 `amount_out_of_range`) and the main wallet; bonus and held money cannot be locked. With
 * `maxLocks` open locks it is 422 `vault_full`. Hours that the site does not offer are 400. The money stays the
 * member's own, so there is no payment password to enter.
 * @summary Lock money in the vault
 */
export const lockVaultHeaderMerchantMax = 32;


export const lockVaultHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const lockVaultHeaderXRequestIdMax = 64;


export const lockVaultHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const lockVaultHeaderIdempotencyKeyMax = 64;


export const lockVaultHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const LockVaultHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lockVaultHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(lockVaultHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lockVaultHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(lockVaultHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lockVaultHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(lockVaultHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const lockVaultBodyAmountMax = 24;


export const lockVaultBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const lockVaultBodyHoursMax = 8760;



export const LockVaultBody = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lockVaultBodyAmountMax)).check(/*#__PURE__*/ zod.regex(lockVaultBodyAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "hours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(lockVaultBodyHoursMax)).check(/*#__PURE__*/ zod.describe('How long, one of the `hours` of `getVault`.'))
}).check(/*#__PURE__*/ zod.describe('What is locked and for how long.'))

export const lockVaultResponseValueLockLockIdMax = 40;

export const lockVaultResponseValueLockAmountMax = 25;


export const lockVaultResponseValueLockAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const lockVaultResponseValueLockHoursMax = 8760;

export const lockVaultResponseValueLockLockedAtMax = 30;

export const lockVaultResponseValueLockEndsAtMax = 30;

export const lockVaultResponseValueLockReturnedAtMax = 30;

export const lockVaultResponseValueAvailableMax = 25;


export const lockVaultResponseValueAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const lockVaultResponseValueBalanceMax = 25;


export const lockVaultResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const LockVaultResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "lock": /*#__PURE__*/ zod.object({
  "lockId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lockVaultResponseValueLockLockIdMax)).check(/*#__PURE__*/ zod.describe('The id of a lock of the vault.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lockVaultResponseValueLockAmountMax)).check(/*#__PURE__*/ zod.regex(lockVaultResponseValueLockAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount.')),
  "hours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(lockVaultResponseValueLockHoursMax)).check(/*#__PURE__*/ zod.describe('How long money is locked, in hours.')),
  "state": /*#__PURE__*/ zod.enum(['locked', 'returned']).check(/*#__PURE__*/ zod.describe('`locked -> returned`. At `endsAt` the money goes back to the main wallet by itself, and never before.')),
  "lockedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(lockVaultResponseValueLockLockedAtMax)).check(/*#__PURE__*/ zod.describe('When it was locked.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(lockVaultResponseValueLockEndsAtMax)).check(/*#__PURE__*/ zod.describe('When it goes back to the main wallet.')),
  "returnedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(lockVaultResponseValueLockReturnedAtMax))).check(/*#__PURE__*/ zod.describe('When it went back; null until then.'))
}).check(/*#__PURE__*/ zod.describe('Money that the member has put out of reach until a chosen time.')),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lockVaultResponseValueAvailableMax)).check(/*#__PURE__*/ zod.regex(lockVaultResponseValueAvailableRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet after it.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lockVaultResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(lockVaultResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The vault after it.'))
}).check(/*#__PURE__*/ zod.describe('A new lock and the balances after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `lockVault`.'))

/**
 * The ways that are open to the member of the session, with limits, fee and time, what its profile still lacks, and what
 * its deposit limits still allow.
 * @summary List the ways to deposit
 */
export const listDepositMethodsHeaderMerchantMax = 32;


export const listDepositMethodsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDepositMethodsHeaderXRequestIdMax = 64;


export const listDepositMethodsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDepositMethodsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listDepositMethodsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listDepositMethodsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListDepositMethodsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "methods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "methodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMethodsItemMethodIdMax)).check(/*#__PURE__*/ zod.regex(listDepositMethodsResponseValueMethodsItemMethodIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a way to deposit.')),
  "kind": /*#__PURE__*/ zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).check(/*#__PURE__*/ zod.describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMethodsItemNameMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the request.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMethodsItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "minAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMethodsItemMinAmountMax)).check(/*#__PURE__*/ zod.regex(listDepositMethodsResponseValueMethodsItemMinAmountRegExp)).check(/*#__PURE__*/ zod.describe('The least at a time.')),
  "maxAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMethodsItemMaxAmountMax)).check(/*#__PURE__*/ zod.regex(listDepositMethodsResponseValueMethodsItemMaxAmountRegExp)).check(/*#__PURE__*/ zod.describe('The most at a time.')),
  "feeRate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositMethodsResponseValueMethodsItemFeeRateMin)).check(/*#__PURE__*/ zod.lte(listDepositMethodsResponseValueMethodsItemFeeRateMax)).check(/*#__PURE__*/ zod.describe('The fee in basis points of the amount.')),
  "feeFixed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMethodsItemFeeFixedMax)).check(/*#__PURE__*/ zod.regex(listDepositMethodsResponseValueMethodsItemFeeFixedRegExp)).check(/*#__PURE__*/ zod.describe('The fixed part of the fee.')),
  "presets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMethodsItemPresetsItemMax)).check(/*#__PURE__*/ zod.regex(listDepositMethodsResponseValueMethodsItemPresetsItemRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'))).check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMethodsItemPresetsMax)).check(/*#__PURE__*/ zod.describe('Amounts offered as buttons.')),
  "expiresMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDepositMethodsResponseValueMethodsItemExpiresMinutesMax)).check(/*#__PURE__*/ zod.describe('For how many minutes the payment is waited for.')),
  "arrivesMinutesMin": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMin)).check(/*#__PURE__*/ zod.lte(listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMax)).check(/*#__PURE__*/ zod.describe('After how many minutes it usually arrives, at best.')),
  "arrivesMinutesMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMin)).check(/*#__PURE__*/ zod.lte(listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMax)).check(/*#__PURE__*/ zod.describe('After how many minutes it usually arrives, at worst.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be used now.'))
}).check(/*#__PURE__*/ zod.describe('A way to deposit.'))).check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMethodsMax)).check(/*#__PURE__*/ zod.describe('The ways, in the order of the brand.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(listDepositMethodsResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "missing": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['payee_name', 'birthday']).check(/*#__PURE__*/ zod.describe('What the profile still lacks before a first deposit.'))).check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueMissingMax)).check(/*#__PURE__*/ zod.describe('What the profile still lacks; empty when one may deposit.')),
  "firstDeposit": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it would be the first; the portal then offers a deposit limit.')),
  "limitRemaining": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueLimitRemainingOneMax)).check(/*#__PURE__*/ zod.regex(listDepositMethodsResponseValueLimitRemainingOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the deposit limits still allow, null without a limit.')),
  "limitResetsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositMethodsResponseValueLimitResetsAtMax))).check(/*#__PURE__*/ zod.describe('When the limit that is nearest resets, null without a limit.'))
}).check(/*#__PURE__*/ zod.describe('The ways to deposit, and what stands before it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listDepositMethods`.'))

/**
 * Makes a deposit in the state `pending` and answers how to pay it; no money moves. Before the first one the profile
 * needs birthday and payee name (422 `birthday_required`, `payee_name_required`; 422 `age_too_low` when the brand's age
 * has risen since). An amount outside the limits of the way, or with more decimals than the currency, is 422
 * `amount_out_of_range`; one that would pass the lowest deposit limit, open deposits counted in, is 422
 * `deposit_limit_reached`; a way that is off 422 `method_unavailable`; an unknown one, or an unknown promotion, 404. While
 * as many are `pending` as the brand allows at a time, usually five, another is 429. When the payment is known the server
 * credits the main wallet exactly once, however often a provider reports it. A promotion that it names is joined when it
 * is credited. One that would give nothing for it is refused, with what stands against it: 409
 * `promotion_already_joined` once its bonus was given, 422 `promotion_unavailable`, `promotion_not_eligible`,
 * `promotion_first_deposit_only`, `promotion_first_of_day_only`, `promotion_deposit_too_small` for what would be
 * credited, `promotion_used_up`, or the brand's rules as for a join. What stands against it only when the money is there is told in `promotionRefusal` and in
 * a message.
 * @summary Begin a deposit
 */
export const createDepositHeaderMerchantMax = 32;


export const createDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createDepositHeaderXRequestIdMax = 64;


export const createDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const createDepositHeaderIdempotencyKeyMax = 64;


export const createDepositHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CreateDepositHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(createDepositHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createDepositHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createDepositHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const createDepositBodyMethodIdMax = 40;


export const createDepositBodyMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const createDepositBodyAmountMax = 24;


export const createDepositBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const createDepositBodyPromotionIdMax = 40;


export const createDepositBodyPromotionIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateDepositBody = /*#__PURE__*/ zod.strictObject({
  "methodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositBodyMethodIdMax)).check(/*#__PURE__*/ zod.regex(createDepositBodyMethodIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a way to deposit.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositBodyAmountMax)).check(/*#__PURE__*/ zod.regex(createDepositBodyAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount that the member pays; the fee is taken from it.')),
  "promotionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositBodyPromotionIdMax)).check(/*#__PURE__*/ zod.regex(createDepositBodyPromotionIdRegExp))).check(/*#__PURE__*/ zod.describe('A promotion to join with it.'))
}).check(/*#__PURE__*/ zod.describe('A deposit to make.'))

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

export const createDepositResponseValueDepositPromotionRefusalMax = 200;

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


export const CreateDepositResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "deposit": /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositDepositIdMax)).check(/*#__PURE__*/ zod.regex(createDepositResponseValueDepositDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a deposit.')),
  "methodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositMethodIdMax)).check(/*#__PURE__*/ zod.regex(createDepositResponseValueDepositMethodIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a way to deposit.')),
  "kind": /*#__PURE__*/ zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).check(/*#__PURE__*/ zod.describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.')),
  "methodName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositMethodNameMax)).check(/*#__PURE__*/ zod.describe('The name of the way, in the language of the request.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositAmountMax)).check(/*#__PURE__*/ zod.regex(createDepositResponseValueDepositAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the member said to pay.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositFeeMax)).check(/*#__PURE__*/ zod.regex(createDepositResponseValueDepositFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from it.')),
  "creditedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositCreditedAmountOneMax)).check(/*#__PURE__*/ zod.regex(createDepositResponseValueDepositCreditedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was credited: what arrived less the fee. Null before.')),
  "transferNote": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositTransferNoteMax)).check(/*#__PURE__*/ zod.describe('The words by which the payment is matched; the number to name in questions.')),
  "payerReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositPayerReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment that the member gave, null until it did.')),
  "reportedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositReportedAtMax))).check(/*#__PURE__*/ zod.describe('When the member said that it has paid, null until it did.')),
  "promotionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositPromotionIdMax))).check(/*#__PURE__*/ zod.describe('The promotion joined with it, null without one.')),
  "promotionRefusal": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositPromotionRefusalMax))).check(/*#__PURE__*/ zod.describe('Why that promotion gave nothing when the deposit was credited, in the language of the request; null unless it did.')),
  "failure": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositFailureMax))).check(/*#__PURE__*/ zod.describe('Why it failed or was reversed, in the language of the request; null unless it did or was.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when the payment is waited for; null once the member has said that it has paid.')),
  "creditedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueDepositCreditedAtMax))).check(/*#__PURE__*/ zod.describe('When it was credited, null if it is not.'))
}).check(/*#__PURE__*/ zod.describe('A deposit.')),
  "instruction": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).check(/*#__PURE__*/ zod.describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.')),
  "payable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueInstructionOnePayableMax)).check(/*#__PURE__*/ zod.regex(createDepositResponseValueInstructionOnePayableRegExp)).check(/*#__PURE__*/ zod.describe('What has to be paid, to the cent.')),
  "bankName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueInstructionOneBankNameMax))).check(/*#__PURE__*/ zod.describe('Bank transfer: the bank to pay to; else null.')),
  "accountNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueInstructionOneAccountNumberMax))).check(/*#__PURE__*/ zod.describe('Bank transfer: the account to pay to; else null.')),
  "accountName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueInstructionOneAccountNameMax))).check(/*#__PURE__*/ zod.describe('Bank transfer and QR: the name that the payer sees; else null.')),
  "transferNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueInstructionOneTransferNoteMax))).check(/*#__PURE__*/ zod.describe('Bank transfer: the words that must stand in the transfer, by which it is matched; else null.')),
  "qrContent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueInstructionOneQrContentMax))).check(/*#__PURE__*/ zod.describe('QR: what the code says. Bank transfer: the VietQR of NAPAS that fills in the transfer, where the account is in dong at a bank of Vietnam and the amount has no fraction. Else null.')),
  "redirectUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueInstructionOneRedirectUrlMax))).check(/*#__PURE__*/ zod.describe('Card: the hosted page of the provider; else null.'))
}).check(/*#__PURE__*/ zod.describe('How to pay. Which fields are there goes by `kind`; the others are null.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How to pay, while the deposit is `pending`; else null.')),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueTimelineItemAtMax)).check(/*#__PURE__*/ zod.describe('When it was reached.')),
  "by": /*#__PURE__*/ zod.enum(['member', 'provider', 'operator', 'system']).check(/*#__PURE__*/ zod.describe('Who brought it about.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueTimelineItemNoteMax))).check(/*#__PURE__*/ zod.describe('Words about it in the language of the request, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A step of a deposit.'))).check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueTimelineMax)).check(/*#__PURE__*/ zod.describe('The steps so far, the first one first.')),
  "balanceAfter": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDepositResponseValueBalanceAfterOneMax)).check(/*#__PURE__*/ zod.regex(createDepositResponseValueBalanceAfterOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The main wallet after it was credited, null before.'))
}).check(/*#__PURE__*/ zod.describe('A deposit with its payment and its steps.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `createDeposit`.'))

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



export const ListDepositsQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed'])).check(/*#__PURE__*/ zod.describe('Deposits in this state only.')),
  "methodId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsQueryMethodIdMax)).check(/*#__PURE__*/ zod.regex(listDepositsQueryMethodIdRegExp))).check(/*#__PURE__*/ zod.describe('Deposits by this way only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDepositsQueryPageNoMax)), listDepositsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDepositsQueryPageSizeMax)), listDepositsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listDepositsHeaderMerchantMax = 32;


export const listDepositsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDepositsHeaderXRequestIdMax = 64;


export const listDepositsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDepositsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listDepositsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listDepositsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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

export const listDepositsResponseValueContentItemPromotionRefusalMax = 200;

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


export const ListDepositsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemDepositIdMax)).check(/*#__PURE__*/ zod.regex(listDepositsResponseValueContentItemDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a deposit.')),
  "methodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemMethodIdMax)).check(/*#__PURE__*/ zod.regex(listDepositsResponseValueContentItemMethodIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a way to deposit.')),
  "kind": /*#__PURE__*/ zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).check(/*#__PURE__*/ zod.describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.')),
  "methodName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemMethodNameMax)).check(/*#__PURE__*/ zod.describe('The name of the way, in the language of the request.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listDepositsResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the member said to pay.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemFeeMax)).check(/*#__PURE__*/ zod.regex(listDepositsResponseValueContentItemFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from it.')),
  "creditedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemCreditedAmountOneMax)).check(/*#__PURE__*/ zod.regex(listDepositsResponseValueContentItemCreditedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was credited: what arrived less the fee. Null before.')),
  "transferNote": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemTransferNoteMax)).check(/*#__PURE__*/ zod.describe('The words by which the payment is matched; the number to name in questions.')),
  "payerReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemPayerReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment that the member gave, null until it did.')),
  "reportedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemReportedAtMax))).check(/*#__PURE__*/ zod.describe('When the member said that it has paid, null until it did.')),
  "promotionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemPromotionIdMax))).check(/*#__PURE__*/ zod.describe('The promotion joined with it, null without one.')),
  "promotionRefusal": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemPromotionRefusalMax))).check(/*#__PURE__*/ zod.describe('Why that promotion gave nothing when the deposit was credited, in the language of the request; null unless it did.')),
  "failure": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemFailureMax))).check(/*#__PURE__*/ zod.describe('Why it failed or was reversed, in the language of the request; null unless it did or was.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when the payment is waited for; null once the member has said that it has paid.')),
  "creditedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentItemCreditedAtMax))).check(/*#__PURE__*/ zod.describe('When it was credited, null if it is not.'))
}).check(/*#__PURE__*/ zod.describe('A deposit.'))).check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The deposits of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listDepositsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listDepositsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Deposits in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueTotalsAmountMax)).check(/*#__PURE__*/ zod.regex(listDepositsResponseValueTotalsAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amounts of all deposits that were found.')),
  "credited": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueTotalsCreditedMax)).check(/*#__PURE__*/ zod.regex(listDepositsResponseValueTotalsCreditedRegExp)).check(/*#__PURE__*/ zod.describe('What was credited of them, without those that were reversed.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositsResponseValueTotalsFeeMax)).check(/*#__PURE__*/ zod.regex(listDepositsResponseValueTotalsFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fees taken from that.'))
}).check(/*#__PURE__*/ zod.describe('The sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of deposits.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listDeposits`.'))

/**
 * A deposit of the member of the session, how to pay it while it is `pending`, and its steps. The portal polls it in the
 * background until it has ended.
 * @summary Tell how a deposit stands
 */
export const getDepositPathDepositIdMax = 40;


export const getDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetDepositParams = /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositPathDepositIdMax)).check(/*#__PURE__*/ zod.regex(getDepositPathDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a deposit.'))
})

export const getDepositHeaderMerchantMax = 32;


export const getDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDepositHeaderXRequestIdMax = 64;


export const getDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDepositHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getDepositHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getDepositHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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

export const getDepositResponseValueDepositPromotionRefusalMax = 200;

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


export const GetDepositResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "deposit": /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositDepositIdMax)).check(/*#__PURE__*/ zod.regex(getDepositResponseValueDepositDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a deposit.')),
  "methodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositMethodIdMax)).check(/*#__PURE__*/ zod.regex(getDepositResponseValueDepositMethodIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a way to deposit.')),
  "kind": /*#__PURE__*/ zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).check(/*#__PURE__*/ zod.describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.')),
  "methodName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositMethodNameMax)).check(/*#__PURE__*/ zod.describe('The name of the way, in the language of the request.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositAmountMax)).check(/*#__PURE__*/ zod.regex(getDepositResponseValueDepositAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the member said to pay.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositFeeMax)).check(/*#__PURE__*/ zod.regex(getDepositResponseValueDepositFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from it.')),
  "creditedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositCreditedAmountOneMax)).check(/*#__PURE__*/ zod.regex(getDepositResponseValueDepositCreditedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was credited: what arrived less the fee. Null before.')),
  "transferNote": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositTransferNoteMax)).check(/*#__PURE__*/ zod.describe('The words by which the payment is matched; the number to name in questions.')),
  "payerReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositPayerReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment that the member gave, null until it did.')),
  "reportedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositReportedAtMax))).check(/*#__PURE__*/ zod.describe('When the member said that it has paid, null until it did.')),
  "promotionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositPromotionIdMax))).check(/*#__PURE__*/ zod.describe('The promotion joined with it, null without one.')),
  "promotionRefusal": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositPromotionRefusalMax))).check(/*#__PURE__*/ zod.describe('Why that promotion gave nothing when the deposit was credited, in the language of the request; null unless it did.')),
  "failure": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositFailureMax))).check(/*#__PURE__*/ zod.describe('Why it failed or was reversed, in the language of the request; null unless it did or was.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when the payment is waited for; null once the member has said that it has paid.')),
  "creditedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueDepositCreditedAtMax))).check(/*#__PURE__*/ zod.describe('When it was credited, null if it is not.'))
}).check(/*#__PURE__*/ zod.describe('A deposit.')),
  "instruction": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).check(/*#__PURE__*/ zod.describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.')),
  "payable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueInstructionOnePayableMax)).check(/*#__PURE__*/ zod.regex(getDepositResponseValueInstructionOnePayableRegExp)).check(/*#__PURE__*/ zod.describe('What has to be paid, to the cent.')),
  "bankName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueInstructionOneBankNameMax))).check(/*#__PURE__*/ zod.describe('Bank transfer: the bank to pay to; else null.')),
  "accountNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueInstructionOneAccountNumberMax))).check(/*#__PURE__*/ zod.describe('Bank transfer: the account to pay to; else null.')),
  "accountName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueInstructionOneAccountNameMax))).check(/*#__PURE__*/ zod.describe('Bank transfer and QR: the name that the payer sees; else null.')),
  "transferNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueInstructionOneTransferNoteMax))).check(/*#__PURE__*/ zod.describe('Bank transfer: the words that must stand in the transfer, by which it is matched; else null.')),
  "qrContent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueInstructionOneQrContentMax))).check(/*#__PURE__*/ zod.describe('QR: what the code says. Bank transfer: the VietQR of NAPAS that fills in the transfer, where the account is in dong at a bank of Vietnam and the amount has no fraction. Else null.')),
  "redirectUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueInstructionOneRedirectUrlMax))).check(/*#__PURE__*/ zod.describe('Card: the hosted page of the provider; else null.'))
}).check(/*#__PURE__*/ zod.describe('How to pay. Which fields are there goes by `kind`; the others are null.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How to pay, while the deposit is `pending`; else null.')),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueTimelineItemAtMax)).check(/*#__PURE__*/ zod.describe('When it was reached.')),
  "by": /*#__PURE__*/ zod.enum(['member', 'provider', 'operator', 'system']).check(/*#__PURE__*/ zod.describe('Who brought it about.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueTimelineItemNoteMax))).check(/*#__PURE__*/ zod.describe('Words about it in the language of the request, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A step of a deposit.'))).check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueTimelineMax)).check(/*#__PURE__*/ zod.describe('The steps so far, the first one first.')),
  "balanceAfter": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositResponseValueBalanceAfterOneMax)).check(/*#__PURE__*/ zod.regex(getDepositResponseValueBalanceAfterOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The main wallet after it was credited, null before.'))
}).check(/*#__PURE__*/ zod.describe('A deposit with its payment and its steps.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getDeposit`.'))

/**
 * The member has paid and gives the reference of its payment. No money moves and the state stays `pending`: `paid` is
 * what the provider or an operator has seen. From now on the deposit does not expire by itself; an operator confirms or
 * refuses it. The reference can be sent again, corrected, while the deposit is `pending`. In any other state it is 409
 * `conflict`, and for card payments, which report themselves.
 * @summary Say that a deposit has been paid
 */
export const markDepositPaidPathDepositIdMax = 40;


export const markDepositPaidPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const MarkDepositPaidParams = /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidPathDepositIdMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidPathDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a deposit.'))
})

export const markDepositPaidHeaderMerchantMax = 32;


export const markDepositPaidHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const markDepositPaidHeaderXRequestIdMax = 64;


export const markDepositPaidHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const markDepositPaidHeaderIdempotencyKeyMax = 64;


export const markDepositPaidHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const MarkDepositPaidHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const markDepositPaidBodyReferenceMin = 4;
export const markDepositPaidBodyReferenceMax = 60;


export const markDepositPaidBodyReferenceRegExp = new RegExp('^[A-Za-z0-9 ._/-]+$');
export const markDepositPaidBodyPaidAtMax = 30;



export const MarkDepositPaidBody = /*#__PURE__*/ zod.strictObject({
  "reference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(markDepositPaidBodyReferenceMin)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidBodyReferenceMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidBodyReferenceRegExp)).check(/*#__PURE__*/ zod.describe('The reference of the payment, as the bank or e-wallet shows it.')),
  "paidAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markDepositPaidBodyPaidAtMax))).check(/*#__PURE__*/ zod.describe('When it was paid.'))
}).check(/*#__PURE__*/ zod.describe('The word that a deposit has been paid.'))

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

export const markDepositPaidResponseValueDepositPromotionRefusalMax = 200;

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


export const MarkDepositPaidResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "deposit": /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositDepositIdMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidResponseValueDepositDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a deposit.')),
  "methodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositMethodIdMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidResponseValueDepositMethodIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a way to deposit.')),
  "kind": /*#__PURE__*/ zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).check(/*#__PURE__*/ zod.describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.')),
  "methodName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositMethodNameMax)).check(/*#__PURE__*/ zod.describe('The name of the way, in the language of the request.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositAmountMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidResponseValueDepositAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the member said to pay.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositFeeMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidResponseValueDepositFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from it.')),
  "creditedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositCreditedAmountOneMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidResponseValueDepositCreditedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was credited: what arrived less the fee. Null before.')),
  "transferNote": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositTransferNoteMax)).check(/*#__PURE__*/ zod.describe('The words by which the payment is matched; the number to name in questions.')),
  "payerReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositPayerReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment that the member gave, null until it did.')),
  "reportedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositReportedAtMax))).check(/*#__PURE__*/ zod.describe('When the member said that it has paid, null until it did.')),
  "promotionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositPromotionIdMax))).check(/*#__PURE__*/ zod.describe('The promotion joined with it, null without one.')),
  "promotionRefusal": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositPromotionRefusalMax))).check(/*#__PURE__*/ zod.describe('Why that promotion gave nothing when the deposit was credited, in the language of the request; null unless it did.')),
  "failure": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositFailureMax))).check(/*#__PURE__*/ zod.describe('Why it failed or was reversed, in the language of the request; null unless it did or was.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when the payment is waited for; null once the member has said that it has paid.')),
  "creditedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueDepositCreditedAtMax))).check(/*#__PURE__*/ zod.describe('When it was credited, null if it is not.'))
}).check(/*#__PURE__*/ zod.describe('A deposit.')),
  "instruction": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).check(/*#__PURE__*/ zod.describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.')),
  "payable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueInstructionOnePayableMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidResponseValueInstructionOnePayableRegExp)).check(/*#__PURE__*/ zod.describe('What has to be paid, to the cent.')),
  "bankName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueInstructionOneBankNameMax))).check(/*#__PURE__*/ zod.describe('Bank transfer: the bank to pay to; else null.')),
  "accountNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueInstructionOneAccountNumberMax))).check(/*#__PURE__*/ zod.describe('Bank transfer: the account to pay to; else null.')),
  "accountName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueInstructionOneAccountNameMax))).check(/*#__PURE__*/ zod.describe('Bank transfer and QR: the name that the payer sees; else null.')),
  "transferNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueInstructionOneTransferNoteMax))).check(/*#__PURE__*/ zod.describe('Bank transfer: the words that must stand in the transfer, by which it is matched; else null.')),
  "qrContent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueInstructionOneQrContentMax))).check(/*#__PURE__*/ zod.describe('QR: what the code says. Bank transfer: the VietQR of NAPAS that fills in the transfer, where the account is in dong at a bank of Vietnam and the amount has no fraction. Else null.')),
  "redirectUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueInstructionOneRedirectUrlMax))).check(/*#__PURE__*/ zod.describe('Card: the hosted page of the provider; else null.'))
}).check(/*#__PURE__*/ zod.describe('How to pay. Which fields are there goes by `kind`; the others are null.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How to pay, while the deposit is `pending`; else null.')),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueTimelineItemAtMax)).check(/*#__PURE__*/ zod.describe('When it was reached.')),
  "by": /*#__PURE__*/ zod.enum(['member', 'provider', 'operator', 'system']).check(/*#__PURE__*/ zod.describe('Who brought it about.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueTimelineItemNoteMax))).check(/*#__PURE__*/ zod.describe('Words about it in the language of the request, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A step of a deposit.'))).check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueTimelineMax)).check(/*#__PURE__*/ zod.describe('The steps so far, the first one first.')),
  "balanceAfter": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markDepositPaidResponseValueBalanceAfterOneMax)).check(/*#__PURE__*/ zod.regex(markDepositPaidResponseValueBalanceAfterOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The main wallet after it was credited, null before.'))
}).check(/*#__PURE__*/ zod.describe('A deposit with its payment and its steps.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `markDepositPaid`.'))

/**
 * The limits of the member of the session, what it still lacks and, with `amount`, the fee and what arrives. A quote
 * binds nobody: `createWithdrawal` checks everything again. An amount outside the limits is quoted all the same; the
 * limits tell.
 * @summary Tell what can be withdrawn and what it costs
 */
export const getWithdrawalQuoteQueryAmountMax = 24;


export const getWithdrawalQuoteQueryAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');


export const GetWithdrawalQuoteQueryParams = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteQueryAmountMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteQueryAmountRegExp))).check(/*#__PURE__*/ zod.describe('The amount to quote.'))
})

export const getWithdrawalQuoteHeaderMerchantMax = 32;


export const getWithdrawalQuoteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWithdrawalQuoteHeaderXRequestIdMax = 64;


export const getWithdrawalQuoteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWithdrawalQuoteHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const GetWithdrawalQuoteResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueAvailableMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueAvailableRegExp)).check(/*#__PURE__*/ zod.describe('What of the main wallet can be withdrawn now.')),
  "heldBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueHeldBalanceMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueHeldBalanceRegExp)).check(/*#__PURE__*/ zod.describe('What withdrawals under way hold.')),
  "bonusBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueBonusBalanceMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueBonusBalanceRegExp)).check(/*#__PURE__*/ zod.describe('Bonus money, which cannot be withdrawn.')),
  "wageringLeft": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueWageringLeftMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueWageringLeftRegExp)).check(/*#__PURE__*/ zod.describe('What must still be staked before it becomes money. It holds back the bonus money alone.')),
  "minAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueMinAmountMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueMinAmountRegExp)).check(/*#__PURE__*/ zod.describe('The least at a time.')),
  "maxAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueMaxAmountMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueMaxAmountRegExp)).check(/*#__PURE__*/ zod.describe('The most at a time, now: the lowest of the limit, what is left of the day and what is available.')),
  "dailyCount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalQuoteResponseValueDailyCountMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalQuoteResponseValueDailyCountMax))).check(/*#__PURE__*/ zod.describe('How many the rank allows a day, null for no cap.')),
  "dailyCountUsed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalQuoteResponseValueDailyCountUsedMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalQuoteResponseValueDailyCountUsedMax)).check(/*#__PURE__*/ zod.describe('How many were asked for today; rejected and returned ones do not count.')),
  "dailyAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueDailyAmountOneMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueDailyAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How much the rank allows a day, null for no cap.')),
  "dailyAmountUsed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueDailyAmountUsedMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueDailyAmountUsedRegExp)).check(/*#__PURE__*/ zod.describe('How much was asked for today.')),
  "resetsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueResetsAtMax)).check(/*#__PURE__*/ zod.describe('When the next day begins in the brand\'s time zone.')),
  "feeRate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalQuoteResponseValueFeeRateMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalQuoteResponseValueFeeRateMax)).check(/*#__PURE__*/ zod.describe('The fee in basis points of the amount.')),
  "feeFixed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueFeeFixedMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueFeeFixedRegExp)).check(/*#__PURE__*/ zod.describe('The fixed part of the fee.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueAmountOneMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The amount that was asked about, null where none was.')),
  "fee": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueFeeOneMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueFeeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Its fee, null without an amount.')),
  "receives": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueReceivesOneMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueReceivesOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What arrives: the amount less the fee; null without an amount.')),
  "balanceAfter": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueBalanceAfterOneMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalQuoteResponseValueBalanceAfterOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The main wallet after it; null without an amount.')),
  "arrivesMinutesMin": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalQuoteResponseValueArrivesMinutesMinMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalQuoteResponseValueArrivesMinutesMinMax)).check(/*#__PURE__*/ zod.describe('After how many minutes it usually arrives, at best.')),
  "arrivesMinutesMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalQuoteResponseValueArrivesMinutesMaxMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalQuoteResponseValueArrivesMinutesMaxMax)).check(/*#__PURE__*/ zod.describe('After how many minutes it usually arrives, at worst.')),
  "autoReceivedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getWithdrawalQuoteResponseValueAutoReceivedMinutesMax)).check(/*#__PURE__*/ zod.describe('After how many minutes from `paid` it counts as received.')),
  "missing": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['payee_name', 'payment_password', 'bound_account']).check(/*#__PURE__*/ zod.describe('What the account still lacks before a withdrawal.'))).check(/*#__PURE__*/ zod.maxLength(getWithdrawalQuoteResponseValueMissingMax)).check(/*#__PURE__*/ zod.describe('What the account still lacks; empty when one may withdraw.'))
}).check(/*#__PURE__*/ zod.describe('What can be withdrawn, and what it costs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getWithdrawalQuote`.'))

/**
 * Asks for a payout to a bound account and holds the amount from then on, in one transaction. Needs a payee name, a
 * payment password and a bound account in the payee name (422 `payee_name_required`, `payment_password_not_set`; an
 * account that is not the member's, or not usable yet, is 404). An amount outside the limits of one withdrawal is 422
 * `amount_out_of_range`, one that passes the count or the sum of the day 422 `withdrawal_limit_reached`, one above what
 * is available 422 `insufficient_balance`. While the member owes, it is 422 `debt_open`. Bonus money cannot be withdrawn. Five wrong payment passwords in 30 minutes
 * are 429. The audit log keeps it. No withdrawal can be cancelled by the member.
 * @summary Ask for a withdrawal
 */
export const createWithdrawalHeaderMerchantMax = 32;


export const createWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createWithdrawalHeaderXRequestIdMax = 64;


export const createWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const createWithdrawalHeaderIdempotencyKeyMax = 64;


export const createWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CreateWithdrawalHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
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


export const CreateWithdrawalBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalBodyOneAmountMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalBodyOneAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amount to take from the main wallet; the fee comes off it.')),
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalBodyOneAccountIdMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalBodyOneAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createWithdrawalBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal to ask for.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createWithdrawalBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `createWithdrawal`, plain or encrypted.'))

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



export const CreateWithdrawalResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawal": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalResponseValueWithdrawalWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a withdrawal.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalAmountMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalResponseValueWithdrawalAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was taken from the main wallet.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalFeeMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalResponseValueWithdrawalFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee that comes off it.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalReceivesMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalResponseValueWithdrawalReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What arrives.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(createWithdrawalResponseValueWithdrawalTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createWithdrawalResponseValueWithdrawalTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment, null until it is paid.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, in the language of the request; null unless it was.')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueWithdrawalUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its state last changed.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal.')),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueTimelineItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "owner": /*#__PURE__*/ zod.enum(['member', 'operator', 'bank', 'system']).check(/*#__PURE__*/ zod.describe('Who brought it about.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueTimelineItemNoteMax))).check(/*#__PURE__*/ zod.describe('Words about it in the language of the request, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A step that a withdrawal has reached.'))).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueTimelineMax)).check(/*#__PURE__*/ zod.describe('The steps so far, the first one first.')),
  "next": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "owner": /*#__PURE__*/ zod.enum(['member', 'operator', 'bank', 'system']).check(/*#__PURE__*/ zod.describe('Whose turn a step is, or was.')),
  "action": /*#__PURE__*/ zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).check(/*#__PURE__*/ zod.describe('What is to be done.')),
  "deadline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueNextOneDeadlineMax))).check(/*#__PURE__*/ zod.describe('Until when, null where none is set. For `confirm_received` it then counts as received.'))
}).check(/*#__PURE__*/ zod.describe('Whose turn it is, to do what, until when.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What comes next, null at the end.')),
  "dispute": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).check(/*#__PURE__*/ zod.describe('What is wrong with a withdrawal that is said to be paid.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueDisputeOneTextMax))).check(/*#__PURE__*/ zod.describe('The member\'s words, null where it wrote none.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueDisputeOneAtMax)).check(/*#__PURE__*/ zod.describe('When it was raised.')),
  "answer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueDisputeOneAnswerMax))).check(/*#__PURE__*/ zod.describe('The operator\'s answer, null until there is one.')),
  "answeredAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createWithdrawalResponseValueDisputeOneAnsweredAtMax))).check(/*#__PURE__*/ zod.describe('When it was answered, null until it is.'))
}).check(/*#__PURE__*/ zod.describe('The last dispute about a withdrawal.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last dispute, null without one.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with its timeline.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `createWithdrawal`.'))

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



export const ListWithdrawalsQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned'])).check(/*#__PURE__*/ zod.describe('Withdrawals in this state only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWithdrawalsQueryPageNoMax)), listWithdrawalsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWithdrawalsQueryPageSizeMax)), listWithdrawalsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listWithdrawalsHeaderMerchantMax = 32;


export const listWithdrawalsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listWithdrawalsHeaderXRequestIdMax = 64;


export const listWithdrawalsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListWithdrawalsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const ListWithdrawalsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsResponseValueContentItemWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a withdrawal.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was taken from the main wallet.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemFeeMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsResponseValueContentItemFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee that comes off it.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemReceivesMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsResponseValueContentItemReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What arrives.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsResponseValueContentItemTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listWithdrawalsResponseValueContentItemTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment, null until it is paid.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, in the language of the request; null unless it was.')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentItemUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its state last changed.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal.'))).check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The withdrawals of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Withdrawals in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueTotalsAmountMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsResponseValueTotalsAmountRegExp)).check(/*#__PURE__*/ zod.describe('The amounts of all withdrawals that were found.')),
  "received": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueTotalsReceivedMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsResponseValueTotalsReceivedRegExp)).check(/*#__PURE__*/ zod.describe('Those of them that were received.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalsResponseValueTotalsFeeMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalsResponseValueTotalsFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fees of those.'))
}).check(/*#__PURE__*/ zod.describe('The sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of withdrawals.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listWithdrawals`.'))

/**
 * A withdrawal of the member of the session with its timeline: who did what when, whose turn it is now, to do what and
 * until when. The portal polls it in the background until it has ended.
 * @summary Tell how a withdrawal stands
 */
export const getWithdrawalPathWithdrawalIdMax = 40;


export const getWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetWithdrawalParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a withdrawal.'))
})

export const getWithdrawalHeaderMerchantMax = 32;


export const getWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWithdrawalHeaderXRequestIdMax = 64;


export const getWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWithdrawalHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const GetWithdrawalResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawal": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalResponseValueWithdrawalWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a withdrawal.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalAmountMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalResponseValueWithdrawalAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was taken from the main wallet.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalFeeMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalResponseValueWithdrawalFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee that comes off it.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalReceivesMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalResponseValueWithdrawalReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What arrives.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalResponseValueWithdrawalTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getWithdrawalResponseValueWithdrawalTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment, null until it is paid.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, in the language of the request; null unless it was.')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueWithdrawalUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its state last changed.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal.')),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueTimelineItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "owner": /*#__PURE__*/ zod.enum(['member', 'operator', 'bank', 'system']).check(/*#__PURE__*/ zod.describe('Who brought it about.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueTimelineItemNoteMax))).check(/*#__PURE__*/ zod.describe('Words about it in the language of the request, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A step that a withdrawal has reached.'))).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueTimelineMax)).check(/*#__PURE__*/ zod.describe('The steps so far, the first one first.')),
  "next": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "owner": /*#__PURE__*/ zod.enum(['member', 'operator', 'bank', 'system']).check(/*#__PURE__*/ zod.describe('Whose turn a step is, or was.')),
  "action": /*#__PURE__*/ zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).check(/*#__PURE__*/ zod.describe('What is to be done.')),
  "deadline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueNextOneDeadlineMax))).check(/*#__PURE__*/ zod.describe('Until when, null where none is set. For `confirm_received` it then counts as received.'))
}).check(/*#__PURE__*/ zod.describe('Whose turn it is, to do what, until when.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What comes next, null at the end.')),
  "dispute": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).check(/*#__PURE__*/ zod.describe('What is wrong with a withdrawal that is said to be paid.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueDisputeOneTextMax))).check(/*#__PURE__*/ zod.describe('The member\'s words, null where it wrote none.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueDisputeOneAtMax)).check(/*#__PURE__*/ zod.describe('When it was raised.')),
  "answer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueDisputeOneAnswerMax))).check(/*#__PURE__*/ zod.describe('The operator\'s answer, null until there is one.')),
  "answeredAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalResponseValueDisputeOneAnsweredAtMax))).check(/*#__PURE__*/ zod.describe('When it was answered, null until it is.'))
}).check(/*#__PURE__*/ zod.describe('The last dispute about a withdrawal.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last dispute, null without one.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with its timeline.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getWithdrawal`.'))

/**
 * `paid | disputed -> received`, at once and for good. No money moves: it left with `paid`. In any other state it is 409
 * `conflict`. Without this call a `paid` withdrawal counts as received 30 minutes after `paid`.
 * @summary Confirm that a withdrawal has arrived
 */
export const confirmWithdrawalPathWithdrawalIdMax = 40;


export const confirmWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ConfirmWithdrawalParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a withdrawal.'))
})

export const confirmWithdrawalHeaderMerchantMax = 32;


export const confirmWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const confirmWithdrawalHeaderXRequestIdMax = 64;


export const confirmWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const confirmWithdrawalHeaderIdempotencyKeyMax = 64;


export const confirmWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ConfirmWithdrawalHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
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



export const ConfirmWithdrawalResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawal": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalResponseValueWithdrawalWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a withdrawal.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalAmountMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalResponseValueWithdrawalAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was taken from the main wallet.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalFeeMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalResponseValueWithdrawalFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee that comes off it.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalReceivesMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalResponseValueWithdrawalReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What arrives.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalResponseValueWithdrawalTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmWithdrawalResponseValueWithdrawalTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment, null until it is paid.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, in the language of the request; null unless it was.')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueWithdrawalUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its state last changed.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal.')),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueTimelineItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "owner": /*#__PURE__*/ zod.enum(['member', 'operator', 'bank', 'system']).check(/*#__PURE__*/ zod.describe('Who brought it about.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueTimelineItemNoteMax))).check(/*#__PURE__*/ zod.describe('Words about it in the language of the request, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A step that a withdrawal has reached.'))).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueTimelineMax)).check(/*#__PURE__*/ zod.describe('The steps so far, the first one first.')),
  "next": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "owner": /*#__PURE__*/ zod.enum(['member', 'operator', 'bank', 'system']).check(/*#__PURE__*/ zod.describe('Whose turn a step is, or was.')),
  "action": /*#__PURE__*/ zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).check(/*#__PURE__*/ zod.describe('What is to be done.')),
  "deadline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueNextOneDeadlineMax))).check(/*#__PURE__*/ zod.describe('Until when, null where none is set. For `confirm_received` it then counts as received.'))
}).check(/*#__PURE__*/ zod.describe('Whose turn it is, to do what, until when.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What comes next, null at the end.')),
  "dispute": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).check(/*#__PURE__*/ zod.describe('What is wrong with a withdrawal that is said to be paid.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueDisputeOneTextMax))).check(/*#__PURE__*/ zod.describe('The member\'s words, null where it wrote none.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueDisputeOneAtMax)).check(/*#__PURE__*/ zod.describe('When it was raised.')),
  "answer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueDisputeOneAnswerMax))).check(/*#__PURE__*/ zod.describe('The operator\'s answer, null until there is one.')),
  "answeredAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalResponseValueDisputeOneAnsweredAtMax))).check(/*#__PURE__*/ zod.describe('When it was answered, null until it is.'))
}).check(/*#__PURE__*/ zod.describe('The last dispute about a withdrawal.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last dispute, null without one.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with its timeline.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `confirmWithdrawal`.'))

/**
 * `paid -> disputed`: the clock of 30 minutes stops and an operator answers within 72 hours: `received`, with the proof
 * of the bank, or `returned`, which gives the money back. In any other state, and after the 30 minutes, it is 409
 * `conflict`. No money moves.
 * @summary Say that a withdrawal has not arrived
 */
export const disputeWithdrawalPathWithdrawalIdMax = 40;


export const disputeWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const DisputeWithdrawalParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a withdrawal.'))
})

export const disputeWithdrawalHeaderMerchantMax = 32;


export const disputeWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const disputeWithdrawalHeaderXRequestIdMax = 64;


export const disputeWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const disputeWithdrawalHeaderIdempotencyKeyMax = 64;


export const disputeWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const DisputeWithdrawalHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const disputeWithdrawalBodyTextMax = 300;


export const disputeWithdrawalBodyTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const DisputeWithdrawalBody = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).check(/*#__PURE__*/ zod.describe('What is wrong with a withdrawal that is said to be paid.')),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalBodyTextMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalBodyTextRegExp))).check(/*#__PURE__*/ zod.describe('In own words.'))
}).check(/*#__PURE__*/ zod.describe('What is wrong.'))

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



export const DisputeWithdrawalResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawal": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalResponseValueWithdrawalWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a withdrawal.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalAmountMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalResponseValueWithdrawalAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was taken from the main wallet.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalFeeMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalResponseValueWithdrawalFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee that comes off it.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalReceivesMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalResponseValueWithdrawalReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What arrives.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(disputeWithdrawalResponseValueWithdrawalTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(disputeWithdrawalResponseValueWithdrawalTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment, null until it is paid.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, in the language of the request; null unless it was.')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueWithdrawalUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its state last changed.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal.')),
  "timeline": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueTimelineItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "owner": /*#__PURE__*/ zod.enum(['member', 'operator', 'bank', 'system']).check(/*#__PURE__*/ zod.describe('Who brought it about.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueTimelineItemNoteMax))).check(/*#__PURE__*/ zod.describe('Words about it in the language of the request, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A step that a withdrawal has reached.'))).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueTimelineMax)).check(/*#__PURE__*/ zod.describe('The steps so far, the first one first.')),
  "next": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "owner": /*#__PURE__*/ zod.enum(['member', 'operator', 'bank', 'system']).check(/*#__PURE__*/ zod.describe('Whose turn a step is, or was.')),
  "action": /*#__PURE__*/ zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).check(/*#__PURE__*/ zod.describe('What is to be done.')),
  "deadline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueNextOneDeadlineMax))).check(/*#__PURE__*/ zod.describe('Until when, null where none is set. For `confirm_received` it then counts as received.'))
}).check(/*#__PURE__*/ zod.describe('Whose turn it is, to do what, until when.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What comes next, null at the end.')),
  "dispute": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).check(/*#__PURE__*/ zod.describe('What is wrong with a withdrawal that is said to be paid.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueDisputeOneTextMax))).check(/*#__PURE__*/ zod.describe('The member\'s words, null where it wrote none.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueDisputeOneAtMax)).check(/*#__PURE__*/ zod.describe('When it was raised.')),
  "answer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueDisputeOneAnswerMax))).check(/*#__PURE__*/ zod.describe('The operator\'s answer, null until there is one.')),
  "answeredAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(disputeWithdrawalResponseValueDisputeOneAnsweredAtMax))).check(/*#__PURE__*/ zod.describe('When it was answered, null until it is.'))
}).check(/*#__PURE__*/ zod.describe('The last dispute about a withdrawal.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last dispute, null without one.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with its timeline.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `disputeWithdrawal`.'))

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



export const ListTransactionHistoryQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "walletId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryQueryWalletIdMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryQueryWalletIdRegExp))).check(/*#__PURE__*/ zod.describe('The wallet.')),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'debt', 'adjustment'])).check(/*#__PURE__*/ zod.describe('Entries of this kind only.')),
  "direction": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['in', 'out'])).check(/*#__PURE__*/ zod.describe('Entries that raised the balance, or that lowered it.')),
  "referenceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryQueryReferenceIdMax))).check(/*#__PURE__*/ zod.describe('Entries about this deposit, bet, transfer or whatever only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionHistoryQueryPageNoMax)), listTransactionHistoryQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionHistoryQueryPageSizeMax)), listTransactionHistoryQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listTransactionHistoryHeaderMerchantMax = 32;


export const listTransactionHistoryHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTransactionHistoryHeaderXRequestIdMax = 64;


export const listTransactionHistoryHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTransactionHistoryHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const ListTransactionHistoryResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueContentItemEntryIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueContentItemAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.')),
  "walletId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueContentItemWalletIdMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryResponseValueContentItemWalletIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.')),
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'debt', 'adjustment']).check(/*#__PURE__*/ zod.describe('Why money moved. `withdrawal` takes what is held, and gives it back as a positive amount; `transfer_*` are between\nwallets or members, or to and from the vault; `bet` and `prize` stakes and payouts, `refund` stakes given back; `salary` and `dividend` income\nby contract; `points` converted points; `debt` what came in and paid a debt; `adjustment` an act of the operator.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was moved, negative where the balance fell.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueContentItemBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryResponseValueContentItemBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('The balance of the wallet after it.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueContentItemReasonMax)).check(/*#__PURE__*/ zod.describe('Its reason in the language of the request.')),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).check(/*#__PURE__*/ zod.describe('What it is. The page, and the call that tells it, go by this.')),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueContentItemReferenceOneIdMax)).check(/*#__PURE__*/ zod.describe('Its id.'))
}).check(/*#__PURE__*/ zod.describe('What an entry is about, to be opened.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it is about, null where nothing can be opened.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueContentItemNoteMax))).check(/*#__PURE__*/ zod.describe('What the sender or the operator wrote, null where nobody did.'))
}).check(/*#__PURE__*/ zod.describe('An entry of the ledger. It is never changed; a mistake is put right by another one.'))).check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The entries of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTransactionHistoryResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listTransactionHistoryResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTransactionHistoryResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listTransactionHistoryResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "openingBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueTotalsOpeningBalanceMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryResponseValueTotalsOpeningBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The balance of the wallet at the beginning of the range, whatever the other filters.')),
  "moneyIn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueTotalsMoneyInMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryResponseValueTotalsMoneyInRegExp)).check(/*#__PURE__*/ zod.describe('Entries that raised it.')),
  "moneyOut": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueTotalsMoneyOutMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryResponseValueTotalsMoneyOutRegExp)).check(/*#__PURE__*/ zod.describe('Entries that lowered it, as a positive amount.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('The one less the other.')),
  "closingBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionHistoryResponseValueTotalsClosingBalanceMax)).check(/*#__PURE__*/ zod.regex(listTransactionHistoryResponseValueTotalsClosingBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The balance at the end of the range, whatever the other filters.'))
}).check(/*#__PURE__*/ zod.describe('The sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of the ledger.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listTransactionHistory`.'))

