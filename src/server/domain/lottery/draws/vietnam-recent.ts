import type { Language, LotteryGame } from '#generated/model/index.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';
import { type LotteryNeeds, readLotteryGames } from './lottery-games.ts';

const DAY = 86_400_000;

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
