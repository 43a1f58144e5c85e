import { describe, expect, test } from 'vitest';
import { bannerGroup } from './banner-groups.ts';

describe('bannerGroup', () => {
  test.each([
    ['/', 'w_home'],
    ['/index', 'w_home'],
    ['/rng', 'w_rng'],
    ['/live', 'w_live'],
    ['/fish', 'w_fish'],
    ['/pvp', 'w_pvp'],
    ['/sports', 'w_sports'],
    ['/esports', 'w_esports'],
    ['/inhouse', 'w_inhouse'],
  ])('BANNER-01 %s shows %s', (path, group) => expect(bannerGroup(path)).toBe(group));

  test.each([
    ['/elott', 'w_lott'],
    ['/promotions', 'w_promotion'],
    ['/pointMall', 'w_shop'],
    ['/help', 'w_help'],
    ['/register', 'w_reg'],
    ['/register.html', 'w_reg'],
  ])('BANNER-02 %s shows %s', (path, group) => expect(bannerGroup(path)).toBe(group));

  test.each(['/down', '/download'])('BANNER-03 %s shows w_down', (path) => expect(bannerGroup(path)).toBe('w_down'));

  test('a slash at the end changes nothing, and other pages have no banners', () => {
    expect(bannerGroup('/rng/')).toBe('w_rng');
    expect(bannerGroup('/login')).toBeUndefined();
  });
});
