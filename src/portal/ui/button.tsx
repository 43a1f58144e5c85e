import { type ComponentProps, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Spinner } from './loading.tsx';

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

export type ButtonLook = {
  /** `brand` is the one next step of a view. */
  readonly variant?: 'brand' | 'neutral' | 'outline' | 'ghost' | 'danger' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  readonly className?: string | undefined;
};

const BASE =
  'relative inline-flex items-center justify-center font-semibold whitespace-nowrap select-none transition-[background-color,color,scale] active:[scale:.98] forced-colors:border ' +
  'disabled:bg-surface-2 disabled:text-text-3 disabled:border-transparent disabled:[box-shadow:none] disabled:active:[scale:1]';

const VARIANT = {
  brand: 'bg-brand text-brand-contrast shadow-brand hover:bg-brand-hover active:bg-brand-active',
  neutral: 'bg-surface-3 text-text-1 hover:bg-line-strong',
  outline: 'border border-line-strong text-text-1 hover:bg-surface-3',
  ghost: 'text-text-2 hover:bg-surface-3 hover:text-text-1',
  danger: 'border border-danger/45 text-danger hover:bg-danger-soft',
};

const SIZE = {
  sm: 'target h-control-sm gap-1.5 rounded-sm px-3 text-sm',
  md: 'h-control-md touch:h-touch gap-2 rounded-md px-4 text-md',
  lg: 'h-control-lg gap-2 rounded-md px-5.5 text-[15px]',
};

/** The classes of a button, for a link with its appearance. */
export function buttonClass({ variant = 'neutral', size = 'md', block, className }: ButtonLook = {}): string {
  return cn(BASE, VARIANT[variant], SIZE[size], block && 'w-full', className);
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> & {
  /** The name for those who do not see the icon. */
  readonly label: string;
  readonly variant?: 'plain' | 'box' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** Makes it a toggle. */
  readonly pressed?: boolean | undefined;
};

const ICON_SIZE = {
  sm: 'target size-8 rounded-sm',
  md: 'relative size-control-md touch:size-touch rounded-md',
};

/** A button that is only an icon. */
export function IconButton({
  label,
  variant = 'plain',
  size = 'md',
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={cn(
        'inline-grid flex-none place-items-center text-text-2 transition-colors hover:text-text-1 disabled:text-text-3',
        variant === 'box' ? 'bg-surface-2 hover:bg-surface-3 light:bg-surface-3' : 'hover:bg-surface-3',
        ICON_SIZE[size],
        className,
      )}
    />
  );
}
