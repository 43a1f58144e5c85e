import { useQueryClient } from '@tanstack/react-query';
import { Copy, Power, QrCode as QrIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListRegistrationLinksQueryKey,
  useChangeRegistrationLink,
  useRemoveRegistrationLink,
} from '#generated/client/agent/agent.ts';
import type { RegistrationLink } from '#generated/model/index.ts';
import { errorText } from '#portal/api/error-text.ts';
import { changeRows } from '#portal/entities/list/change-rows.ts';
import { QrCode } from '#portal/entities/qr/qr-code.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { toast } from '#portal/ui/toast.ts';

/** What the agent can do with a link: show and copy it, switch it, and remove it. */
export function LinkActions({ link }: { readonly link: RegistrationLink }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [shown, setShown] = useState<'qr' | 'remove'>();
  const { linkId, code, url, qrCodeUrl, enabled, rebate, note } = link;
  const queryKey = getListRegistrationLinksQueryKey();
  const mutation = {
    onError: (error: unknown) => toast.error(errorText(error)),
    onSettled: () => {
      setShown(undefined);
      void queries.invalidateQueries({ queryKey });
    },
  };
  const change = useChangeRegistrationLink({
    mutation: {
      ...mutation,
      onSuccess: (after) =>
        changeRows<RegistrationLink>(queries, queryKey, (rows) =>
          rows.map((row) => (row.linkId === linkId ? after : row)),
        ),
    },
  });
  const remove = useRemoveRegistrationLink({
    mutation: {
      ...mutation,
      onSuccess: () => {
        toast.success(t('team.link.removed', { code }));
        changeRows<RegistrationLink>(queries, queryKey, (rows) => rows.filter((row) => row.linkId !== linkId));
      },
    },
  });
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('team.link.copied')),
      () => toast.error(t('team.link.copyFailed')),
    );
  const flip = () => {
    if (change.isPending) return;
    change.mutate({ linkId, data: { rebate, enabled: !enabled, ...(note !== null && { note }) } });
  };
  return (
    <span className="flex justify-end gap-1">
      <IconButton size="sm" label={t('team.link.show', { code })} onClick={() => setShown('qr')}>
        <QrIcon size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('team.link.copy', { code })} onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t(enabled ? 'team.link.off' : 'team.link.on', { code })} onClick={flip}>
        <Power size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('team.link.remove', { code })} onClick={() => setShown('remove')}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      {shown === 'qr' && (
        <Modal
          title={t('team.link.qr', { code })}
          closeLabel={t('common.close')}
          onClose={() => setShown(undefined)}
          className="sm:min-h-0 sm:w-120"
        >
          <div className="grid justify-items-center gap-3 px-6 pb-6">
            <QrCode value={qrCodeUrl} name={t('team.link.qr', { code })} />
            <p className="text-sm wrap-anywhere text-text-2">{url}</p>
          </div>
        </Modal>
      )}
      {shown === 'remove' && (
        <ConfirmDialog
          title={t('team.link.removeTitle', { code })}
          body={t('team.link.removeText')}
          cancelLabel={t('team.link.removeNo')}
          confirmLabel={t('team.link.removeYes')}
          tone="danger"
          loading={remove.isPending}
          onCancel={() => setShown(undefined)}
          onConfirm={() => remove.mutate({ linkId })}
        />
      )}
    </span>
  );
}
