import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { errorText } from '#portal/api/error-text.ts';
import { Button } from '#portal/ui/button.tsx';
import { toast } from '#portal/ui/toast.ts';
import { LimitBar } from './limit-bar.tsx';
import { LimitModal } from './limit-modal.tsx';
import type { LimitView } from './limit-view.ts';
import { useSetLimit } from './use-set-limit.ts';

/** A limit: what is used of it, when it starts again, a change that waits, and the way to change it. */
export function LimitRow({ view }: { readonly view: LimitView }) {
  const { t } = useTranslation();
  const dates = useDates();
  // The address holds which limit is changed, so that a link can lead to it.
  const { params, change } = usePanel();
  const { name, period, used, limit, resetsAt, pending, isOperators } = view;
  return (
    <li className="grid gap-2 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-semibold">{period}</p>
          <p className="num text-sm text-text-2">
            {limit === null ? t('member.limits.usedOnly', { used }) : t('member.limits.usedOf', { used, limit })}
          </p>
        </div>
        <Button
          size="sm"
          aria-label={t(limit === null ? 'member.limits.setNamed' : 'member.limits.changeNamed', { name })}
          onClick={() => change({ limit: view.key })}
        >
          {t(limit === null ? 'member.limits.set' : 'member.limits.change')}
        </Button>
      </div>
      {view.limitShare !== null && <LimitBar used={view.usedShare} limit={view.limitShare} />}
      {limit !== null && resetsAt !== null && (
        <p className="text-xs text-text-3">{t('member.limits.resets', { time: dates.write(Date.parse(resetsAt)) })}</p>
      )}
      {isOperators && <p className="text-xs text-text-3">{t('member.limits.operator')}</p>}
      {pending && limit !== null && <Waiting view={view} pending={pending} limit={limit} />}
      {params.get('limit') === view.key && <LimitModal view={view} onClose={() => change({ limit: undefined })} />}
    </li>
  );
}

type WaitingProps = {
  readonly view: LimitView;
  readonly pending: NonNullable<LimitView['pending']>;
  readonly limit: string;
};

/** A change that waits. Sending the present limit again takes it away. */
function Waiting({ view, pending, limit }: WaitingProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const set = useSetLimit();
  const keep = useMutation({
    mutationFn: () => set(view.source, presentOf(view.source)),
    onSuccess: () => toast.success(t('member.limits.kept')),
    onError: (failure) => toast.error(errorText(failure)),
  });
  const time = dates.write(Date.parse(pending.effectiveAt));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-surface-2 px-3.5 py-2.5">
      <p className="text-sm">{t('member.limits.pending', { time, limit: pending.limit ?? t('member.limits.none') })}</p>
      <Button
        size="sm"
        variant="outline"
        loading={keep.isPending}
        aria-label={t('member.limits.keepNamed', { limit, name: view.name })}
        onClick={() => keep.mutate()}
      >
        {t('member.limits.keep', { limit })}
      </Button>
    </div>
  );
}

function presentOf({ kind, of }: LimitView['source']): string | null {
  if (kind === 'money') return of.amount;
  return of.minutes === null ? null : String(of.minutes);
}
