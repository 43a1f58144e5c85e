import { Apple, Copy, Download, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppLink, apps, type Platform, useApps, useSite } from '../../access/site.ts';
import { QrCode } from '../../entities/qr/qr-code.tsx';
import { useHydrated } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';

/** `/download`: the instructions to get the app, as a page (ROUTE-20, ROUTE-28). */
export function DownloadPage() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 pt-6">
      <h1 className="display text-3xl text-balance">{t('download.title')}</h1>
      <Card className="pt-2">
        <GetApp name="download-page" className="px-4 sm:px-7.5" />
      </Card>
    </div>
  );
}

/** The instructions to get the app, as a modal. */
export function DownloadModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      title={t('download.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      size="free"
      className="lg:w-230"
    >
      <GetApp name="download" className="px-6" />
    </Modal>
  );
}

/** The instructions to get the app: a tab for each platform with four steps (DOWNLOAD-01, DOWNLOAD-02). */
function GetApp({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const [chosen, setPlatform] = useState<Platform>();
  const onApple = useHydrated() && /iPhone|iPad/.test(navigator.userAgent);
  const platform = chosen ?? (onApple ? 'ios' : 'android');
  const icons = { android: Smartphone, ios: Apple };
  const items = (['android', 'ios'] as const).map((id) => {
    const Icon = icons[id];
    const label = (
      <>
        <Icon size={16} aria-hidden="true" />
        {apps[id].name}
      </>
    );
    return { id, label };
  });
  return (
    <>
      <Tabs
        name={name}
        label={t('download.platforms')}
        items={items}
        value={platform}
        onChange={setPlatform}
        className={className}
      />
      <TabPanel name={name} id={platform} className={cn('pt-6 pb-7', className)}>
        <Steps platform={platform} />
      </TabPanel>
    </>
  );
}

function Steps({ platform }: { readonly platform: Platform }) {
  const { t } = useTranslation();
  const brand = useSite()?.brand.name ?? '';
  const app = useApps().find((link) => link.platform === platform);
  return (
    <ol className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
      {steps.map((step, place) => (
        // The first step has the code too, over the whole width.
        <li key={step} className="contents">
          {place === 0 && <FirstStep platform={platform} app={app} />}
          <div className="grid content-start gap-1.5">
            <StepArt step={step} platform={platform} />
            <h3 className="mt-1.5 flex items-center gap-2 font-semibold">
              <span className="num grid size-5 flex-none place-items-center rounded-full bg-surface-3 text-xs text-text-2">
                {place + 1}
              </span>
              {t(`download.${platform}.${step}.title`)}
            </h3>
            <p className="text-sm text-text-2">{t(`download.${platform}.${step}.text`, { brand })}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The steps to the app, in their order. */
const steps = ['scan', 'allow', 'install', 'logIn'] as const;
type Step = (typeof steps)[number];

/** The drawing of a step: a phone that shows the step on its screen. */
function StepArt({ step, platform }: { readonly step: Step; readonly platform: Platform }) {
  return (
    <svg viewBox="0 0 200 130" aria-hidden="true" className="block w-full rounded-lg bg-info-soft">
      <g className="fill-none stroke-info" strokeOpacity="0.22">
        {[34, 58, 84, 112].map((radius) => (
          <circle key={radius} cx="100" cy="66" r={radius} />
        ))}
      </g>
      <rect x="64" y="18" width="72" height="130" rx="13" className="fill-text-1" />
      <rect x="68" y="22" width="64" height="126" rx="9.5" className="fill-surface-1" />
      {platform === 'android' ? (
        <circle cx="100" cy="28.5" r="2.6" className="fill-text-1" />
      ) : (
        <rect x="89" y="26" width="22" height="5.6" rx="2.8" className="fill-text-1" />
      )}
      {screens[step](platform)}
    </svg>
  );
}

const line = (x: number, y: number, width: number, height = 5) => (
  <rect x={x} y={y} width={width} height={height} rx={height / 2} className="fill-line-strong" />
);

const screens: Readonly<Record<Step, (platform: Platform) => ReactNode>> = {
  scan: () => (
    <>
      <path
        d="M84 52v-8h8M108 44h8v8M116 70v8h-8M92 78h-8v-8"
        className="fill-none stroke-brand-graphic"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M90 50h8v8h-8zM102 50h8v8h-8zM90 62h8v8h-8zM103 63h3v3h-3zM107 67h3v3h-3z" className="fill-text-1" />
      {line(84, 90, 32)}
      {line(90, 100, 20)}
    </>
  ),
  allow: (platform) => (
    <>
      <rect x="76" y="40" width="48" height="60" rx="7" className="fill-surface-3" />
      {platform === 'android' ? (
        <path d="M100 46l11 4v8c0 7-4.6 11.6-11 14-6.4-2.4-11-7-11-14v-8z" className="fill-info" />
      ) : (
        <path
          d="M97.6 46h4.8l1 3.4 3 1.7 3.4-1 2.4 4.2-2.4 2.5v3.4l2.4 2.5-2.4 4.2-3.4-1-3 1.7-1 3.4h-4.8l-1-3.4-3-1.7-3.4 1-2.4-4.2 2.4-2.5v-3.4l-2.4-2.5 2.4-4.2 3.4 1 3-1.7z"
          className="fill-info"
        />
      )}
      <path
        d="M95.4 58.4l3.4 3.4 6-6.4"
        className="fill-none stroke-info-contrast"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {line(82, 79, 36, 4)}
      <rect x="82" y="88" width="17" height="8" rx="4" className="fill-brand-graphic" />
      <circle cx="95" cy="92" r="3" className="fill-brand-contrast" />
      {line(103, 90, 14, 4)}
    </>
  ),
  install: (platform) => (
    <>
      <rect x="84" y="42" width="32" height="32" rx={platform === 'android' ? 16 : 8} className="fill-text-1" />
      <path d="M93 50h4v12h12v4H93Z" className="fill-surface-1" />
      <path d="M99.5 59.5v-8.6a8.6 8.6 0 0 1 8.6 8.6Z" className="fill-brand-mark" />
      {line(80, 86, 40)}
      <rect x="80" y="86" width="27" height="5" rx="2.5" className="fill-brand-graphic" />
      {line(88, 98, 24, 4)}
    </>
  ),
  logIn: () => (
    <>
      <path d="M93 38h4v12h12v4H93Z" className="fill-text-1" />
      <path d="M99.5 47.5v-8.6a8.6 8.6 0 0 1 8.6 8.6Z" className="fill-brand-mark" />
      {[62, 77].map((y) => (
        <rect key={y} x="77" y={y} width="46" height="11" rx="3" className="fill-surface-2 stroke-line-control" />
      ))}
      {line(81, 65.5, 22, 4)}
      <path
        d="M83 82.5h.1M88 82.5h.1M93 82.5h.1M98 82.5h.1"
        className="stroke-text-2"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="77" y="94" width="46" height="12" rx="3" className="fill-brand" />
      <rect x="93" y="98.5" width="14" height="3" rx="1.5" className="fill-brand-contrast" />
    </>
  ),
};

type FirstStepProps = { readonly platform: Platform; readonly app: AppLink | undefined };

/** The QR code, or the button on a phone; a note if the site has no such app (DOWNLOAD-03, DOWNLOAD-04). */
function FirstStep({ platform, app }: FirstStepProps) {
  const { t } = useTranslation();
  const { name } = apps[platform];
  if (!app) return <p className="col-span-full text-text-2">{t('download.none', { platform: name })}</p>;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-7 gap-y-5">
      {/* By the style, because the server cannot know it, and the page would move. */}
      <div className="pointer-coarse:max-md:hidden">
        <QrCode value={app.code} name={t('download.code', { platform: name })} />
      </div>
      <div className="grid min-w-60 flex-1 gap-4">
        <div>
          <h2 className="title text-lg">{t('download.headline')}</h2>
          <p className="mt-1 max-w-100 text-text-2">{t('download.text')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a href={app.url} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'brand' })}>
            <Download size={18} aria-hidden="true" />
            {t('download.action', { platform: name })}
          </a>
          <CopyLink url={app.url} />
        </div>
      </div>
    </div>
  );
}

/** Copies the link of the app, so that the visitor can send it to another device. */
function CopyLink({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  // Only a secure page has a clipboard, as nearly all are: the server leaves room for the button.
  if (isHydrated && !navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('download.copied')),
      () => toast.error(t('errors.unknown')),
    );
  return (
    <Button onClick={() => void copy()}>
      <Copy size={18} aria-hidden="true" />
      {t('download.copy')}
    </Button>
  );
}
