import type { BannerGroup } from '../../../../generated/client/model/index.ts';

/** Which banners belong to which address (BANNER-01, BANNER-02, BANNER-03). */
const groups: ReadonlyMap<string, BannerGroup> = new Map([
  ['/', 'w_home'],
  ['/index', 'w_home'],
  ['/rng', 'w_rng'],
  ['/live', 'w_live'],
  ['/fish', 'w_fish'],
  ['/pvp', 'w_pvp'],
  ['/sports', 'w_sports'],
  ['/esports', 'w_esports'],
  ['/inhouse', 'w_inhouse'],
  ['/elott', 'w_lott'],
  ['/promotions', 'w_promotion'],
  ['/pointMall', 'w_shop'],
  ['/help', 'w_help'],
  ['/register', 'w_reg'],
  ['/register.html', 'w_reg'],
  ['/down', 'w_down'],
  ['/download', 'w_down'],
]);

/** The banner group of a path, undefined where no banners are shown. A slash at the end changes nothing. */
export function bannerGroup(pathname: string): BannerGroup | undefined {
  return groups.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}
