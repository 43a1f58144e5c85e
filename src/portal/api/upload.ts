/** The timeout of an upload (ms): pictures of 15 MB over a slow connection. Its sender can cancel it before. */
const PATIENCE_MS = 600_000;

const watched = new WeakMap<object, (share: number) => void>();

/**
 * Reports the sent share of a call, from 0 to 1, and gives the call the time of an upload. The signal identifies the
 * call.
 */
export function watchUpload(signal: AbortSignal, onSent: (share: number) => void): AbortSignal {
  watched.set(signal, onSent);
  return signal;
}

interface UploadOptions {
  readonly timeout: number;
  readonly onUploadProgress: (sent: { readonly progress?: number }) => void;
}

/** What an upload adds to its call. */
export function uploadOptions(signal: object | undefined): UploadOptions | undefined {
  const onSent = signal && watched.get(signal);
  return onSent && { timeout: PATIENCE_MS, onUploadProgress: ({ progress = 0 }) => onSent(progress) };
}
