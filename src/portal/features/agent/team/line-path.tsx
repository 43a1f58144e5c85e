import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeamPathStep } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';

type LinePathProps = {
  readonly path: readonly TeamPathStep[];
  /** Shows the line of a step; undefined is the whole team. */
  readonly onOpen: (memberId: string | undefined) => void;
};

const LINE = 'border-b border-line px-4 py-2 sm:px-5';

/** The way from the agent down to whose line is shown; each step above opens its line. */
export function LinePath({ path, onOpen }: LinePathProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('team.manage.path')} className={LINE}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm">
        {path.map(({ id, account }, place) => (
          <li key={id} className="flex items-center gap-1.5">
            {place > 0 && <ChevronRight size={14} aria-hidden="true" className="text-text-3" />}
            {place === path.length - 1 ? (
              <span aria-current="location" className="font-semibold wrap-anywhere">
                {account}
              </span>
            ) : (
              <button
                type="button"
                className="target py-1 text-text-2 wrap-anywhere hover:underline"
                onClick={() => onOpen(place === 0 ? undefined : id)}
              >
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Keeps the place of the path; the steps above the last one are buttons. */
export function LinePathSkeleton({ isTop }: { readonly isTop: boolean }) {
  return (
    <div className={LINE}>
      <Skeleton className={cn('w-24', isTop ? 'h-5' : 'h-7')} />
    </div>
  );
}
