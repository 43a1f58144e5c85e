import type { Language, LotteryGame, LotteryMenu, PrizeMode } from '#generated/model/index.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';
import { type LotteryNeeds, readLotteryGames } from './lottery-games.ts';

const LABELS = `
  select distinct on (g.code) g.code, t.label
  from lottery_groups g join lottery_group_texts t on t.group_code = g.code
  order by g.code, t.language = $1 desc, t.language = $2 desc, t.language`;

/** The menu of some modes: groups with games, in menu order. */
async function menuOf(services: LotteryNeeds, modes: readonly PrizeMode[], language: Language): Promise<LotteryMenu> {
  const languages = [language, services.brand.defaultLanguage];
  const rows = await services.db.query<{ code: string; label: string }>('lottery_labels', LABELS, languages);
  const labels = new Map(rows.map(({ code, label }) => [code, label]));
  const games = (await readLotteryGames(services, language)).filter((game) => modes.includes(game.prizeMode));
  const groups = Map.groupBy(games, (game) => game.gameGroupCode);
  return {
    gameMenus: [...groups].map(([gameGroupCode, ofGroup]) => ({
      gameGroupCode,
      labelName: labels.get(gameGroupCode) ?? gameGroupCode,
      games: ofGroup,
    })),
  };
}

/** The menu of one mode, or of all that have no menu of their own (API-05). */
export function lotteryMenu(
  services: LotteryNeeds,
  mode: PrizeMode | undefined,
  language: Language,
): Promise<LotteryMenu> {
  return menuOf(services, mode === undefined ? ['Lott', 'ZY', 'Elott'] : [mode], language);
}

/** The menu of the Vietnamese lottery (API-25). */
export function vietnamMenu(services: LotteryNeeds, language: Language): Promise<LotteryMenu> {
  return menuOf(services, ['SEA'], language);
}

const DAY = 86_400_000;

/** The number of members who bet on a game in a period. */
const BETTORS = `
  select r.game_code as code, count(*)::int as members
  from recent_plays r join lottery_games g on g.code = r.game_code and g.vendor_code = r.vendor_code
  where r.bet_at >= $1 group by r.game_code`;

/** The lottery games with the most betting members in the last 7 days; on a tie hot ones come first (API-26). */
export async function popularLotteries(
  services: LotteryNeeds,
  query: { readonly count: number; readonly prizeMode?: PrizeMode | undefined },
  language: Language,
): Promise<LotteryGame[]> {
  const since = new Date(services.clock() - 7 * DAY);
  const rows = await services.db.query<{ code: string; members: number }>('lottery_bettors', BETTORS, [since]);
  const members = new Map(rows.map((row) => [row.code, row.members]));
  const games = await readLotteryGames(services, language);
  return games
    .filter(({ prizeMode }) => query.prizeMode === undefined || prizeMode === query.prizeMode)
    .map((game) => ({ game, bettors: members.get(game.gameCode) ?? 0 }))
    .sort((a, b) => b.bettors - a.bettors || Number(b.game.isHot) - Number(a.game.isHot))
    .slice(0, query.count)
    .map(({ game }) => game);
}

const BETS = `
  select r.game_code as code
  from recent_plays r join lottery_games g on g.code = r.game_code and g.vendor_code = r.vendor_code
  where r.member_id = $1 and r.bet_at >= $2 and g.prize_mode = 'SEA'
  order by r.bet_at desc, r.game_code`;

/** The Vietnamese games that the member bet on in the last 90 days, latest first (API-25). */
export async function vietnamRecent(
  services: LotteryNeeds,
  session: Session,
  count: number,
  language: Language,
): Promise<LotteryGame[]> {
  requireTrueAccount(session);
  const since = new Date(services.clock() - 90 * DAY);
  const rows = await services.db.query<{ code: string }>('lottery_recent', BETS, [session.memberId, since]);
  const games = new Map((await readLotteryGames(services, language)).map((game) => [game.gameCode, game]));
  return rows.flatMap(({ code }) => games.get(code) ?? []).slice(0, count);
}
