import { ArrowLeft, MailX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAnnouncement } from '../../../../generated/client/notices/notices.ts';
import { useDates } from '../../access/use-dates.ts';
import { ApiError } from '../../api/api-error.ts';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { useReadNotices } from './read-notices.ts';

type NoticeDetailProps = {
  readonly id: string;
  /** Leads back to the list, where the list gave way to this. */
  readonly onBack?: (() => void) | undefined;
};

/** The whole of an announcement (NOTICE-03, NOTICE-04). Who sees it has read it. */
export function NoticeDetail({ id, onBack }: NoticeDetailProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { markRead } = useReadNotices();
  const { data, error, refetch, isFetching } = useGetAnnouncement({ id });
  const back = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (data) markRead(data);
  }, [data, markRead]);
  useEffect(() => back.current?.focus(), []);

  return (
    <article className="grid content-start gap-4">
      {onBack && (
        <Button ref={back} size="sm" variant="ghost" className="-ml-3 justify-self-start" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('announcements.back')}
        </Button>
      )}
      {data ? (
        <>
          <div data-head className="grid gap-2">
            <time dateTime={new Date(data.timestamp).toISOString()} className="text-sm text-text-3">
              {dates.write(data.timestamp)}
            </time>
            <h3 className="display text-2xl text-balance wrap-anywhere">{data.title}</h3>
          </div>
          <RichText html={data.content} under={3} />
        </>
      ) : isGone(error) ? (
        <EmptyState
          icon={<MailX size={18} />}
          title={t('announcements.gone.title')}
          text={t('announcements.gone.text')}
        />
      ) : error ? (
        <ErrorState
          title={t('announcements.failed')}
          text={t('common.unreachable')}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <NoticeSkeleton />
      )}
    </article>
  );
}

/** Ended, withdrawn, or never there: the address may hold anything. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function NoticeSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-24" />
    </div>
  );
}
