import type { GameCategory, NewGamePage, RecentGamePage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { type PageQuery, pageOfList } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

interface RecentQuery extends PageQuery {
  readonly gameType?: GameCategory | undefined;
}

const DAY = 86_400_000;

/** A game that was launched from two positions counts once; more than a thousand are not paged. */
const PLAYED = `
  select node_id as "nodeId" from recent_plays
  where member_id = $1 and node_id is not null and played_at >= $2
  group by node_id order by max(played_at) desc, node_id limit 1000`;

/** A page of the member's plays of the last 90 days, latest first (API-39). `in_need_true_account` for trials. */
export async function recentGames(
  { db, catalogue, clock }: Pick<Services, 'db' | 'catalogue' | 'clock'>,
  session: Session,
  query: RecentQuery,
): Promise<RecentGamePage> {
  const { gameType } = query;
  requireTrueAccount(session);
  const { byNodeId } = await catalogue.current();
  const since = new Date(clock() - 90 * DAY);
  const rows = await db.query<{ nodeId: number }>('recent_games', PLAYED, [session.memberId, since]);
  const games = rows
    .flatMap(({ nodeId }) => byNodeId.get(String(nodeId)) ?? [])
    .filter((game) => gameType === undefined || game.gameType === gameType);
  const { content, totalPages } = pageOfList(games, query);
  return { list: content, totalPages };
}

/** A page of the games released in the last 30 days, newest first. */
export function newGames({ games }: CatalogueSnapshot, query: RecentQuery): NewGamePage {
  const { gameType } = query;
  const fresh = games
    .filter(({ game }) => game.isNew && (gameType === undefined || game.gameType === gameType))
    .sort((a, b) => b.releasedAt - a.releasedAt || Number(a.game.nodeId) - Number(b.game.nodeId));
  const page = pageOfList(fresh, query);
  return { ...page, content: page.content.map(({ game }) => game) };
}
