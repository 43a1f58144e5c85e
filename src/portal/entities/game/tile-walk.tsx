import { type ReactNode, useEffect, useRef } from 'react';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

type TileWalkProps = {
  /** How many tiles there are, also those not in the page; without it those in the page. */
  readonly count?: number | undefined;
  /** Fetch the code at once, where one comes to the tiles by the keyboard. */
  readonly soon?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Tiles that the arrow keys walk over, as one stop of the tab order (see `walkTiles`). */
export function TileWalk({ count, soon = false, className, children }: TileWalkProps) {
  const root = useRef<HTMLDivElement>(null);
  const end = useRef<(() => void) | undefined>(undefined);
  const total = useRef(count);
  useEffect(() => {
    total.current = count;
  });
  useEffect(() => () => end.current?.(), []);

  // The code comes with the first focus: the first load does without it.
  const begin = useStableCallback(() => {
    if (end.current) return;
    end.current = () => undefined;
    void import('./walk-tiles.ts').then(({ walkTiles }) => {
      const element = root.current;
      if (!element?.isConnected) return;
      end.current = walkTiles(element, () => total.current ?? element.querySelectorAll('article').length);
      // What was focused meanwhile is told once more.
      const focused = document.activeElement;
      if (focused && element.contains(focused)) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
  });
  useEffect(() => {
    if (soon) begin();
  }, [soon, begin]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches over the tiles inside it
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the stop that leads on to the tiles
    <div ref={root} tabIndex={0} onFocus={begin} className={className}>
      {children}
    </div>
  );
}
