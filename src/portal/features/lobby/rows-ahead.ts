/** For who does not scroll. */
const AT_THE_TOP = 3;
const SCROLLING = 9;
/** In screens. Between two scrolls there is time for it, and the next one goes on undisturbed. */
const SCREENS_AT_REST = 8;

type Reader = {
  /** How far the page is scrolled. */
  readonly y: number;
  readonly isMoving: boolean;
  readonly rowsOnScreen: number;
};

/** Further games are fetched when so many loaded rows are left below the screen. */
export function rowsAhead({ y, isMoving, rowsOnScreen }: Reader): number {
  if (y === 0) return AT_THE_TOP;
  return isMoving ? SCROLLING : Math.max(SCROLLING, SCREENS_AT_REST * rowsOnScreen);
}
