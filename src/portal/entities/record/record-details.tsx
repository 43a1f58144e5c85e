import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../access/use-dates.ts';
import { cn } from '../../lib/cn.ts';
import { useLostFocusAfter } from '../../lib/focus.ts';

/** A labelled value of a record. */
export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  /** True for an amount, a count or a time. */
  readonly numeric?: boolean;
};

type RecordDetailsProps = {
  readonly title: string;
  /** Its creation time and type. */
  readonly subtitle?: ReactNode;
  readonly icon?: ReactNode;
  /** Its state. */
  readonly badge?: ReactNode;
  /** The name of its state. A part that goes with the old state leaves the focus to the title. */
  readonly state?: string;
  readonly facts?: readonly Fact[];
  /** Its past states, the first one first. */
  readonly timeline?: readonly Step[];
  /** Its changes: by whom and when. */
  readonly audit?: readonly Step[];
  /** Whether it is an article, with a large title below its date, rather than a transaction. */
  readonly isArticle?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** The page of a record: header, facts, its own content, timeline and audit trail. */
export function RecordDetails({
  title,
  subtitle,
  icon,
  badge,
  state,
  facts = [],
  timeline = [],
  audit = [],
  isArticle = false,
  className,
  children,
}: RecordDetailsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useLostFocusAfter<HTMLHeadingElement>(state);
  const under = subtitle && <div className={cn('text-text-3', isArticle ? 'text-sm' : 'text-xs')}>{subtitle}</div>;
  return (
    <article aria-labelledby={titleId} className={cn('grid content-start gap-4', className)}>
      <header className="flex items-start gap-3">
        {icon}
        <div className={cn('min-w-0 flex-1', isArticle && 'grid gap-2')}>
          {isArticle && under}
          <h3
            ref={heading}
            tabIndex={state === undefined ? undefined : -1}
            id={titleId}
            className={cn('wrap-anywhere', isArticle ? 'display text-2xl text-balance' : 'title text-lg')}
          >
            {title}
          </h3>
          {!isArticle && under}
        </div>
        {badge}
      </header>
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
      {timeline.length > 0 && <Steps title={t('lists.record.timeline')} steps={timeline} isOpen />}
      {audit.length > 0 && <Steps title={t('lists.record.audit')} steps={audit} />}
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid text-sm">
      {facts.map(({ label, value, numeric }) => (
        <div
          key={label}
          className="flex min-h-9 items-baseline justify-between gap-4 border-line py-1.5 not-first:border-t"
        >
          <dt className="flex-none text-text-2">{label}</dt>
          <dd className={cn('min-w-0 text-right wrap-anywhere', numeric ? 'num' : 'font-semibold')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

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
function Steps({ title, steps, isOpen = false }: StepsProps) {
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
