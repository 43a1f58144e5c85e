import type {
  Game,
  GameCategory,
  ListGamesResponse,
  NewGamePage,
  RecentGamePage,
  VendorCatalogue,
  VendorType,
} from '#generated/model/index.ts';
import type { Operations } from '#generated/server/operations.ts';
import type { Services } from '#server/services.ts';
import { type PageQuery, pageOfList } from '../../ground/paging/paging.ts';
import { wordsOf } from '../../ground/text/fold.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';
import { type CatalogueSnapshot, centsOf, type IndexedGame } from './snapshot.ts';

/** The filters and paging of the list; the contract's other parameters have one value each. */
export type GameQuery = Pick<
  Operations['listGames']['query'],
  'gameType' | 'vassalage' | 'gameClassify' | 'gameName' | 'minBet' | 'minLineNum' | 'pageNo' | 'pageSize'
>;

/** A page of the games that pass every filter, the most played first (API-34). A page beyond the last is empty. */
export function listGames(snapshot: CatalogueSnapshot, query: GameQuery): ListGamesResponse {
  const lane = snapshot.lanes.find(({ category }) => category === query.gameType);
  const found = (lane?.games ?? []).filter(filterOf(query));
  const { content, totalPages, totalElements } = pageOfList(found, query);
  return { success: true, games: content.map(({ game }): Game => game), totalPages, totalGames: totalElements };
}

function filterOf(query: GameQuery): (indexed: IndexedGame) => boolean {
  const { vassalage, gameClassify, minLineNum } = query;
  const words = wordsOf(query.gameName ?? '');
  const unspaced = words.join('');
  const stake = query.minBet === undefined ? undefined : centsOf(query.minBet);
  return ({ game, text, minBetCents }) =>
    (vassalage === undefined || game.vassalage === vassalage) &&
    (gameClassify === undefined || game.gameClassify.includes(gameClassify)) &&
    (minLineNum === undefined || game.minLineNum >= minLineNum) &&
    (stake === undefined || minBetCents <= stake) &&
    (unspaced === '' || words.every((word) => text.includes(word)) || text.replaceAll(' ', '').includes(unspaced));
}

/** The categories that have vendors, in the order of the menu (API-35). */
export function vendorTypes({ lanes }: CatalogueSnapshot): VendorType[] {
  return lanes.map(({ category, cards, games }) => ({
    gameType: category,
    vendorCount: cards.length,
    gameCount: games.length,
  }));
}

/** The vendors of each category, hot ones first (API-36). */
export function vendorLanes({ lanes }: CatalogueSnapshot): VendorCatalogue {
  return { data: { lanes: lanes.map(({ category, cards }) => ({ title: category, cards: [...cards] })) } };
}

/** The limit of hot games. */
const MAX_HOT = 28;

/** Hot games of all vendors or of one, the most played first (API-33). */
export function hotGames({ hot }: CatalogueSnapshot, vassalage: string | undefined): Game[] {
  return hot.filter((game) => vassalage === undefined || game.vassalage === vassalage).slice(0, MAX_HOT);
}

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
