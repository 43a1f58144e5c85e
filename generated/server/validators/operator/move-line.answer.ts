// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const moveLineResponseValueMemberIdMax = 40;

export const moveLineResponseValueMemberAccountMax = 64;

export const moveLineResponseValueMemberNicknameMax = 64;

export const moveLineResponseValueMemberUplineIdMax = 40;

export const moveLineResponseValueMemberUplineAccountMax = 64;

export const moveLineResponseValueMemberLevelMin = 0;

export const moveLineResponseValueMemberLevelMax = 1000;

export const moveLineResponseValueMemberDirectCountMin = 0;

export const moveLineResponseValueMemberDirectCountMax = 100000000;

export const moveLineResponseValueMemberTeamCountMin = 0;

export const moveLineResponseValueMemberTeamCountMax = 100000000;

export const moveLineResponseValueMemberRebateMin = 0;

export const moveLineResponseValueMemberRebateMax = 10000;

export const moveLineResponseValueMemberRegisteredAtMax = 30;

export const moveLineResponseValueMemberLastSeenAtMax = 30;

export const moveLineResponseValueAccountsMax = 100000000;

export const moveLineResponseValueEndedContractsItemContractIdMax = 40;

export const moveLineResponseValueEndedContractsItemRateMin = 0;

export const moveLineResponseValueEndedContractsItemRateMax = 10000;

export const moveLineResponseValueEndedContractsMax = 4;

export const moveLineResponseValueMovedAtMax = 30;

export const MoveLineResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(moveLineResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(moveLineResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(moveLineResponseValueMemberNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(moveLineResponseValueMemberUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(moveLineResponseValueMemberUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(moveLineResponseValueMemberLevelMin).max(moveLineResponseValueMemberLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(moveLineResponseValueMemberDirectCountMin).max(moveLineResponseValueMemberDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(moveLineResponseValueMemberTeamCountMin).max(moveLineResponseValueMemberTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(moveLineResponseValueMemberRebateMin).max(moveLineResponseValueMemberRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(moveLineResponseValueMemberRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(moveLineResponseValueMemberLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.'),
  "accounts": zod.int().min(1).max(moveLineResponseValueAccountsMax).describe('Accounts that were moved, the one at the head included.'),
  "endedContracts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(moveLineResponseValueEndedContractsItemContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "rate": zod.int().min(moveLineResponseValueEndedContractsItemRateMin).max(moveLineResponseValueEndedContractsItemRateMax).describe('The rate of its highest tier in basis points.')
}).describe('A contract in short.')).max(moveLineResponseValueEndedContractsMax).describe('Contracts with the former upline that end with the window that runs now.'),
  "movedAt": zod.iso.datetime({"offset":true}).max(moveLineResponseValueMovedAtMax).describe('When.')
}).describe('A line after it was moved.')
}).describe('The answer of `moveLine`.')

export const moveLine = {
  response: MoveLineResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'account_type_not_allowed', 'rebate_too_high', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
