import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';
import { IconButton } from './button.tsx';
import { useDialog } from './use-dialog.ts';

const SIZE = {
  default: 'sm:w-modal sm:min-h-modal-h',
  auth: 'sm:w-modal-auth',
  /** As its owner says. */
  free: '',
  wide: 'sm:w-[min(1120px,calc(100vw-48px))] sm:h-[calc(100dvh-48px)]',
};

type ModalProps = {
  readonly title: string;
  /** The title is spoken, not drawn. */
  readonly titleHidden?: boolean | undefined;
  readonly closeLabel: string;
  /** The owner unmounts the modal at Esc, a press outside or the close button. Undefined: it must be answered. */
  readonly onClose: (() => void) | undefined;
  readonly size?: keyof typeof SIZE | undefined;
  /** Whether it is as high as its content under 640 px too, for a few words that nobody asked for. */
  readonly fits?: boolean | undefined;
  readonly className?: string | undefined;
  readonly closeClassName?: string | undefined;
  readonly children: ReactNode;
};

/** A modal, open while mounted. Under 640 px it fills the screen, unless it fits its content. */
export function Modal({
  title,
  titleHidden = false,
  closeLabel,
  onClose,
  size = 'default',
  fits = false,
  className,
  closeClassName,
  children,
}: ModalProps) {
  const titleId = useId();
  const dialog = useDialog(onClose);
  return (
    <dialog
      ref={dialog.ref}
      {...dialog.props}
      aria-labelledby={titleId}
      className={cn(
        'm-auto animate-rise overflow-hidden bg-surface-1 text-text-1',
        fits
          ? 'max-h-[calc(100dvh-48px)] max-w-[calc(100vw-32px)] rounded-xl border border-line-strong shadow-3 max-sm:w-full'
          : 'max-sm:size-full max-sm:max-h-none max-sm:max-w-none sm:max-h-[calc(100dvh-48px)] sm:max-w-[calc(100vw-48px)] sm:rounded-xl sm:border sm:border-line-strong sm:shadow-3',
      )}
    >
      <div
        className={cn(
          'relative flex max-h-[inherit] flex-col overflow-y-auto',
          !fits && 'max-sm:h-full',
          SIZE[size],
          className,
        )}
      >
        <h2 id={titleId} className={titleHidden ? 'sr-only' : 'title px-6 pt-5 pr-16 pb-3 text-xl'}>
          {title}
        </h2>
        {children}
      </div>
      {/* last, so that focus begins at the first control of the content */}
      {onClose && (
        <div className="absolute top-3.5 right-3.5 z-raised print:hidden">
          <IconButton label={closeLabel} className={closeClassName} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
