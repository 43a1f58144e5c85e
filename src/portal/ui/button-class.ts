import { cn } from '../lib/cn.ts';

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
