import { expect, test } from 'vitest';
import { partyName } from './party-name.ts';

test('WALLET-08 somebody is named by nickname and account, and once where both are the same', () => {
  expect(partyName({ nickname: 'Hoàng Hạnh', account: 'hoanghanh480' })).toBe('Hoàng Hạnh (hoanghanh480)');
  expect(partyName({ nickname: 'sender01', account: 'sender01' })).toBe('sender01');
});
