/** The texts that the first page does not need. Each area loads with the code that shows it. */
export const lazyAreas = {
  agentHome: {
    en: () => import('./locales/en/agent-home.ts').then((part) => part.agentHome),
    vi: () => import('./locales/vi/agent-home.ts').then((part) => part.agentHome),
  },
  announcements: {
    en: () => import('./locales/en/announcements.ts').then((part) => part.announcements),
    vi: () => import('./locales/vi/announcements.ts').then((part) => part.announcements),
  },
  postLogin: {
    en: () => import('./locales/en/post-login.ts').then((part) => part.postLogin),
    vi: () => import('./locales/vi/post-login.ts').then((part) => part.postLogin),
  },
  centre: {
    en: () => import('./locales/en/centre.ts').then((part) => part.centre),
    vi: () => import('./locales/vi/centre.ts').then((part) => part.centre),
  },
  consent: {
    en: () => import('./locales/en/consent.ts').then((part) => part.consent),
    vi: () => import('./locales/vi/consent.ts').then((part) => part.consent),
  },
  download: {
    en: () => import('./locales/en/download.ts').then((part) => part.download),
    vi: () => import('./locales/vi/download.ts').then((part) => part.download),
  },
  form: {
    en: () => import('./locales/en/form.ts').then((part) => part.form),
    vi: () => import('./locales/vi/form.ts').then((part) => part.form),
  },
  help: {
    en: () => import('./locales/en/help.ts').then((part) => part.help),
    vi: () => import('./locales/vi/help.ts').then((part) => part.help),
  },
  launch: {
    en: () => import('./locales/en/launch.ts').then((part) => part.launch),
    vi: () => import('./locales/vi/launch.ts').then((part) => part.launch),
  },
  lists: {
    en: () => import('./locales/en/lists.ts').then((part) => part.lists),
    vi: () => import('./locales/vi/lists.ts').then((part) => part.lists),
  },
  lobbies: {
    en: () => import('./locales/en/lobbies.ts').then((part) => part.lobbies),
    vi: () => import('./locales/vi/lobbies.ts').then((part) => part.lobbies),
  },
  lottery: {
    en: () => import('./locales/en/lottery.ts').then((part) => part.lottery),
    vi: () => import('./locales/vi/lottery.ts').then((part) => part.lottery),
  },
  mall: {
    en: () => import('./locales/en/mall.ts').then((part) => part.mall),
    vi: () => import('./locales/vi/mall.ts').then((part) => part.mall),
  },
  member: {
    en: () => import('./locales/en/member.ts').then((part) => part.member),
    vi: () => import('./locales/vi/member.ts').then((part) => part.member),
  },
  menu: {
    en: () => import('./locales/en/menu.ts').then((part) => part.menu),
    vi: () => import('./locales/vi/menu.ts').then((part) => part.menu),
  },
  money: {
    en: () => import('./locales/en/money.ts').then((part) => part.money),
    vi: () => import('./locales/vi/money.ts').then((part) => part.money),
  },
  passwords: {
    en: () => import('./locales/en/passwords.ts').then((part) => part.passwords),
    vi: () => import('./locales/vi/passwords.ts').then((part) => part.passwords),
  },
  promotions: {
    en: () => import('./locales/en/promotions.ts').then((part) => part.promotions),
    vi: () => import('./locales/vi/promotions.ts').then((part) => part.promotions),
  },
  qr: {
    en: () => import('./locales/en/qr.ts').then((part) => part.qr),
    vi: () => import('./locales/vi/qr.ts').then((part) => part.qr),
  },
  refusals: {
    en: () => import('./locales/en/refusals.ts').then((part) => part.refusals),
    vi: () => import('./locales/vi/refusals.ts').then((part) => part.refusals),
  },
  registration: {
    en: () => import('./locales/en/registration.ts').then((part) => part.registration),
    vi: () => import('./locales/vi/registration.ts').then((part) => part.registration),
  },
  search: {
    en: () => import('./locales/en/search.ts').then((part) => part.search),
    vi: () => import('./locales/vi/search.ts').then((part) => part.search),
  },
  session: {
    en: () => import('./locales/en/session.ts').then((part) => part.session),
    vi: () => import('./locales/vi/session.ts').then((part) => part.session),
  },
  status: {
    en: () => import('./locales/en/status.ts').then((part) => part.status),
    vi: () => import('./locales/vi/status.ts').then((part) => part.status),
  },
  support: {
    en: () => import('./locales/en/support.ts').then((part) => part.support),
    vi: () => import('./locales/vi/support.ts').then((part) => part.support),
  },
  verification: {
    en: () => import('./locales/en/verification.ts').then((part) => part.verification),
    vi: () => import('./locales/vi/verification.ts').then((part) => part.verification),
  },
  vip: {
    en: () => import('./locales/en/vip.ts').then((part) => part.vip),
    vi: () => import('./locales/vi/vip.ts').then((part) => part.vip),
  },
  wagering: {
    en: () => import('./locales/en/wagering.ts').then((part) => part.wagering),
    vi: () => import('./locales/vi/wagering.ts').then((part) => part.wagering),
  },
  winners: {
    en: () => import('./locales/en/winners.ts').then((part) => part.winners),
    vi: () => import('./locales/vi/winners.ts').then((part) => part.winners),
  },
};
