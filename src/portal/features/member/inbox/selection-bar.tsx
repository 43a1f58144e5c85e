import { MailOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/button.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { useInboxChanges } from './use-inbox-changes.ts';

type SelectionBarProps = { readonly ids: readonly string[]; readonly onDone: () => void };

/** The actions for the selected messages. */
export function SelectionBar({ ids, onDone }: SelectionBarProps) {
  const { t } = useTranslation();
  const { read, remove } = useInboxChanges();
  const [asking, setAsking] = useState(false);
  const count = ids.length;
  const data = { messageIds: [...ids] };

  function removeThem() {
    remove.mutate({ data }, { onSettled: () => setAsking(false), onSuccess: onDone });
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface-2 px-4 py-2 sm:px-5">
      <p role="status" className="mr-auto text-sm font-semibold">
        {t('member.inbox.chosen', { count })}
      </p>
      <Button size="sm" loading={read.isPending} onClick={() => read.mutate({ data }, { onSuccess: onDone })}>
        <MailOpen size={16} aria-hidden="true" />
        {t('member.inbox.markRead')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden="true" />
        {t('member.inbox.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('member.inbox.askTitle', { count })}
          body={t('member.inbox.askBody')}
          cancelLabel={t('member.inbox.keep')}
          confirmLabel={t('member.inbox.delete')}
          tone="danger"
          loading={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={removeThem}
        />
      )}
    </div>
  );
}
