import type { Brand } from '#server/config/brand.ts';

/** What referral needs of a brand. */
export type ReferralBrand = Pick<Brand, 'currency' | 'promos' | 'referral' | 'timeZone' | 'turnover'>;
