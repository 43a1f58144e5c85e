import type { BodyKeys } from '../domain/ground/encryption/body-keys.ts';
import { Failure } from '../shared/failure.ts';

/**
 * Returns the plain form of an (E) body (API-74). It decrypts `{payload}`. It passes a plain body on, unless the brand
 * demands encryption.
 */
export async function openedBody(body: unknown, keys: BodyKeys, required: boolean): Promise<unknown> {
  if (typeof body === 'object' && body !== null && 'payload' in body) {
    const { payload } = body;
    if (typeof payload !== 'string' || Object.keys(body).length > 1) throw new Failure('encryption_invalid');
    return keys.open(payload);
  }
  if (required) throw new Failure('encryption_required');
  return body;
}
