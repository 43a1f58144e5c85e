import { CountBadge } from './count-badge.tsx';

type SpokenCountProps = {
  readonly count: number;
  /** The count in words, for screen readers. */
  readonly words: string;
  readonly className?: string | undefined;
};

/** The number of waiting items beside a label, in words for screen readers; nothing at zero. */
export function SpokenCount({ count, words, className }: SpokenCountProps) {
  if (count === 0) return null;
  return (
    <>
      {/* separates label and count for screen readers */} <span className="sr-only">{words}</span>
      <span aria-hidden="true" className={className}>
        <CountBadge count={count} />
      </span>
    </>
  );
}
