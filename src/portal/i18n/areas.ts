/** The texts that the first page does not need, each file with one export named as its area. An area loads with its code. */
export const lazyAreas = {
  agentHome: {
    en: () => import('./locales/en/agent-home.ts'),
    vi: () => import('./locales/vi/agent-home.ts'),
  },
  announcements: {
    en: () => import('./locales/en/announcements.ts'),
    vi: () => import('./locales/vi/announcements.ts'),
  },
  betting: {
    en: () => import('./locales/en/betting.ts'),
    vi: () => import('./locales/vi/betting.ts'),
  },
  bonuses: {
    en: () => import('./locales/en/bonuses.ts'),
    vi: () => import('./locales/vi/bonuses.ts'),
  },
  centre: {
    en: () => import('./locales/en/centre.ts'),
    vi: () => import('./locales/vi/centre.ts'),
  },
  consent: {
    en: () => import('./locales/en/consent.ts'),
    vi: () => import('./locales/vi/consent.ts'),
  },
  contracts: {
    en: () => import('./locales/en/contracts.ts'),
    vi: () => import('./locales/vi/contracts.ts'),
  },
  deposit: {
    en: () => import('./locales/en/deposit.ts'),
    vi: () => import('./locales/vi/deposit.ts'),
  },
  download: {
    en: () => import('./locales/en/download.ts'),
    vi: () => import('./locales/vi/download.ts'),
  },
  fairness: {
    en: () => import('./locales/en/fairness.ts'),
    vi: () => import('./locales/vi/fairness.ts'),
  },
  figures: {
    en: () => import('./locales/en/figures.ts'),
    vi: () => import('./locales/vi/figures.ts'),
  },
  form: {
    en: () => import('./locales/en/form.ts'),
    vi: () => import('./locales/vi/form.ts'),
  },
  help: {
    en: () => import('./locales/en/help.ts'),
    vi: () => import('./locales/vi/help.ts'),
  },
  launch: {
    en: () => import('./locales/en/launch.ts'),
    vi: () => import('./locales/vi/launch.ts'),
  },
  lists: {
    en: () => import('./locales/en/lists.ts'),
    vi: () => import('./locales/vi/lists.ts'),
  },
  lobbies: {
    en: () => import('./locales/en/lobbies.ts'),
    vi: () => import('./locales/vi/lobbies.ts'),
  },
  lottery: {
    en: () => import('./locales/en/lottery.ts'),
    vi: () => import('./locales/vi/lottery.ts'),
  },
  mall: {
    en: () => import('./locales/en/mall.ts'),
    vi: () => import('./locales/vi/mall.ts'),
  },
  member: {
    en: () => import('./locales/en/member.ts'),
    vi: () => import('./locales/vi/member.ts'),
  },
  menu: {
    en: () => import('./locales/en/menu.ts'),
    vi: () => import('./locales/vi/menu.ts'),
  },
  missions: {
    en: () => import('./locales/en/missions.ts'),
    vi: () => import('./locales/vi/missions.ts'),
  },
  money: {
    en: () => import('./locales/en/money.ts'),
    vi: () => import('./locales/vi/money.ts'),
  },
  originals: {
    en: () => import('./locales/en/originals.ts'),
    vi: () => import('./locales/vi/originals.ts'),
  },
  passwords: {
    en: () => import('./locales/en/passwords.ts'),
    vi: () => import('./locales/vi/passwords.ts'),
  },
  postLogin: {
    en: () => import('./locales/en/post-login.ts'),
    vi: () => import('./locales/vi/post-login.ts'),
  },
  profit: {
    en: () => import('./locales/en/profit.ts'),
    vi: () => import('./locales/vi/profit.ts'),
  },
  promotions: {
    en: () => import('./locales/en/promotions.ts'),
    vi: () => import('./locales/vi/promotions.ts'),
  },
  qr: {
    en: () => import('./locales/en/qr.ts'),
    vi: () => import('./locales/vi/qr.ts'),
  },
  records: {
    en: () => import('./locales/en/records.ts'),
    vi: () => import('./locales/vi/records.ts'),
  },
  referral: {
    en: () => import('./locales/en/referral.ts'),
    vi: () => import('./locales/vi/referral.ts'),
  },
  refusals: {
    en: () => import('./locales/en/refusals.ts'),
    vi: () => import('./locales/vi/refusals.ts'),
  },
  registration: {
    en: () => import('./locales/en/registration.ts'),
    vi: () => import('./locales/vi/registration.ts'),
  },
  search: {
    en: () => import('./locales/en/search.ts'),
    vi: () => import('./locales/vi/search.ts'),
  },
  session: {
    en: () => import('./locales/en/session.ts'),
    vi: () => import('./locales/vi/session.ts'),
  },
  status: {
    en: () => import('./locales/en/status.ts'),
    vi: () => import('./locales/vi/status.ts'),
  },
  support: {
    en: () => import('./locales/en/support.ts'),
    vi: () => import('./locales/vi/support.ts'),
  },
  team: {
    en: () => import('./locales/en/team.ts'),
    vi: () => import('./locales/vi/team.ts'),
  },
  vault: {
    en: () => import('./locales/en/vault.ts'),
    vi: () => import('./locales/vi/vault.ts'),
  },
  verification: {
    en: () => import('./locales/en/verification.ts'),
    vi: () => import('./locales/vi/verification.ts'),
  },
  vip: {
    en: () => import('./locales/en/vip.ts'),
    vi: () => import('./locales/vi/vip.ts'),
  },
  wagering: {
    en: () => import('./locales/en/wagering.ts'),
    vi: () => import('./locales/vi/wagering.ts'),
  },
  wallet: {
    en: () => import('./locales/en/wallet.ts'),
    vi: () => import('./locales/vi/wallet.ts'),
  },
  winners: {
    en: () => import('./locales/en/winners.ts'),
    vi: () => import('./locales/vi/winners.ts'),
  },
  withdraw: {
    en: () => import('./locales/en/withdraw.ts'),
    vi: () => import('./locales/vi/withdraw.ts'),
  },
};
