// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { frameSource, isReady, readMessage } from './game-frame.tsx';

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

const hosts = ['https://games.saf.example/cdn', 'not an address'];
const here = window.location.origin;

describe('frameSource', () => {
  test('LOBBY-13 games of the own server get no origin, so that they never act as the portal', () => {
    const source = frameSource('/sandbox/SAF/lantern-road?launch=lt_1', hosts);
    expect(source).toMatchObject({ src: `${here}/sandbox/SAF/lantern-road?launch=lt_1`, origin: 'null', target: '*' });
    expect(source?.sandbox).not.toContain('allow-same-origin');
    expect(source?.sandbox).not.toContain('top-navigation');
  });

  test('ENTITY-36 games of launchGameCDNs keep their own origin, and are spoken with there alone', () => {
    const source = frameSource('https://games.saf.example/play?t=1', hosts);
    expect(source).toMatchObject({ origin: 'https://games.saf.example', target: 'https://games.saf.example' });
    expect(source?.sandbox).not.toContain('top-navigation');
  });

  test.each([
    '',
    '/',
    '/index',
    '/sandbox/../index',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://games.saf.example/1',
    'https://elsewhere.example/',
    'http://games.saf.example/',
    'https://games.saf.example.evil.example/',
    'https://a:b@games.saf.example/',
    '//elsewhere.example/sandbox/',
    '\\\\elsewhere.example/sandbox/',
    'https://',
  ])('%j is no game', (address) => {
    expect(frameSource(address, hosts)).toBeUndefined();
  });
});
