/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The banks and providers of e-wallets to which the brand can pay out.
 * @summary List the banks whose accounts can be bound
 */
export const listBanksHeaderMerchantMax = 32;


export const listBanksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBanksHeaderXRequestIdMax = 64;


export const listBanksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBanksHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBanksHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listBanksHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBanksHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listBanksHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listBanksResponseValueItemBankCodeMax = 20;


export const listBanksResponseValueItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listBanksResponseValueItemBankNameMax = 80;

export const listBanksResponseValueItemLogoMax = 2048;

export const listBanksResponseValueItemAccountPatternMax = 120;

export const listBanksResponseValueMax = 300;



export const ListBanksResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(listBanksResponseValueItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueItemBankNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "logo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueItemLogoMax)).check(/*#__PURE__*/ zod.describe('Its logo.')),
  "accountPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueItemAccountPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for a whole account number of this bank.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether payouts to it are halted now.'))
}).check(/*#__PURE__*/ zod.describe('A bank, or a provider of e-wallets, whose accounts can be bound.'))).check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueMax)).check(/*#__PURE__*/ zod.describe('The banks and providers in the order of the brand.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listBanks`.'))

/**
 * The accounts to which the member of the session can withdraw. Account numbers are never told, only their ending.
 * @summary List the bound accounts
 */
export const listBoundAccountsHeaderMerchantMax = 32;


export const listBoundAccountsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBoundAccountsHeaderXRequestIdMax = 64;


export const listBoundAccountsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBoundAccountsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBoundAccountsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listBoundAccountsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBoundAccountsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listBoundAccountsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listBoundAccountsResponseValuePayeeNameMax = 80;

export const listBoundAccountsResponseValueAccountsItemAccountIdMax = 40;


export const listBoundAccountsResponseValueAccountsItemAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const listBoundAccountsResponseValueAccountsItemBankCodeMax = 20;


export const listBoundAccountsResponseValueAccountsItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listBoundAccountsResponseValueAccountsItemBankNameMax = 80;

export const listBoundAccountsResponseValueAccountsItemEndingMin = 2;
export const listBoundAccountsResponseValueAccountsItemEndingMax = 4;

export const listBoundAccountsResponseValueAccountsItemPayeeNameMax = 80;

export const listBoundAccountsResponseValueAccountsItemBranchMax = 80;

export const listBoundAccountsResponseValueAccountsItemUsableFromMax = 30;

export const listBoundAccountsResponseValueAccountsItemCreatedAtMax = 30;

export const listBoundAccountsResponseValueAccountsItemLastUsedAtMax = 30;

export const listBoundAccountsResponseValueAccountsMax = 20;

export const listBoundAccountsResponseValueMaxAccountsMax = 20;



export const ListBoundAccountsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The name that each account must be in, null until the profile has it.')),
  "accounts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemAccountIdMax)).check(/*#__PURE__*/ zod.regex(listBoundAccountsResponseValueAccountsItemAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(listBoundAccountsResponseValueAccountsItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemBankNameMax)).check(/*#__PURE__*/ zod.describe('The name of the bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBoundAccountsResponseValueAccountsItemEndingMin)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number; the rest is never told again.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The name of its holder.')),
  "branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemBranchMax))).check(/*#__PURE__*/ zod.describe('The branch, null where none was given.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a withdrawal goes to it unless the member chooses another.')),
  "usableFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemUsableFromMax)).check(/*#__PURE__*/ zod.describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was bound.')),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemLastUsedAtMax))).check(/*#__PURE__*/ zod.describe('When a withdrawal last went to it, null if never.'))
}).check(/*#__PURE__*/ zod.describe('An account to which withdrawals are paid. It is in the name of the member.'))).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsMax)).check(/*#__PURE__*/ zod.describe('The accounts, the default one first, then the newest first.')),
  "maxAccounts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBoundAccountsResponseValueMaxAccountsMax)).check(/*#__PURE__*/ zod.describe('How many may be bound at a time.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s bound accounts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listBoundAccounts`.'))

/**
 * Binds an account in the `payeeName` of the profile and answers all accounts. Without a payee name it is 422
 * `payee_name_required`, without a payment password 422 `payment_password_not_set`. An account number that does not fit
 * the bank's `accountPattern` is 400 with the pointer `/body/accountNumber`; one that is bound already, by this or
 * another member, is 409 `account_in_use`; more than `maxAccounts` is 422 `account_limit_reached`. Five wrong payment
 * passwords in 30 minutes are 429. The number is stored encrypted; the member is told of the change by message and the
 * audit log keeps it.
 * @summary Bind an account
 */
export const addBoundAccountHeaderMerchantMax = 32;


export const addBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const addBoundAccountHeaderXRequestIdMax = 64;


export const addBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AddBoundAccountHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const addBoundAccountBodyOneBankCodeMax = 20;


export const addBoundAccountBodyOneBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const addBoundAccountBodyOneAccountNumberMin = 4;
export const addBoundAccountBodyOneAccountNumberMax = 40;


export const addBoundAccountBodyOneAccountNumberRegExp = new RegExp('^[A-Za-z0-9@._+-]+$');
export const addBoundAccountBodyOneBranchMax = 80;


export const addBoundAccountBodyOneBranchRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const addBoundAccountBodyOnePaymentPasswordMin = 6;
export const addBoundAccountBodyOnePaymentPasswordMax = 64;

export const addBoundAccountBodyTwoPayloadMin = 20;
export const addBoundAccountBodyTwoPayloadMax = 65536;


export const addBoundAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const AddBoundAccountBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyOneBankCodeMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountBodyOneBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addBoundAccountBodyOneAccountNumberMin)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyOneAccountNumberMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountBodyOneAccountNumberRegExp)).check(/*#__PURE__*/ zod.describe('The account number, or the name of the e-wallet with its provider.')),
  "branch": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyOneBranchMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountBodyOneBranchRegExp))).check(/*#__PURE__*/ zod.describe('The branch, where the bank needs one.')),
  "isDefault": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether it becomes the default. The first account always does.')),
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addBoundAccountBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password.'))
}).check(/*#__PURE__*/ zod.describe('An account to bind. Its holder is the `payeeName` of the profile.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addBoundAccountBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `addBoundAccount`, plain or encrypted.'))

export const addBoundAccountResponseValuePayeeNameMax = 80;

export const addBoundAccountResponseValueAccountsItemAccountIdMax = 40;


export const addBoundAccountResponseValueAccountsItemAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const addBoundAccountResponseValueAccountsItemBankCodeMax = 20;


export const addBoundAccountResponseValueAccountsItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const addBoundAccountResponseValueAccountsItemBankNameMax = 80;

export const addBoundAccountResponseValueAccountsItemEndingMin = 2;
export const addBoundAccountResponseValueAccountsItemEndingMax = 4;

export const addBoundAccountResponseValueAccountsItemPayeeNameMax = 80;

export const addBoundAccountResponseValueAccountsItemBranchMax = 80;

export const addBoundAccountResponseValueAccountsItemUsableFromMax = 30;

export const addBoundAccountResponseValueAccountsItemCreatedAtMax = 30;

export const addBoundAccountResponseValueAccountsItemLastUsedAtMax = 30;

export const addBoundAccountResponseValueAccountsMax = 20;

export const addBoundAccountResponseValueMaxAccountsMax = 20;



export const AddBoundAccountResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The name that each account must be in, null until the profile has it.')),
  "accounts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemAccountIdMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountResponseValueAccountsItemAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountResponseValueAccountsItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemBankNameMax)).check(/*#__PURE__*/ zod.describe('The name of the bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addBoundAccountResponseValueAccountsItemEndingMin)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number; the rest is never told again.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The name of its holder.')),
  "branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemBranchMax))).check(/*#__PURE__*/ zod.describe('The branch, null where none was given.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a withdrawal goes to it unless the member chooses another.')),
  "usableFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemUsableFromMax)).check(/*#__PURE__*/ zod.describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was bound.')),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemLastUsedAtMax))).check(/*#__PURE__*/ zod.describe('When a withdrawal last went to it, null if never.'))
}).check(/*#__PURE__*/ zod.describe('An account to which withdrawals are paid. It is in the name of the member.'))).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsMax)).check(/*#__PURE__*/ zod.describe('The accounts, the default one first, then the newest first.')),
  "maxAccounts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addBoundAccountResponseValueMaxAccountsMax)).check(/*#__PURE__*/ zod.describe('How many may be bound at a time.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s bound accounts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `addBoundAccount`.'))

/**
 * Makes the account the one to which withdrawals go unless the member chooses another, and answers all accounts. The
 * default one stays it.
 * @summary Make a bound account the default
 */
export const setDefaultBoundAccountPathAccountIdMax = 40;


export const setDefaultBoundAccountPathAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const SetDefaultBoundAccountParams = /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountPathAccountIdMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountPathAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.'))
})

export const setDefaultBoundAccountHeaderMerchantMax = 32;


export const setDefaultBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setDefaultBoundAccountHeaderXRequestIdMax = 64;


export const setDefaultBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetDefaultBoundAccountHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const setDefaultBoundAccountResponseValuePayeeNameMax = 80;

export const setDefaultBoundAccountResponseValueAccountsItemAccountIdMax = 40;


export const setDefaultBoundAccountResponseValueAccountsItemAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const setDefaultBoundAccountResponseValueAccountsItemBankCodeMax = 20;


export const setDefaultBoundAccountResponseValueAccountsItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const setDefaultBoundAccountResponseValueAccountsItemBankNameMax = 80;

export const setDefaultBoundAccountResponseValueAccountsItemEndingMin = 2;
export const setDefaultBoundAccountResponseValueAccountsItemEndingMax = 4;

export const setDefaultBoundAccountResponseValueAccountsItemPayeeNameMax = 80;

export const setDefaultBoundAccountResponseValueAccountsItemBranchMax = 80;

export const setDefaultBoundAccountResponseValueAccountsItemUsableFromMax = 30;

export const setDefaultBoundAccountResponseValueAccountsItemCreatedAtMax = 30;

export const setDefaultBoundAccountResponseValueAccountsItemLastUsedAtMax = 30;

export const setDefaultBoundAccountResponseValueAccountsMax = 20;

export const setDefaultBoundAccountResponseValueMaxAccountsMax = 20;



export const SetDefaultBoundAccountResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The name that each account must be in, null until the profile has it.')),
  "accounts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemAccountIdMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountResponseValueAccountsItemAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountResponseValueAccountsItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemBankNameMax)).check(/*#__PURE__*/ zod.describe('The name of the bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setDefaultBoundAccountResponseValueAccountsItemEndingMin)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number; the rest is never told again.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The name of its holder.')),
  "branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemBranchMax))).check(/*#__PURE__*/ zod.describe('The branch, null where none was given.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a withdrawal goes to it unless the member chooses another.')),
  "usableFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemUsableFromMax)).check(/*#__PURE__*/ zod.describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was bound.')),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemLastUsedAtMax))).check(/*#__PURE__*/ zod.describe('When a withdrawal last went to it, null if never.'))
}).check(/*#__PURE__*/ zod.describe('An account to which withdrawals are paid. It is in the name of the member.'))).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsMax)).check(/*#__PURE__*/ zod.describe('The accounts, the default one first, then the newest first.')),
  "maxAccounts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setDefaultBoundAccountResponseValueMaxAccountsMax)).check(/*#__PURE__*/ zod.describe('How many may be bound at a time.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s bound accounts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setDefaultBoundAccount`.'))

/**
 * Takes the account away and answers those that are left. If it was the default, the newest of the others becomes it.
 * While a withdrawal to it is `requested`, `reviewing`, `approved`, `paid` or `disputed` it cannot be removed: 409
 * `account_busy`. Withdrawals of the past keep the name of its bank and its ending.
 * @summary Remove a bound account
 */
export const removeBoundAccountPathAccountIdMax = 40;


export const removeBoundAccountPathAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const RemoveBoundAccountParams = /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountPathAccountIdMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountPathAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.'))
})

export const removeBoundAccountHeaderMerchantMax = 32;


export const removeBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const removeBoundAccountHeaderXRequestIdMax = 64;


export const removeBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RemoveBoundAccountHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const removeBoundAccountBodyOnePaymentPasswordMin = 6;
export const removeBoundAccountBodyOnePaymentPasswordMax = 64;

export const removeBoundAccountBodyTwoPayloadMin = 20;
export const removeBoundAccountBodyTwoPayloadMax = 65536;


export const removeBoundAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const RemoveBoundAccountBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removeBoundAccountBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password.'))
}).check(/*#__PURE__*/ zod.describe('The proof that the member itself removes the account.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removeBoundAccountBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `removeBoundAccount`, plain or encrypted.'))

export const removeBoundAccountResponseValuePayeeNameMax = 80;

export const removeBoundAccountResponseValueAccountsItemAccountIdMax = 40;


export const removeBoundAccountResponseValueAccountsItemAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const removeBoundAccountResponseValueAccountsItemBankCodeMax = 20;


export const removeBoundAccountResponseValueAccountsItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const removeBoundAccountResponseValueAccountsItemBankNameMax = 80;

export const removeBoundAccountResponseValueAccountsItemEndingMin = 2;
export const removeBoundAccountResponseValueAccountsItemEndingMax = 4;

export const removeBoundAccountResponseValueAccountsItemPayeeNameMax = 80;

export const removeBoundAccountResponseValueAccountsItemBranchMax = 80;

export const removeBoundAccountResponseValueAccountsItemUsableFromMax = 30;

export const removeBoundAccountResponseValueAccountsItemCreatedAtMax = 30;

export const removeBoundAccountResponseValueAccountsItemLastUsedAtMax = 30;

export const removeBoundAccountResponseValueAccountsMax = 20;

export const removeBoundAccountResponseValueMaxAccountsMax = 20;



export const RemoveBoundAccountResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The name that each account must be in, null until the profile has it.')),
  "accounts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemAccountIdMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountResponseValueAccountsItemAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountResponseValueAccountsItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemBankNameMax)).check(/*#__PURE__*/ zod.describe('The name of the bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removeBoundAccountResponseValueAccountsItemEndingMin)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number; the rest is never told again.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The name of its holder.')),
  "branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemBranchMax))).check(/*#__PURE__*/ zod.describe('The branch, null where none was given.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a withdrawal goes to it unless the member chooses another.')),
  "usableFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemUsableFromMax)).check(/*#__PURE__*/ zod.describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was bound.')),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemLastUsedAtMax))).check(/*#__PURE__*/ zod.describe('When a withdrawal last went to it, null if never.'))
}).check(/*#__PURE__*/ zod.describe('An account to which withdrawals are paid. It is in the name of the member.'))).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsMax)).check(/*#__PURE__*/ zod.describe('The accounts, the default one first, then the newest first.')),
  "maxAccounts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(removeBoundAccountResponseValueMaxAccountsMax)).check(/*#__PURE__*/ zod.describe('How many may be bound at a time.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s bound accounts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `removeBoundAccount`.'))

