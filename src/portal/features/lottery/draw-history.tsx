import { ChevronLeft, ChevronRight, History } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListDraws } from '../../../../generated/client/lottery/lottery.ts';
import type { Draw, LotteryGame } from '../../../../generated/client/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { boundsOf } from '../../entities/date-range/date-range.ts';
import { ListResults } from '../../entities/listing/list-results.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { now } from '../../lib/clock.ts';
import { formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { Numbers } from './numbers.tsx';
import { useLottery } from './use-lottery.ts';

const PAGE_SIZE = 20;
const REFRESH_MS = 10_000;

/** What a game has drawn on a day, the newest first; the latest result of today stands above. */
export const DrawHistory = memo(function DrawHistory({ game }: { readonly game: LotteryGame }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { day, earlier, later, page, showDay, showPage } = useLottery();
  const { from, to } = boundsOf({ name: 'custom', first: day, last: day }, now());
  const list = useListDraws(
    { gameCode: game.gameCode, state: 'drawn', from, to, pageNo: page, pageSize: PAGE_SIZE },
    {
      query: {
        // Another page of the same day; the draws of another day or game would pass for those that are asked for.
        placeholderData: (before) =>
          before?.content[0] && isOf(before.content[0], game, from, to) ? before : undefined,
        refetchInterval: later === undefined ? REFRESH_MS : false,
      },
    },
  );
  const latest = later === undefined && page === 1 ? list.data?.content[0] : undefined;
  return (
    <>
      {latest && <Latest draw={latest} />}
      {/* As high as what most games draw. */}
      {list.isPending && later === undefined && page === 1 && <Skeleton className="h-34 rounded-lg sm:h-20.5" />}
      <section aria-labelledby="lottery-history">
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <h2 id="lottery-history" className="title mr-auto">
            {t('lottery.results')}
          </h2>
          <IconButton
            variant="box"
            size="sm"
            label={t('lottery.dayBefore')}
            aria-disabled={earlier === undefined}
            onClick={() => earlier && showDay(earlier)}
            className="aria-disabled:opacity-40"
          >
            <ChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <span aria-live="polite" className="num min-w-26 text-center text-sm font-semibold">
            {formatDay(day, locale)}
          </span>
          <IconButton
            variant="box"
            size="sm"
            label={t('lottery.dayAfter')}
            aria-disabled={later === undefined}
            onClick={() => later && showDay(later)}
            className="aria-disabled:opacity-40"
          >
            <ChevronRight size={18} aria-hidden="true" />
          </IconButton>
        </div>
        <ListResults
          list={list}
          keyOf={({ drawId }) => drawId}
          className="gap-2 xl:grid-cols-2"
          skeletonClassName="h-14"
          failed={t('lottery.resultsFailed')}
          empty={
            <EmptyState icon={<History size={18} />} title={t('lottery.noResults')} text={t('lottery.noResultsText')} />
          }
          render={(draw) => <DrawRow draw={draw} />}
        />
        {list.data && list.data.totalPages > 1 && (
          <div className="mt-6 flex justify-center">
            <Pager
              page={page}
              pages={list.data.totalPages}
              onChange={showPage}
              label={t('lottery.pages')}
              previousLabel={t('common.previous')}
              nextLabel={t('common.next')}
              pageLabel={(number) => t('lottery.page', { page: number })}
            />
          </div>
        )}
      </section>
    </>
  );
});

function Latest({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <h2 className="min-w-30">
        <span className="block font-semibold">{t('lottery.latest')}</span>
        <span className="num block text-sm text-text-2">{t('lottery.issue', { issue: draw.issueNo })}</span>
      </h2>
      <Numbers numbers={numbersOf(draw)} size="lg" />
    </Card>
  );
}

function DrawRow({ draw }: { readonly draw: Draw }) {
  const dates = useDates();
  return (
    <Card className="flex min-h-14 items-center gap-3 px-4 py-2">
      <span className="grid min-w-18">
        <span className="num text-sm font-semibold">{draw.issueNo}</span>
        <time dateTime={draw.drawAt} className="num text-xs text-text-2">
          {dates.write(Date.parse(draw.drawAt), 'time')}
        </time>
      </span>
      <Numbers numbers={numbersOf(draw)} />
    </Card>
  );
}

function isOf({ gameCode, drawAt }: Draw, game: LotteryGame, from: string, to: string): boolean {
  return gameCode === game.gameCode && Date.parse(from) <= Date.parse(drawAt) && Date.parse(drawAt) < Date.parse(to);
}

function numbersOf({ result }: Draw): readonly string[] {
  return result?.prizes.flatMap(({ numbers }) => numbers) ?? [];
}
