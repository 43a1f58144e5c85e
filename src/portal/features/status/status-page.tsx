import { Ban, Wrench } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { type SiteState, useReopen } from '../../access/site-state.ts';
import { ContactLink } from '../../entities/service/contact-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { CopyDetails } from './copy-details.tsx';
import { Facts } from './facts.tsx';
import { GateLayout } from './gate-layout.tsx';
import { GlobeScene } from './globe-scene.tsx';
import { MaintenanceFacts } from './maintenance-facts.tsx';
import { SunScene } from './sun-scene.tsx';
import { TryAgain } from './try-again.tsx';

type StatusPageProps = { readonly state: Extract<SiteState, { kind: 'maintenance' | 'region' | 'blocked' }> };

/** How often the portal checks whether the site is open again. */
const LOOK_MS = 60_000;

/** Why the site is closed to this visitor, instead of every page (STATUS-04 to STATUS-12). */
export function StatusPage({ state }: StatusPageProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const brand = useSite()?.brand.name;
  const { look } = useReopen();
  const lookAgain = useStableCallback(look);
  const title = t(`status.${state.kind}.title`);

  useEffect(() => {
    document.title = [title, brand].filter(Boolean).join(' | ');
  }, [title, brand]);
  useEffect(() => {
    const timer = setInterval(lookAgain, LOOK_MS);
    return () => clearInterval(timer);
  }, [lookAgain]);

  if (state.kind === 'maintenance') {
    return (
      <GateLayout icon={<Wrench size={16} />} title={title} body={t('status.maintenance.body')} scene={<SunScene />}>
        {state.until && <MaintenanceFacts until={state.until} />}
        <div className="mt-8 flex flex-wrap gap-2.5">
          <ContactLink variant="brand" size="lg">
            {t('status.contact')}
          </ContactLink>
          <TryAgain />
        </div>
      </GateLayout>
    );
  }

  const ip = { label: t('status.ip'), value: state.ip ?? t('status.unknown'), isFigure: true };
  const second =
    state.kind === 'region'
      ? { label: t('status.country'), value: countryName(state.country, locale) ?? t('status.unknown') }
      : { label: t('status.requestId'), value: state.requestId ?? t('status.unknown'), isFigure: true };
  return (
    <GateLayout icon={<Ban size={16} />} title={title} body={t(`status.${state.kind}.body`)} scene={<GlobeScene />}>
      <Facts facts={[ip, second]} />
      <div className="mt-8 flex flex-wrap gap-2.5">
        <ContactLink variant="brand" size="lg">
          {t('status.contact')}
        </ContactLink>
        <CopyDetails facts={[ip, second]} />
      </div>
    </GateLayout>
  );
}

function countryName(code: string | null, locale: string): string | undefined {
  return code === null ? undefined : new Intl.DisplayNames(locale, { type: 'region' }).of(code);
}
