import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './locales/en/en.ts';

/** The one i18next instance. English is bundled; Vietnamese arrives through `loadTexts`. */
export const i18n = i18next;

i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: { en: { translation: en } },
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

type Locale = 'en' | 'vi';

/** The texts that the first page does without. Each area comes with the code that shows it. */
const lateAreas = {
  centre: {
    en: () => import('./locales/en/centre.ts').then((part) => part.centre),
    vi: () => import('./locales/vi/centre.ts').then((part) => part.centre),
  },
  member: {
    en: () => import('./locales/en/member.ts').then((part) => part.member),
    vi: () => import('./locales/vi/member.ts').then((part) => part.member),
  },
  arrival: {
    en: () => import('./locales/en/arrival.ts').then((part) => part.arrival),
    vi: () => import('./locales/vi/arrival.ts').then((part) => part.arrival),
  },
  consent: {
    en: () => import('./locales/en/consent.ts').then((part) => part.consent),
    vi: () => import('./locales/vi/consent.ts').then((part) => part.consent),
  },
  form: {
    en: () => import('./locales/en/form.ts').then((part) => part.form),
    vi: () => import('./locales/vi/form.ts').then((part) => part.form),
  },
  passwords: {
    en: () => import('./locales/en/passwords.ts').then((part) => part.passwords),
    vi: () => import('./locales/vi/passwords.ts').then((part) => part.passwords),
  },
  refusals: {
    en: () => import('./locales/en/refusals.ts').then((part) => part.refusals),
    vi: () => import('./locales/vi/refusals.ts').then((part) => part.refusals),
  },
  registration: {
    en: () => import('./locales/en/registration.ts').then((part) => part.registration),
    vi: () => import('./locales/vi/registration.ts').then((part) => part.registration),
  },
  session: {
    en: () => import('./locales/en/session.ts').then((part) => part.session),
    vi: () => import('./locales/vi/session.ts').then((part) => part.session),
  },
  status: {
    en: () => import('./locales/en/status.ts').then((part) => part.status),
    vi: () => import('./locales/vi/status.ts').then((part) => part.status),
  },
  verification: {
    en: () => import('./locales/en/verification.ts').then((part) => part.verification),
    vi: () => import('./locales/vi/verification.ts').then((part) => part.verification),
  },
};

export type LateArea = keyof typeof lateAreas;

const wanted = new Set<LateArea>();

/** Makes sure that the texts of a language are there before it is shown, with the late areas that were asked for. */
export async function loadTexts(locale: Locale): Promise<void> {
  const late = Promise.all([...wanted].map((area) => addArea(area, locale)));
  if (textsOf(locale)?.['common'] === undefined) {
    const { vi } = await import('./locales/vi/vi.ts');
    i18n.addResourceBundle('vi', 'translation', vi, true);
  }
  await late;
}

/** Makes sure that the texts of a late area are there, in the language on the screen and in each that follows it. */
export async function loadArea(area: LateArea): Promise<void> {
  wanted.add(area);
  let locale: Locale;
  do {
    locale = shownLocale();
    await addArea(area, locale);
    // The language may have changed meanwhile.
  } while (locale !== shownLocale());
}

async function addArea(area: LateArea, locale: Locale): Promise<void> {
  if (textsOf(locale)?.[area] !== undefined) return;
  i18n.addResourceBundle(locale, 'translation', { [area]: await lateAreas[area][locale]() }, true);
}

function textsOf(locale: Locale): Readonly<Record<string, unknown>> | undefined {
  return i18n.getResourceBundle(locale, 'translation');
}

function shownLocale(): Locale {
  return i18n.language === 'vi' ? 'vi' : 'en';
}
