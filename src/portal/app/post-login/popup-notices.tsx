import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { sessionStore } from '../../lib/storage.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The popup announcements of the site, one at a time. They count as seen for this session (NOTICE-05). */
export function PopupNotices() {
  const { t } = useTranslation();
  const notices = useListAnnouncements(noticeParams).data?.popup ?? [];
  const [index, setIndex] = useState(0);
  const notice = notices[index];
  const isShown = notice !== undefined;
  useEffect(() => {
    if (isShown) sessionStore.set('index_notice', '1');
  }, [isShown]);
  if (!notice) return null;
  return (
    <section aria-label={t('postLogin.notices')} className="grid gap-3">
      <Card className="min-h-38 bg-surface-2 p-5">
        <h3 className="title text-lg text-balance">{notice.title}</h3>
        <RichText html={notice.content} under={3} className="mt-1.5" />
      </Card>
      {notices.length > 1 && (
        <div className="flex items-center gap-2 text-sm text-text-2">
          <span aria-live="polite" className="mr-auto">
            {t('postLogin.notice', { current: index + 1, count: notices.length })}
          </span>
          <IconButton
            label={t('postLogin.previous')}
            variant="box"
            size="sm"
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <ChevronLeft size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('postLogin.next')}
            variant="box"
            size="sm"
            disabled={index === notices.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
