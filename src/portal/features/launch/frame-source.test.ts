// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { frameSource } from './game-frame.tsx';

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
