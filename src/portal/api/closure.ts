import type { ApiError } from './api-error.ts';

/** Error codes that close the whole site to a visitor, whichever call received them. */
const closing = new Set<string>(['maintenance', 'region_restricted', 'ip_restricted']);

let closure: ApiError | undefined;
const listeners = new Set<() => void>();

/** Keeps an error that closes the site; any other is left alone. */
export function noteClosure(error: ApiError): void {
  if (!closing.has(error.code) || closure?.code === error.code) return;
  closure = error;
  tell();
}

/** The refusal that closed the site, until somebody tries again. */
export function getClosure(): ApiError | undefined {
  return closure;
}

/** Lets the site be tried again. */
export function forgetClosure(): void {
  if (!closure) return;
  closure = undefined;
  tell();
}

/** Tells when the site closes or is tried again. Returns the function that ends it. */
export function subscribeClosure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
