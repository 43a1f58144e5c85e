// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const RemoveBoundAccountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "payeeName": zod.string().min(1).max(removeBoundAccountResponseValuePayeeNameMax).nullable().describe('The name that each account must be in, null until the profile has it.'),
  "accounts": zod.array(zod.strictObject({
  "accountId": zod.string().max(removeBoundAccountResponseValueAccountsItemAccountIdMax).regex(removeBoundAccountResponseValueAccountsItemAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(removeBoundAccountResponseValueAccountsItemBankCodeMax).regex(removeBoundAccountResponseValueAccountsItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(removeBoundAccountResponseValueAccountsItemBankNameMax).describe('The name of the bank or provider.'),
  "ending": zod.string().min(removeBoundAccountResponseValueAccountsItemEndingMin).max(removeBoundAccountResponseValueAccountsItemEndingMax).describe('The last four characters of the account number; the rest is never told again.'),
  "payeeName": zod.string().min(1).max(removeBoundAccountResponseValueAccountsItemPayeeNameMax).describe('The name of its holder.'),
  "branch": zod.string().min(1).max(removeBoundAccountResponseValueAccountsItemBranchMax).nullable().describe('The branch, null where none was given.'),
  "isDefault": zod.boolean().describe('Whether a withdrawal goes to it unless the member chooses another.'),
  "usableFrom": zod.iso.datetime({"offset":true}).max(removeBoundAccountResponseValueAccountsItemUsableFromMax).describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(removeBoundAccountResponseValueAccountsItemCreatedAtMax).describe('When it was bound.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(removeBoundAccountResponseValueAccountsItemLastUsedAtMax).nullable().describe('When a withdrawal last went to it, null if never.')
}).describe('An account to which withdrawals are paid. It is in the name of the member.')).max(removeBoundAccountResponseValueAccountsMax).describe('The accounts, the default one first, then the newest first.'),
  "maxAccounts": zod.int().min(1).max(removeBoundAccountResponseValueMaxAccountsMax).describe('How many may be bound at a time.')
}).describe('The member\'s bound accounts.')
}).describe('The answer of `removeBoundAccount`.')

export const removeBoundAccount = {
  response: RemoveBoundAccountResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'account_busy', 'payload_too_large', 'unsupported_media_type', 'payment_password_wrong', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
