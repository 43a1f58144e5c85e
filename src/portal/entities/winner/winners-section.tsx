import { useTranslation } from 'react-i18next';
import { useListWinnerRank } from '#generated/client/catalogue/catalogue.ts';
import { useModals } from '../../access/use-modals.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { WinButton } from './win-button.tsx';

/** The number of wins in a row on a wide screen. */
const WINS = 4;
const REFRESH_MS = 60_000;

/** The latest wins of today, at the end of the home page (LOBBY-18). */
export function WinnersSection() {
  const { t } = useTranslation();
  const { open } = useModals();
  const { data, isPending } = useListWinnerRank(
    { period: 'today', sort: 'latest', pageSize: WINS },
    { query: { refetchInterval: REFRESH_MS } },
  );
  const wins = data?.content ?? [];
  return (
    <section aria-label={t('winners.title')} className="mt-5 sm:mt-7">
      <div className="mb-3 flex h-8 items-center gap-2.5">
        <h2 className="title">{t('winners.title')}</h2>
        <button
          type="button"
          onClick={() => open('winners', {}, 'today')}
          className="target ml-auto text-sm font-medium text-brand-text hover:underline"
        >
          {t('winners.all')}
        </button>
      </div>
      {isPending && <Skeleton className="h-16 rounded-lg" />}
      {!isPending && wins.length === 0 && (
        <p className="flex h-16 items-center text-sm text-text-3">{t('winners.none.today')}</p>
      )}
      {wins.length > 0 && (
        <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-3 xl:grid-cols-4">
          {wins.map((win) => (
            <li key={win.rank}>
              <WinButton
                win={win}
                className="h-16 w-full rounded-lg border border-line bg-surface-1 px-3.5 light:shadow-1"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
