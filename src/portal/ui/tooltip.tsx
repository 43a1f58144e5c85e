import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Placement, positionElement } from './popover-position.ts';

type TooltipProps = {
  readonly text: string;
  readonly placement?: Placement | undefined;
  /** Renders the children alone, for example while their label is visible anyway. */
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
};

/** Shows the name of an icon on hover and focus. For eyes only: the icon carries the same name itself. */
export function Tooltip({ text, placement = 'right', disabled = false, children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const visible = shown && !disabled;

  useEffect(() => {
    const element = tip.current;
    if (!visible || !element || !anchor.current) return;
    element.showPopover();
    positionElement(element, anchor.current, placement);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [visible, placement]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches over the control inside it
    <span
      ref={anchor}
      className="block"
      onPointerEnter={(event) => setShown(event.pointerType !== 'touch')}
      onPointerLeave={() => setShown(false)}
      onFocus={(event) => setShown(event.target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
    >
      {children}
      {visible && (
        <span
          ref={tip}
          popover="manual"
          aria-hidden="true"
          className="pointer-events-none fixed inset-auto animate-fade rounded-sm border border-line-strong bg-surface-pop px-2.5 py-1 text-xs font-medium text-text-1 shadow-2"
        >
          {text}
        </span>
      )}
    </span>
  );
}
