import { type ComponentProps, useRef } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a ring in place of the label, at the same width, and lets no further press through. */
    readonly loading?: boolean | undefined;
  };

/** The screen hears a task later that a press has begun a call; a double click is faster. */
const HELD_MS = 50;

/** A button; its label is a verb. It stays focusable while loading, so that focus is not lost. */
export function Button({
  variant,
  size,
  block,
  className,
  loading,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const held = useRef(false);
  const hold = () => {
    held.current = true;
    setTimeout(() => {
      held.current = false;
    }, HELD_MS);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading || held.current) {
          event.preventDefault();
          return;
        }
        if (loading !== undefined) hold();
        onClick?.(event);
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
