import { useTranslation } from 'react-i18next';
import { apps, useApps } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { QrCode } from '../../entities/qr/qr-code.tsx';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';
import type { MenuPanelProps } from './nav-row.ts';

/** The QR codes that open the app on a phone (SIDEBAR-06, SIDEBAR-07); a press enlarges one. */
export function AppCodes({ onLeave }: MenuPanelProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <div className="grid gap-2 p-2">
      <div className="flex flex-wrap gap-4">
        {useApps().map(({ platform, url, code }) => {
          const { name, resource } = apps[platform];
          return (
            <div key={platform} className="grid justify-items-center gap-2">
              <button
                type="button"
                className="rounded-md"
                onClick={() => {
                  onLeave();
                  open('qr', { own: true }, resource);
                }}
                {...onIntent(() => preloadModal('qr'))}
              >
                <QrCode value={code} name={t('menu.enlarge', { platform: name })} size={100} />
              </button>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="target text-sm font-medium text-text-2 hover:text-text-1 hover:underline"
              >
                {name}
              </a>
            </div>
          );
        })}
      </div>
      <Button
        size="sm"
        onClick={() => {
          onLeave();
          open('download', { own: true });
        }}
        {...onIntent(() => preloadModal('download'))}
      >
        {t('menu.download')}
      </Button>
    </div>
  );
}
