import { expect, test } from 'vitest';
import type { GetBalanceResponse } from '#generated/model/index.ts';
import { contractDifferences } from './contract-differences.ts';

const balance: GetBalanceResponse = {
  success: true,
  value: { sumBalance: '10.00', playable: [], currency: 'USD', asOf: '2026-01-05T09:30:00Z' },
};
const PATH = '/wps/v2/wallets/balance';

test('an answer as the contract has it differs in nothing, whatever it has besides', async () => {
  expect(await contractDifferences('GET', PATH, balance)).toEqual([]);
  expect(await contractDifferences('GET', PATH, { ...balance, later: 1 })).toEqual([]);
});

test('what is missing, of another type or out of its bounds is told with operation and place', async () => {
  const { currency: _, ...value } = balance.value;
  const wrong = { success: true, value: { ...value, sumBalance: 10, asOf: 'noon' } };
  expect(await contractDifferences('GET', PATH, wrong)).toEqual([
    expect.stringMatching(
      /^getBalance \(GET \/wps\/v2\/wallets\/balance\) answers value\.sumBalance: .*string.*number/,
    ),
    expect.stringMatching(/^getBalance .* answers value\.currency: .*string.*undefined/),
    expect.stringMatching(/^getBalance .* answers value\.asOf: /),
  ]);
  expect(await contractDifferences('GET', PATH, 'no JSON')).toEqual([
    expect.stringMatching(/^getBalance .* answers as a whole: /),
  ]);
});

test('an address may have variable parts, and one that the contract has not is told', async () => {
  expect(await contractDifferences('DELETE', '/wps/session/sessions/s-1', {})).toEqual([
    expect.stringMatching(/^endSession .* answers success: /),
    expect.stringMatching(/^endSession .* answers value: /),
  ]);
  expect(await contractDifferences('PATCH', '/wps/session/sessions/s-1', { success: true })).toEqual([
    'PATCH /wps/session/sessions/s-1 is no operation of the contract',
  ]);
});
