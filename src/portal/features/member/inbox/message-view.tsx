import { ArrowLeft, MailX, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMessage } from '../../../../../generated/client/messages/messages.ts';
import { useDates } from '../../../access/use-dates.ts';
import { ApiError } from '../../../api/api-error.ts';
import { LoadFailed } from '../../../entities/loading/load-failed.tsx';
import { RowSkeletons } from '../../../entities/loading/row-skeletons.tsx';
import { RichText } from '../../../entities/rich-text/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { toast } from '../../../ui/toast.ts';
import { CategoryIcon } from './category-icon.tsx';
import { MessageLink } from './message-link.tsx';
import { useInboxChanges } from './use-inbox-changes.ts';

type MessageViewProps = { readonly messageId: string; readonly onBack: () => void };

/** A whole message. To open it is to have read it. */
export function MessageView({ messageId, onBack }: MessageViewProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { data, error, isFetching, refetch } = useGetMessage({ messageId });
  const { read, remove } = useInboxChanges();
  const [asking, setAsking] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  const { mutate: markRead } = read;
  const isUnread = data?.readAt === null;

  // What was pressed in the list has gone with it.
  useEffect(() => back.current?.focus(), []);
  useEffect(() => {
    if (isUnread) markRead({ data: { messageIds: [messageId] } });
  }, [isUnread, markRead, messageId]);

  function removeIt() {
    remove.mutate(
      { data: { messageIds: [messageId] } },
      {
        onSettled: () => setAsking(false),
        onSuccess: () => {
          toast.success(t('member.inbox.deleted', { count: 1 }));
          onBack();
        },
      },
    );
  }

  const gone = error instanceof ApiError && error.code === 'not_found';
  return (
    <Card className="mx-auto w-full max-w-220">
      <div className="flex items-center justify-between gap-3 border-b border-line px-3 py-2 sm:px-4">
        <Button ref={back} size="sm" variant="ghost" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('member.inbox.back')}
        </Button>
        {data && (
          <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
            <Trash2 size={16} aria-hidden="true" />
            {t('member.inbox.delete')}
          </Button>
        )}
      </div>
      {!data && !error && <RowSkeletons rows={2} />}
      {gone && (
        <EmptyState icon={<MailX size={18} />} title={t('member.inbox.goneTitle')} text={t('member.inbox.goneBody')} />
      )}
      {!data && error && !gone && <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <article className="grid gap-4 px-5 py-5 sm:px-6">
          <header className="flex items-start gap-3">
            <CategoryIcon category={data.category} />
            <div className="min-w-0">
              <h3 className="title text-lg wrap-anywhere">{data.title}</h3>
              <p className="text-xs text-text-3">
                {t(`member.inbox.category.${data.category}`)} · {dates.write(Date.parse(data.sentAt))}
              </p>
            </div>
          </header>
          <RichText html={data.content} under={3} />
          <MessageLink message={data} />
        </article>
      )}
      {asking && (
        <ConfirmDialog
          title={t('member.inbox.askTitle', { count: 1 })}
          body={t('member.inbox.askBody')}
          cancelLabel={t('member.inbox.keep')}
          confirmLabel={t('member.inbox.delete')}
          tone="danger"
          loading={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={removeIt}
        />
      )}
    </Card>
  );
}
