import type { Game, ListGamesResponse } from '#generated/model/index.ts';
import type { Operations } from '#generated/server/operations.ts';
import { pageOfList } from '../../ground/paging/paging.ts';
import { wordsOf } from '../../ground/text/fold.ts';
import { centsOf } from './cents.ts';
import type { CatalogueSnapshot, IndexedGame } from './snapshot.ts';

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
