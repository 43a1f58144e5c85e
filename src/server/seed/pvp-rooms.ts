import type { Queries } from '../db/database.ts';
import { pvpRooms, pvpRoomTexts } from '../db/schema/catalogue.ts';
import { inCurrency, type SeedCurrency } from './with-amounts.ts';

/** A room: its id, its names in English and Vietnamese, its stakes, its seats and the taken seats. */
type SeedRoom = readonly [string, string, string, string, string, string, number, number];

interface SeedTable {
  readonly vendor: string;
  readonly nodeId: number;
  readonly rooms: readonly SeedRoom[];
}

/** The rooms of the sandbox's games between players. */
const tables: readonly SeedTable[] = [
  {
    vendor: 'FLV',
    nodeId: 70_001,
    rooms: [
      ['tl-mn-1', 'Beginners', 'Tân thủ', '0.10', '2.00', '20.00', 80, 52],
      ['tl-mn-2', 'Regulars', 'Bàn quen', '1.00', '20.00', '200.00', 60, 60],
      ['tl-mn-3', 'High table', 'Bàn lớn', '10.00', '200.00', '2000.00', 32, 11],
    ],
  },
  {
    vendor: 'FLV',
    nodeId: 70_002,
    rooms: [
      ['ph-tl-1', 'Beginners', 'Tân thủ', '0.10', '2.00', '20.00', 64, 31],
      ['ph-tl-2', 'Regulars', 'Bàn quen', '0.50', '10.00', '100.00', 48, 40],
      ['ph-tl-3', 'High table', 'Bàn lớn', '5.00', '100.00', '1000.00', 24, 24],
    ],
  },
  {
    vendor: 'JDT',
    nodeId: 70_003,
    rooms: [
      ['mj-t-1', 'Garden', 'Khu vườn', '0.50', '10.00', '100.00', 40, 12],
      ['mj-t-2', 'Terrace', 'Sân thượng', '2.00', '40.00', '400.00', 40, 28],
      ['mj-t-3', 'Pavilion', 'Thủy đình', '20.00', '400.00', '4000.00', 16, 3],
    ],
  },
  {
    vendor: 'JDT',
    nodeId: 70_004,
    rooms: [
      ['sl-1', 'Beginners', 'Tân thủ', '0.10', '2.00', '20.00', 50, 22],
      ['sl-2', 'Regulars', 'Bàn quen', '1.00', '20.00', '200.00', 50, 47],
    ],
  },
  {
    vendor: 'JDT',
    nodeId: 70_005,
    rooms: [
      ['mb-1', 'Beginners', 'Tân thủ', '0.20', '4.00', '40.00', 40, 9],
      ['mb-2', 'Regulars', 'Bàn quen', '2.00', '40.00', '400.00', 40, 40],
    ],
  },
];

/** Inserts the rooms; those of a site begin empty, in a demo people sit in them. */
export async function insertRooms(
  { orm }: Queries,
  { currency, demo }: { readonly currency: SeedCurrency; readonly demo: boolean },
): Promise<void> {
  const rooms = tables.flatMap(({ vendor: vendorCode, nodeId, rooms: list }) =>
    list.map((room) => ({ vendorCode, nodeId, room })),
  );
  const rows = rooms.map(({ vendorCode, nodeId, room }) => {
    const [roomId, , , base, least, most, seats, taken] = room;
    return {
      vendorCode,
      nodeId,
      roomId,
      seats,
      seatsTaken: demo ? taken : 0,
      baseStake: inCurrency(base, currency),
      minBuyIn: inCurrency(least, currency),
      maxBuyIn: inCurrency(most, currency),
    };
  });
  await orm.insert(pvpRooms).values(rows);
  const texts = rooms.flatMap(({ vendorCode, room: [roomId, EN, VI] }) => [
    { vendorCode, roomId, language: 'EN' as const, name: EN },
    { vendorCode, roomId, language: 'VI' as const, name: VI },
  ]);
  await orm.insert(pvpRoomTexts).values(texts);
}
