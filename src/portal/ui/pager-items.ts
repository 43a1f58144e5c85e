/** A page number, or the gap that stands for the pages left out. */
export type PagerItem = number | 'gap';

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
