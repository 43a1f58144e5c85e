import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> & {
  /** The name for those who do not see the icon. */
  readonly label: string;
  readonly variant?: 'plain' | 'box' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** Makes it a toggle. */
  readonly pressed?: boolean | undefined;
};

const SIZE = {
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
        SIZE[size],
        className,
      )}
    />
  );
}
