import type { arrival } from './locales/en/arrival.ts';
import type { centre } from './locales/en/centre.ts';
import type { consent } from './locales/en/consent.ts';
import type { en } from './locales/en/en.ts';
import type { form } from './locales/en/form.ts';
import type { member } from './locales/en/member.ts';
import type { passwords } from './locales/en/passwords.ts';
import type { refusals } from './locales/en/refusals.ts';
import type { registration } from './locales/en/registration.ts';
import type { session } from './locales/en/session.ts';
import type { status } from './locales/en/status.ts';
import type { verification } from './locales/en/verification.ts';

type Late = {
  centre: typeof centre;
  member: typeof member;
  arrival: typeof arrival;
  consent: typeof consent;
  passwords: typeof passwords;
  form: typeof form;
  refusals: typeof refusals;
  registration: typeof registration;
  session: typeof session;
  status: typeof status;
  verification: typeof verification;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof en & Late };
  }
}
