export type Placement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right';

type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };

const GAP = 8;

/** The position of a floating box beside its anchor, in viewport pixels. It flips or shifts if it does not fit. */
export function popoverPosition(
  anchor: Box,
  floating: Size,
  viewport: Size,
  placement: Placement,
): { left: number; top: number } {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  if (placement === 'right') {
    return {
      left: within(right + GAP, floating.width, viewport.width),
      top: within(anchor.top + (anchor.height - floating.height) / 2, floating.height, viewport.height),
    };
  }
  const above = anchor.top - GAP - floating.height;
  const below = bottom + GAP;
  const fitsBelow = below + floating.height + GAP <= viewport.height;
  const goesAbove = placement.startsWith('top') ? above >= GAP || !fitsBelow : !fitsBelow && above >= GAP;
  return {
    left: within(placement.endsWith('end') ? right - floating.width : anchor.left, floating.width, viewport.width),
    top: within(goesAbove ? above : below, floating.height, viewport.height),
  };
}

function within(start: number, length: number, limit: number): number {
  return Math.max(GAP, Math.min(start, limit - length - GAP));
}

/** Positions a fixed element beside its anchor. */
export function positionElement(floating: HTMLElement, anchor: Element, placement: Placement): void {
  const { left, top } = popoverPosition(
    anchor.getBoundingClientRect(),
    { width: floating.offsetWidth, height: floating.offsetHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    placement,
  );
  floating.style.left = `${left}px`;
  floating.style.top = `${top}px`;
}
