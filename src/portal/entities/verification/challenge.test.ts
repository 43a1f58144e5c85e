import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveProof } from './challenge.ts';

const proof = { algorithm: 'SHA-256', salt: 'qT7xJm2vQe9WZt1Y', difficulty: 12 } as const;

test('SMS-13 finds a nonce whose hash starts with the required number of zero bits', async () => {
  const nonce = await solveProof(proof, new AbortController().signal);
  const digest = createHash('sha256').update(`${proof.salt}:${nonce}`).digest();
  expect(digest.readUInt16BE(0) >> 4).toBe(0);
  expect(nonce).toMatch(/^(0|[1-9][0-9]{0,15})$/);
});

test("SMS-13 finds the nonce of the contract's example", async () => {
  expect(await solveProof({ ...proof, difficulty: 18 }, new AbortController().signal)).toBe('195851');
});

test('can be aborted', async () => {
  const work = new AbortController();
  const found = solveProof({ ...proof, difficulty: 28 }, work.signal);
  work.abort(new Error('enough'));
  await expect(found).rejects.toThrow('enough');
});
