import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import type { JsonWebKey } from '#generated/model/index.ts';

export type TestKey = {
  /** What a server would publish. */
  readonly published: JsonWebKey;
  /** Reads the body of an encrypted operation, as the server does. */
  readonly open: (body: unknown) => Promise<{ plain: unknown; header: unknown }>;
};

/** A key pair as a server has it. */
export async function makeTestKey(): Promise<TestKey> {
  const alg = 'ECDH-ES+A256KW';
  const { publicKey, privateKey } = await generateKeyPair(alg, { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  return {
    published: { kty: 'EC', crv: 'P-256', x, y, kid: 'test-key', use: 'enc', alg },
    async open(body) {
      if (typeof body !== 'object' || body === null || !('payload' in body)) throw new Error('not encrypted');
      const { plaintext, protectedHeader } = await compactDecrypt(String(body.payload), privateKey);
      return { plain: JSON.parse(new TextDecoder().decode(plaintext)), header: protectedHeader };
    },
  };
}
