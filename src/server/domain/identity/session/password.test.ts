import { beforeAll, expect, test } from 'vitest';
import { hashPassword, setHashingWork, verifyPassword } from './password.ts';

// The other tests hash with less work.
beforeAll(() => setHashingWork());

test('a password is stored as argon2id with the configured work, and verifies', async () => {
  const stored = await hashPassword('Portico123');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, 'Portico123')).toBe(true);
  expect(await verifyPassword(stored, 'portico123')).toBe(false);
});

test('without a password none is right, and the check runs instead of refusing', async () => {
  expect(await verifyPassword(null, 'Portico123')).toBe(false);
  expect(await verifyPassword(undefined, '')).toBe(false);
});
