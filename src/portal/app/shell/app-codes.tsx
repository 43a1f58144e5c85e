import { useTranslation } from 'react-i18next';
import { apps, useApps } from '../../access/apps.ts';
import { useModals } from '../../access/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { preloadModal } from '../modals/modal-layer.tsx';
import type { MenuPanelProps } from './menu-panel.ts';

/** The codes by which a phone gets the app (SIDEBAR-06, SIDEBAR-07); a press shows one large. */
export function AppCodes({ onLeave }: MenuPanelProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <div className="grid gap-2 p-2">
      <div className="flex flex-wrap gap-4">
        {useApps().map(({ platform, url, code }) => (
          <div key={platform} className="grid justify-items-center gap-2">
            <button
              type="button"
              aria-label={t('menu.enlarge', { platform: apps[platform].name })}
              className="rounded-md"
              onClick={() => {
                onLeave();
                open(apps[platform].modal, { own: true });
              }}
              {...onIntent(() => preloadModal(apps[platform].modal))}
            >
              <QrCode value={code} size={100} />
            </button>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="target text-sm font-medium text-text-2 hover:text-text-1 hover:underline"
            >
              {apps[platform].name}
            </a>
          </div>
        ))}
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
