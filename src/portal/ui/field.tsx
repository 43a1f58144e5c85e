import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useId } from 'react';
import { cn } from '../lib/cn.ts';
import { watchFilledValues } from '../lib/filled-values.ts';

/** The parts around the input of every field. */
export type FieldProps = {
  readonly label: string;
  /** At the end of the label's line. */
  readonly aside?: ReactNode | undefined;
  /** Controls that belong to the input and stand on its line, before and after it. */
  readonly before?: ReactNode | undefined;
  readonly after?: ReactNode | undefined;
  /** Leading icon of 18 px. */
  readonly icon?: ReactNode | undefined;
  /** Help under the field; `ok` shows it as a confirmation. */
  readonly hint?: string | undefined;
  readonly hintTone?: 'plain' | 'ok' | undefined;
  /** The problem of the value; it replaces the hint. */
  readonly error?: string | undefined;
};

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'children' | 'aria-invalid'>;

type FieldWithInputProps = FieldProps & { readonly input: InputProps; readonly trailing?: ReactNode | undefined };

/** Label, input and help in one column, wired for assistive technology. */
export function Field({
  label,
  aside,
  before,
  after,
  icon,
  hint,
  hintTone = 'plain',
  error,
  input,
  trailing,
}: FieldWithInputProps) {
  useEffect(watchFilledValues, []);
  const ownId = useId();
  const id = input.id ?? ownId;
  const help = error ?? hint;
  const helpId = `${id}-help`;
  const describedBy = [input['aria-describedby'], help && helpId].filter(Boolean).join(' ');
  return (
    // A key lays out and paints its field alone; a transform moves the fields below without painting them.
    <div className="grid translate-x-0 contain-layout gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <label htmlFor={id} className="text-sm font-medium text-text-2">
          {label}
        </label>
        {aside}
      </div>
      <div className="flex min-w-0 gap-2">
        {before}
        <div
          className={cn(
            'flex h-touch min-w-0 flex-1 items-center gap-2.5 rounded-md border bg-surface-2 px-3.5 text-text-3 light:bg-surface-1',
            'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus',
            error ? 'border-danger' : 'border-line-control',
          )}
        >
          {icon}
          {/* A key lays out the text alone: what is contained, of fixed height and no flex item bounds the layout. */}
          <span className="min-w-0 flex-1">
            <input
              {...input}
              id={id}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy || undefined}
              className="block h-[calc(var(--target-touch)-2px)] w-full bg-transparent text-md text-text-1 outline-none contain-strict touch:text-lg"
            />
          </span>
          {trailing}
        </div>
        {after}
      </div>
      {error ? (
        <p id={helpId} role="alert" className={cn(HELP, 'text-danger')}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={helpId} className={cn(HELP, hintTone === 'ok' ? 'text-success' : 'text-text-3')}>
            {hintTone === 'ok' && <CircleCheck size={14} aria-hidden="true" />}
            {hint}
          </p>
        )
      )}
    </div>
  );
}

const HELP = 'flex items-center gap-1.5 text-xs';
