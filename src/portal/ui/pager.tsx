import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMediaQuery } from '../lib/browser-state.ts';
import { cn } from '../lib/cn.ts';
import { IconButton } from './button.tsx';

type PagerProps = {
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
  /** How many pages around the current one; a phone has room for that one alone. */
  readonly range?: number | undefined;
  /** How many pages at each end. */
  readonly margin?: number | undefined;
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly pageLabel: (page: number) => string;
};

/** Moves between pages. At the ends previous and next stay focusable and do nothing. */
export function Pager({
  page,
  pages,
  onChange,
  range,
  margin,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
}: PagerProps) {
  const hasRoom = useMediaQuery('(width >= 480px)');
  const go = (target: number) => {
    if (target >= 1 && target <= pages && target !== page) onChange(target);
  };
  const step = (target: number, name: string, icon: typeof ChevronLeft) => {
    const Icon = icon;
    const atEnd = target < 1 || target > pages;
    return (
      <IconButton
        label={name}
        aria-disabled={atEnd || undefined}
        onClick={() => go(target)}
        className={cn('touch:size-touch', atEnd && 'opacity-40')}
        size="sm"
      >
        <Icon size={16} aria-hidden="true" />
      </IconButton>
    );
  };
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1 text-sm touch:gap-0 text-text-3">
      {step(page - 1, previousLabel, ChevronLeft)}
      {pagerItems(page, pages, hasRoom ? range : 1, margin).map((item, index, items) =>
        item === 'gap' ? (
          <span key={`after ${items[index - 1]}`} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <button
            key={item}
            type="button"
            aria-label={pageLabel(item)}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => go(item)}
            className={cn(
              'num target grid h-8 min-w-8 place-items-center rounded-sm px-1 transition-colors touch:h-touch touch:min-w-touch',
              item === page ? 'bg-surface-3 text-text-1' : 'text-text-2 hover:bg-surface-3',
            )}
          >
            {item}
          </button>
        ),
      )}
      {step(page + 1, nextLabel, ChevronRight)}
    </nav>
  );
}

/** A page number, or the gap that stands for the pages left out. */
type PagerItem = number | 'gap';

/**
 * Which pages a pager offers: `range` of them around the current one and `margin` at each end, as in `1 … 4 5 6 … 30`.
 * A gap never stands for a single page.
 */
export function pagerItems(page: number, pages: number, range = 3, margin = 1): PagerItem[] {
  const start = Math.max(1, Math.min(page - Math.floor(range / 2), pages - range + 1));
  const end = start + range - 1;
  const offered = (n: number) => n <= margin || n > pages - margin || (n >= start && n <= end);
  const items: PagerItem[] = [];
  for (let n = 1; n <= pages; n++) {
    if (offered(n) || (offered(n - 1) && offered(n + 1))) items.push(n);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}
