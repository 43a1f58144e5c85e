/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PvpRoomPage } from './pvp-room-page.ts';

/**
 * The answer of `listPvpRooms`.
 */
export interface ListPvpRoomsResponse {
  /** Always true. */
  success: true;
  value: PvpRoomPage;
}
