import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/cn.ts';

type StepProps = {
  readonly title: string;
  /** Whether it agrees with what was published; undefined where there is nothing to compare. */
  readonly fits?: boolean | undefined;
  readonly children: ReactNode;
};

/** A step of what is worked out again, in an ordered list. */
export function Step({ title, fits, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <li className="*:not-first:mt-1.5">
      <h3 className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
        {title}
        {fits !== undefined && (
          <span className={cn('text-xs font-medium', fits ? 'text-success' : 'text-danger')}>
            {t(fits ? 'fairness.fits' : 'fairness.differs')}
          </span>
        )}
      </h3>
      {children}
    </li>
  );
}
