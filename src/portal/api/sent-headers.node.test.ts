import { expect, test } from 'vitest';
import { TransferFundsHeader } from '#generated/zod/wallet/wallet.ts';
import { randomId } from '../lib/random-id.ts';

test('the ids that the portal makes for requests and for idempotency follow the contract', () => {
  const made = { 'Idempotency-Key': randomId(), 'X-Request-Id': randomId(), 'X-Background': '1' };
  expect(TransferFundsHeader.safeParse(made).error?.issues).toBeUndefined();
});
