import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#portal/lib/cn.ts';
import { categories } from './feedback-rules.ts';

type CategoryFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  readonly error: string | undefined;
};

/** What the feedback is about. */
export function CategoryField({ error, ...select }: CategoryFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-text-2">
        {t('support.feedback.category')}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          data-focus-first
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-help`}
          className={cn(
            'h-touch w-full cursor-pointer appearance-none rounded-md border bg-surface-2 pr-10 pl-3.5 text-md text-text-1 touch:text-lg light:bg-surface-1',
            error ? 'border-danger' : 'border-line-control',
          )}
        >
          <option value="">{t('support.feedback.choose')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`support.feedback.about.${category}`)}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-text-3"
        />
      </div>
      {error && (
        <p id={`${id}-help`} role="alert" className="flex items-center gap-1.5 text-xs text-danger">
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
