import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { useAddress } from '../../access/use-address.ts';
import { QrCode } from '../../entities/qr/qr-code.tsx';
import { IconButton } from '../../ui/button.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import type { ModalProps } from './modal-props.ts';

/**
 * `qr`, the 200 x 200 modal: the QR code of one of the site's links (MODAL-02, MODAL-08). The address names only the
 * type of the link. So nobody can make this site show a foreign code.
 */
export function QrModal({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const [params] = useAddress();
  const site = useSite();
  const resource = site?.resources.find(({ resourceType }) => resourceType === params.get('qr'));
  const isMissing = site !== undefined && resource === undefined;
  useEffect(() => {
    if (isMissing) onClose();
  }, [isMissing, onClose]);
  if (!site || !resource) return null;

  const { resourceType, labelNameEn, url, qrCodeUrl } = resource;
  const brand = site.brand.name;
  const apps: Partial<Record<typeof resourceType, string>> = {
    Android: t('qr.android', { brand }),
    MOBILECONFIG: t('qr.ios', { brand }),
  };
  const name = apps[resourceType] ?? labelNameEn;
  return <Zoom name={name} value={qrCodeUrl ?? url} onClose={onClose} />;
}

type ZoomProps = { readonly name: string; readonly value: string; readonly onClose: () => void };

function Zoom({ name, value, onClose }: ZoomProps) {
  const { t } = useTranslation();
  const dialog = useDialog(onClose);
  return (
    <dialog
      ref={dialog.ref}
      {...dialog.props}
      aria-label={name}
      className="m-auto size-modal-sm animate-rise overflow-visible rounded-md bg-surface-1 text-text-1 shadow-3"
    >
      <QrCode value={value} name={t('qr.code', { name })} />
      {/* outside the box, so that the code fills the modal */}
      <div className="absolute -top-14 -right-3 rounded-md bg-surface-1">
        <IconButton label={t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </dialog>
  );
}
