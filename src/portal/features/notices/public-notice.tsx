import { MailX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAnnouncement } from '#generated/client/notices/notices.ts';
import { useDates } from '../../access/use-dates.ts';
import { useModalAddress } from '../../access/use-modal-address.ts';
import { RecordDetails } from '../../entities/record/record-details.tsx';
import { RecordPage } from '../../entities/record/record-page.tsx';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useReadNotices } from './read-notices.ts';

/** The public modal: any notice of the site by its id, alone, for links in banners, messages and mails (MODAL-07, MODAL-08). */
export function PublicNotice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useModalAddress('publicNotice').get() ?? '';
  return (
    <Modal title={t('announcements.one')} titleHidden closeLabel={t('common.close')} onClose={onClose}>
      <div className="px-5 pt-6 pb-8 sm:px-9 [&_header]:pr-10">
        <NoticeDetail key={id} id={id} />
      </div>
    </Modal>
  );
}

type NoticeDetailProps = {
  readonly id: string;
  /** Leads back to the list if the detail has replaced it. */
  readonly onBack?: (() => void) | undefined;
};

/** A whole announcement (NOTICE-03, NOTICE-04). Showing it marks it as read. */
export function NoticeDetail({ id, onBack }: NoticeDetailProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { markRead } = useReadNotices();
  const query = useGetAnnouncement({ id });
  const { data } = query;

  useEffect(() => {
    if (data) markRead(data);
  }, [data, markRead]);

  return (
    <RecordPage
      query={query}
      back={onBack && { label: t('announcements.back'), onBack }}
      barClassName="-ml-3 pb-4"
      gone={{ icon: <MailX size={18} />, title: t('announcements.gone.title'), text: t('announcements.gone.text') }}
      failed={t('announcements.failed')}
      skeleton={<NoticeSkeleton />}
    >
      {({ title, timestamp, content }) => (
        <RecordDetails
          isArticle
          title={title}
          subtitle={<time dateTime={new Date(timestamp).toISOString()}>{dates.write(timestamp)}</time>}
        >
          <RichText html={content} under={3} />
        </RecordDetails>
      )}
    </RecordPage>
  );
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
