import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useListInhouseRules } from '#generated/client/inhouse/inhouse.ts';
import type { InhouseGameId } from '#generated/model/index.ts';
import type { OriginalProps } from '../../entities/launch/original.ts';
import { LoadFailed } from '../../entities/loading/load-state.tsx';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { Spinner } from '../../ui/loading.tsx';
import type { GamePageProps } from './game.ts';
import { gamePages } from './registry.ts';

const lazyPages = new Map<InhouseGameId, ComponentType<GamePageProps>>();

/** The page of a game, loaded on its first render; undefined for a game that this build lacks. */
function lazyPage(gameId: InhouseGameId): ComponentType<GamePageProps> | undefined {
  const load = gamePages[gameId];
  if (load === undefined) return undefined;
  const known = lazyPages.get(gameId) ?? lazyPart(load);
  lazyPages.set(gameId, known);
  return known;
}

/** A game of the house, drawn by the portal itself (LOBBY-19). Its rule sheet comes before anything can be bet. */
export function OriginalsPage({ nodeId, demo, bar, wayOut }: OriginalProps) {
  const { t } = useTranslation();
  const {
    data: rules,
    error,
    isFetching,
    refetch,
  } = useListInhouseRules(undefined, {
    query: { select: (sheets) => sheets.find((sheet) => sheet.nodeId === nodeId) ?? null },
  });
  const waiting = (
    <div role="status" className="grid min-h-80 place-items-center text-text-2">
      <Spinner className="size-8" />
      <span className="sr-only">{t('common.loading')}</span>
    </div>
  );
  if (rules === undefined) {
    return (
      <>
        {bar({})}
        {error ? (
          <LoadFailed title={t('originals.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          waiting
        )}
      </>
    );
  }
  const Page = rules && lazyPage(rules.gameId);
  if (!rules || !Page) {
    return (
      <>
        {bar({})}
        <div role="alert" className="grid justify-items-center gap-4 p-gutter text-center text-text-2">
          <p>{t('originals.unknown')}</p>
          {wayOut}
        </div>
      </>
    );
  }
  return (
    <Suspense
      fallback={
        <>
          {bar({})}
          {waiting}
        </>
      }
    >
      <Page rules={rules} demo={demo} bar={bar} />
    </Suspense>
  );
}
