import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#portal/entities/loading/load-state.tsx';
import { Spinner } from '#portal/ui/loading.tsx';
import type { GamePageProps } from '../game.ts';
import { FlightPage } from './flight-page.tsx';
import { useFlight } from './use-flight.ts';

/** Moonshot: a flight that all players share (LOBBY-19). */
export function MoonshotPage(props: GamePageProps) {
  const { t } = useTranslation();
  const { flight, clock, query } = useFlight();
  if (flight !== undefined) return <FlightPage {...props} {...{ flight, clock }} />;
  return (
    <>
      {props.bar({})}
      {query.error ? (
        <LoadFailed
          title={t('originals.moonshot.failed')}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" className="grid min-h-80 place-items-center text-text-2">
          <Spinner className="size-8" />
          <span className="sr-only">{t('common.loading')}</span>
        </div>
      )}
    </>
  );
}
