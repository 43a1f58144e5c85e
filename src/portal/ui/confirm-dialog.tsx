import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { useDialog } from './use-dialog.ts';

type ConfirmDialogProps = {
  /** A question. */
  readonly title: string;
  /** The consequence of the action. */
  readonly body: ReactNode;
  /** The safe way out, also by Esc or a press outside. A warning has one answer and no way out. */
  readonly cancelLabel?: string | undefined;
  /** The verb of the question. */
  readonly confirmLabel: string;
  readonly tone?: 'brand' | 'danger' | undefined;
  readonly loading?: boolean | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** A question with two answers, the safe one first, or a warning with one. Open while mounted. */
export function ConfirmDialog({
  title,
  body,
  cancelLabel,
  confirmLabel,
  tone = 'brand',
  loading,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const id = useId();
  const dialog = useDialog(onCancel);
  return (
    <dialog
      ref={dialog.ref}
      {...dialog.props}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="m-auto w-dialog max-w-[calc(100vw-32px)] animate-rise rounded-xl border border-line-strong bg-surface-1 text-text-1 shadow-3"
    >
      <div className="p-6">
        <h2 id={`${id}-title`} className="title text-xl">
          {title}
        </h2>
        <div id={`${id}-body`} className="mt-1.5 text-text-2">
          {body}
        </div>
        <div className="mt-5.5 flex flex-wrap justify-end gap-2">
          {cancelLabel && <Button onClick={onCancel}>{cancelLabel}</Button>}
          <Button variant={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
