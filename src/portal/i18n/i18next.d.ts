import type { arrival } from './locales/en/arrival.ts';
import type { consent } from './locales/en/consent.ts';
import type { en } from './locales/en/en.ts';
import type { form } from './locales/en/form.ts';
import type { launch } from './locales/en/launch.ts';
import type { lobbies } from './locales/en/lobbies.ts';
import type { menu } from './locales/en/menu.ts';
import type { passwords } from './locales/en/passwords.ts';
import type { qr } from './locales/en/qr.ts';
import type { refusals } from './locales/en/refusals.ts';
import type { registration } from './locales/en/registration.ts';
import type { search } from './locales/en/search.ts';
import type { session } from './locales/en/session.ts';
import type { status } from './locales/en/status.ts';
import type { verification } from './locales/en/verification.ts';
import type { winners } from './locales/en/winners.ts';

type Late = {
  arrival: typeof arrival;
  launch: typeof launch;
  menu: typeof menu;
  consent: typeof consent;
  passwords: typeof passwords;
  form: typeof form;
  qr: typeof qr;
  refusals: typeof refusals;
  registration: typeof registration;
  session: typeof session;
  status: typeof status;
  verification: typeof verification;
  winners: typeof winners;
  search: typeof search;
  lobbies: typeof lobbies;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof en & Late };
  }
}
