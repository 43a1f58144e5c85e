import type { lazyAreas } from './areas.ts';
import type { en } from './locales/en/en.ts';

type Lazy = { [Area in keyof typeof lazyAreas]: Awaited<ReturnType<(typeof lazyAreas)[Area]['en']>>[Area] };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof en & Lazy };
  }
}
