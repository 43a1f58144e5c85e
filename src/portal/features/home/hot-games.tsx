import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListHotGames } from '#generated/client/catalogue/catalogue.ts';
import { paths } from '../../access/paths.ts';
import { GameTileSkeleton } from '../../entities/game/game-row.tsx';
import { GameTile } from '../../entities/game/game-tile.tsx';
import { TileWalk } from '../../entities/game/tile-walk.tsx';
import { useGameTiles } from '../../entities/game/use-game-tiles.ts';
import { IconButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { useScroller } from '../../ui/use-scroller.ts';

/** Three screens of the widest lane. */
const MOST_GAMES = 21;
const SKELETONS = 9;

/** The games that are played most (LOBBY-09): a lane to scroll, on a phone three in a row. */
export function HotGames() {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useListHotGames();
  const tiles = useGameTiles();
  const scroller = useScroller<HTMLDivElement>();
  if (data?.list.length === 0) return null;

  return (
    <section aria-label={t('home.hotNow')} aria-busy={isPending} className="mt-5 sm:mt-7">
      <SectionHeading title={t('home.hotNow')}>
        <Link to={paths.slots} className="target text-sm font-medium text-brand-text hover:underline lg:mr-2">
          {t('common.viewAll')}
        </Link>
        <IconButton
          label={t('home.scrollBack')}
          variant="box"
          size="sm"
          disabled={!scroller.canGoBack}
          onClick={() => scroller.go(-1)}
          className="hidden! lg:inline-grid!"
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('home.scrollOn')}
          variant="box"
          size="sm"
          disabled={!scroller.canGoOn}
          onClick={() => scroller.go(1)}
          className="hidden! lg:inline-grid!"
        >
          <ChevronRight size={16} aria-hidden="true" />
        </IconButton>
      </SectionHeading>
      {isError ? (
        <ErrorState
          title={t('home.failedTitle')}
          text={t('home.failedBody')}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <TileWalk>
          <div ref={scroller.ref} className={LANE}>
            {data
              ? data.list
                  .slice(0, MOST_GAMES)
                  .map((game) => (
                    <GameTile
                      key={game.nodeId}
                      game={game}
                      isFavourite={tiles.favouriteIds.has(game.nodeId)}
                      text={tiles.text}
                      onToggleFavourite={tiles.onToggleFavourite}
                      onLaunch={tiles.onLaunch}
                    />
                  ))
              : Array.from({ length: SKELETONS }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never change order
                  <GameTileSkeleton key={index} />
                ))}
          </div>
        </TileWalk>
      )}
    </section>
  );
}

type SectionHeadingProps = {
  readonly title: string;
  /** Content at the end of the line. */
  readonly children?: ReactNode | undefined;
};

/** The line above a section of the home page. */
export function SectionHeading({ title, children }: SectionHeadingProps) {
  return (
    <div className="mb-3 flex h-8 items-center gap-2.5">
      <h2 className="title">{title}</h2>
      {children && <div className="ml-auto flex items-center gap-1.5">{children}</div>}
    </div>
  );
}

// As wide as in the lobby: six tiles from 640, seven from 1280. A phone has three rows.
const LANE =
  'grid grid-cols-3 gap-x-2.5 gap-y-3.5 max-sm:[&>:nth-child(n+10)]:hidden ' +
  'sm:grid-flow-col sm:grid-cols-none sm:auto-cols-[calc((100%-5*14px)/6)] sm:gap-x-3.5 sm:overflow-x-auto sm:scrollbar-hidden sm:snap-x xl:auto-cols-[calc((100%-6*14px)/7)] ' +
  '[&>*]:snap-start';
