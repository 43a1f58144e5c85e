import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'aria-invalid' | 'aria-describedby'> & {
  readonly label: string;
  /** Help under the field, at its beginning. */
  readonly hint?: string | undefined;
  /** The problem of the value; it replaces the hint. */
  readonly error?: string | undefined;
  /** At the end of the line under the field: how much was written. */
  readonly counter?: ReactNode | undefined;
};

/** Several lines of text. Further props, `ref` among them, go to the field. */
export function TextArea({ label, hint, error, counter, ...field }: TextAreaProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-text-2">
        {label}
      </label>
      <textarea
        rows={5}
        {...field}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-help ${id}-count`}
        className={cn(
          'block max-h-60 min-h-30 w-full resize-y rounded-md border bg-surface-2 px-3.5 py-2.5 text-md text-text-1 touch:text-lg light:bg-surface-1',
          'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
          error ? 'border-danger' : 'border-line-control',
        )}
      />
      <div className="flex justify-between gap-4 text-xs text-text-3">
        <p id={`${id}-help`} role={error ? 'alert' : undefined} className={error && 'flex gap-1.5 text-danger'}>
          {error && <CircleAlert size={14} aria-hidden="true" className="mt-px flex-none" />}
          {error ?? hint}
        </p>
        <p id={`${id}-count`} className="num flex-none">
          {counter}
        </p>
      </div>
    </div>
  );
}
