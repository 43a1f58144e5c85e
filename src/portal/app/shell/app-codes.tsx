import { useTranslation } from 'react-i18next';
import { apps, useApps } from '../../access/apps.ts';
import { useModals } from '../../access/use-modals.ts';
import { onIntent } from '../../ui/intent.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { modals } from '../modals/registry.ts';
import type { MenuPanelProps } from './menu-panel.ts';

/** The codes by which a phone gets the app (SIDEBAR-06, SIDEBAR-07); a press shows one large. */
export function AppCodes({ onLeave }: MenuPanelProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <div className="flex flex-wrap gap-4 p-2">
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
            {...onIntent(modals[apps[platform].modal].preload)}
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
  );
}
