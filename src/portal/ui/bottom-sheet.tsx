import { ChevronDown } from 'lucide-react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { useDialog } from './use-dialog.ts';

type BottomSheetProps = {
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The sheet closes when it is dragged down by this far (px). */
const FAR = 80;

/** A sheet from the bottom edge, within reach of one hand. Open while mounted; dragged down it closes. */
export function BottomSheet({ label, closeLabel, onClose, children }: BottomSheetProps) {
  const dialog = useDialog(onClose);
  const from = useRef<number>(undefined);
  const [dragged, setDragged] = useState(0);
  const drag = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== undefined) setDragged(Math.max(0, event.clientY - from.current));
    },
    onPointerUp() {
      from.current = undefined;
      setDragged(0);
      if (dragged > FAR) onClose();
    },
    onPointerCancel() {
      from.current = undefined;
      setDragged(0);
    },
  };
  return (
    <dialog
      ref={dialog.ref}
      {...dialog.props}
      aria-label={label}
      style={{ translate: `0 ${dragged}px` }}
      className="mt-auto mb-0 max-h-[85dvh] w-full max-w-none animate-rise overflow-hidden rounded-t-xl border-t border-line-strong bg-surface-1 text-text-1 shadow-3"
    >
      <div className="flex max-h-[inherit] flex-col">
        <div {...drag} aria-hidden="true" className="grid flex-none cursor-grab touch-none place-items-center py-2">
          <span className="h-1 w-10 rounded-full bg-surface-3" />
        </div>
        <div className="min-h-0 flex-1 scroll-pb-24 overflow-y-auto print:overflow-visible px-5 pb-[calc(16px+env(safe-area-inset-bottom))]">
          {children}
        </div>
      </div>
      {/* last, so that focus begins at the content */}
      <div className="absolute top-5 right-3 z-raised flex h-10 items-center">
        <IconButton label={closeLabel} onClick={onClose}>
          <ChevronDown size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </dialog>
  );
}
