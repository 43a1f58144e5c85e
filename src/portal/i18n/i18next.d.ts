import type { en } from './locales/en/en.ts';
import type { refusals } from './locales/en/refusals.ts';
import type { session } from './locales/en/session.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof en & { refusals: typeof refusals; session: typeof session } };
  }
}
