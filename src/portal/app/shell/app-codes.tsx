import { useTranslation } from 'react-i18next';
import { apps, useApps } from '../../access/apps.ts';
import { useModals } from '../../access/use-modals.ts';
import { QrCode } from '../../entities/qr/qr-code.tsx';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';
import type { MenuPanelProps } from './menu-panel.ts';

/** The codes by which a phone gets the app (SIDEBAR-06, SIDEBAR-07); a press shows one large. */
export function AppCodes({ onLeave }: MenuPanelProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <div className="flex flex-wrap gap-4 p-2">
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
  );
}
