// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const changeDrawDayResponseValueGameCodeMax = 30;

export const changeDrawDayResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const changeDrawDayResponseValueGameNameMax = 120;

export const changeDrawDayResponseValueDayMax = 10;

export const changeDrawDayResponseValueMovedToMax = 10;

export const changeDrawDayResponseValueReasonMax = 300;

export const changeDrawDayResponseValueChangedAtMax = 30;

export const changeDrawDayResponseValueChangedByMax = 64;

export const changeDrawDayResponseValueBetsMin = 0;

export const changeDrawDayResponseValueBetsMax = 100000000;

export const changeDrawDayResponseValueMembersMin = 0;

export const changeDrawDayResponseValueMembersMax = 100000000;

export const changeDrawDayResponseValueStakeMax = 25;

export const changeDrawDayResponseValueStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ChangeDrawDayResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameCode": zod.string().max(changeDrawDayResponseValueGameCodeMax).regex(changeDrawDayResponseValueGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(changeDrawDayResponseValueGameNameMax).describe('The game\'s name.'),
  "day": zod.iso.date().max(changeDrawDayResponseValueDayMax).describe('The day in the time zone of the timetable.'),
  "state": zod.enum(['open', 'closed', 'moved']).describe('`open`: the draws of the day are held on it. `closed`: they are not held. `moved`: they are held on another day.'),
  "decidedBy": zod.enum(['timetable', 'operator']).describe('`timetable`: the week and the calendar of Tết decide. `operator`: an operator has.'),
  "movedTo": zod.iso.date().max(changeDrawDayResponseValueMovedToMax).nullable().describe('The day on which its draws are held, null unless it is moved.'),
  "reason": zod.string().max(changeDrawDayResponseValueReasonMax).nullable().describe('Why an operator changed it, null where none has.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(changeDrawDayResponseValueChangedAtMax).nullable().describe('When an operator changed it, null where none has.'),
  "changedBy": zod.string().max(changeDrawDayResponseValueChangedByMax).nullable().describe('The operator, null where none has changed it.'),
  "bets": zod.int().min(changeDrawDayResponseValueBetsMin).max(changeDrawDayResponseValueBetsMax).describe('Open bets on its draws.'),
  "members": zod.int().min(changeDrawDayResponseValueMembersMin).max(changeDrawDayResponseValueMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(changeDrawDayResponseValueStakeMax).regex(changeDrawDayResponseValueStakeRegExp).describe('What they staked.')
}).describe('A day of a lottery with a timetable.')
}).describe('The answer of `changeDrawDay`.')

export const changeDrawDay = {
  response: ChangeDrawDayResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
