import { beforeEach, vi } from 'vitest';

/**
 * Makes the page of jsdom one that may encrypt: a secure context, and one kind of byte array for all (jsdom brings its
 * own, which the runtime's encoder and crypto do not know).
 */
export function withSecurePage(): void {
  beforeEach(() => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  });
}
