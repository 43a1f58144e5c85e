/**
 * The texts of the member centre and the agent centre, like `lazyAreas`. They are a file of their own, because the
 * first page would carry the address of each.
 */
export const centreAreas = {
  bonuses: {
    en: () => import('./locales/en/bonuses.ts'),
    vi: () => import('./locales/vi/bonuses.ts'),
  },
  contracts: {
    en: () => import('./locales/en/contracts.ts'),
    vi: () => import('./locales/vi/contracts.ts'),
  },
  deposit: {
    en: () => import('./locales/en/deposit.ts'),
    vi: () => import('./locales/vi/deposit.ts'),
  },
  member: {
    en: () => import('./locales/en/member.ts'),
    vi: () => import('./locales/vi/member.ts'),
  },
  missions: {
    en: () => import('./locales/en/missions.ts'),
    vi: () => import('./locales/vi/missions.ts'),
  },
  profit: {
    en: () => import('./locales/en/profit.ts'),
    vi: () => import('./locales/vi/profit.ts'),
  },
  records: {
    en: () => import('./locales/en/records.ts'),
    vi: () => import('./locales/vi/records.ts'),
  },
  referral: {
    en: () => import('./locales/en/referral.ts'),
    vi: () => import('./locales/vi/referral.ts'),
  },
  team: {
    en: () => import('./locales/en/team.ts'),
    vi: () => import('./locales/vi/team.ts'),
  },
  vault: {
    en: () => import('./locales/en/vault.ts'),
    vi: () => import('./locales/vi/vault.ts'),
  },
  wallet: {
    en: () => import('./locales/en/wallet.ts'),
    vi: () => import('./locales/vi/wallet.ts'),
  },
  withdraw: {
    en: () => import('./locales/en/withdraw.ts'),
    vi: () => import('./locales/vi/withdraw.ts'),
  },
};
