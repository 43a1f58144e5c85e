import { observeWindowOffset, type Virtualizer } from '@tanstack/react-virtual';

type Tell = (offset: number, isScrolling: boolean) => void;

/**
 * Tells a virtualizer of the window where it stands when another row has come to the top of the window, and when the
 * scrolling has ended; in the frames between nothing is to be done.
 */
export function observeRows(top: number, rowHeight: number) {
  return (virtualizer: Virtualizer<Window, Element>, tell: Tell) => {
    let row: number | undefined;
    return observeWindowOffset(virtualizer, (offset, isScrolling) => {
      const before = row;
      row = Math.floor((offset - top) / rowHeight);
      if (!isScrolling || row !== before) tell(offset, isScrolling);
    });
  };
}
