import { useTranslation } from 'react-i18next';
import { useGetDraw, useGetDrawEvidence } from '#generated/client/lottery/lottery.ts';
import type { Draw, DrawEvidence, DrawVersion } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Badge } from '#portal/ui/badge.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { BuiltInEvidence } from './built-in-evidence.tsx';
import { DrawName } from './draw-name.tsx';
import { ResultRows } from './result-rows.tsx';

export type EvidenceModalProps = { readonly drawId: string; readonly onClose: () => void };

/** How the result of a draw came about: worked out again from its seed, or entered by an operator (LOTTERY-11). */
export function EvidenceModal({ drawId, onClose }: EvidenceModalProps) {
  const { t } = useTranslation();
  const evidence = useGetDrawEvidence(drawId, { query: { staleTime: 0 } });
  const draw = useGetDraw(drawId, { query: { staleTime: 0 } });
  const failed = evidence.error ? evidence : draw;
  const isUnknown = failed.error instanceof ApiError && ['not_found', 'validation_failed'].includes(failed.error.code);
  const refresh = () => {
    void evidence.refetch();
    void draw.refetch();
  };
  const isEntered = evidence.data?.source === 'external';
  return (
    <Modal
      title={isEntered ? t('fairness.entered.title') : t('fairness.draw.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:min-h-0 sm:w-modal"
    >
      <div className="grid gap-4 px-6 pb-6">
        {evidence.data && draw.data ? (
          <Evidence
            draw={draw.data}
            evidence={evidence.data}
            busy={evidence.isFetching || draw.isFetching}
            onRefresh={refresh}
          />
        ) : isUnknown ? (
          <p>{t('fairness.draw.unknown')}</p>
        ) : (
          <LoadState
            query={{ ...failed, refetch: refresh }}
            failed={t('fairness.draw.failed')}
            skeleton={<Skeleton className="h-60" />}
          />
        )}
      </div>
    </Modal>
  );
}

type EvidenceProps = {
  readonly draw: Draw;
  readonly evidence: DrawEvidence;
  readonly busy: boolean;
  readonly onRefresh: () => void;
};

function Evidence({ draw, evidence, busy, onRefresh }: EvidenceProps) {
  if (evidence.source === 'external') return <EnteredVersions draw={draw} versions={evidence.versions} />;
  return <BuiltInEvidence {...{ draw, evidence, busy, onRefresh }} />;
}

type EnteredVersionsProps = {
  readonly draw: Draw;
  /** The first one first; the last one holds. */
  readonly versions: readonly DrawVersion[];
};

/** The versions of a result from outside, the one that holds first, each with when and why it was entered. */
function EnteredVersions({ draw, versions }: EnteredVersionsProps) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <>
      <DrawName draw={draw} />
      <p className="text-sm text-text-2">{t('fairness.entered.lead')}</p>
      {versions.length === 0 && <p role="status">{t('fairness.draw.notDrawn')}</p>}
      <ol className="grid gap-4">
        {[...versions].reverse().map(({ version, enteredAt, prizes, reason }, place) => {
          const before = versions.find((one) => one.version === version - 1);
          const time = dates.write(Date.parse(enteredAt));
          return (
            <li key={version} className="grid gap-2 rounded-md border border-line p-4">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="text-sm font-semibold">{t('fairness.entered.version', { version })}</h3>
                <Badge tone={place === 0 ? 'success' : 'neutral'}>
                  {t(place === 0 ? 'fairness.entered.holds' : 'fairness.entered.replaced')}
                </Badge>
              </div>
              <p className="text-sm text-text-2">
                {t(before ? 'fairness.entered.correction' : 'fairness.entered.first', { time })}
              </p>
              {reason !== null && <p className="text-sm">{t('fairness.entered.reason', { reason })}</p>}
              <ResultRows rows={prizes} before={before?.prizes} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
