import type { Queries } from '#server/db/database.ts';

const ROOM = 'select node_id as "nodeId" from pvp_rooms where vendor_code = $1 and room_id = $2';

/** The catalogue id of the game in a vendor's room; undefined where the vendor has no such room. */
export async function gameOfRoom(
  db: Pick<Queries, 'query'>,
  vendor: string,
  roomId: string,
): Promise<string | undefined> {
  const [room] = await db.query<{ nodeId: number }>('room_game', ROOM, [vendor, roomId]);
  return room && String(room.nodeId);
}
