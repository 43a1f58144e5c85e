import type { lateAreas } from './areas.ts';
import type { en } from './locales/en/en.ts';

type Late = { [Area in keyof typeof lateAreas]: Awaited<ReturnType<(typeof lateAreas)[Area]['en']>> };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof en & Late };
  }
}
