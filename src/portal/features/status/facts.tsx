import { cn } from '../../lib/cn.ts';
import { Card } from '../../ui/card.tsx';

export type Fact = {
  readonly label: string;
  readonly value: string;
  /** Digits that must not jitter. */
  readonly isFigure?: boolean | undefined;
};

/** Some named facts side by side, or in one column if there is no space. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Card className="mt-7 w-max max-w-full">
      <dl className="flex divide-line max-sm:flex-col max-sm:divide-y sm:flex-wrap sm:divide-x">
        {facts.map(({ label, value, isFigure }) => (
          <div key={label} className="min-w-37.5 py-3.5 pr-6 pl-5">
            <dt className="text-xs text-text-3">{label}</dt>
            <dd className={cn('mt-0.5 text-xl font-semibold break-all', isFigure && 'num')}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
