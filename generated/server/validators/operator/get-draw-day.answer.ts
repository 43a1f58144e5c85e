// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDrawDayResponseValueGameCodeMax = 30;

export const getDrawDayResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const getDrawDayResponseValueGameNameMax = 120;

export const getDrawDayResponseValueDayMax = 10;

export const getDrawDayResponseValueMovedToMax = 10;

export const getDrawDayResponseValueReasonMax = 300;

export const getDrawDayResponseValueChangedAtMax = 30;

export const getDrawDayResponseValueChangedByMax = 64;

export const getDrawDayResponseValueBetsMin = 0;

export const getDrawDayResponseValueBetsMax = 100000000;

export const getDrawDayResponseValueMembersMin = 0;

export const getDrawDayResponseValueMembersMax = 100000000;

export const getDrawDayResponseValueStakeMax = 25;

export const getDrawDayResponseValueStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const GetDrawDayResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameCode": zod.string().max(getDrawDayResponseValueGameCodeMax).regex(getDrawDayResponseValueGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getDrawDayResponseValueGameNameMax).describe('The game\'s name.'),
  "day": zod.iso.date().max(getDrawDayResponseValueDayMax).describe('The day in the time zone of the timetable.'),
  "state": zod.enum(['open', 'closed', 'moved']).describe('`open`: the draws of the day are held on it. `closed`: they are not held. `moved`: they are held on another day.'),
  "decidedBy": zod.enum(['timetable', 'operator']).describe('`timetable`: the week and the calendar of Tết decide. `operator`: an operator has.'),
  "movedTo": zod.iso.date().max(getDrawDayResponseValueMovedToMax).nullable().describe('The day on which its draws are held, null unless it is moved.'),
  "reason": zod.string().max(getDrawDayResponseValueReasonMax).nullable().describe('Why an operator changed it, null where none has.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(getDrawDayResponseValueChangedAtMax).nullable().describe('When an operator changed it, null where none has.'),
  "changedBy": zod.string().max(getDrawDayResponseValueChangedByMax).nullable().describe('The operator, null where none has changed it.'),
  "bets": zod.int().min(getDrawDayResponseValueBetsMin).max(getDrawDayResponseValueBetsMax).describe('Open bets on its draws.'),
  "members": zod.int().min(getDrawDayResponseValueMembersMin).max(getDrawDayResponseValueMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(getDrawDayResponseValueStakeMax).regex(getDrawDayResponseValueStakeRegExp).describe('What they staked.')
}).describe('A day of a lottery with a timetable.')
}).describe('The answer of `getDrawDay`.')

export const getDrawDay = {
  response: GetDrawDayResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
