import { Ban, Copy, RotateCcw, Wrench } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { type SiteState, useReopen } from '../../access/site-state.ts';
import { ContactLink } from '../../entities/service/contact-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { GateLayout } from './gate-layout.tsx';
import { type Fact, Facts, MaintenanceFacts } from './maintenance-facts.tsx';
import { GlobeScene, SunScene } from './scenes.tsx';

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

/** Copies what customer service will ask for. */
function CopyDetails({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useTranslation();
  // Only a secure page has a clipboard.
  if (!navigator.clipboard) return null;

  function copy() {
    const text = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('status.copied')),
      () => toast.error(t('errors.unknown')),
    );
  }

  return (
    <Button size="lg" onClick={copy}>
      <Copy size={18} aria-hidden="true" />
      {t('status.copy')}
    </Button>
  );
}

/** Asks at once whether the site is open again. */
function TryAgain() {
  const { t } = useTranslation();
  const { reopen, asking } = useReopen();
  return (
    <Button size="lg" loading={asking} onClick={reopen}>
      <RotateCcw size={18} aria-hidden="true" />
      {t('status.retry')}
    </Button>
  );
}
