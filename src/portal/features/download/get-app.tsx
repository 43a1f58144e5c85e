import { Apple, Copy, Download, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppLink, apps, type Platform, useApps } from '../../access/apps.ts';
import { useSite } from '../../access/site.ts';
import { QrCode } from '../../entities/qr/qr-code.tsx';
import { cn } from '../../lib/cn.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { StepArt, steps } from './step-art.tsx';

/** The instructions to get the app: a tab for each platform with four steps (DOWNLOAD-01, DOWNLOAD-02). */
export function GetApp({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
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
