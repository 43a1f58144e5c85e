import { describe, expect, test } from 'vitest';
import { isReady, readMessage } from './game-frame.tsx';

describe('the messages of a game', () => {
  test('are accepted with the nonce of its launch only', () => {
    expect(isReady({ portico: 1, type: 'ready' })).toBe(true);
    expect(readMessage({ portico: 1, type: 'exit', nonce: 'n' }, 'n')).toEqual({ type: 'exit' });
    expect(readMessage({ portico: 1, type: 'ended', nonce: 'n', code: 'play_token_expired' }, 'n')).toEqual({
      type: 'ended',
      code: 'play_token_expired',
    });
    expect(readMessage({ portico: 1, type: 'exit', nonce: 'other' }, 'n')).toBeUndefined();
    expect(readMessage({ portico: 1, type: 'exit' }, 'n')).toBeUndefined();
  });

  test.each([
    null,
    undefined,
    'exit',
    7,
    [],
    {},
    { type: 'exit', nonce: 'n' },
    { portico: 2, type: 'exit', nonce: 'n' },
    { portico: 1, type: 'navigate', nonce: 'n', to: 'https://evil.example' },
    { portico: 1, type: { toString: (): string => 'exit' }, nonce: 'n' },
    { portico: 1, type: '__proto__', nonce: 'n' },
  ])('is not heard where it is no message: %j', (data) => {
    expect(readMessage(data, 'n')).toBeUndefined();
    expect(isReady(data)).toBe(false);
  });

  test('pass on only a code', () => {
    const markup = { portico: 1, type: 'error', nonce: 'n', code: '<img onerror=alert(1)>' };
    expect(readMessage(markup, 'n')).toEqual({ type: 'error', code: 'unavailable' });
  });
});
