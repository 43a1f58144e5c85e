import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../access/use-dates.ts';
import { cn } from '../../lib/cn.ts';

/** An event in the history of a record. */
export type Step = {
  readonly id: string;
  readonly title: string;
  /** An ISO time. */
  readonly at: string;
  /** The person who caused it. */
  readonly by?: string;
  readonly note?: string | null;
};

type StepsProps = {
  readonly title: string;
  readonly steps: readonly Step[];
  /** Whether the last step is the current state. */
  readonly isOpen?: boolean;
};

/** The history of a record as a vertical list of steps. */
export function Steps({ title, steps, isOpen = false }: StepsProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h4 id={titleId} className="text-[15px] font-semibold">
        {title}
      </h4>
      <ol className="grid text-sm">
        {steps.map(({ id, title: name, at, by, note }, index) => {
          const isNow = isOpen && index === steps.length - 1;
          return (
            <li
              key={id}
              aria-current={isNow ? 'step' : undefined}
              className="relative grid gap-0.5 pb-3 pl-6 last:pb-0"
            >
              <span
                aria-hidden="true"
                className={cn(
                  'absolute top-1.5 left-1 size-2.5 rounded-full',
                  isNow ? 'bg-brand-graphic' : 'bg-line-control',
                )}
              />
              {index < steps.length - 1 && (
                <span aria-hidden="true" className="absolute top-5 bottom-0 left-2 w-px bg-line-strong" />
              )}
              <span className={cn('wrap-anywhere', isNow && 'font-semibold')}>{name}</span>
              <span className="text-xs text-text-3">
                <time dateTime={at} className="num font-medium">
                  {dates.write(Date.parse(at))}
                </time>
                {by && `, ${t('lists.record.by', { name: by })}`}
              </span>
              {note && <span className="text-text-2 wrap-anywhere">{note}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
