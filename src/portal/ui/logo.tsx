import { cn } from '../lib/cn.ts';

type LogoProps = {
  readonly name: string;
  /** Only the mark; the name is spoken. */
  readonly markOnly?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The mark, a corner with a light in it, and the name of the brand. */
export function Logo({ name, markOnly = false, className }: LogoProps) {
  return (
    <span
      className={cn(
        'display inline-flex items-center gap-2 text-2xl/none lowercase [font-stretch:116%] [font-weight:800] [letter-spacing:-.035em]',
        className,
      )}
    >
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <path d="M3.5 3h5v16.5H25v5H3.5Z" fill="currentColor" />
        <path d="M11.5 16.5v-12a12 12 0 0 1 12 12Z" className="fill-brand-mark" />
      </svg>
      <span className={markOnly ? 'sr-only' : undefined}>{name}</span>
    </span>
  );
}
