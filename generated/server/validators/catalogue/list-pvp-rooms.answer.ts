// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPvpRoomsResponseValueContentItemRoomIdMax = 40;

export const listPvpRoomsResponseValueContentItemRoomIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const listPvpRoomsResponseValueContentItemRoomNameMax = 60;

export const listPvpRoomsResponseValueContentItemNodeIdMax = 12;

export const listPvpRoomsResponseValueContentItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const listPvpRoomsResponseValueContentItemGameNameMax = 120;

export const listPvpRoomsResponseValueContentItemVassalageMax = 20;

export const listPvpRoomsResponseValueContentItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listPvpRoomsResponseValueContentItemBaseStakeMax = 25;

export const listPvpRoomsResponseValueContentItemBaseStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPvpRoomsResponseValueContentItemMinBuyInMax = 25;

export const listPvpRoomsResponseValueContentItemMinBuyInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPvpRoomsResponseValueContentItemMaxBuyInMax = 25;

export const listPvpRoomsResponseValueContentItemMaxBuyInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPvpRoomsResponseValueContentItemSeatsMin = 2;

export const listPvpRoomsResponseValueContentItemSeatsMax = 10000;

export const listPvpRoomsResponseValueContentItemSeatsTakenMin = 0;

export const listPvpRoomsResponseValueContentItemSeatsTakenMax = 10000;

export const listPvpRoomsResponseValueContentMax = 100;

export const listPvpRoomsResponseValueTotalPagesMin = 0;

export const listPvpRoomsResponseValueTotalPagesMax = 1000000;

export const listPvpRoomsResponseValueTotalElementsMin = 0;

export const listPvpRoomsResponseValueTotalElementsMax = 100000000;

export const ListPvpRoomsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "roomId": zod.string().max(listPvpRoomsResponseValueContentItemRoomIdMax).regex(listPvpRoomsResponseValueContentItemRoomIdRegExp).describe('The vendor\'s id of the room, to launch it with.'),
  "roomName": zod.string().min(1).max(listPvpRoomsResponseValueContentItemRoomNameMax).describe('Its name.'),
  "nodeId": zod.string().max(listPvpRoomsResponseValueContentItemNodeIdMax).regex(listPvpRoomsResponseValueContentItemNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameName": zod.string().min(1).max(listPvpRoomsResponseValueContentItemGameNameMax).describe('The game that is played in it.'),
  "vassalage": zod.string().max(listPvpRoomsResponseValueContentItemVassalageMax).regex(listPvpRoomsResponseValueContentItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "baseStake": zod.string().max(listPvpRoomsResponseValueContentItemBaseStakeMax).regex(listPvpRoomsResponseValueContentItemBaseStakeRegExp).describe('The stake of one round.'),
  "minBuyIn": zod.string().max(listPvpRoomsResponseValueContentItemMinBuyInMax).regex(listPvpRoomsResponseValueContentItemMinBuyInRegExp).describe('The least that a player sits down with.'),
  "maxBuyIn": zod.string().max(listPvpRoomsResponseValueContentItemMaxBuyInMax).regex(listPvpRoomsResponseValueContentItemMaxBuyInRegExp).describe('The most that a player sits down with.'),
  "seats": zod.int().min(listPvpRoomsResponseValueContentItemSeatsMin).max(listPvpRoomsResponseValueContentItemSeatsMax).describe('Seats at all its tables.'),
  "seatsTaken": zod.int().min(listPvpRoomsResponseValueContentItemSeatsTakenMin).max(listPvpRoomsResponseValueContentItemSeatsTakenMax).describe('Seats that are taken now.'),
  "state": zod.enum(['open', 'full', 'maintenance']).describe('Whether somebody can sit down now.')
}).describe('A room in which players meet.')).max(listPvpRoomsResponseValueContentMax).describe('The rooms of the page, by game and then the lowest stake first; none beyond the last page.'),
  "totalPages": zod.int().min(listPvpRoomsResponseValueTotalPagesMin).max(listPvpRoomsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listPvpRoomsResponseValueTotalElementsMin).max(listPvpRoomsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of rooms.')
}).describe('The answer of `listPvpRooms`.')

export const listPvpRooms = {
  response: ListPvpRoomsResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
