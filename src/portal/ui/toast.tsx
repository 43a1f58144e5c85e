import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

/** The action of a toast, at most one. */
type ToastAction = { readonly label: string; readonly onClick: () => void };

export type ToastMessage = {
  readonly tone: 'success' | 'error' | 'warn' | 'info';
  readonly message: string;
  readonly action?: ToastAction | undefined;
};

export type ToasterProps = {
  /** Name of the region that the toasts live in. */
  readonly label: string;
  readonly dismissLabel: string;
};

type Options = { readonly action?: ToastAction | undefined };

const waiting: ToastMessage[] = [];
let show: ((toast: ToastMessage) => void) | undefined;
let load: (() => void) | undefined;

/** Connects the mounted toaster: `onFirst` is called once something wants to be shown. Returns the disconnect. */
export function onFirstToast(onFirst: () => void): () => void {
  load = onFirst;
  if (waiting.length > 0) load();
  return () => {
    load = undefined;
  };
}

/** Sets the function that shows a toast; waiting toasts are shown at once. Returns the function that ends it. */
export function connectToasts(showToast: (toast: ToastMessage) => void): () => void {
  show = showToast;
  for (const toast of waiting.splice(0)) showToast(toast);
  return () => {
    show = undefined;
  };
}

function send(toast: ToastMessage): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  load?.();
}

/** Short messages without a fixed position on the screen. They close after 5 s; errors stay until dismissed. */
export const toast = {
  success: (message: string, options: Options = {}) => send({ tone: 'success', message, ...options }),
  error: (message: string, options: Options = {}) => send({ tone: 'error', message, ...options }),
  warn: (message: string, options: Options = {}) => send({ tone: 'warn', message, ...options }),
  info: (message: string, options: Options = {}) => send({ tone: 'info', message, ...options }),
};

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
