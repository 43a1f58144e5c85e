import { openPglite } from '#server/db/pglite.ts';
import { quickGames } from './conformance-members.ts';

/** Copies of games; `drawnHere` is whether the sandbox's reviewer enters the results. */
const games = [
  { code: quickGames.external, like: 'VN_NORTH', drawnHere: false },
  { code: quickGames.builtIn, like: 'SSC_1M', drawnHere: true },
];

/** Adds games with a draw every half minute to a database, so that a run needs not wait for the evening's draw. */
export async function addQuickGames(dataDir: string): Promise<void> {
  const db = await openPglite({ dataDir });
  for (const { code, like, drawnHere } of games) {
    await db.execute(`
      insert into lottery_games (code, group_code, vendor_code, prize_mode, account_type_name, area, position, source,
        interval_seconds, close_seconds)
      select '${code}', group_code, vendor_code, prize_mode, account_type_name, area, 99, source, 30, 3
      from lottery_games where code = '${like}'`);
    await db.execute(`
      insert into lottery_rules (game_code, drawing, limits, drawn_here)
      select '${code}', drawing, limits, ${drawnHere} from lottery_rules where game_code = '${like}'`);
    await db.execute(`
      insert into lottery_game_texts (game_code, language, name)
      select '${code}', language, name || ' 30 s' from lottery_game_texts where game_code = '${like}'`);
  }
  await db.close();
}
