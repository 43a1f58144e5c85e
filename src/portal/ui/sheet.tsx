import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { IconButton } from './button.tsx';
import { useDialog } from './use-dialog.ts';

type SheetProps = {
  /** The accessible name of the sheet. */
  readonly label: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The menu at the left; on phones it replaces the pane. */
  readonly menu: ReactNode;
  /** Phones show either the menu or the pane. */
  readonly shown: 'menu' | 'pane' | 'both';
  /** Before the title, on phones. */
  readonly lead?: ReactNode | undefined;
  /** After the title. */
  readonly head?: ReactNode | undefined;
  readonly children: ReactNode;
};

/** A frame over the frame: a menu, and beside it a pane under a title bar. Open while mounted; full screen on phones. */
export function Sheet({ label, title, closeLabel, onClose, menu, shown, lead, head, children }: SheetProps) {
  const dialog = useDialog(onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  const pane = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    pane.current?.scrollTo?.({ top: 0 });
    // The pressed element may have been removed with its page.
    if (!dialog.ref.current?.contains(document.activeElement) || document.activeElement === dialog.ref.current) {
      heading.current?.focus();
    }
  }, [title, dialog.ref]);

  return (
    <dialog
      ref={dialog.ref}
      {...dialog.props}
      aria-label={label}
      className={cn(
        'm-auto size-full max-h-none max-w-none animate-rise overflow-hidden bg-surface-0 text-text-1',
        'sm:h-[calc(100dvh-48px)] sm:w-[calc(100vw-48px)] sm:rounded-xl sm:border sm:border-line-strong sm:shadow-3',
      )}
    >
      <div className="flex h-full max-sm:flex-col">
        {shown === 'both' && (
          <div className="flex w-sidebar-mini flex-none flex-col overflow-y-auto border-r border-line bg-surface-1 px-3 pt-5 pb-3.5 xl:w-64">
            {menu}
          </div>
        )}
        {/* No region: the lists in it are regions, and often have the name of the page. */}
        <div data-paper className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div className="flex min-h-14 flex-none items-center gap-3 max-sm:border-b max-sm:border-line max-sm:px-2 sm:min-h-18 sm:pr-5 sm:pl-8">
            {lead}
            <h2
              ref={heading}
              tabIndex={-1}
              className={cn(
                'title min-w-0 text-xl outline-none sm:text-[20px]/7',
                head ? 'mr-4' : 'flex-1',
                lead ? 'text-center' : 'max-sm:pl-2',
              )}
            >
              {title}
            </h2>
            {head && <div className="min-w-0 flex-1">{head}</div>}
            <IconButton label={closeLabel} variant="box" className="print:hidden" onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </div>
          <div
            ref={pane}
            className="min-h-0 flex-1 overflow-y-auto print:overflow-visible px-4 pt-4 pb-[calc(24px+env(safe-area-inset-bottom))] sm:px-8 sm:pt-1 sm:pb-7"
          >
            {shown === 'menu' ? menu : children}
          </div>
        </div>
      </div>
    </dialog>
  );
}
