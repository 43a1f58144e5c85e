import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Consent, getConsent, setConsent, subscribeConsent } from '../../access/consent.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Asks whether visits may be counted, and counts them after consent. Nothing of the measurement is loaded before that.
 * The footer withdraws the consent.
 */
export function ConsentBar({ gtagId }: { readonly gtagId: string }) {
  const { t } = useTranslation();
  const [consent, show] = useState<Consent | undefined>(getConsent);
  useEffect(() => subscribeConsent(() => show(getConsent())), []);
  const { pathname } = useLocation();
  useEffect(() => {
    if (consent !== 'granted') return;
    beginMeasuring(gtagId);
    countPage(pathname);
  }, [consent, gtagId, pathname]);
  if (consent !== undefined) return null;
  return (
    <section
      aria-label={t('consent.title')}
      className="fixed inset-x-4 bottom-4 z-toast mx-auto flex max-w-160 flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line-strong bg-surface-pop px-5 py-4 shadow-3 max-sm:bottom-[calc(var(--tabbar-h)+12px+env(safe-area-inset-bottom))]"
    >
      <p className="min-w-0 flex-1 basis-60 text-sm text-text-2">{t('consent.text')}</p>
      <div className="flex gap-2">
        <Button variant="outline" onClick={() => setConsent('denied')}>
          {t('consent.deny')}
        </Button>
        <Button variant="outline" onClick={() => setConsent('granted')}>
          {t('consent.grant')}
        </Button>
      </div>
    </section>
  );
}

/** What the page puts into the line for Google's script: its arguments, as that script wants them. */
type Line = unknown[];

declare global {
  interface Window {
    dataLayer?: Line;
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Starts to count visits under a measurement id and loads Google's script for it. Further calls do nothing. */
function beginMeasuring(gtagId: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  tell('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  tell('js', new Date());
  // The portal reports the pages itself, without the query of the address.
  tell('config', gtagId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(gtagId)}`;
  document.head.append(script);
}

/** Counts a page by its path and title. The query may hold tickets, codes and searches, so it is not sent. */
function countPage(pathname: string): void {
  tell('event', 'page_view', { page_location: window.location.origin + pathname, page_title: document.title });
}

/** Google's script takes its lines as `arguments` objects and ignores arrays. */
function tell(..._line: Line): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}
