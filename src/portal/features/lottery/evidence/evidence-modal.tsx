import { useTranslation } from 'react-i18next';
import { useGetDraw, useGetDrawEvidence } from '#generated/client/lottery/lottery.ts';
import type { Draw, DrawEvidence } from '#generated/model/index.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { BuiltInEvidence } from './built-in-evidence.tsx';
import { EnteredVersions } from './entered-versions.tsx';

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
