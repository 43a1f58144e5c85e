import { type ComponentProps, useRef } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a ring in place of the label, at the same width, and lets no further press through. */
    readonly loading?: boolean | undefined;
  };

/** Calls back when the screen has heard of the call that a press began, here or in the form around. */
function afterTwoTasks(callback: () => void): void {
  setTimeout(() => setTimeout(callback));
}

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
  // The second press of a double click can come before the screen hears of the call of the first.
  const held = useRef(false);
  const hold = () => {
    held.current = true;
    afterTwoTasks(() => {
      held.current = false;
    });
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
