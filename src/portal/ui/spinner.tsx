import { cn } from '../lib/cn.ts';

type SpinnerProps = {
  /** Spoken as a status; without it the ring is decoration beside something that speaks. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

/** A ring of 16 px in the current colour. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} className={className}>
      <span className={cn('block size-4 animate-spin rounded-full border-2 border-current border-t-transparent')} />
    </span>
  );
}
