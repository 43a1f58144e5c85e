import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListLotteryFavouritesQueryKey,
  getListLotteryFavouritesQueryOptions,
  useListLotteryFavourites,
  useListLotteryGames,
  useListVnRecentGames,
  useSetLotteryFavourites,
} from '#generated/client/lottery/lottery.ts';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import type { LotteryGame, LotteryGameCode } from '#generated/model/index.ts';
import { useLoggedIn } from '#portal/access/session.ts';
import { useMembersOnly, useModals } from '#portal/access/use-modals.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { inBackground } from '#portal/api/background.ts';
import { errorText } from '#portal/api/error-text.ts';
import { useKeepsFavourites } from '#portal/entities/favourite/favourites.ts';
import { cn } from '#portal/lib/cn.ts';
import { localStore, sessionStore } from '#portal/lib/storage.ts';
import { hearTabs, tellTabs } from '#portal/lib/tabs.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { toast } from '#portal/ui/toast.tsx';

type FavouriteStarProps = {
  readonly game: Pick<LotteryGame, 'gameCode' | 'gameName'>;
  readonly isFavourite: boolean;
  readonly onToggle: (code: string) => void;
};

/** Marks a lottery as a favourite, or no longer. */
export function FavouriteStar({ game: { gameCode, gameName }, isFavourite, onToggle }: FavouriteStarProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="sm"
      label={t('common.game.favourite', { game: gameName })}
      title={t(isFavourite ? 'common.game.removeFavourite' : 'common.game.addFavourite')}
      pressed={isFavourite}
      onClick={() => onToggle(gameCode)}
    >
      <Star size={16} aria-hidden="true" className={cn(isFavourite && 'fill-brand-graphic text-brand-graphic')} />
    </IconButton>
  );
}

type Codes = readonly LotteryGameCode[];

const key = getListLotteryFavouritesQueryKey();
const none: Codes = [];

/** One scope, so that the answers come in the order of the presses. */
const scope = { id: 'lotteryFavourites' };

/**
 * The favourite lotteries of the member and the function that adds or removes one. It reads the server's list at each
 * login (LOTTERY-07) and keeps it per user name (LOTTERY-06). Until then it shows the kept one.
 */
function useLotteryFavourites() {
  const queries = useQueryClient();
  const username = useUsername();
  const allowed = useKeepsFavourites() && username !== undefined;
  const { data, isPlaceholderData } = useListLotteryFavourites({
    query: { enabled: allowed, placeholderData: allowed ? [...(keptFavourites(username) ?? none)] : undefined },
  });
  useEffect(() => {
    if (allowed && data && !isPlaceholderData) keepFavourites(username, data);
  }, [allowed, username, data, isPlaceholderData]);
  useEffect(() => followTabs(queries), [queries]);
  return { favourites: (allowed ? data : undefined) ?? none, toggle: useToggle(queries) };
}

type Kept = Readonly<Record<string, readonly LotteryGameCode[]>>;

/** The favourite games of a user as this browser knows them (`LOTTFAV`); undefined where it knows none. */
function keptFavourites(username: string): readonly LotteryGameCode[] | undefined {
  const kept = readAll();
  return Object.hasOwn(kept, username) ? kept[username] : undefined;
}

/** Keeps the favourite games of a user; those of the browser's other users stay (LOTTERY-06). */
function keepFavourites(username: string, codes: readonly LotteryGameCode[]): void {
  localStore.set('LOTTFAV', JSON.stringify({ ...readAll(), [username]: codes }));
}

/** What is stored may be of an earlier version, or of somebody's hand. */
function readAll(): Kept {
  try {
    const stored: unknown = JSON.parse(localStore.get('LOTTFAV') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const lists = Object.entries(stored).filter((entry): entry is [string, string[]] => isList(entry[1]));
    return Object.fromEntries(lists);
  } catch {
    return {};
  }
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((code) => typeof code === 'string');
}

/** The user name of the session; undefined for guests and while it is unknown. */
function useUsername(): string | undefined {
  const loggedIn = useLoggedIn();
  const { data: member } = useGetMemberInfo({ query: { enabled: loggedIn } });
  return loggedIn ? (member?.userName ?? sessionStore.get('username') ?? undefined) : undefined;
}

function useToggle(queries: QueryClient): (code: LotteryGameCode) => void {
  const membersOnly = useMembersOnly();
  const { open } = useModals();
  const onRefused = (error: unknown) => {
    if (hasCode(error, 'in_need_true_account')) open('trial');
    // The session itself reports that it ended.
    else if (!hasCode(error, 'session_expired', 'unauthenticated')) toast.error(errorText(error));
  };
  const { mutateAsync: set } = useSetLotteryFavourites({ mutation: { scope } });
  const change = async (code: LotteryGameCode) => {
    try {
      // Without the list of the server, what is sent would replace what other devices have set.
      await queries.ensureQueryData(getListLotteryFavouritesQueryOptions());
      await queries.cancelQueries({ queryKey: key });
      const known = queries.getQueryData<Codes>(key) ?? none;
      const isAdded = !known.includes(code);
      const gameCodes = isAdded ? [code, ...known] : without(known, code);
      queries.setQueryData<Codes>(key, gameCodes);
      const kept = await set({ data: { gameCodes } }).catch((error: unknown) => {
        // Only this game is restored, because other stars may have been pressed since.
        queries.setQueryData<Codes>(key, (now = none) =>
          isAdded ? without(now, code) : [code, ...without(now, code)],
        );
        throw error;
      });
      // While another press is pending, this answer does not include it.
      const isLast = queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) === 0;
      if (isLast) queries.setQueryData<Codes>(key, kept);
      tellTabs({ kind: 'lotteryFavourites' });
    } catch (error) {
      onRefused(error);
    }
  };
  return useStableCallback((code: LotteryGameCode) => membersOnly(() => void change(code)));
}

/** Reads the list again where another tab has changed it. */
function followTabs(queries: QueryClient): () => void {
  return hearTabs(({ kind }) => {
    // The user did nothing in this tab, so an idle session stays idle.
    if (kind === 'lotteryFavourites') inBackground(() => void queries.invalidateQueries({ queryKey: key }));
  });
}

function without(codes: Codes, code: LotteryGameCode): LotteryGameCode[] {
  return codes.filter((other) => other !== code);
}

function hasCode(error: unknown, ...codes: readonly ApiError['code'][]): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}

/** The member's own games of all lotteries: the favourites, and the Vietnamese games bet on last; none for guests. */
export function useMyGames(known: readonly LotteryGame[]) {
  const { favourites: codes, toggle } = useLotteryFavourites();
  const allowed = useKeepsFavourites();
  const { data: recent } = useListVnRecentGames({}, { query: { enabled: allowed } });
  // A favourite may be a game of another page.
  const isElsewhere = codes.some((code) => !known.some(({ gameCode }) => gameCode === code));
  const { data: others } = useListLotteryGames({}, { query: { enabled: isElsewhere } });
  const favourites = useMemo(() => {
    const games = [...known, ...(others ?? [])];
    return codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? []);
  }, [codes, known, others]);
  return { codes, toggle, favourites, recent: (allowed ? recent : undefined) ?? [] };
}
