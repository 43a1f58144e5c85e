import { beforeEach, vi } from 'vitest';

/**
 * Makes jsdom's page able to encrypt: a secure context and Node's byte array type. The runtime's encoder and crypto do
 * not accept jsdom's own type.
 */
export function withSecurePage(): void {
  beforeEach(() => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  });
}
