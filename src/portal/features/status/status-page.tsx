import { Ban, Copy, RotateCcw, Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { type SiteState, useReopen } from '../../access/site-state.ts';
import { useDates } from '../../access/use-dates.ts';
import { ContactLink } from '../../entities/service/contact-link.tsx';
import { LANGUAGES, setLanguage, useLanguage } from '../../i18n/language.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/format.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
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

type GateLayoutProps = {
  /** Icon of 16 px before the line above the title. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  /** A drawing of 1440 x 900 that leaves the left half to the words. */
  readonly scene: ReactNode;
  readonly children: ReactNode;
};

/** A page in front of the site: text on the left, a drawing on the right. */
function GateLayout({ icon, title, body, scene, children }: GateLayoutProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const brand = useSite()?.brand;
  return (
    <div className="relative z-gate grid min-h-dvh grid-rows-[auto_1fr_auto] overflow-hidden bg-surface-0">
      <div className="pointer-events-none absolute inset-0 max-lg:opacity-35">{scene}</div>
      <header className="relative flex h-24 items-center gap-3 px-gutter lg:px-24">
        {brand && <Logo name={brand.name} pictures={brand.logo} />}
        <Segmented
          label={t('shell.language.choose')}
          options={LANGUAGES.map((value) => ({ value, label: value }))}
          value={language}
          onChange={(value) => void setLanguage(value).catch(() => toast.error(t('errors.connection')))}
          className="ml-auto"
        />
      </header>
      <main className="relative flex items-center px-gutter pb-6 lg:px-24">
        <div className="w-full max-w-135">
          <p className="flex items-center gap-2.5 text-xs font-semibold tracking-[.08em] text-brand-text [&>svg]:flex-none">
            {icon}
            {t('status.over')}
          </p>
          <h1 className="display mt-3.5 text-4xl text-balance sm:text-[52px]/14">{title}</h1>
          <p className="mt-4 max-w-117 text-[17px]/6.75 text-balance text-text-2">{body}</p>
          {children}
        </div>
      </main>
      <footer className="relative flex min-h-22 flex-wrap items-center gap-3 px-gutter pb-4 text-sm text-text-3 lg:px-24">
        <span className="num grid size-9.5 flex-none place-items-center rounded-full border-2 border-line-strong text-xs text-text-1">
          {t('shell.footer.adultsOnly')}
        </span>
        <span>{t('status.playWithin')}</span>
        <span className="sm:ml-auto">{brand?.copyright}</span>
      </footer>
    </div>
  );
}

/** The expected end of the maintenance and the time until then. After that time the countdown stops. */
export function MaintenanceFacts({ until }: { readonly until: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { zone } = useDates();
  const end = Date.parse(until);
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const backAt = { label: t('status.maintenance.backAt'), value: formatBack(end, time, locale, zone), isFigure: true };
  const timeLeft = { label: t('status.maintenance.timeLeft'), value: formatLeft(end - time), isFigure: true };
  return <Facts facts={end > time ? [backAt, timeLeft] : [backAt]} />;
}

type Fact = {
  readonly label: string;
  readonly value: string;
  /** Digits that must not jitter. */
  readonly isFigure?: boolean | undefined;
};

/** Some named facts side by side, or in one column if there is no space. */
function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Card className="mt-7 w-max max-w-full">
      <dl className="flex divide-line max-sm:flex-col max-sm:divide-y sm:flex-wrap sm:divide-x">
        {facts.map(({ label, value, isFigure }) => (
          <div key={label} className="min-w-37.5 py-3.5 pr-6 pl-5">
            <dt className="text-xs text-text-3">{label}</dt>
            <dd className={cn('mt-0.5 text-xl font-semibold break-all', isFigure && 'num')}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The time of day with its zone, and the date where it is another day. */
function formatBack(end: number, time: number, locale: string, timeZone: string): string {
  const sameDay = formatDate(end, locale, 'date', timeZone) === formatDate(time, locale, 'date', timeZone);
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(!sameDay && { day: 'numeric', month: 'short' }),
  }).format(end);
}

function formatLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
