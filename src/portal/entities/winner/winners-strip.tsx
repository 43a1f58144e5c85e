import { useTranslation } from 'react-i18next';
import { useListWinnerRank } from '#generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '#generated/model/index.ts';
import { useAddress } from '../../access/use-address.ts';
import { useModals } from '../../access/use-modals.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { readPeriod, WinButton, winnerPeriods } from './win-button.tsx';

/** The number of wins in a row on a wide screen. */
const WINS = 3;
/** The server updates the wins once a minute. */
const REFRESH_MS = 60_000;

type WinnersStripProps = {
  /** Limits the wins to this category. */
  readonly gameType?: GameCategory | undefined;
  readonly className?: string | undefined;
};

/** The latest wins of a day, a week or a month in one row, with a link to all (LOBBY-18). It never moves. */
export function WinnersStrip({ gameType, className }: WinnersStripProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  const [params, change] = useAddress();
  const period = readPeriod(params.get('wins'));
  const { data, isPending, isError, isFetching, refetch } = useListWinnerRank(
    { period, sort: 'latest', pageSize: WINS, ...(gameType && { gameType }) },
    { query: { refetchInterval: REFRESH_MS } },
  );
  const wins = data?.content ?? [];
  return (
    <section aria-label={t('winners.title')} className={className}>
      <div className="flex overflow-hidden rounded-lg border border-line bg-surface-1 max-lg:flex-col lg:h-15 light:shadow-1">
        <div className="flex flex-none items-center gap-3 px-3 max-lg:h-14 lg:pl-4">
          <h2 className="text-sm font-semibold whitespace-nowrap">{t('winners.title')}</h2>
          <Segmented
            label={t('winners.period')}
            options={winnerPeriods.map((value) => ({ value, label: t(`winners.periods.${value}`) }))}
            value={period}
            onChange={(next) => change({ wins: next === 'today' ? undefined : next }, { replace: true, atOnce: true })}
            className="max-lg:ml-auto [&>label]:h-7 [&>label]:px-2.5 [&>label]:text-xs"
          />
        </div>
        <div className="flex min-w-0 items-center border-line max-lg:h-15 max-lg:flex-none lg:flex-1 max-lg:border-t lg:border-l">
          {isPending && <Skeleton className="mx-4 h-9 flex-1" />}
          {isError && !data && (
            <p role="alert" className="flex flex-1 items-center gap-3 px-4 text-sm text-text-2">
              {t('winners.failed')}
              <button
                type="button"
                aria-busy={isFetching}
                onClick={() => void refetch()}
                className="target font-medium text-brand-text hover:underline"
              >
                {t('common.retry')}
              </button>
            </p>
          )}
          {data && wins.length === 0 && (
            <p className="flex-1 px-4 text-sm text-text-3">{t(`winners.none.${period}`)}</p>
          )}
          {wins.length > 0 && (
            <ul className="grid h-full min-w-0 flex-1 divide-x divide-line max-sm:[&>:nth-child(n+2)]:hidden max-xl:[&>:nth-child(n+3)]:hidden sm:grid-cols-2 xl:grid-cols-3">
              {wins.map((win) => (
                <li key={win.rank} className="min-w-0">
                  <WinButton win={win} className="size-full px-3" />
                </li>
              ))}
            </ul>
          )}
        </div>
        <button
          type="button"
          onClick={() => open('winners', {}, period)}
          className="flex-none border-line px-3.5 text-sm font-medium whitespace-nowrap text-brand-text hover:underline focus-visible:-outline-offset-2 max-lg:h-touch max-lg:border-t lg:border-l"
        >
          {t('winners.all')}
        </button>
      </div>
    </section>
  );
}
