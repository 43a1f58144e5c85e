// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDrawDaysResponseValueContentItemGameCodeMax = 30;

export const listDrawDaysResponseValueContentItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listDrawDaysResponseValueContentItemGameNameMax = 120;

export const listDrawDaysResponseValueContentItemDayMax = 10;

export const listDrawDaysResponseValueContentItemMovedToMax = 10;

export const listDrawDaysResponseValueContentItemReasonMax = 300;

export const listDrawDaysResponseValueContentItemChangedAtMax = 30;

export const listDrawDaysResponseValueContentItemChangedByMax = 64;

export const listDrawDaysResponseValueContentItemBetsMin = 0;

export const listDrawDaysResponseValueContentItemBetsMax = 100000000;

export const listDrawDaysResponseValueContentItemMembersMin = 0;

export const listDrawDaysResponseValueContentItemMembersMax = 100000000;

export const listDrawDaysResponseValueContentItemStakeMax = 25;

export const listDrawDaysResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDrawDaysResponseValueContentMax = 100;

export const listDrawDaysResponseValueTotalPagesMin = 0;

export const listDrawDaysResponseValueTotalPagesMax = 1000000;

export const listDrawDaysResponseValueTotalElementsMin = 0;

export const listDrawDaysResponseValueTotalElementsMax = 100000000;

export const ListDrawDaysResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "gameCode": zod.string().max(listDrawDaysResponseValueContentItemGameCodeMax).regex(listDrawDaysResponseValueContentItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listDrawDaysResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "day": zod.iso.date().max(listDrawDaysResponseValueContentItemDayMax).describe('The day in the time zone of the timetable.'),
  "state": zod.enum(['open', 'closed', 'moved']).describe('`open`: the draws of the day are held on it. `closed`: they are not held. `moved`: they are held on another day.'),
  "decidedBy": zod.enum(['timetable', 'operator']).describe('`timetable`: the week and the calendar of Tết decide. `operator`: an operator has.'),
  "movedTo": zod.iso.date().max(listDrawDaysResponseValueContentItemMovedToMax).nullable().describe('The day on which its draws are held, null unless it is moved.'),
  "reason": zod.string().max(listDrawDaysResponseValueContentItemReasonMax).nullable().describe('Why an operator changed it, null where none has.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(listDrawDaysResponseValueContentItemChangedAtMax).nullable().describe('When an operator changed it, null where none has.'),
  "changedBy": zod.string().max(listDrawDaysResponseValueContentItemChangedByMax).nullable().describe('The operator, null where none has changed it.'),
  "bets": zod.int().min(listDrawDaysResponseValueContentItemBetsMin).max(listDrawDaysResponseValueContentItemBetsMax).describe('Open bets on its draws.'),
  "members": zod.int().min(listDrawDaysResponseValueContentItemMembersMin).max(listDrawDaysResponseValueContentItemMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(listDrawDaysResponseValueContentItemStakeMax).regex(listDrawDaysResponseValueContentItemStakeRegExp).describe('What they staked.')
}).describe('A day of a lottery with a timetable.')).max(listDrawDaysResponseValueContentMax).describe('The days of the page, the nearest first; none beyond the last page.'),
  "totalPages": zod.int().min(listDrawDaysResponseValueTotalPagesMin).max(listDrawDaysResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDrawDaysResponseValueTotalElementsMin).max(listDrawDaysResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of days.')
}).describe('The answer of `listDrawDays`.')

export const listDrawDays = {
  response: ListDrawDaysResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
