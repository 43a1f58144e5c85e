import { Lock, Pause } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStartSelfExclusion } from '#generated/client/member-limits/member-limits.ts';
import type { ExclusionPeriod } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { leaveSession } from '#portal/access/session.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { Modal } from '#portal/ui/modal.tsx';

/** A break of some days, after which all is as before, or months and more without play. */
type Away = 'break' | 'exclusion';

const kinds = [
  { kind: 'break', Icon: Pause },
  { kind: 'exclusion', Icon: Lock },
] as const;

function kindOf(period: ExclusionPeriod): Away {
  return period.startsWith('day_') ? 'break' : 'exclusion';
}

/** The ways to a break and to self-exclusion, as far as the site offers periods of them (trust 13). */
export function AwayCards({ periods }: { readonly periods: readonly ExclusionPeriod[] }) {
  const { t } = useTranslation();
  const { params, change } = usePanel();
  return kinds.map(({ kind, Icon }) => {
    const [first, ...others] = periods.filter((period) => kindOf(period) === kind);
    return (
      first && (
        <Card key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
          <div className="min-w-0 flex-1 basis-60">
            <h4 className="font-semibold">{t(`member.limits.${kind}.title`)}</h4>
            <p className="text-sm text-text-2">{t(`member.limits.${kind}.body`)}</p>
          </div>
          <Button variant="outline" onClick={() => change({ away: kind })}>
            <Icon size={16} aria-hidden="true" />
            {t(`member.limits.${kind}.title`)}
          </Button>
          {params.get('away') === kind && (
            <AwayModal kind={kind} periods={[first, ...others]} onClose={() => change({ away: undefined })} />
          )}
        </Card>
      )
    );
  });
}

type AwayModalProps = {
  readonly kind: Away;
  readonly periods: readonly [ExclusionPeriod, ...ExclusionPeriod[]];
  readonly onClose: () => void;
};

/** Says what it means, asks for how long, asks once more, and signs out (trust 13). */
function AwayModal({ kind, periods, onClose }: AwayModalProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = useId();
  const [period, setPeriod] = useState<ExclusionPeriod>(periods[0]);
  const [asking, setAsking] = useState(false);
  const exclude = useStartSelfExclusion({
    mutation: {
      onSuccess: ({ endsAt }) => {
        leaveSession();
        const told = { modal: 'selfExcluded', selfExcluded: endsAt ?? '', 'selfExcluded.kind': kind };
        navigate(`${paths.home}?${new URLSearchParams(told)}`, { replace: true });
      },
      onError: () => setAsking(false),
    },
  });
  const start = () => exclude.mutate({ data: { period } });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }

  const effects = [
    t('member.limits.away.effect.at_once'),
    t('member.limits.away.effect.locked'),
    t('member.limits.away.effect.bets'),
    t(`member.limits.${kind}.balance`),
    t('member.limits.away.effect.final'),
  ];
  return (
    <Modal
      title={t(`member.limits.${kind}.title`)}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:w-120"
    >
      <form onSubmit={submit} className="grid gap-4 px-6 pb-6">
        <ul className="grid list-disc gap-1 pl-5 text-sm text-text-2">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium text-text-2">{t('member.limits.away.choose')}</legend>
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
                {t(`member.limits.away.period.${choice}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {exclude.error !== null && <FailureNote error={exclude.error} onRetry={start} />}
        <Button type="submit" variant="danger" size="lg" block>
          {t('member.limits.away.next')}
        </Button>
      </form>
      {asking && (
        <ConfirmDialog
          title={t(`member.limits.${kind}.askTitle`)}
          body={t(`member.limits.${kind}.ask`, { period: t(`member.limits.away.period.${period}`) })}
          cancelLabel={t('member.limits.away.askBack')}
          confirmLabel={t(`member.limits.${kind}.confirm`)}
          tone="danger"
          loading={exclude.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={start}
        />
      )}
    </Modal>
  );
}
