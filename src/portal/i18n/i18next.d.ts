import type { lazyAreas } from './areas.ts';
import type { en } from './locales/en/en.ts';

type Areas = typeof lazyAreas;
type Lazy = { [Area in keyof Areas]: Awaited<ReturnType<Areas[Area]['en']>>[Area] };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof en & Lazy };
  }
}
