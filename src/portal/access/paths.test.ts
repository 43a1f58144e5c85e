// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  categoryPaths,
  fairnessPath,
  inHouseVendor,
  isForPlayers,
  launchPath,
  loginPath,
  openPaths,
  promotionPath,
  safeRedirect,
} from './paths.ts';

describe('where a login leads', () => {
  test('ROUTE-27 is a path of this portal', () => {
    expect(safeRedirect('/rng?vendor=SAF#top')).toBe('/rng?vendor=SAF#top');
    expect(safeRedirect('/help//')).toBe('/help//');
    expect(safeRedirect('/?modal=download#top')).toBe('/index?modal=download#top');
  });

  test('ROUTE-27 is home for whatever could lead elsewhere', () => {
    for (const target of [
      null,
      '',
      'rng',
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/\t/evil.example/rng',
      '/.//evil.example',
      '/rng/..//evil.example',
    ]) {
      expect(safeRedirect(target), String(target)).toBe('/index');
    }
  });

  test('ROUTE-22 is where the guard stopped, unless that is home', () => {
    const here = { pathname: '/rng', search: '?vendor=SAF', hash: '' };
    expect(loginPath(here)).toBe('/login?redirect=%2Frng%3Fvendor%3DSAF');
    expect(loginPath({ pathname: '/rng', search: '', hash: '#top' })).toBe('/login?redirect=%2Frng%23top');
    expect(loginPath({ pathname: '/index', search: '', hash: '' })).toBe('/login');
    expect(loginPath({ pathname: '/', search: '', hash: '' })).toBe('/login');
    const centre = { pathname: '/index', search: '?modal=agentCenter', hash: '' };
    expect(loginPath(centre)).toBe('/login?redirect=%2Findex%3Fmodal%3DagentCenter');
    expect(loginPath({ pathname: '/index', search: '?modal=download', hash: '' })).toBe('/login');
  });

  test('ROUTE-22 MEMBER-16 is the centre that a link led to, also over the home page', () => {
    const search = '?modal=download&modal=memberCenter&panel=messageV2%3Fmessage%3Dm-1';
    const back = new URL(loginPath({ pathname: '/index', search, hash: '' }), 'http://x').searchParams.get('redirect');
    expect(back).toBe('/index?panel=messageV2%3Fmessage%3Dm-1&modal=memberCenter');
  });
});

test.each([
  ['RNG', '/rng'],
  ['PVP', '/pvp'],
  ['LIVE', '/live'],
  ['FISH', '/fish'],
  ['SPORTS', '/sports'],
  ['ESPORTS', '/esports'],
  ['INHOUSE', '/inhouse'],
  ['LOTT', '/lottery'],
  ['ELOTT', '/elott'],
] as const)('ROUTE-10 LOBBY-06 %s has its page at %s', (category, path) => expect(categoryPaths[category]).toBe(path));

test('ROUTE-30 a promotion has an address of its own, whatever its id is made of', () => {
  expect(promotionPath('17')).toBe('/promotions/17');
  expect(promotionPath('../a?b#c')).toBe('/promotions/..%2Fa%3Fb%23c');
});

const playing = '/rng /pvp /live /fish /sports /esports /inhouse /lottery /vnlottery /elott';
const rewards = '/promotions /promoDetail /pointMall /vip /seamless /game /register /register.html';

test('a site for agents has no page for playing or rewards, but all others', () => {
  for (const path of `${playing} ${rewards}`.split(' ')) {
    expect([path, isForPlayers(path), isForPlayers(`${path}/17`), isForPlayers(`${path}s`)]).toEqual([
      path,
      true,
      true,
      false,
    ]);
  }
  for (const path of ['/', '/index', '/login', '/help', '/chat', '/a/rng'])
    expect(isForPlayers(path), path).toBe(false);
});

test('ROUTE-33 LOBBY-02 the page of a game names the game or the room, that of a lobby at most its category', () => {
  const vassalage = 'SAF';
  expect(launchPath({ vassalage })).toBe('/seamless?vassalage=SAF');
  expect(launchPath({ vassalage, gameType: 'LIVE' })).toBe('/seamless?vassalage=SAF&gameType=LIVE');
  expect(launchPath({ vassalage, nodeId: '20001', gameType: 'RNG' })).toBe('/seamless?vassalage=SAF&nodeId=20001');
  expect(launchPath({ vassalage, roomId: 'r-1', gameType: 'PVP' })).toBe('/seamless?vassalage=SAF&roomId=r-1');
  expect(launchPath({ vassalage, nodeId: '7', roomId: 'r-1' })).toBe('/seamless?vassalage=SAF&nodeId=7&roomId=r-1');
});

test('a round is worked out again under its id', () => {
  expect([fairnessPath(), fairnessPath('rd-1&x')]).toEqual(['/fairness', '/fairness?round=rd-1%26x']);
});

test('ROUTE-21 LOBBY-15 the pages that are open to everybody, and the vendor of the house', () => {
  expect(openPaths).toEqual(['/login', '/register', '/register.html', '/helpmc', '/download']);
  expect(inHouseVendor).toBe('BGS');
});
