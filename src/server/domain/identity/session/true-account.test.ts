import { expect, test } from 'vitest';
import { requireTrueAccount, trialRefusal } from './true-account.ts';

test('ROLE-08 only type 4 is no true account', () => {
  expect(() => requireTrueAccount({ type: 4 })).toThrow(expect.objectContaining({ code: 'in_need_true_account' }));
  for (const type of [0, 1, 2, 41, 42] as const) expect(() => requireTrueAccount({ type })).not.toThrow();
});

test('ROLE-09 a trial account is refused the chat as a whole, and no other operation', () => {
  for (const operation of [
    'getChatUrl',
    'getChatUnread',
    'listChatMessages',
    'sendChatMessage',
    'markChatRead',
  ] as const) {
    expect(trialRefusal(operation, { type: 4 })?.code, operation).toBe('in_please_information');
    expect(trialRefusal(operation, { type: 0 }), operation).toBeUndefined();
    expect(trialRefusal(operation, undefined), operation).toBeUndefined();
  }
  expect(trialRefusal('getBalance', { type: 4 })).toBeUndefined();
});
