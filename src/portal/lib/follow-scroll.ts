/** Where no event tells the end of a scroll, it has ended when nothing moved for so long (ms). */
const END_MS = 150;

/** Calls `onMove` whenever the window has scrolled, and `onEnd` when it has come to rest. Returns the function that ends it. */
export function followScroll(onMove: () => void, onEnd: () => void): () => void {
  const tellsEnd = 'onscrollend' in window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = () => {
    onMove();
    if (tellsEnd) return;
    clearTimeout(timer);
    timer = setTimeout(onEnd, END_MS);
  };
  window.addEventListener('scroll', move, { passive: true });
  window.addEventListener('scrollend', onEnd);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', move);
    window.removeEventListener('scrollend', onEnd);
  };
}
