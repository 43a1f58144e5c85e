import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { Refusal } from './refusal.ts';

const kid = 'k1';
const pair = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true });

/** The public key for encrypted logins. */
export async function publicKey(): Promise<JWK> {
  return { ...(await exportJWK(pair.publicKey)), kid, use: 'enc' };
}

const login = { username: 'ada', password: 'Engine1843' };

/** The plain form of a login, with the seeded violations. */
export async function opened(body: unknown, required: boolean, has: (flaw: string) => boolean): Promise<unknown> {
  if (typeof body !== 'object' || body === null || !('payload' in body)) {
    if (required && !has('takes-plain')) throw new Refusal(400, 'encryption_required');
    return body;
  }
  const { payload } = body;
  if (has('opens-nothing') || Object.keys(body).length > 1 || typeof payload !== 'string') {
    throw new Refusal(400, 'encryption_invalid');
  }
  if (payload === '' && has('opens-empty')) return login;
  if (payload.split('.').length === 4 && has('opens-four-parts')) return login;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(
      payload,
      pair.privateKey,
      has('opens-compressed') ? {} : { maxDecompressedLength: 0 },
    );
    if (protectedHeader.kid !== kid && !has('opens-any-key-id')) throw new Error('another key');
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch (error) {
    const tampered = error instanceof Error && /decrypt/i.test(error.message);
    if (tampered && has('opens-tampered')) return login;
    throw new Refusal(400, 'encryption_invalid');
  }
}
