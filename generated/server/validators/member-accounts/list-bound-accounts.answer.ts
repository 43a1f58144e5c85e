// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const ListBoundAccountsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "payeeName": zod.string().min(1).max(listBoundAccountsResponseValuePayeeNameMax).nullable().describe('The name that each account must be in, null until the profile has it.'),
  "accounts": zod.array(zod.strictObject({
  "accountId": zod.string().max(listBoundAccountsResponseValueAccountsItemAccountIdMax).regex(listBoundAccountsResponseValueAccountsItemAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(listBoundAccountsResponseValueAccountsItemBankCodeMax).regex(listBoundAccountsResponseValueAccountsItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(listBoundAccountsResponseValueAccountsItemBankNameMax).describe('The name of the bank or provider.'),
  "ending": zod.string().min(listBoundAccountsResponseValueAccountsItemEndingMin).max(listBoundAccountsResponseValueAccountsItemEndingMax).describe('The last four characters of the account number; the rest is never told again.'),
  "payeeName": zod.string().min(1).max(listBoundAccountsResponseValueAccountsItemPayeeNameMax).describe('The name of its holder.'),
  "branch": zod.string().min(1).max(listBoundAccountsResponseValueAccountsItemBranchMax).nullable().describe('The branch, null where none was given.'),
  "isDefault": zod.boolean().describe('Whether a withdrawal goes to it unless the member chooses another.'),
  "usableFrom": zod.iso.datetime({"offset":true}).max(listBoundAccountsResponseValueAccountsItemUsableFromMax).describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listBoundAccountsResponseValueAccountsItemCreatedAtMax).describe('When it was bound.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(listBoundAccountsResponseValueAccountsItemLastUsedAtMax).nullable().describe('When a withdrawal last went to it, null if never.')
}).describe('An account to which withdrawals are paid. It is in the name of the member.')).max(listBoundAccountsResponseValueAccountsMax).describe('The accounts, the default one first, then the newest first.'),
  "maxAccounts": zod.int().min(1).max(listBoundAccountsResponseValueMaxAccountsMax).describe('How many may be bound at a time.')
}).describe('The member\'s bound accounts.')
}).describe('The answer of `listBoundAccounts`.')

export const listBoundAccounts = {
  response: ListBoundAccountsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
