import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameTileSkeleton } from '../../entities/game/game-row.tsx';
import { GameTileList } from '../../entities/game/game-tile.tsx';
import { TileWalk } from '../../entities/game/tile-walk.tsx';
import { useGameTiles } from '../../entities/game/use-game-tiles.ts';
import { cn } from '../../lib/cn.ts';
import { throttleLatest } from '../../lib/timing.ts';
import { useLasting } from '../../lib/use-lasting.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { ErrorState } from '../../ui/state-panel.tsx';
import type { LobbyGames } from './lobby-games.ts';

type TilePagesProps = {
  readonly list: LobbyGames;
  /** What failed, when it did. */
  readonly failedTitle: string;
  /** The message for an empty list. */
  readonly empty: ReactNode;
};

/** Games in a dialog. All loaded games are in the page, and scrolling loads more. */
export function TilePages({ list, failedTitle, empty }: TilePagesProps) {
  const { t } = useTranslation();
  const tiles = useGameTiles();
  const fades = useLasting(list.isStale, FADE_MS);
  const end = useRef<HTMLSpanElement>(null);
  const isNear = useOnScreen(end, list.games.length > 0);
  useEndReached(isNear && list.hasMore && !list.isMoreError, list.games, list.loadMore);

  const failed = (
    <ErrorState
      title={failedTitle}
      text={t('lobby.failedBody')}
      retryLabel={t('common.retry')}
      retrying={list.isFetching}
      onRetry={list.retry}
    />
  );
  if (list.isError) return failed;
  if (list.isPending) {
    return (
      <div className={GRID} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never change order
          <GameTileSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (list.games.length === 0) return empty;
  return (
    <>
      <TileWalk className="relative">
        <div className={cn(GRID, fades && 'opacity-60 transition-opacity')}>
          <GameTileList games={list.games} tiles={tiles} />
        </div>
        <span
          ref={end}
          aria-hidden="true"
          className="pointer-events-none absolute bottom-0 h-[min(100%,1000px)] w-px"
        />
      </TileWalk>
      {list.hasMore && !list.isMoreError && <GameTileSkeletonRow />}
      {list.isMoreError && failed}
    </>
  );
}

function GameTileSkeletonRow() {
  return (
    <div className={cn(GRID, 'mt-4')} aria-hidden="true">
      <GameTileSkeleton />
      <GameTileSkeleton />
      <GameTileSkeleton />
    </div>
  );
}

/** Whether an element is on the screen. A scrolling ancestor clips it, so the element itself has the margin. */
function useOnScreen(element: { readonly current: Element | null }, isThere: boolean): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!isThere || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isThere]);
  return isOnScreen;
}

const FADE_MS = 200;
const SKELETONS = 12;
const GRID =
  'grid grid-cols-3 gap-x-2.5 gap-y-3.5 sm:grid-cols-4 sm:gap-x-3.5 sm:gap-y-4.5 lg:grid-cols-5 xl:grid-cols-6';

/** At most one page in this time (PERF-05). */
const THROTTLE_MS = 200;

/**
 * Calls `onReached` while the end of a list is near: when it comes near, and when the list changes and it still is. A
 * throttled call first checks whether it is still wanted.
 */
export function useEndReached(isNear: boolean, list: unknown, onReached: () => void): void {
  const reach = useStableCallback(() => {
    if (isNear) onReached();
  });
  const [throttled] = useState(() => throttleLatest(reach, THROTTLE_MS));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may still end on the screen
  useEffect(() => {
    if (isNear) throttled();
  }, [isNear, list, throttled]);
  useEffect(() => () => throttled.cancel(), [throttled]);
}
