import { CircleAlert, CircleCheck, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { watchFilledValues } from '../lib/filled-values.ts';
import { IconButton } from './button.tsx';

/** The parts around the input of every field. */
type FieldProps = {
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
function Field({
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

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'aria-invalid'> & {
    /** A slot at the end of the input, for a button or an image. */
    readonly trailing?: ReactNode | undefined;
  };

/** One line of text. Further props, `ref` among them, go to the input. */
export function TextField({
  label,
  aside,
  before,
  after,
  icon,
  hint,
  hintTone,
  error,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      aside={aside}
      before={before}
      after={after}
      icon={icon}
      hint={hint}
      hintTone={hintTone}
      error={error}
      trailing={trailing}
      input={input}
    />
  );
}

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'type' | 'aria-invalid'> & {
    /** Name of the toggle, for example "Show password". */
    readonly revealLabel: string;
  };

/** A password that can be shown. Further props, `ref` among them, go to the input. */
export function PasswordField({ label, icon, hint, hintTone, error, revealLabel, ...input }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const reveal = (
    <IconButton
      label={revealLabel}
      pressed={revealed}
      size="sm"
      className="-mr-1.5"
      onClick={() => setRevealed(!revealed)}
    >
      {revealed ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
    </IconButton>
  );
  return (
    <Field
      label={label}
      icon={icon}
      hint={hint}
      hintTone={hintTone}
      error={error}
      trailing={reveal}
      input={{
        autoCapitalize: 'none',
        spellCheck: false,
        autoComplete: 'current-password',
        ...input,
        type: revealed ? 'text' : 'password',
      }}
    />
  );
}

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
