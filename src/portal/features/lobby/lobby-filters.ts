import { listGamesDefaults } from '#generated/client/defaults.ts';
import { type GameCategory, GameClassify, type ListGamesParams, type SearchGamesSort } from '#generated/model/index.ts';
import { searchGamesQueryKeywordMax } from '#generated/zod/catalogue/catalogue.ts';

/** The filters of a lobby's game list. They exist only in the address. */
export type LobbyFilters = {
  readonly vassalage: string | undefined;
  readonly gameClassify: GameClassify | undefined;
  readonly gameName: string;
  readonly minBet: string | undefined;
  /** The member's favourites instead of a shelf. */
  readonly favourites: boolean;
  /** The games that the member played last, instead of a shelf. */
  readonly recent: boolean;
  /** Undefined for the default order, the most played first. */
  readonly sort: LobbySort | undefined;
};

/** The orders to choose from besides the most played first. */
export const lobbySorts = ['newest', 'name', 'rtp', 'min_bet'] as const satisfies readonly SearchGamesSort[];
export type LobbySort = (typeof lobbySorts)[number];

const VENDOR = /^[A-Z0-9_]{2,20}$/;
const STAKE = /^(0|[1-9][0-9]{0,8})\.[0-9]{2}$/;

/** The words to search for as they are sent: without space around them, at most as long as the contract allows. */
export function searchWords(text: string): string {
  return text.trim().slice(0, searchGamesQueryKeywordMax).trimEnd();
}

/** Reads the filters from the address. Invalid values count as not chosen. */
export function readFilters(params: URLSearchParams): LobbyFilters {
  const vassalage = params.get('vassalage') ?? '';
  const minBet = params.get('minBet') ?? '';
  const favourites = params.get('favourites') === '1';
  const recent = !favourites && params.get('recent') === '1';
  const own = favourites || recent;
  return {
    vassalage: VENDOR.test(vassalage) ? vassalage : undefined,
    gameClassify: own ? undefined : Object.values(GameClassify).find((it) => it === params.get('gameClassify')),
    gameName: searchWords(params.get('gameName') ?? ''),
    minBet: STAKE.test(minBet) ? minBet : undefined,
    favourites,
    recent,
    sort: own ? undefined : lobbySorts.find((sort) => sort === params.get('sort')),
  };
}

/** Changes some filters in an address and returns it. Filters that are off are removed; other parameters stay. */
export function writeFilters(params: URLSearchParams, changes: Partial<LobbyFilters>): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || value === false) params.delete(name);
    else params.set(name, value === true ? '1' : value);
  }
  return params;
}

/** No filter at all. */
export const noFilters: LobbyFilters = {
  vassalage: undefined,
  gameClassify: undefined,
  gameName: '',
  minBet: undefined,
  favourites: false,
  recent: false,
  sort: undefined,
};

/** The query of the game list (LOBBY-07, LOBBY-08, ENTITY-25); the page number comes with each page. */
export function gameListParams(category: GameCategory, filters: LobbyFilters): ListGamesParams {
  return {
    gameType: category,
    ...(filters.vassalage && { vassalage: filters.vassalage }),
    ...(filters.gameClassify && { gameClassify: filters.gameClassify }),
    ...(filters.gameName && { gameName: filters.gameName }),
    ...(filters.minBet && { minBet: filters.minBet }),
    pageSize: PAGE_SIZE,
  };
}

/** Games on a page: full rows at every number of columns. */
export const PAGE_SIZE = listGamesDefaults.pageSize;
