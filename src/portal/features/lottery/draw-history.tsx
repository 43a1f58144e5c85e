import { History } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listDraws, useListDraws } from '../../../../generated/client/lottery/lottery.ts';
import type { Draw, ListDrawsParams, LotteryGame } from '../../../../generated/client/model/index.ts';
import { useBrandZone, useDates } from '../../access/use-dates.ts';
import { boundsOf } from '../../entities/date-range/date-range.ts';
import { DataList } from '../../entities/list/data-list.tsx';
import { usePageAddress } from '../../entities/list/list-address.ts';
import { columnsOf } from '../../entities/list/list-columns.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState } from '../../entities/list/use-list-state.ts';
import { useLive } from '../../entities/live/live-state.ts';
import { now } from '../../lib/clock.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LazyBoard } from './board/lazy-board.tsx';
import { DayStepper } from './day-stepper.tsx';
import { VerifyLink } from './evidence/verify-link.tsx';
import { Numbers } from './numbers.tsx';
import { useLottery } from './use-lottery.ts';

const spec: ListSpec<ListDrawsParams> = { pageSize: 20 };
const REFRESH_MS = 10_000;

/** The draws of a game on a day, the newest first, or their figures; today's latest result is above them. */
export const DrawHistory = memo(function DrawHistory({ game }: { readonly game: LotteryGame }) {
  const { t } = useTranslation();
  const { day, later, hasFigures, showFigures } = useLottery();
  const live = useLive();
  const list = useListState(spec, usePageAddress());
  const bounds = boundsOf({ name: 'custom', first: day, last: day }, now(), useBrandZone());
  const fixed = { gameCode: game.gameCode, state: 'settled', ...bounds } as const;
  const query = useListDraws(
    { ...list.query, ...fixed },
    {
      query: {
        // Keeps the former page for the same day only; other draws would be mistaken for the requested ones.
        placeholderData: (before) =>
          before?.content[0] && isOf(before.content[0], game, bounds.from, bounds.to) ? before : undefined,
        // The live stream reports draws.
        refetchInterval: later === undefined && !live ? REFRESH_MS : false,
      },
    },
  );
  const columns = useColumns();
  const isLatest = later === undefined && list.page === 1;
  const latest = isLatest ? query.data?.content[0] : undefined;
  return (
    <>
      {latest && <Latest draw={latest} />}
      {/* As high as what most games draw. */}
      {query.isPending && isLatest && <Skeleton className="h-34 rounded-lg sm:h-20.5" />}
      <Segmented
        label={t('lottery.view')}
        value={hasFigures ? 'figures' : 'list'}
        options={[
          { value: 'list', label: t('lottery.list') },
          { value: 'figures', label: t('lottery.figures') },
        ]}
        onChange={(view) => showFigures(view === 'figures')}
        className="justify-self-start"
      />
      {hasFigures && <LazyBoard game={game} />}
      {!hasFigures && (
        <DataList
          title={t('lottery.results')}
          list={list}
          query={query}
          columns={columns}
          rowId={({ drawId }) => drawId}
          filters={<DayStepper />}
          empty={{ icon: <History size={18} />, title: t('lottery.noResults'), text: t('lottery.noResultsText') }}
          source={{
            name: `${game.gameCode}-${day}`,
            fetchPage: (asked, signal) => listDraws({ ...asked, ...fixed }, signal),
          }}
        />
      )}
    </>
  );
});

function useColumns() {
  const { t } = useTranslation();
  const dates = useDates();
  return useMemo(() => {
    const column = columnsOf<Draw>();
    return column.columns([
      column.accessor('issueNo', {
        header: t('lottery.draw'),
        cell: ({ getValue }) => <span className="num">{getValue()}</span>,
        meta: { card: 'title' },
      }),
      column.accessor('drawAt', {
        header: t('lottery.time'),
        cell: ({ getValue }) => (
          <time dateTime={getValue()} className="num text-text-2">
            {dates.write(Date.parse(getValue()), 'time')}
          </time>
        ),
        meta: { card: 'corner' },
      }),
      column.accessor((draw) => numbersOf(draw).join(' '), {
        id: 'numbers',
        header: t('lottery.numbers'),
        cell: ({ row }) => <Numbers numbers={numbersOf(row.original)} />,
      }),
      column.accessor('commitment', {
        header: t('lottery.seal'),
        cell: ({ row }) => <VerifyLink draw={row.original} isIcon />,
      }),
    ]);
  }, [t, dates]);
}

function Latest({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <h2 className="min-w-30">
        <span className="block font-semibold">{t('lottery.latest')}</span>
        <span className="num block text-sm text-text-2">{t('lottery.issue', { issue: draw.issueNo })}</span>
      </h2>
      <Numbers numbers={numbersOf(draw)} size="lg" />
      <span className="ml-auto">
        <VerifyLink draw={draw} />
      </span>
    </Card>
  );
}

function isOf({ gameCode, drawAt }: Draw, game: LotteryGame, from: string, to: string): boolean {
  return gameCode === game.gameCode && Date.parse(from) <= Date.parse(drawAt) && Date.parse(drawAt) < Date.parse(to);
}

function numbersOf({ result }: Draw): readonly string[] {
  return result?.prizes.flatMap(({ numbers }) => numbers) ?? [];
}
