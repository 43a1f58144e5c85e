import type { QueryClient } from '@tanstack/react-query';
import { ChevronRight, History, Star, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  getGetLotteryGameQueryOptions,
  getListVnGameMenusQueryOptions,
  useGetLotteryGame,
  useListDraws,
  useListVnGameMenus,
} from '#generated/client/lottery/lottery.ts';
import type { ClosedDay, Draw, DrawWeekday, LotteryGame } from '#generated/model/index.ts';
import { addDays, dayAt, momentOn, weekday as weekdayOf } from '#shared/time/zone.ts';
import type { PageAddress } from '../../access/use-address.ts';
import { useBrandZone, useDates } from '../../access/use-dates.ts';
import { useLanguage } from '../../i18n/language.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { LazyBetting } from './betting/lazy-betting.tsx';
import { LazyBoard } from './board/lazy-board.tsx';
import { BoardColumns } from './board-columns.tsx';
import { Countdown, NextState } from './countdown.tsx';
import { LazyEvidence } from './evidence/lazy-evidence.tsx';
import { FavouriteStar, useMyGames } from './favourites/lottery-favourites.tsx';
import { EndingNumber } from './numbers.tsx';
import { DrawName, drawsOf, prefetchResults, RESULTS_ID, Results } from './results.tsx';
import { useComing } from './use-coming.ts';
import { gamePath, useChosenInView, useLottery } from './use-lottery.ts';

/** `/vnlottery`: the Vietnamese lottery by region, its next draw and what was drawn (ROUTE-07). */
export function VietnamPage() {
  const { t } = useTranslation();
  const { gameCode } = useLottery();
  const menu = useListVnGameMenus();
  const games = menu.data?.gameMenus.flatMap((group) => group.games) ?? [];
  const game = gameOf(games, gameCode);
  if (game) return <VietnamGame key={game.gameCode} game={game} games={games} />;
  return (
    <div className="p-4 sm:px-6">
      <h1 className="sr-only">{t('lottery.vietnam')}</h1>
      {menu.isPending && <Skeleton className="h-150 rounded-lg" />}
      {menu.isError && (
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
      {menu.data && (
        <Card>
          <EmptyState icon={<Ticket size={18} />} title={t('lottery.empty')} text={t('lottery.emptyText')} />
        </Card>
      )}
    </div>
  );
}

/** Requests the page's data for an address ahead of its first render. */
export async function prefetchVietnam(queries: QueryClient, { search }: PageAddress): Promise<void> {
  const menu = getListVnGameMenusQueryOptions();
  await queries.prefetchQuery(menu);
  const params = new URLSearchParams(search);
  const games = queries.getQueryData(menu.queryKey)?.gameMenus.flatMap((group) => group.games) ?? [];
  const game = gameOf(games, params.get('gameCode'));
  if (!game) return;
  await Promise.all([
    queries.prefetchQuery(getGetLotteryGameQueryOptions(game.gameCode)),
    prefetchResults(queries, game.gameCode, params.get('draw') ?? undefined),
  ]);
}

function gameOf(games: readonly LotteryGame[], gameCode: string | null): LotteryGame | undefined {
  return games.find((one) => one.gameCode === gameCode) ?? games[0];
}

type VietnamGameProps = { readonly game: LotteryGame; readonly games: readonly LotteryGame[] };

function VietnamGame({ game, games }: VietnamGameProps) {
  const { t } = useTranslation();
  const { data: detail } = useGetLotteryGame(game.gameCode);
  const coming = useComing(game.gameCode);
  const [next] = coming.data?.content ?? [];
  const mine = useMyGames(games);
  const hasStations = game.intervalSeconds === null;
  const prizes = detail?.prizeTable.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mx-auto grid w-full max-w-360 grid-cols-[minmax(0,1fr)] content-start gap-3.5 p-4 sm:px-6 lg:pl-8">
      {/* Below xl the regions have a line of their own, so that nothing moves when the next draw is known. */}
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-3.5 max-[389px]:gap-x-2">
        <div className="flex min-w-60 flex-1 items-start gap-3 max-lg:basis-full lg:items-center lg:gap-5">
          <div className="min-w-0 flex-1">
            <h1 className={cn('display text-[22px]/7', hasStations && 'max-sm:min-h-14')}>
              {next?.station?.name}
              {/* Beside the regions there is room for one name; the chosen region tells the other. */}
              <span className={cn(next?.station && 'xl:max-[1439px]:sr-only')}>
                {next?.station && ', '}
                {game.gameName}
              </span>
            </h1>
            <p
              className={cn(
                'mt-0.5 text-sm text-text-2 sm:min-h-10 min-[1440px]:min-h-5',
                hasStations ? 'min-h-15 max-[389px]:min-h-20' : 'min-h-20',
              )}
            >
              <span className="block min-h-5 xl:inline">{next && <DrawDay draw={next} />}</span>{' '}
              {prizes !== undefined && t('lottery.prizes', { count: prizes })}{' '}
              <span className="xl:hidden">
                {game.closeSeconds >= 60
                  ? t('lottery.closesMinutes', { count: Math.round(game.closeSeconds / 60) })
                  : t('lottery.closesBefore', { count: game.closeSeconds })}
              </span>
            </p>
          </div>
          <FavouriteStar game={game} isFavourite={mine.codes.includes(game.gameCode)} onToggle={mine.toggle} />
        </div>
        <Regions games={games} chosen={game.gameCode} />
        {game.maintenance ? <Badge tone="warn">{t('lottery.maintenance')}</Badge> : <NextState state={next?.state} />}
        {(coming.data === undefined || next) && (
          <div className="ml-auto">
            <Countdown closesAt={next?.closesAt} ahead={coming.ahead} />
          </div>
        )}
      </Card>
      <MyGamesLine favourites={mine.favourites} recent={mine.recent} />
      <SpecialLine game={game} />
      <BoardColumns isBroad history={<Results game={game} />}>
        <LazyBetting gameCode={game.gameCode} draws={coming.data?.content} ahead={coming.ahead} />
      </BoardColumns>
      <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <LazyBoard game={game} />
        <div className="grid gap-3.5">
          <ComingList draws={coming.data?.content} />
          {detail && <ClosedDays days={detail.closedDays} />}
          {detail && hasStations && <Week days={detail.timetable} />}
        </div>
      </div>
      <LazyEvidence />
    </div>
  );
}

function DrawDay({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation();
  const dates = useDates();
  const at = Date.parse(draw.drawAt);
  const stationTime = dates.brandTime(at);
  return (
    <>
      {t('lottery.drawnAt', { time: dates.write(at), zone: dates.zoneAt(at) })}
      {stationTime && ` ${t('lottery.stationTime', { time: stationTime })}`}
    </>
  );
}

type RegionsProps = { readonly games: readonly LotteryGame[]; readonly chosen: string };

function Regions({ games, chosen }: RegionsProps) {
  const { t } = useTranslation();
  const { gameLink } = useLottery();
  const line = useChosenInView<HTMLDivElement>(chosen);
  const labels = shortNames(games.map(({ gameName }) => gameName));
  return (
    <div
      ref={line}
      className="-mx-5 min-w-0 overflow-x-auto px-5 py-1 max-xl:order-last max-xl:basis-[calc(100%+40px)] xl:mx-0 xl:px-1"
    >
      <nav aria-label={t('lottery.games')}>
        <ul className="inline-flex gap-0.5 rounded-md bg-surface-2 p-[3px] light:bg-surface-3">
          {games.map(({ gameCode, gameName }, place) => (
            <li key={gameCode}>
              <Link
                to={gameLink(gameCode)}
                preventScrollReset
                aria-label={gameName}
                aria-current={gameCode === chosen ? 'page' : undefined}
                className={cn(
                  'target inline-flex h-8.5 items-center rounded-sm px-4 text-sm font-medium whitespace-nowrap text-text-2 touch:h-touch',
                  gameCode === chosen && 'bg-surface-3 font-semibold text-text-1 shadow-1 light:bg-surface-1',
                )}
              >
                {labels[place]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The draws to come, the next one first. */
function ComingList({ draws }: { readonly draws: readonly Draw[] | undefined }) {
  const { t } = useTranslation();
  const dates = useDates();
  if (draws === undefined) return <Skeleton className="h-75 rounded-lg" />;
  return (
    <Card className="px-5 py-3.5">
      <h2 className="title mb-1.5">{t('lottery.coming')}</h2>
      {draws.length === 0 && <p className="text-sm text-text-2">{t('lottery.noneComing')}</p>}
      <ul>
        {draws.map(({ drawId, station, issueNo, drawAt }) => (
          <li key={drawId} className="flex min-h-10 items-center gap-3 border-t border-line text-sm first:border-t-0">
            <span className="flex-1 font-medium">{station?.name ?? issueNo}</span>
            <time dateTime={drawAt} className="num text-text-2">
              {dates.write(Date.parse(drawAt))}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The days to come on which nothing is drawn; nothing where there are none. */
function ClosedDays({ days }: { readonly days: readonly ClosedDay[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (days.length === 0) return null;
  return (
    <Card className="px-5 py-3.5">
      <h2 className="title mb-1.5">{t('lottery.closedDays')}</h2>
      <ul>
        {days.map(({ day, movedTo, reason }) => (
          <li
            key={day}
            className="flex min-h-10 flex-wrap items-center gap-x-3 border-t border-line py-1.5 text-sm first:border-t-0"
          >
            <time dateTime={day} className="flex-1 font-medium whitespace-nowrap">
              {formatDay(day, locale)}
            </time>
            <span className="text-text-2">
              {movedTo === null ? t('lottery.noDraw') : t('lottery.movedTo', { day: formatDay(movedTo, locale) })}
            </span>
            {reason !== null && <span className="basis-full text-text-3 wrap-anywhere">{reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type MyGamesLineProps = { readonly favourites: readonly LotteryGame[]; readonly recent: readonly LotteryGame[] };

/** The member's favourites and the games bet on last, in one line; nothing where there are none. */
function MyGamesLine({ favourites, recent }: MyGamesLineProps) {
  const { t } = useTranslation();
  const others = recent.filter(({ gameCode }) => !favourites.some((game) => game.gameCode === gameCode));
  if (favourites.length + others.length === 0) return null;
  return (
    <nav aria-label={t('lottery.mine')}>
      <ul className="flex gap-2">
        {favourites.map((game) => (
          <GameChip key={game.gameCode} game={game} isFavourite />
        ))}
        {others.map((game) => (
          <GameChip key={game.gameCode} game={game} isFavourite={false} />
        ))}
      </ul>
    </nav>
  );
}

function GameChip({ game, isFavourite }: { readonly game: LotteryGame; readonly isFavourite: boolean }) {
  const { t } = useTranslation();
  const Icon = isFavourite ? Star : History;
  return (
    <li>
      <Link
        to={gamePath(game)}
        preventScrollReset
        className="target inline-flex h-8.5 items-center gap-1.5 rounded-full border border-line bg-surface-1 px-3 text-sm font-medium whitespace-nowrap text-text-2 hover:border-line-strong hover:text-text-1 touch:h-touch"
      >
        <Icon size={14} aria-hidden="true" />
        <span className="sr-only">{t(isFavourite ? 'lottery.favourite' : 'lottery.recentGame')} </span>
        {game.gameName}
      </Link>
    </li>
  );
}

/** The last special prize above the board of a narrow page, where all results stand far below; it leads to them. */
function SpecialLine({ game }: { readonly game: LotteryGame }) {
  const { t } = useTranslation();
  const { data, isPending } = useListDraws(drawsOf(game.gameCode));
  if (isPending) return <Skeleton className="h-18 rounded-lg max-[389px]:h-22 lg:hidden" />;
  const [draw] = data?.content ?? [];
  const special = draw?.result?.prizes.find(({ prize }) => prize === 'SPECIAL')?.numbers[0];
  if (draw === undefined || special === undefined) return null;
  const showResults = () => {
    const heading = document.getElementById(RESULTS_ID);
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      onClick={showResults}
      className="flex min-h-18 max-[389px]:min-h-22 items-center gap-3 rounded-lg border border-line bg-brand-soft px-3.5 py-2 text-left lg:hidden"
    >
      <span className="min-w-0 flex-1 max-sm:min-h-13">
        <span className="block text-sm font-semibold">{t('lottery.specialPrize')}</span>
        <span className="block text-xs text-text-2">
          <DrawName draw={draw} />. {t('lottery.allResults')}
        </span>
      </span>
      <EndingNumber number={special} className="text-3xl text-brand-text" />
      <ChevronRight size={18} aria-hidden="true" className="flex-none text-text-2" />
    </button>
  );
}

/** The stations that draw on each day of the week, in the visitor's time; their local time is given in words. */
function Week({ days }: { readonly days: readonly DrawWeekday[] }) {
  const { t } = useTranslation();
  const dates = useDates();
  const brandZone = useBrandZone();
  const rows = days.map((day) => ({ ...day, at: nextOn(day, brandZone) }));
  const stationTimes = [...new Set(rows.map(({ at }) => dates.brandTime(at)))].filter((time) => time !== undefined);
  return (
    <Card className="px-5 py-3.5">
      <h2 className="title mb-1.5">{t('lottery.week')}</h2>
      <ul>
        {rows.map(({ weekday, at, stations }) => (
          <li
            key={weekday}
            className="flex min-h-10 items-center gap-3 border-t border-line py-1.5 text-sm first:border-t-0"
          >
            <span className="w-24 flex-none font-medium">{dates.write(at, 'weekday')}</span>
            <span className="flex-1 text-text-2">{stations.map((station) => station.name).join(', ')}</span>
            <span className="num text-text-2">{dates.write(at, 'time')}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-xs text-text-2">
        {t('lottery.weekZone', { zone: dates.zoneAt(rows[0]?.at ?? now()) })}{' '}
        {stationTimes.length > 0 && t('lottery.stationTime', { time: stationTimes.join(', ') })}
      </p>
    </Card>
  );
}

/** The next moment at which clocks in the zone show this time, today included. */
function nextOn({ weekday, localTime }: DrawWeekday, zone: string): number {
  const [hours = 0, minutes = 0] = localTime.split(':').map(Number);
  const today = dayAt(now(), zone);
  // The contract's first day is a Monday, and so is the calendar's.
  const ahead = (weekday - 1 - weekdayOf(today) + 7) % 7;
  return momentOn(addDays(today, ahead), zone, hours * 60 + minutes);
}

/** Names without the words that all of them begin with; each keeps at least one word, and begins as it did. */
export function shortNames(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  const most = names.length > 1 ? Math.min(...words.map(({ length }) => length - 1)) : 0;
  const shared = first.slice(0, most).findIndex((word, place) => words.some((other) => other[place] !== word));
  const left = shared === -1 ? most : shared;
  return words.map((name) => name.slice(left).join(' ')).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}
