import type { PrizeMode } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { GameArtInput } from '#shared/art/game-art.ts';

interface Row {
  readonly code: string;
  readonly prizeMode: PrizeMode;
  readonly vendorCode: string;
  readonly name: string;
}

const ART = `
  select g.code, g.prize_mode as "prizeMode", g.vendor_code as "vendorCode", t.name
  from lottery_games g join lottery_game_texts t on t.game_code = g.code
  where g.code = $1 order by t.language limit 1`;

/** What to draw for a lottery game, null for any other code. */
export async function findLotteryArt(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  code: string,
): Promise<GameArtInput | null> {
  const [row] = await db.query<Row>('lottery_art', ART, [code]);
  const vendor = row && (await catalogue.current()).vendors.get(row.vendorCode);
  if (row === undefined || vendor === undefined) return null;
  const category = row.prizeMode === 'Elott' ? 'ELOTT' : 'LOTT';
  return { id: row.code, name: row.name, category, vendorHue: vendor.hue };
}
