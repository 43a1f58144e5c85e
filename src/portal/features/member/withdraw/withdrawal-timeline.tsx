import { Check, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail, WithdrawalState } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { cn } from '#portal/lib/cn.ts';
import { timelineSteps } from './timeline-steps.ts';

/** The steps of a withdrawal: who brought each about and when, whose turn is next and until when (WALLET-10). */
export function WithdrawalTimeline({ detail }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation();
  const dates = useDates();
  const steps = timelineSteps(detail);
  const { next, withdrawal } = detail;
  const deadline = next?.deadline ? dates.write(Date.parse(next.deadline), timeStyle(next.deadline, detail)) : '';
  return (
    <ol aria-label={t('withdraw.record.progress')} className="grid text-sm">
      {steps.map((each, at) => {
        const state = each.kind === 'coming' ? each.state : each.step.state;
        const isLast = at === steps.length - 1;
        const bank = state === 'paid' ? withdrawal.bankReference : null;
        return (
          <li
            key={`${state}-${each.kind === 'coming' ? at : each.step.at}`}
            aria-current={each.kind === 'now' ? 'step' : undefined}
            className="relative flex gap-3 pb-4 last:pb-0"
          >
            {!isLast && (
              <span
                aria-hidden="true"
                className={cn(
                  'absolute top-6 bottom-0 left-[11px] w-0.5',
                  each.kind === 'done' ? 'bg-success' : 'bg-line-strong',
                )}
              />
            )}
            <Dot kind={each.kind} state={state} number={at + 1} />
            <span className="min-w-0 flex-1">
              <span className={cn('block', each.kind === 'coming' ? 'text-text-2' : 'font-semibold')}>
                {t(`withdraw.state.${state}`)}
              </span>
              <span className="block text-xs text-text-2 wrap-anywhere">
                {each.kind === 'coming'
                  ? each.isNext && next && t(`withdraw.due.${next.action}`, { time: deadline })
                  : [t(`withdraw.owner.${each.step.owner}`), each.step.note ?? bank].filter(Boolean).join('. ')}
              </span>
            </span>
            <span className="flex-none text-xs text-text-2">
              {each.kind === 'coming' ? (
                each.isNext && t('withdraw.upcoming')
              ) : (
                <time dateTime={each.step.at} className="num font-medium">
                  {dates.write(Date.parse(each.step.at), timeStyle(each.step.at, detail))}
                </time>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The time alone on the day of the request, else with the date. */
function timeStyle(at: string, { withdrawal }: WithdrawalDetail): 'time' | 'datetime' {
  const isNear = Math.abs(Date.parse(at) - Date.parse(withdrawal.requestedAt)) < 12 * 3_600_000;
  return isNear ? 'time' : 'datetime';
}

type DotProps = { readonly kind: 'done' | 'now' | 'coming'; readonly state: WithdrawalState; readonly number: number };

function Dot({ kind, state, number }: DotProps) {
  const isBad = state === 'rejected' || state === 'disputed';
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative grid size-6 flex-none place-items-center rounded-full',
        kind === 'coming' && 'num border-2 border-line-control text-2xs font-bold text-text-2',
        kind === 'now' && !isBad && 'border-2 border-info bg-info-soft text-info',
        kind === 'now' && isBad && 'border-2 border-warn bg-warn-soft text-warn',
        kind === 'done' && !isBad && 'bg-success-soft text-success',
        kind === 'done' && isBad && 'bg-danger-soft text-danger',
      )}
    >
      {kind === 'coming' ? (
        number
      ) : isBad ? (
        <CircleAlert size={14} />
      ) : kind === 'now' ? (
        <Clock size={14} />
      ) : (
        <Check size={14} />
      )}
    </span>
  );
}
