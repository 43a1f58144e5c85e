import type { QueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import {
  getListHotGamesQueryOptions,
  getListVendorsQueryOptions,
  useListHotGames,
  useListVendors,
} from '#generated/client/catalogue/catalogue.ts';
import type { VendorCard as Card, GameCategory, VendorCard as Vendor, VendorLane } from '#generated/model/index.ts';
import { categoryPaths, lobbies, paths } from '../../access/paths.ts';
import { allCategoryArt } from '../../entities/category/category.ts';
import { GameTileSkeleton } from '../../entities/game/game-row.tsx';
import { GameTileList } from '../../entities/game/game-tile.tsx';
import { TileWalk } from '../../entities/game/tile-walk.tsx';
import { useGameTiles } from '../../entities/game/use-game-tiles.ts';
import { isDirectLaunch, type Launchable, useLaunch } from '../../entities/launch/use-launch.ts';
import { VendorIcon } from '../../entities/vendor/vendor-icon.tsx';
import { LazyWinners } from '../../entities/winner/lazy-winners.tsx';
import { cn } from '../../lib/cn.ts';
import { useNear } from '../../lib/use-near.ts';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { useScroller } from '../../ui/use-scroller.ts';

// A name of two lines overlaps the drawing, whose parts may be as light as the text.
const PROMOTION_CARD =
  'relative [text-shadow:0_0_3px_var(--overlay-ink),0_0_8px_var(--overlay-ink)] isolate flex h-19 w-23 flex-none items-end overflow-hidden rounded-lg bg-surface-2 p-2.5 text-sm/4 font-semibold wrap-anywhere text-on-art ' +
  'focus-visible:-outline-offset-2 after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-on-art/10 hover:after:bg-on-art/10 lg:h-21 lg:w-auto lg:px-3 lg:py-[11px]';

/** The page at `/index`, below the banners. */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="sr-only">{t('home.title')}</h1>
      <CategoryRail />
      <HotGames />
      <VendorLanes />
      <LazyWinners />
    </>
  );
}

/** Requests the page's data ahead of its first render. */
export async function prefetchHome(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(getListHotGamesQueryOptions()),
    queries.prefetchQuery(getListVendorsQueryOptions()),
  ]);
}

/** The ways into the categories that have vendors. */
function CategoryRail() {
  const { t } = useTranslation();
  const { data, isPending } = useListVendors();
  const lanes = data?.data.lanes ?? [];
  if (isPending) return <Skeleton className="mt-3.5 h-19 rounded-lg lg:mt-5 lg:h-21" />;
  if (lanes.length === 0) return null;
  return (
    <nav
      aria-label={t('home.categories')}
      className="-mx-gutter mt-3.5 flex gap-2.5 overflow-x-auto px-gutter scrollbar-hidden lg:mx-0 lg:mt-5 lg:grid lg:grid-cols-9 lg:gap-3 lg:px-0"
    >
      {lanes.map(({ title }) => (
        <Link key={title} to={categoryPaths[title]} className={PROMOTION_CARD}>
          <CategoryPicture category={title} />
          {title === 'LIVE' ? t('home.live') : t(`common.category.${title}`)}
        </Link>
      ))}
    </nav>
  );
}

function CategoryPicture({ category }: { readonly category: GameCategory }) {
  const { href, width, height, fullHeight, y } = allCategoryArt(category);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-1 size-full"
    >
      <image href={href} y={-y} width={width} height={fullHeight} />
    </svg>
  );
}

/** Three screens of the widest lane. */
const MOST_GAMES = 21;
const SKELETONS = 9;

/** The games that are played most (LOBBY-09): a lane to scroll, on a phone three in a row. */
function HotGames() {
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
          <div ref={scroller.ref} className={GAME_LANE}>
            {data ? (
              <GameTileList games={data.list.slice(0, MOST_GAMES)} tiles={tiles} />
            ) : (
              Array.from({ length: SKELETONS }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never change order
                <GameTileSkeleton key={index} />
              ))
            )}
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
function SectionHeading({ title, children }: SectionHeadingProps) {
  return (
    <div className="mb-3 flex h-8 items-center gap-2.5">
      <h2 className="title">{title}</h2>
      {children && <div className="ml-auto flex items-center gap-1.5">{children}</div>}
    </div>
  );
}

// As wide as in the lobby: six tiles from 640, seven from 1280. A phone has three rows.
const GAME_LANE =
  'grid grid-cols-3 gap-x-2.5 gap-y-3.5 max-sm:[&>:nth-child(n+10)]:hidden ' +
  'sm:grid-flow-col sm:grid-cols-none sm:auto-cols-[calc((100%-5*14px)/6)] sm:gap-x-3.5 sm:overflow-x-auto sm:scrollbar-hidden sm:snap-x xl:auto-cols-[calc((100%-6*14px)/7)] ' +
  '[&>*]:snap-start';

/** The vendors by category (LOBBY-03). */
function VendorLanes() {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useListVendors();
  const launch = useLaunch();
  if (isError) {
    return (
      <div className="mt-7">
        <ErrorState
          title={t('home.failedTitle')}
          text={t('home.failedBody')}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      </div>
    );
  }
  if (isPending) return <LaneSkeleton />;
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-4 gap-y-5 sm:mt-7 sm:gap-y-7 lg:grid-cols-2">
      {data.data.lanes.map((lane) => (
        <Lane key={lane.title} lane={lane} onLaunch={launch} />
      ))}
    </div>
  );
}

type LaneProps = { readonly lane: VendorLane; readonly onLaunch: (what: Launchable) => void };

function Lane({ lane, onLaunch }: LaneProps) {
  const { t } = useTranslation();
  const [ref, isNear] = useNear();
  const title = t(`common.category.${lane.title}`);
  const path = categoryPaths[lane.title];
  const direct = isDirectLaunch(lane.title);
  // From 1024 a short lane leaves room for another beside it.
  const short = lane.cards.length <= SHORT_LANE;
  return (
    <section ref={ref} aria-label={title} className={cn(VENDOR_LANE, !short && 'lg:col-span-2')}>
      <SectionHeading title={title}>
        <Link to={path} className="target text-sm font-medium text-brand-text hover:underline">
          {t('common.viewAll')}
        </Link>
      </SectionHeading>
      <ul className={cn(CARDS, !short && 'lg:grid-cols-4')}>
        {lane.cards.map((card) => (
          <li key={card.vassalage}>
            <VendorCard
              card={card}
              to={lane.title in lobbies ? { pathname: path, search: searchFor(card) } : path}
              onLaunch={direct ? () => onLaunch({ ...card, gameType: lane.title }) : undefined}
              isNear={isNear}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type VendorCardProps = {
  readonly card: Vendor;
  /** The page that shows the vendor's games. */
  readonly to: To;
  /** Starts the vendor's own lobby instead of showing its games (LOBBY-22). */
  readonly onLaunch: (() => void) | undefined;
  /** Whether the card is near the screen, so its image may load. Browsers would load three screens ahead. */
  readonly isNear: boolean;
};

/** A vendor within its lane (ENTITY-22): icon, name, mark and number of games. */
function VendorCard({ card, to, onLaunch, isNear }: VendorCardProps) {
  const { t } = useTranslation();
  const content = (
    <>
      <span className={cn('size-10 flex-none rounded-md bg-surface-3', card.maintenance && 'grayscale')}>
        {isNear && <VendorIcon src={card.smallIcon} size={40} className="size-full rounded-[inherit]" />}
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span className="truncate text-sm/[18px] font-semibold">{card.vendorName}</span>
          {card.isHot && (
            <>
              <Flame size={13} aria-hidden="true" className="fill-hot text-hot" />
              <span className="sr-only">{t('common.game.hot')}</span>
            </>
          )}
        </span>
        <span className="block truncate text-xs text-text-3">
          {card.maintenance ? t('common.game.maintenance') : t('common.games', { count: card.gameCount })}
        </span>
      </span>
    </>
  );
  if (onLaunch) {
    return (
      <button type="button" onClick={onLaunch} className={cn(VENDOR_CARD, 'w-full text-left')}>
        {content}
      </button>
    );
  }
  return (
    <Link to={to} className={VENDOR_CARD}>
      {content}
    </Link>
  );
}

const VENDOR_CARD =
  'flex h-16 items-center gap-3 rounded-lg border border-line bg-surface-1 px-3 transition-colors hover:border-line-strong hover:bg-surface-2 light:shadow-1 max-sm:gap-2.5 max-sm:px-2.5';

function searchFor({ vassalage }: Card): string {
  return new URLSearchParams({ vassalage }).toString();
}

const SHORT_LANE = 2;
// Most lanes begin below the screen. Until they come near, they have the height of one row.
const VENDOR_LANE = '[contain-intrinsic-block-size:auto_108px] [content-visibility:auto]';

function LaneSkeleton() {
  return (
    <div className="mt-7" aria-hidden="true">
      <Skeleton className="mb-3 h-8 w-32" />
      <div className={cn(CARDS, 'lg:grid-cols-4')}>
        <Skeleton className="h-16 rounded-lg" />
        <Skeleton className="h-16 rounded-lg" />
        <Skeleton className="h-16 rounded-lg" />
        <Skeleton className="h-16 rounded-lg" />
      </div>
    </div>
  );
}

const CARDS = 'grid grid-cols-2 gap-2.5 sm:gap-3';
