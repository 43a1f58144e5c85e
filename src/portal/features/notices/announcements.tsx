import { keepPreviousData } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAnnouncementPage } from '../../../../generated/client/notices/notices.ts';
import { useModalAddress } from '../../access/use-modal-address.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { NoticeDetail } from './notice-detail.tsx';
import { NoticeList, PAGE_SIZE } from './notice-list.tsx';
import { useReadNotices } from './read-notices.ts';

/**
 * The announcements of the site: a list of 9 per page and the detail of one, side by side where there is room
 * (NOTICE-01 to NOTICE-04). The address holds page and announcement; Back leads from the detail to the list.
 */
export function Announcements({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { get, turn, enter, leave } = useModalAddress('announcements');
  const { isRead, markAllRead } = useReadNotices();
  const hasBoth = useMediaQuery('(width >= 1024px)');
  const id = get();
  const page = pageOf(get('page'));
  const list = useListAnnouncementPage(
    { pageNo: page, pageSize: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  const { data } = list;
  const [left, setLeft] = useState<string>();

  // A page that is not there any more: the last one that is.
  const pages = data?.totalPages ?? 0;
  useEffect(() => {
    if (!list.isPlaceholderData && pages > 0 && page > pages) turn({ page: String(pages) });
  });

  const shown = id ?? (hasBoth ? data?.content[0]?.id : undefined);
  const isUnread = data?.content.some((notice) => !isRead(notice)) ?? false;
  const show = (next: string) => (id === undefined ? enter({ '': next }) : turn({ '': next }));
  const goBack = () => {
    setLeft(id);
    leave({ '': undefined });
  };

  return (
    <Modal
      title={t('announcements.title')}
      titleHidden
      closeLabel={t('common.close')}
      onClose={onClose}
      size="free"
      className="sm:w-150 lg:grid lg:h-175 lg:max-h-[inherit] lg:w-[min(1000px,calc(100vw-50px))] lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:overflow-hidden"
    >
      {(hasBoth || id === undefined) && (
        <section
          aria-label={t('announcements.list')}
          tabIndex={-1}
          data-focus-first
          className="flex min-h-0 flex-1 flex-col outline-none lg:border-r lg:border-line"
        >
          <div className="flex min-h-15 items-center justify-between gap-3 py-3.5 pr-16 pl-5 lg:pr-5">
            <p aria-hidden="true" className="title text-xl">
              {t('announcements.title')}
            </p>
            {isUnread && (
              <button
                type="button"
                onClick={() => markAllRead(now())}
                className="target rounded-sm text-sm font-semibold text-brand-text hover:underline"
              >
                {t('announcements.markAllRead')}
              </button>
            )}
          </div>
          {data && data.content.length > 0 ? (
            <NoticeList
              notices={data}
              page={list.isPlaceholderData ? Math.min(page, pages) : page}
              {...{ shown, left }}
              onShow={show}
              onPage={(next) => turn({ page: next === 1 ? undefined : String(next), '': undefined })}
            />
          ) : (
            <ListState list={list} isEmpty={data?.totalElements === 0} />
          )}
        </section>
      )}
      {shown !== undefined && (
        <section
          aria-label={t('announcements.detail')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so the keyboard must get there
          tabIndex={0}
          className={cn(
            'min-h-0 overflow-y-auto px-5 pb-8 outline-offset-[-2px] sm:px-9',
            hasBoth ? 'pt-6 [&_[data-head]]:pr-8' : 'pt-4',
          )}
        >
          <NoticeDetail key={shown} id={shown} onBack={hasBoth ? undefined : goBack} />
        </section>
      )}
    </Modal>
  );
}

type ListStateProps = { readonly list: ReturnType<typeof useListAnnouncementPage>; readonly isEmpty: boolean };

/** What stands in the place of the list: nothing there, it did not load, or it is on its way. */
function ListState({ list, isEmpty }: ListStateProps) {
  const { t } = useTranslation();
  if (list.error) {
    return (
      <ErrorState
        title={t('announcements.failed')}
        text={t('common.unreachable')}
        retryLabel={t('common.retry')}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (isEmpty) {
    return (
      <EmptyState
        icon={<BellOff size={18} />}
        title={t('announcements.empty.title')}
        text={t('announcements.empty.text')}
      />
    );
  }
  return (
    <div className="grid gap-3 px-5 py-3">
      {Array.from({ length: PAGE_SIZE }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={place} className="h-10" />
      ))}
    </div>
  );
}

/** The page of the address, which may say anything. */
function pageOf(text: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}
