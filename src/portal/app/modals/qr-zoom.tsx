import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { apps, useApps } from '../../access/apps.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import type { ModalProps } from './modal-props.ts';

/** The code of an app, 200 by 200 and nothing else, for the camera of a phone (MODAL-02, MODAL-08). */
export function QrZoom({ name, onClose }: ModalProps) {
  const { t } = useTranslation();
  const dialog = useDialog(onClose);
  const app = useApps().find(({ platform }) => apps[platform].modal === name);
  return (
    <dialog
      ref={dialog.ref}
      {...dialog.props}
      aria-label={t('menu.code', { platform: app ? apps[app.platform].name : '' })}
      className="m-auto size-modal-sm animate-rise overflow-visible rounded-md bg-surface-1 text-text-1 shadow-3"
    >
      {app ? <QrCode value={app.code} /> : <p className="p-5">{t('menu.noApp')}</p>}
      <div className="absolute -top-14 -right-3 rounded-md bg-surface-1">
        <IconButton label={t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </dialog>
  );
}
