import type { QueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  getGetPrizeTableQueryOptions,
  getListDrawsQueryOptions,
  useGetPrizeTable,
  useListDraws,
} from '#generated/client/lottery/lottery.ts';
import type { Draw, ListDrawsParams, LotteryGame, PrizeTable } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { Chart } from '../../entities/chart/chart.tsx';
import { useLive } from '../../entities/live/live-state.ts';
import { cn } from '../../lib/cn.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { VerifyLink } from './evidence/verify-link.tsx';
import { EndingNumber } from './numbers.tsx';
import { useLottery } from './use-lottery.ts';

/** The heading of the results, to which the line with the special prize leads. */
export const RESULTS_ID = 'lottery-results';

/** The number of draws to page through. */
const DRAWS = 60;
const REFRESH_MS = 30_000;

export const drawsOf = (gameCode: string): ListDrawsParams => ({ gameCode, state: 'settled', pageSize: DRAWS });

/** The draw that the address names, else the last one. */
function positionOf(draws: readonly Draw[], drawId: string | undefined): number {
  return Math.max(
    0,
    draws.findIndex((one) => one.drawId === drawId),
  );
}

/** Requests the results ahead of the first render. */
export async function prefetchResults(queries: QueryClient, gameCode: string, drawId?: string): Promise<void> {
  const list = getListDrawsQueryOptions(drawsOf(gameCode));
  await queries.prefetchQuery(list);
  const draws = queries.getQueryData(list.queryKey)?.content ?? [];
  const draw = draws[positionOf(draws, drawId)];
  if (draw) await queries.prefetchQuery(getGetPrizeTableQueryOptions(draw.drawId));
}

/** The last results, with links to earlier draws. The address names the draw (LOTTERY-01). */
export function Results({ game }: { readonly game: LotteryGame }) {
  const { t } = useTranslation();
  const { drawId, showDraw } = useLottery();
  const list = useListDraws(drawsOf(game.gameCode), {
    // The live stream reports draws.
    query: { refetchInterval: useLive() ? false : REFRESH_MS },
  });
  const draws = list.data?.content ?? [];
  const position = positionOf(draws, drawId);
  const draw = draws[position];
  const [older, newer] = [draws[position + 1], draws[position - 1]];
  const title = t('lottery.results');
  if (list.data === undefined && !list.isError) return <Skeleton className="h-150 rounded-lg" />;
  if (list.data === undefined) {
    return (
      <Card>
        <ErrorState
          title={t('lottery.resultsFailed')}
          text={t('common.nothingLost')}
          retryLabel={t('common.retry')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </Card>
    );
  }
  if (draw === undefined) {
    return (
      <Card>
        <EmptyState icon={<History size={18} />} title={t('lottery.noResults')} text={t('lottery.noResultsText')} />
      </Card>
    );
  }
  return (
    <Card className="flex min-w-0 flex-col overflow-clip xl:h-full">
      <div className="flex items-center gap-3 px-5 py-3.5">
        <div className="mr-auto" aria-live="polite">
          <h2 id={RESULTS_ID} tabIndex={-1} className="title outline-none">
            {title}
          </h2>
          <p className="text-xs text-text-2">
            <DrawName draw={draw} />
          </p>
        </div>
        <IconButton
          variant="box"
          size="sm"
          label={t('lottery.earlier')}
          aria-disabled={older === undefined}
          onClick={() => older && showDraw(older.drawId)}
          className="aria-disabled:opacity-40"
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          variant="box"
          size="sm"
          label={t('lottery.later')}
          aria-disabled={newer === undefined}
          onClick={() => newer && showDraw(newer.drawId)}
          className="aria-disabled:opacity-40"
        >
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 scrollbar-thin xl:overflow-y-auto xl:overscroll-contain">
        <Table draw={draw} game={game} />
      </div>
    </Card>
  );
}

export function DrawName({ draw }: { readonly draw: Draw }) {
  const dates = useDates();
  const time = dates.write(Date.parse(draw.drawAt), draw.station ? 'date' : 'datetime');
  return <>{[time, draw.station?.name ?? draw.issueNo].join(', ')}</>;
}

function Table({ draw, game }: { readonly draw: Draw; readonly game: LotteryGame }) {
  const { t } = useTranslation();
  const { data: table, isError, isFetching, refetch } = useGetPrizeTable(draw.drawId);
  if (table === undefined && isError) {
    return (
      <ErrorState
        title={t('lottery.resultsFailed')}
        text={t('common.nothingLost')}
        retryLabel={t('common.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (table === undefined) return <Skeleton className="m-5 h-120" />;
  return (
    <>
      <PrizeRows table={table} />
      <div className="border-t border-line px-5 py-3">
        <VerifyLink draw={table.draw} />
      </div>
      {table.draw.source === 'built_in' && game.source === 'external' && (
        <p className="border-t border-line px-5 py-3 text-xs text-text-2">{t('lottery.drawnHere')}</p>
      )}
    </>
  );
}

/** A prize table: the special prize on the brand's soft ground, in every number the two digits that settle lô and đề. */
export function PrizeRows({ table }: { readonly table: PrizeTable }) {
  const { t } = useTranslation();
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">{t('lottery.prizeTable')}</caption>
        <tbody>
          {table.draw.result?.prizes.map(({ prize, numbers }) => {
            const special = prize === 'SPECIAL';
            return (
              <tr
                key={prize}
                className={cn(
                  'border-t border-line',
                  special ? 'bg-brand-soft text-brand-text' : 'even:bg-surface-2/50',
                )}
              >
                <th scope="row" className="w-24 py-2.5 pl-5 text-left align-middle text-sm font-semibold text-text-1">
                  {t(`lottery.prize.${prize}`)}
                </th>
                <td className="py-2.5 pr-5">
                  <ul className={cn('grid justify-items-center gap-x-2 gap-y-1', columns(numbers.length))}>
                    {numbers.map((number, position) => (
                      // Two prizes may have the same number; the position is unique.
                      // biome-ignore lint/suspicious/noArrayIndexKey: the position is what tells them apart
                      <li key={position}>
                        <EndingNumber number={number} className={special ? 'text-3xl' : 'text-[17px]'} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <section aria-labelledby="lottery-heads" className="border-t border-line px-5 py-3.5">
        <h3 id="lottery-heads" className="mb-2 text-xs font-medium text-text-2">
          {t('lottery.heads')}
        </h3>
        <dl className="grid grid-flow-col grid-cols-2 grid-rows-5 gap-x-6 gap-y-1.5">
          {table.heads.map(({ digit, others }) => (
            <div key={digit} className="flex items-center gap-3">
              <dt className="num grid size-6 flex-none place-items-center rounded-sm bg-surface-3 text-xs font-bold">
                {digit}
              </dt>
              <dd className="num text-sm tracking-wider text-text-2">{others.join(' ') || '–'}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <Chart
            kind="bar"
            title={t('lottery.headsChart')}
            of={{ label: t('lottery.head'), value: t('lottery.numbers') }}
            points={table.heads.map(({ digit, others }) => ({ label: `${digit}`, value: others.length }))}
          />
        </div>
      </section>
    </>
  );
}

/** As many in a row as the board of the stations has. */
function columns(count: number): string {
  if (count === 1) return 'grid-cols-1';
  if (count === 2) return 'grid-cols-2';
  return count % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4';
}
