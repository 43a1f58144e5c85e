import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a ring in place of the label, at the same width, and lets no further press through. */
    readonly loading?: boolean | undefined;
  };

/** A button; its label is a verb. It stays focusable while loading, so that focus is not lost. */
export function Button({
  variant,
  size,
  block,
  className,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? (
        <>
          <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  );
}
