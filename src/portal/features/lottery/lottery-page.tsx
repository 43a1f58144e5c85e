import type { QueryClient } from '@tanstack/react-query';
import { ChevronDown, Ticket } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  getListGameMenusQueryOptions,
  useListGameMenus,
  useListPopularGames,
} from '#generated/client/catalogue/catalogue.ts';
import { listPopularGamesDefaults } from '#generated/client/defaults.ts';
import {
  getGetLotteryGameQueryOptions,
  getListDrawsQueryOptions,
  useListDraws,
} from '#generated/client/lottery/lottery.ts';
import type {
  ComingDraws,
  Draw,
  LotteryGame,
  LotteryGameCode,
  LotteryMenuGroup,
  PrizeMode,
} from '#generated/model/index.ts';
import type { PageAddress } from '../../access/use-address.ts';
import { useDates } from '../../access/use-dates.ts';
import { useLive } from '../../entities/live/live-state.ts';
import { LoadState } from '../../entities/loading/load-state.tsx';
import { timeLeft, useTime } from '../../entities/time/use-time.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { LazyBetting } from './betting/lazy-betting.tsx';
import { LazyFigures } from './board/lazy-board.tsx';
import { BoardColumns } from './board-columns.tsx';
import { Countdown, NextState } from './countdown.tsx';
import { DrawList } from './draw-list.tsx';
import { LazyEvidence } from './evidence/lazy-evidence.tsx';
import { FavouriteStar, useMyGames } from './favourites/lottery-favourites.tsx';
import { drawnNumbers, Numbers, numberOfDay } from './numbers.tsx';
import { useComing } from './use-coming.ts';
import { gamePath, historyViews, useLottery } from './use-lottery.ts';

/** The countdowns of the menu move to the next draws after at most this long. */
const REFRESH_MS = 10_000;

const digitModes: readonly PrizeMode[] = ['Lott', 'ZY'];
const fastModes: readonly PrizeMode[] = ['Elott'];
/** An address without a game has one of this vendor, where there is one (SIDEBAR-10). */
const usualVendor = 'TCG_SEA';

/** `/lottery`: the digit lotteries with their draws (ROUTE-06). */
export function LotteryPage() {
  const { t } = useTranslation();
  return <Lotteries modes={digitModes} title={t('common.category.LOTT')} />;
}

/** `/elott`: the fast draws (ROUTE-09). */
export function ELotteryPage() {
  const { t } = useTranslation();
  return <Lotteries modes={fastModes} title={t('common.category.ELOTT')} hasBanner />;
}

/** Requests what the page shows first ahead of its first render: the menu, and the last draw and the rules of the game. */
export const prefetchLottery = (queries: QueryClient, address: PageAddress) => prefetch(queries, address, digitModes);
export const prefetchELottery = (queries: QueryClient, address: PageAddress) => prefetch(queries, address, fastModes);

async function prefetch(queries: QueryClient, { search }: PageAddress, modes: readonly PrizeMode[]): Promise<void> {
  const menu = getListGameMenusQueryOptions({});
  await queries.prefetchQuery(menu);
  const groups = groupsOf(queries.getQueryData(menu.queryKey)?.gameMenus ?? [], modes);
  const game = chosenOf(groups, new URLSearchParams(search).get('gameCode'));
  if (!game) return;
  await Promise.all([
    queries.prefetchQuery(getGetLotteryGameQueryOptions(game.gameCode)),
    queries.prefetchQuery(getListDrawsQueryOptions(latestOf(game.gameCode))),
  ]);
}

type LotteriesProps = { readonly modes: readonly PrizeMode[]; readonly title: string; readonly hasBanner?: boolean };

function Lotteries({ modes, title, hasBanner = false }: LotteriesProps) {
  const { t } = useTranslation();
  const { gameCode } = useLottery();
  const menu = useListGameMenus({}, { query: { refetchInterval: REFRESH_MS } });
  // Rendered in slices, so that a slow device can scroll and press meanwhile.
  const all = useDeferredValue(menu.data?.gameMenus);
  const groups = useMemo(() => groupsOf(all ?? [], modes), [all, modes]);
  const game = chosenOf(groups, gameCode);
  const coming = useComing(game?.gameCode);
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {all === undefined && menu.isError && (
        <Card>
          <ErrorState
            title={t('lottery.failed')}
            text={t('common.nothingLost')}
            retryLabel={t('common.retry')}
            retrying={menu.isFetching}
            onRetry={() => void menu.refetch()}
          />
        </Card>
      )}
      {all === undefined && !menu.isError && <Skeleton className="h-dvh rounded-lg" />}
      {all && game === undefined && (
        <Card>
          <EmptyState icon={<Ticket size={18} />} title={t('lottery.empty')} text={t('lottery.emptyText')} />
        </Card>
      )}
      {game && (
        <div className={cn('grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-3.5', hasBanner && 'mt-3.5')}>
          <GameHead game={game} groups={groups} coming={coming.data} ahead={coming.ahead} />
          <GamePanel key={game.gameCode} game={game} coming={coming.data} ahead={coming.ahead} />
        </div>
      )}
    </>
  );
}

/** The game of an address, or else the one that stands first. */
function chosenOf(groups: readonly LotteryMenuGroup[], gameCode: string | null): LotteryGame | undefined {
  const games = groups.flatMap((group) => group.games);
  return (
    games.find((one) => one.gameCode === gameCode) ??
    games.find(({ vassalage }) => vassalage === usualVendor) ??
    games[0]
  );
}

/** The families that have games of these modes, with only those games. */
function groupsOf(menu: readonly LotteryMenuGroup[], modes: readonly PrizeMode[]): readonly LotteryMenuGroup[] {
  return menu
    .map((group) => ({ ...group, games: group.games.filter(({ prizeMode }) => modes.includes(prizeMode)) }))
    .filter(({ games }) => games.length > 0);
}

/** What a game drew: its draws of a day, or the gaps or the trend of the last hundred. Below them the seal of the next. */
const DrawHistory = memo(function DrawHistory({ game, next }: DrawHistoryProps) {
  const { t } = useTranslation();
  const { view, showView } = useLottery();
  return (
    <Card className="flex min-h-0 min-w-0 flex-col overflow-clip xl:h-full print:block">
      <section aria-labelledby="lottery-history" className="flex min-h-0 flex-1 flex-col print:block">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 py-3.5 pr-4 pl-5">
          <h3 id="lottery-history" className="title">
            {t('lottery.history')}
          </h3>
          <Segmented
            label={t('lottery.view')}
            value={view}
            options={historyViews.map((value) => ({ value, label: t(`lottery.views.${value}`) }))}
            onChange={showView}
            size="sm"
          />
        </div>
        <div className="min-h-0 flex-1 scrollbar-thin xl:overflow-y-auto xl:overscroll-contain">
          {view === 'list' ? <DrawList game={game} /> : <LazyFigures game={game} view={view} />}
        </div>
      </section>
      {next && <DrawSeal draw={next} />}
    </Card>
  );
});

type GamePanelProps = {
  readonly game: LotteryGame;
  readonly coming: ComingDraws | undefined;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/** A game below its head: what it drew, its board, the slip and the own bets. */
function GamePanel({ game, coming, ahead }: GamePanelProps) {
  return (
    <>
      <BoardColumns history={<DrawHistory game={game} next={coming?.content[0]} />}>
        <LazyBetting gameCode={game.gameCode} draws={coming?.content} ahead={ahead} />
      </BoardColumns>
      <LazyEvidence />
    </>
  );
}

type DrawHistoryProps = {
  readonly game: LotteryGame;
  /** The draw that takes bets now or next. */
  readonly next: Draw | undefined;
};

/** The seal of a draw that is still to come, with the way to its evidence; nothing while it has none. */
function DrawSeal({ draw: { drawId, issueNo, commitment } }: { readonly draw: Draw }) {
  const { t } = useTranslation();
  const { verifyLink } = useLottery();
  if (commitment === null) return null;
  return (
    <p className="border-t border-line px-5 pt-3 pb-3.5 text-xs/4 text-text-3">
      {t('lottery.sealed', { issue: issueNo })}
      <Link
        {...verifyLink(drawId)}
        preventScrollReset
        title={commitment}
        className="target num mt-0.5 block w-fit font-semibold text-text-1 hover:underline"
      >
        {`${commitment.slice(0, 16)}…${commitment.slice(-8)}`}
      </Link>
    </p>
  );
}

type GameHeadProps = Pick<GameMenuProps, 'groups' | 'ahead'> & {
  readonly game: LotteryMenuGroup['games'][number];
  readonly coming: ComingDraws | undefined;
};

const DAY_SECONDS = 86_400;

type GameMenuProps = {
  readonly groups: readonly LotteryMenuGroup[];
  readonly chosen: string;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
  /** Called before a game opens. */
  readonly onLeave: () => void;
};

type Shared = Pick<MenuSectionProps, 'chosen' | 'ahead' | 'favourites' | 'onToggle' | 'onLeave'>;

/**
 * The games: by family, after the member's own ones, or the most popular ones of all lotteries. Each has the time until
 * it closes. The chosen game is in view.
 */
function GameMenu({ groups, chosen, ahead, onLeave }: GameMenuProps) {
  const { t } = useTranslation();
  const [isPopular, setPopular] = useState(false);
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' }), []);
  const known = useMemo(() => groups.flatMap(({ games }) => games), [groups]);
  const mine = useMyGames(known);
  const shared: Shared = { chosen, ahead, favourites: mine.codes, onToggle: mine.toggle, onLeave };
  return (
    <nav ref={list} aria-label={t('lottery.games')} className="grid min-w-0 gap-3">
      <Segmented
        label={t('lottery.menu')}
        value={isPopular ? 'popular' : 'all'}
        options={[
          { value: 'all', label: t('lottery.allGames') },
          { value: 'popular', label: t('lottery.popular') },
        ]}
        onChange={(shown) => setPopular(shown === 'popular')}
      />
      {isPopular ? (
        <Popular {...shared} />
      ) : (
        <>
          <MenuSection code="favourites" name={t('lottery.favourites')} games={mine.favourites} {...shared} />
          <MenuSection code="recent" name={t('lottery.recent')} games={mine.recent} {...shared} />
          {groups.map(({ gameGroupCode, labelName, games }) => (
            <MenuSection key={gameGroupCode} code={gameGroupCode} name={labelName} games={games} {...shared} />
          ))}
        </>
      )}
    </nav>
  );
}

type MenuSectionProps = {
  /** Tells the section from others of the menu. */
  readonly code: string;
  readonly name: string;
  readonly games: readonly LotteryGame[];
  readonly chosen: string;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
  readonly favourites: readonly LotteryGameCode[];
  readonly onToggle: (code: LotteryGameCode) => void;
  /** Called before a game opens. */
  readonly onLeave: () => void;
};

/** Some games of the menu under a heading; nothing where there are none. */
function MenuSection({ code, name, games, chosen, ahead, favourites, onToggle, onLeave }: MenuSectionProps) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={`lottery-${code}`} className="min-w-0">
      <h2 id={`lottery-${code}`} className="mb-1 px-2.5 text-xs font-semibold text-text-2">
        {name}
      </h2>
      <ul className="grid gap-0.5">
        {games.map((game) => (
          <li
            key={game.gameCode}
            className={cn(
              'flex items-center rounded-md pr-1 hover:bg-surface-2',
              game.gameCode === chosen && 'bg-surface-3',
            )}
          >
            <GameLink game={game} chosen={game.gameCode === chosen} ahead={ahead} onLeave={onLeave} />
            <FavouriteStar game={game} isFavourite={favourites.includes(game.gameCode)} onToggle={onToggle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type GameLinkProps = Pick<MenuSectionProps, 'ahead' | 'onLeave'> & {
  readonly game: LotteryGame;
  readonly chosen: boolean;
};

function GameLink({ game, chosen, ahead, onLeave }: GameLinkProps) {
  return (
    <Link
      to={gamePath(game)}
      preventScrollReset
      onClick={onLeave}
      aria-current={chosen ? 'page' : undefined}
      className={cn(
        'flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-md px-2.5 text-sm',
        chosen ? 'font-semibold text-text-1' : 'text-text-2',
      )}
    >
      <img
        src={pictureUrl(game.picture)}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 rounded-sm object-cover"
      />
      <span className="min-w-0 flex-1">{game.gameName}</span>
      <Left game={game} ahead={ahead} />
    </Link>
  );
}

/** The time until bets on the game close. */
function Left({ game: { nextClosesAt, maintenance }, ahead }: Pick<GameLinkProps, 'game' | 'ahead'>) {
  const { t } = useTranslation();
  const time = useTime(ahead);
  const left = nextClosesAt === null || maintenance ? 0 : Date.parse(nextClosesAt) - time;
  return <span className="num text-xs text-text-2">{left > 0 ? timeLeft(left) : t('lottery.closed')}</span>;
}

/** The lotteries that most members bet on (LOTTERY-08). */
function Popular(shared: Shared) {
  const { t } = useTranslation();
  const { count } = listPopularGamesDefaults;
  const query = useListPopularGames({ count });
  if (query.data === undefined) return <LoadState query={query} failed={t('lottery.failed')} />;
  return <MenuSection code="popular" name={t('lottery.popularText')} games={query.data} {...shared} />;
}

/** The head of a game: its name, which leads to the others, what it drew last, and when its next draw closes. */
function GameHead({ game, groups, coming, ahead }: GameHeadProps) {
  const { t } = useTranslation();
  const [next] = coming?.content ?? [];
  const family = groups.find(({ games }) => games.some(({ gameCode }) => gameCode === game.gameCode))?.labelName ?? '';
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3.5 pr-5 pl-4">
      <div className="flex min-w-60 flex-1 items-center gap-3.5 max-sm:basis-full">
        <img
          src={pictureUrl(game.picture)}
          alt=""
          width={54}
          height={54}
          className="size-12 flex-none rounded-md object-cover sm:size-13.5"
        />
        <div className="min-w-0">
          <GameChooser game={game} groups={groups} ahead={ahead} />
          <p className="min-h-10 text-sm text-text-2 xl:min-h-5">
            {next && t('lottery.nextDraw', { issue: next.issueNo })}{' '}
            {game.intervalSeconds === null
              ? t('lottery.closesBefore', { count: game.closeSeconds })
              : t('lottery.drawsADay', { family, count: Math.floor(DAY_SECONDS / game.intervalSeconds) })}
          </p>
        </div>
      </div>
      <LatestDraw key={game.gameCode} gameCode={game.gameCode} />
      <span aria-hidden="true" className="h-11 w-px bg-line max-xl:hidden" />
      <div className="flex items-center gap-3.5 max-sm:w-full max-sm:justify-between">
        {game.maintenance ? <Badge tone="warn">{t('lottery.maintenance')}</Badge> : <NextState state={next?.state} />}
        {(coming === undefined || next) && <Countdown closesAt={next?.closesAt} ahead={ahead} />}
      </div>
    </Card>
  );
}

type GameChooserProps = Omit<GameMenuProps, 'chosen' | 'onLeave'> & { readonly game: LotteryGame };

/** The name of the game, which opens the list of the games. */
function GameChooser({ game, groups, ahead }: GameChooserProps) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('lottery.games')}
      placement="bottom-start"
      className="max-h-[min(600px,calc(100dvh-120px))] w-90 max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain"
      trigger={(props) => (
        <h2 className="display text-[22px]/7">
          <button
            {...props}
            type="button"
            className="target inline-flex max-w-full items-center gap-2 rounded-sm text-left"
          >
            {game.gameName}
            <ChevronDown size={18} aria-hidden="true" className="flex-none text-text-3" />
          </button>
        </h2>
      )}
    >
      {(close) => <GameMenu groups={groups} chosen={game.gameCode} ahead={ahead} onLeave={close} />}
    </Popover>
  );
}

const latestOf = (gameCode: LotteryGameCode) => ({ gameCode, state: 'settled', pageSize: 1 }) as const;

/** The last draw of a game with its numbers; nothing before the first one. */
function LatestDraw({ gameCode }: { readonly gameCode: LotteryGameCode }) {
  const { t } = useTranslation();
  const dates = useDates();
  // The live stream reports draws.
  const { data, isPending } = useListDraws(latestOf(gameCode), {
    query: { refetchInterval: useLive() ? false : REFRESH_MS },
  });
  if (isPending) return <Skeleton className="h-10 w-75 rounded-md max-xl:order-last max-xl:w-full" />;
  const [draw] = data?.content ?? [];
  if (draw === undefined) return null;
  return (
    <section
      aria-label={t('lottery.latest')}
      className="flex min-h-10 items-center gap-3.5 max-xl:order-last max-xl:w-full max-sm:justify-between"
    >
      <p className="num text-xs/4 text-text-3 xl:text-right">
        <span className="block whitespace-nowrap">{t('lottery.issue', { issue: numberOfDay(draw) })}</span>
        <time dateTime={draw.drawAt} className="block">
          {dates.write(Date.parse(draw.drawAt), 'time')}
        </time>
      </p>
      <Numbers numbers={drawnNumbers(draw)} size="lg" />
    </section>
  );
}
