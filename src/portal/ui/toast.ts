/** The action of a toast, at most one. */
export type ToastAction = { readonly label: string; readonly onClick: () => void };

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
