import { CompactEncrypt } from 'jose';
import { describe, expect, test } from 'vitest';
import { decryptPath } from './customer-service.ts';

const pathKey = 'q0X9wVfYtB3mZ8sKcJ2uHnD5rL7eA1pGiT4oN6yQxWk';

function encrypt(address: string, key = pathKey, enc = 'A256GCM') {
  return new CompactEncrypt(new TextEncoder().encode(address))
    .setProtectedHeader({ alg: 'dir', enc })
    .encrypt(Buffer.from(key, 'base64url'));
}

describe('an encrypted path of the customer service', () => {
  test('CHAT-08 CHAT-11 is decrypted with the key of the permission payload', async () => {
    const address = 'https://desk.example/now?who=bạn';
    expect(await decryptPath(await encrypt(address), pathKey)).toBe(address);
  });

  test('CHAT-11 is left out if it cannot be decrypted', async () => {
    const path = await encrypt('https://desk.example/');
    expect(await decryptPath(path, undefined)).toBeUndefined();
    expect(await decryptPath(path, `A${pathKey.slice(1)}`)).toBeUndefined();
    expect(await decryptPath(`${path.slice(0, -2)}AA`, pathKey)).toBeUndefined();
    expect(
      await decryptPath('eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..aXY.Y2lwaGVydGV4dA.dGFn', pathKey),
    ).toBeUndefined();
    for (const nonsense of ['', 'a.b.c', '....', '\u0000', `${'x'.repeat(100_000)}..a.b.c`]) {
      expect(await decryptPath(nonsense, pathKey)).toBeUndefined();
    }
  });

  test.each(['http://desk.example/', 'javascript:alert(1)', 'data:text/html,x', 'no address'])(
    'CHAT-08 only https addresses are accepted: %s',
    async (address) => {
      expect(await decryptPath(await encrypt(address), pathKey)).toBeUndefined();
    },
  );
});
