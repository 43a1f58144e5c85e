import {
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../lib/cn.ts';

/** The props of the button that opens the popover. */
export type PopoverTriggerProps = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
};

type PopoverProps = {
  readonly label: string;
  readonly trigger: (props: PopoverTriggerProps) => ReactNode;
  readonly placement?: Placement | undefined;
  readonly className?: string | undefined;
  /** Called once the panel is visible. */
  readonly onShown?: ((panel: HTMLElement) => void) | undefined;
  /** The content, rendered while open. Call `close` before anything that opens elsewhere. */
  readonly children: (close: () => void) => ReactNode;
};

/** A menu or panel beside its button. Esc and a press outside close it, and focus goes back to the button. */
export function Popover({ label, trigger, placement = 'bottom-end', className, onShown, children }: PopoverProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const move = useCallback(() => {
    if (panelRef.current && triggerRef.current) positionElement(panelRef.current, triggerRef.current, placement);
  }, [placement]);

  useEffect(() => {
    if (!open) return;
    window.addEventListener('resize', move);
    window.addEventListener('scroll', move, true);
    // What it shows may come late.
    const sizes = new ResizeObserver(move);
    if (panelRef.current) sizes.observe(panelRef.current);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', move);
      window.removeEventListener('scroll', move, true);
    };
  }, [open, move]);

  const onBeforeToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') setOpen(true);
    else if (panelRef.current?.contains(document.activeElement)) triggerRef.current?.focus();
  };
  const onToggle = (event: ToggleEvent) => {
    setOpen(event.newState === 'open');
    // The panel has a size, and takes the focus, only now.
    move();
    if (event.newState === 'open' && panelRef.current) onShown?.(panelRef.current);
  };

  return (
    <>
      {trigger({ ref: triggerRef, popoverTarget: id, 'aria-expanded': open, 'aria-controls': id })}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, this groups anything */}
      <div
        ref={panelRef}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        className={cn(
          'fixed inset-auto animate-rise rounded-lg border border-line-strong bg-surface-pop p-2 text-text-1 shadow-2',
          className,
        )}
      >
        {open && children(() => panelRef.current?.hidePopover())}
      </div>
    </>
  );
}

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
