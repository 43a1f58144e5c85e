import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { fieldError, invalid } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';

// Games that do not exist any more are left out.
const READ = `
  select array(
    select x.code from unnest(f.game_codes) with ordinality as x (code, place)
    join lottery_games g on g.code = x.code and g.enabled order by x.place
  ) as codes
  from lottery_favourites f where f.member_id = $1`;

/** The favourite lottery games of the member in its order (LOTTERY-06). Failure: `in_need_true_account`. */
export async function listLotteryFavourites(
  { db }: { readonly db: Pick<Queries, 'query'> },
  session: Session,
): Promise<string[]> {
  requireTrueAccount(session);
  const [row] = await db.query<{ codes: string[] }>('lottery_favourites', READ, [session.memberId]);
  return row?.codes ?? [];
}

const SET = `
  insert into lottery_favourites (member_id, game_codes) values ($1, $2)
  on conflict (member_id) do update set game_codes = excluded.game_codes`;

/**
 * Replaces the favourites by these games, and returns those that exist. Failures: `in_need_true_account`,
 * `validation_failed` for a game twice.
 */
export async function setLotteryFavourites(
  { db }: Pick<Services, 'db'>,
  session: Session,
  gameCodes: readonly string[],
): Promise<string[]> {
  requireTrueAccount(session);
  if (new Set(gameCodes).size < gameCodes.length) {
    throw invalid([fieldError('body', ['gameCodes'], 'unique', 'Has a game twice')]);
  }
  await db.query('lottery_favourites_set', SET, [session.memberId, gameCodes]);
  return listLotteryFavourites({ db }, session);
}
