import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { listGamesDefaults } from '#generated/client/defaults.ts';
import {
  type Game,
  type GameCategory,
  GameClassify,
  type ListGamesParams,
  type SearchGamesSort,
} from '#generated/model/index.ts';
import { searchGamesQueryKeywordMax } from '#generated/zod/catalogue/catalogue.ts';
import { useAddress } from '../../access/use-address.ts';
import { afterPaint } from '../../lib/timing.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

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

/**
 * Returns whether a game passes vendor, name and stake, by the rules of the server's game list. For lists that the
 * server does not filter.
 */
export function matchesFilters({ vassalage, gameName, minBet }: LobbyFilters): (game: Game) => boolean {
  const words = plain(gameName).split(/\s+/);
  return (game) => {
    if (vassalage && game.vassalage !== vassalage) return false;
    if (minBet && isMore(game.minBet, minBet)) return false;
    const name = plainName(game);
    return words.every((word) => name.includes(word));
  };
}

const plainNames = new WeakMap<Game, string>();

/** Each key of a search looks through hundreds of names. */
function plainName(game: Game): string {
  const known = plainNames.get(game);
  if (known !== undefined) return known;
  const name = plain(game.gameName);
  plainNames.set(game, name);
  return name;
}

/** Without case and diacritics. Unicode does not decompose the Vietnamese đ, so it is replaced here. */
function plain(text: string): string {
  // Most names are plain ASCII already, and the full conversion takes ten times as long.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** Compares two decimal strings that are not negative, without a float. */
function isMore(amount: string, limit: string): boolean {
  const [whole = '', fraction = ''] = amount.split('.');
  const [limitWhole = '', limitFraction = ''] = limit.split('.');
  const digits = Math.max(fraction.length, limitFraction.length);
  return BigInt(whole + fraction.padEnd(digits, '0')) > BigInt(limitWhole + limitFraction.padEnd(digits, '0'));
}

/** This long (ms) after the last key the words go into the address. */
const ADDRESS_MS = 300;

/**
 * The filters of the address and their setters. A choice adds a history entry; a keystroke does not. Words apply at
 * once and reach the address when typing pauses, because a new address renders the whole portal.
 */
export function useLobbyFilters() {
  const [params, changeAddress] = useAddress();
  // Other parameters, for example of an opened dialog, create no new filters.
  const own = writeFilters(new URLSearchParams(), readFilters(params)).toString();
  const inAddress = useMemo(() => readFilters(new URLSearchParams(own)), [own]);

  /** The current search words while the address may lag behind. */
  const [typed, setTyped] = useState<string>();
  /** The words to request from the server. The frame that shows the loaded games has no time for a request. */
  const [asked, setAsked] = useState<string>();
  /** The words that went into the address last. */
  const [written, setWritten] = useState<string>();
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    // Changes of the address from elsewhere (Back, a cleared search) replace the typed words.
    if (inAddress.gameName === typed || inAddress.gameName !== written) {
      setTyped(undefined);
      setAsked(undefined);
    }
  }
  const filters = useMemo(
    () => (typed === undefined ? inAddress : { ...inAddress, gameName: typed }),
    [inAddress, typed],
  );

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callOff = useRef<() => void>(undefined);
  const stop = useStableCallback(() => {
    clearTimeout(pause.current);
    callOff.current?.();
  });
  useEffect(() => stop, [stop]);

  const write = useStableCallback((changes: Partial<LobbyFilters>, replace: boolean) => {
    // Pending words go with the first change; later they would bring the previous address back.
    stop();
    const gameName = changes.gameName ?? typed;
    setTyped(gameName);
    setAsked(gameName);
    setWritten(gameName);
    changeAddress((now) => writeFilters(now, { ...changes, ...(gameName !== undefined && { gameName }) }), {
      replace,
      // Words are already shown; a choice is shown only now.
      atOnce: !replace,
    });
  });
  const search = useStableCallback((words: string) => {
    stop();
    setTyped(words);
    callOff.current = afterPaint(() => startTransition(() => setAsked(words)));
    pause.current = setTimeout(() => write({}, true), ADDRESS_MS);
  });
  const change = useStableCallback((changes: Partial<LobbyFilters>) => write(changes, false));
  const clear = useStableCallback(() => write(noFilters, false));
  // The words of the address are requested before the first key and after they replaced the typed ones.
  const askedWords = typed === undefined ? inAddress.gameName : (asked ?? inAddress.gameName);
  return { filters, askedWords, change, search, clear };
}
