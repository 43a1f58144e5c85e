// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getAccountRulesResponseValueTypesMax = 6;

export const getAccountRulesResponseValueMaxRebateMin = 0;

export const getAccountRulesResponseValueMaxRebateMax = 10000;

export const getAccountRulesResponseValueUsernameMinLengthMin = 0;

export const getAccountRulesResponseValueUsernameMinLengthMax = 1000;

export const getAccountRulesResponseValueUsernameMaxLengthMax = 1000;

export const getAccountRulesResponseValueUsernameAcceptedPatternMax = 500;

export const getAccountRulesResponseValueUsernamePatternIdMax = 22;

export const getAccountRulesResponseValuePasswordMinLengthMin = 0;

export const getAccountRulesResponseValuePasswordMinLengthMax = 1000;

export const getAccountRulesResponseValuePasswordMaxLengthMax = 1000;

export const getAccountRulesResponseValuePasswordAcceptedPatternMax = 500;

export const getAccountRulesResponseValuePasswordPatternIdMax = 22;

export const GetAccountRulesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "types": zod.array(zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')).min(1).max(getAccountRulesResponseValueTypesMax).describe('The types: 1 may make 2, 41 and 0, type 2 the same, 41 may make 42 and 0, 42 only 0.'),
  "maxRebate": zod.int().min(getAccountRulesResponseValueMaxRebateMin).max(getAccountRulesResponseValueMaxRebateMax).describe('The highest rebate, which is the agent\'s own.'),
  "username": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getAccountRulesResponseValueUsernameMinLengthMin).max(getAccountRulesResponseValueUsernameMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getAccountRulesResponseValueUsernameMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getAccountRulesResponseValueUsernameAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getAccountRulesResponseValueUsernamePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "password": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getAccountRulesResponseValuePasswordMinLengthMin).max(getAccountRulesResponseValuePasswordMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getAccountRulesResponseValuePasswordMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getAccountRulesResponseValuePasswordAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getAccountRulesResponseValuePasswordPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.')
}).describe('What the agent of the session may give to the accounts and links that it makes.')
}).describe('The answer of `getAccountRules`.')

export const getAccountRules = {
  response: GetAccountRulesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
