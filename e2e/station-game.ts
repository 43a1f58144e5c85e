import { openPglite } from '#server/db/pglite.ts';
import { stationGame } from './conformance-members.ts';

const GAME = `
  insert into lottery_games (code, group_code, vendor_code, prize_mode, account_type_name, area, position, source,
    interval_seconds, close_seconds)
  select '${stationGame}', group_code, vendor_code, prize_mode, account_type_name, area, 99, 'external', 30, 3
  from lottery_games where code = 'VN_NORTH'`;
const RULES = `
  insert into lottery_rules (game_code, drawing, limits, drawn_here)
  select '${stationGame}', drawing, limits, false from lottery_rules where game_code = 'VN_NORTH'`;
const NAME = `
  insert into lottery_game_texts (game_code, language, name)
  select '${stationGame}', language, name || ' 30 s' from lottery_game_texts where game_code = 'VN_NORTH'`;

/** Adds the game to a database, so that a run needs not wait for the evening's draw. */
export async function addStationGame(dataDir: string): Promise<void> {
  const db = await openPglite({ dataDir });
  for (const statement of [GAME, RULES, NAME]) await db.execute(statement);
  await db.close();
}
