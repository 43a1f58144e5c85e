/** The columns of a grid of tiles; with its gaps the same as what {@link tileColumns} and {@link tileRowHeight} count. */
export const tileGridClass = 'grid grid-cols-3 gap-x-2.5 sm:grid-cols-6 sm:gap-x-3.5 xl:grid-cols-7';

/** How many tiles stand in a row. Each count divides a page of 42. */
export function tileColumns(viewportWidth: number): number {
  if (viewportWidth < 640) return 3;
  return viewportWidth < 1280 ? 6 : 7;
}

const PROVIDER_PX = 24;
const TITLE_BELOW_PX = 20;

/**
 * The height of a row of tiles with the gap under it, in px. `width` is the grid's; `titleBelow` when one of them has
 * its title under the picture. Counted, not measured, so that a list of 10,000 knows its height at once.
 */
export function tileRowHeight(width: number, viewportWidth: number, titleBelow: boolean): number {
  const columns = tileColumns(viewportWidth);
  const gapX = viewportWidth < 640 ? 10 : 14;
  const tileWidth = Math.max(0, (width - gapX * (columns - 1)) / columns);
  return (tileWidth * 4) / 3 + PROVIDER_PX + (titleBelow ? TITLE_BELOW_PX : 0) + tileGap(viewportWidth);
}

/** The gap under a row of tiles, in px. */
export function tileGap(viewportWidth: number): number {
  return viewportWidth < 640 ? 14 : 18;
}
