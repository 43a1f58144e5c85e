import type { Language, PvpRoom, PvpRoomPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { type PageQuery, pageOfList } from '../../ground/paging/paging.ts';

interface RoomQuery extends PageQuery {
  readonly vassalage?: string | undefined;
  readonly nodeId?: string | undefined;
}

interface Row {
  readonly vendorCode: string;
  readonly roomId: string;
  readonly nodeId: number;
  readonly name: string;
  readonly baseStake: string;
  readonly minBuyIn: string;
  readonly maxBuyIn: string;
  readonly seats: number;
  readonly seatsTaken: number;
}

/** By game, then the lowest stake; the name in the requested language, else in the site's, else in any. */
const ROOMS = `
  select r.vendor_code as "vendorCode", r.room_id as "roomId", r.node_id as "nodeId", r.base_stake as "baseStake",
    r.min_buy_in as "minBuyIn", r.max_buy_in as "maxBuyIn", r.seats, r.seats_taken as "seatsTaken", t.name
  from pvp_rooms r join lateral (
    select name from pvp_room_texts t where t.vendor_code = r.vendor_code and t.room_id = r.room_id
    order by t.language = $1 desc, t.language = $2 desc, t.language limit 1
  ) t on true
  where $3::text is null or r.vendor_code = $3
  order by r.node_id, r.base_stake, r.room_id`;

/** A page of the rooms of games between players (API-24). Rooms of games that have left the catalogue are missing. */
export async function pvpRooms(
  { db, catalogue, brand }: Pick<Services, 'db' | 'catalogue' | 'brand'>,
  query: RoomQuery,
  language: Language,
): Promise<PvpRoomPage> {
  const { vassalage, nodeId } = query;
  const { byNodeId } = await catalogue.current();
  const rows = await db.query<Row>('pvp_rooms', ROOMS, [language, brand.defaultLanguage, vassalage ?? null]);
  const rooms = rows.flatMap((row): PvpRoom[] => {
    const game = byNodeId.get(String(row.nodeId));
    if (game === undefined || (nodeId !== undefined && game.nodeId !== nodeId)) return [];
    const { decimals } = brand.currency;
    return [
      {
        roomId: row.roomId,
        roomName: row.name,
        nodeId: game.nodeId,
        gameName: game.gameName,
        vassalage: row.vendorCode,
        baseStake: money(row.baseStake, decimals),
        minBuyIn: money(row.minBuyIn, decimals),
        maxBuyIn: money(row.maxBuyIn, decimals),
        seats: row.seats,
        seatsTaken: row.seatsTaken,
        state: game.maintenance ? 'maintenance' : row.seatsTaken >= row.seats ? 'full' : 'open',
      },
    ];
  });
  return pageOfList(rooms, query);
}
