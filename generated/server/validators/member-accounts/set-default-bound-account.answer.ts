// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const SetDefaultBoundAccountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "payeeName": zod.string().min(1).max(setDefaultBoundAccountResponseValuePayeeNameMax).nullable().describe('The name that each account must be in, null until the profile has it.'),
  "accounts": zod.array(zod.strictObject({
  "accountId": zod.string().max(setDefaultBoundAccountResponseValueAccountsItemAccountIdMax).regex(setDefaultBoundAccountResponseValueAccountsItemAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(setDefaultBoundAccountResponseValueAccountsItemBankCodeMax).regex(setDefaultBoundAccountResponseValueAccountsItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(setDefaultBoundAccountResponseValueAccountsItemBankNameMax).describe('The name of the bank or provider.'),
  "ending": zod.string().min(setDefaultBoundAccountResponseValueAccountsItemEndingMin).max(setDefaultBoundAccountResponseValueAccountsItemEndingMax).describe('The last four characters of the account number; the rest is never told again.'),
  "payeeName": zod.string().min(1).max(setDefaultBoundAccountResponseValueAccountsItemPayeeNameMax).describe('The name of its holder.'),
  "branch": zod.string().min(1).max(setDefaultBoundAccountResponseValueAccountsItemBranchMax).nullable().describe('The branch, null where none was given.'),
  "isDefault": zod.boolean().describe('Whether a withdrawal goes to it unless the member chooses another.'),
  "usableFrom": zod.iso.datetime({"offset":true}).max(setDefaultBoundAccountResponseValueAccountsItemUsableFromMax).describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(setDefaultBoundAccountResponseValueAccountsItemCreatedAtMax).describe('When it was bound.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(setDefaultBoundAccountResponseValueAccountsItemLastUsedAtMax).nullable().describe('When a withdrawal last went to it, null if never.')
}).describe('An account to which withdrawals are paid. It is in the name of the member.')).max(setDefaultBoundAccountResponseValueAccountsMax).describe('The accounts, the default one first, then the newest first.'),
  "maxAccounts": zod.int().min(1).max(setDefaultBoundAccountResponseValueMaxAccountsMax).describe('How many may be bound at a time.')
}).describe('The member\'s bound accounts.')
}).describe('The answer of `setDefaultBoundAccount`.')

export const setDefaultBoundAccount = {
  response: SetDefaultBoundAccountResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
