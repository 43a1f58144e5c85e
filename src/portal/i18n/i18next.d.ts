import type { agentHome } from './locales/en/agent-home.ts';
import type { announcements } from './locales/en/announcements.ts';
import type { arrival } from './locales/en/arrival.ts';
import type { centre } from './locales/en/centre.ts';
import type { consent } from './locales/en/consent.ts';
import type { download } from './locales/en/download.ts';
import type { en } from './locales/en/en.ts';
import type { form } from './locales/en/form.ts';
import type { help } from './locales/en/help.ts';
import type { launch } from './locales/en/launch.ts';
import type { lists } from './locales/en/lists.ts';
import type { lobbies } from './locales/en/lobbies.ts';
import type { lottery } from './locales/en/lottery.ts';
import type { mall } from './locales/en/mall.ts';
import type { member } from './locales/en/member.ts';
import type { menu } from './locales/en/menu.ts';
import type { money } from './locales/en/money.ts';
import type { passwords } from './locales/en/passwords.ts';
import type { promotions } from './locales/en/promotions.ts';
import type { qr } from './locales/en/qr.ts';
import type { refusals } from './locales/en/refusals.ts';
import type { registration } from './locales/en/registration.ts';
import type { search } from './locales/en/search.ts';
import type { session } from './locales/en/session.ts';
import type { status } from './locales/en/status.ts';
import type { support } from './locales/en/support.ts';
import type { verification } from './locales/en/verification.ts';
import type { vip } from './locales/en/vip.ts';
import type { wagering } from './locales/en/wagering.ts';
import type { winners } from './locales/en/winners.ts';

type Late = {
  agentHome: typeof agentHome;
  announcements: typeof announcements;
  arrival: typeof arrival;
  centre: typeof centre;
  consent: typeof consent;
  download: typeof download;
  form: typeof form;
  help: typeof help;
  launch: typeof launch;
  lists: typeof lists;
  lobbies: typeof lobbies;
  lottery: typeof lottery;
  mall: typeof mall;
  member: typeof member;
  money: typeof money;
  menu: typeof menu;
  passwords: typeof passwords;
  promotions: typeof promotions;
  qr: typeof qr;
  refusals: typeof refusals;
  registration: typeof registration;
  search: typeof search;
  session: typeof session;
  status: typeof status;
  support: typeof support;
  verification: typeof verification;
  vip: typeof vip;
  wagering: typeof wagering;
  winners: typeof winners;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof en & Late };
  }
}
