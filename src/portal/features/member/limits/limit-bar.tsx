import { cn } from '#portal/lib/cn.ts';

/** How much of a limit is used: in blue, and in amber from three quarters on. The text beside it says the same. */
export function LimitBar({ used, limit }: { readonly used: number; readonly limit: number }) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-3">
      <div
        className={cn('h-full rounded-full', share < 0.75 ? 'bg-info' : 'bg-warn')}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
