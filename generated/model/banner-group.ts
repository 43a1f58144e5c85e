/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The routes that a banner is for.
 */
export type BannerGroup = typeof BannerGroup[keyof typeof BannerGroup];


export const BannerGroup = {
  w_home: 'w_home',
  w_rng: 'w_rng',
  w_live: 'w_live',
  w_fish: 'w_fish',
  w_pvp: 'w_pvp',
  w_sports: 'w_sports',
  w_esports: 'w_esports',
  w_lott: 'w_lott',
  w_down: 'w_down',
  w_promotion: 'w_promotion',
  w_shop: 'w_shop',
  w_help: 'w_help',
  w_reg: 'w_reg',
  w_inhouse: 'w_inhouse',
} as const;
