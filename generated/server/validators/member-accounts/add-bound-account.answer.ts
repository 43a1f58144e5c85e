// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const AddBoundAccountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "payeeName": zod.string().min(1).max(addBoundAccountResponseValuePayeeNameMax).nullable().describe('The name that each account must be in, null until the profile has it.'),
  "accounts": zod.array(zod.strictObject({
  "accountId": zod.string().max(addBoundAccountResponseValueAccountsItemAccountIdMax).regex(addBoundAccountResponseValueAccountsItemAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(addBoundAccountResponseValueAccountsItemBankCodeMax).regex(addBoundAccountResponseValueAccountsItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(addBoundAccountResponseValueAccountsItemBankNameMax).describe('The name of the bank or provider.'),
  "ending": zod.string().min(addBoundAccountResponseValueAccountsItemEndingMin).max(addBoundAccountResponseValueAccountsItemEndingMax).describe('The last four characters of the account number; the rest is never told again.'),
  "payeeName": zod.string().min(1).max(addBoundAccountResponseValueAccountsItemPayeeNameMax).describe('The name of its holder.'),
  "branch": zod.string().min(1).max(addBoundAccountResponseValueAccountsItemBranchMax).nullable().describe('The branch, null where none was given.'),
  "isDefault": zod.boolean().describe('Whether a withdrawal goes to it unless the member chooses another.'),
  "usableFrom": zod.iso.datetime({"offset":true}).max(addBoundAccountResponseValueAccountsItemUsableFromMax).describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(addBoundAccountResponseValueAccountsItemCreatedAtMax).describe('When it was bound.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(addBoundAccountResponseValueAccountsItemLastUsedAtMax).nullable().describe('When a withdrawal last went to it, null if never.')
}).describe('An account to which withdrawals are paid. It is in the name of the member.')).max(addBoundAccountResponseValueAccountsMax).describe('The accounts, the default one first, then the newest first.'),
  "maxAccounts": zod.int().min(1).max(addBoundAccountResponseValueMaxAccountsMax).describe('How many may be bound at a time.')
}).describe('The member\'s bound accounts.')
}).describe('The answer of `addBoundAccount`.')

export const addBoundAccount = {
  response: AddBoundAccountResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'account_in_use', 'payload_too_large', 'unsupported_media_type', 'payee_name_required', 'payment_password_not_set', 'payment_password_wrong', 'account_limit_reached', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
