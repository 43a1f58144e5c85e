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
import { type Placement, positionElement } from './popover-position.ts';

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
