import type { announcements } from './locales/en/announcements.ts';
import type { arrival } from './locales/en/arrival.ts';
import type { download } from './locales/en/download.ts';
import type { en } from './locales/en/en.ts';
import type { form } from './locales/en/form.ts';
import type { help } from './locales/en/help.ts';
import type { menu } from './locales/en/menu.ts';
import type { passwords } from './locales/en/passwords.ts';
import type { refusals } from './locales/en/refusals.ts';
import type { registration } from './locales/en/registration.ts';
import type { session } from './locales/en/session.ts';
import type { status } from './locales/en/status.ts';
import type { support } from './locales/en/support.ts';
import type { verification } from './locales/en/verification.ts';

type Late = {
  help: typeof help;
  download: typeof download;
  announcements: typeof announcements;
  arrival: typeof arrival;
  menu: typeof menu;
  passwords: typeof passwords;
  form: typeof form;
  refusals: typeof refusals;
  registration: typeof registration;
  session: typeof session;
  status: typeof status;
  support: typeof support;
  verification: typeof verification;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof en & Late };
  }
}
