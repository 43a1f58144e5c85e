import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import type { ToastMessage } from './toast.ts';

type ToastCardProps = {
  readonly toast: ToastMessage;
  readonly dismissLabel: string;
  readonly icon?: ReactNode;
  readonly onDismiss: () => void;
};

/** One toast: its icon, one line, at most one action. An error is an alert, everything else a status. */
export function ToastCard({ toast, dismissLabel, icon, onDismiss }: ToastCardProps) {
  const { action } = toast;
  return (
    <div
      role={toast.tone === 'error' ? 'alert' : 'status'}
      className="flex min-h-13 w-dialog font-ui max-w-[calc(100vw-32px)] items-center gap-2 rounded-md border border-line-strong bg-surface-pop py-2.5 pr-2 pl-3.5 text-md text-text-1 shadow-2"
    >
      {icon}
      <span className="flex-1">{toast.message}</span>
      {action && (
        <button
          type="button"
          className="target px-1 text-sm font-medium text-brand-text"
          onClick={() => {
            onDismiss();
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={dismissLabel} size="sm" onClick={onDismiss}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
