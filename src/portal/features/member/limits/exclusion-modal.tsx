import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStartSelfExclusion } from '#generated/client/member-limits/member-limits.ts';
import type { ExclusionPeriod } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { leaveSession } from '#portal/access/session.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Button } from '#portal/ui/button.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { Modal } from '#portal/ui/modal.tsx';

const effects = ['at_once', 'locked', 'bets', 'balance', 'final'] as const;

type ExclusionModalProps = { readonly periods: readonly ExclusionPeriod[]; readonly onClose: () => void };

/** Says what self-exclusion means, asks for how long, asks once more, and signs out (trust 13). */
export function ExclusionModal({ periods, onClose }: ExclusionModalProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = useId();
  const [period, setPeriod] = useState<ExclusionPeriod | undefined>(periods[0]);
  const [asking, setAsking] = useState(false);
  const exclude = useStartSelfExclusion({
    mutation: {
      onSuccess: ({ endsAt }) => {
        leaveSession();
        navigate(`${paths.home}?${new URLSearchParams({ modal: 'selfExcluded', selfExcluded: endsAt ?? '' })}`, {
          replace: true,
        });
      },
      onError: () => setAsking(false),
    },
  });
  const start = () => period && exclude.mutate({ data: { period } });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }

  return (
    <Modal
      title={t('member.limits.exclusion.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:w-120"
    >
      <form onSubmit={submit} className="grid gap-4 px-6 pb-6">
        <ul className="grid list-disc gap-1 pl-5 text-sm text-text-2">
          {effects.map((effect) => (
            <li key={effect}>{t(`member.limits.exclusion.effect.${effect}`)}</li>
          ))}
        </ul>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium text-text-2">{t('member.limits.exclusion.choose')}</legend>
          <div className="grid grid-cols-2 gap-2">
            {periods.map((choice) => (
              <label
                key={choice}
                className="flex h-touch cursor-pointer items-center gap-2.5 rounded-md border border-line-control px-3.5 text-sm has-checked:border-text-1 has-checked:font-semibold has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  checked={choice === period}
                  onChange={() => setPeriod(choice)}
                  className="accent-text-1"
                />
                {t(`member.limits.exclusion.period.${choice}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {exclude.error !== null && <FailureNote error={exclude.error} onRetry={start} />}
        <Button type="submit" variant="danger" size="lg" block>
          {t('member.limits.exclusion.next')}
        </Button>
      </form>
      {asking && period && (
        <ConfirmDialog
          title={t('member.limits.exclusion.askTitle')}
          body={t('member.limits.exclusion.ask', { period: t(`member.limits.exclusion.period.${period}`) })}
          cancelLabel={t('member.limits.exclusion.askBack')}
          confirmLabel={t('member.limits.exclusion.confirm')}
          tone="danger"
          loading={exclude.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={start}
        />
      )}
    </Modal>
  );
}
