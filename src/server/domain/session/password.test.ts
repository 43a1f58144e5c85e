import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is stored as argon2id with the work that is asked for, and found right by it', async () => {
  const stored = await hashPassword('Portico123');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, 'Portico123')).toBe(true);
  expect(await verifyPassword(stored, 'portico123')).toBe(false);
});

test('where there is no password none is right, and looking takes as long', async () => {
  const stored = await hashPassword('Portico123');
  const time = async (hash: string | null) => {
    const started = performance.now();
    for (let i = 0; i < 5; i++) expect(await verifyPassword(hash, 'other')).toBe(false);
    return performance.now() - started;
  };
  await time(null);
  const [known, unknown] = [await time(stored), await time(null)];
  expect(unknown).toBeGreaterThan(known / 4);
  expect(await verifyPassword(undefined, '')).toBe(false);
});
