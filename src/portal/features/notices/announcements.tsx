import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAnnouncementPageDefaults } from '#generated/client/defaults.ts';
import { useListAnnouncementPage } from '#generated/client/notices/notices.ts';
import type { ListAnnouncementPageParams } from '#generated/model/index.ts';
import { useModalAddress } from '../../access/use-modal-address.ts';
import { ListBody } from '../../entities/list/list-body.tsx';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState, useModalListAddress } from '../../entities/list/use-list-state.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NoticeDetail } from './notice-detail.tsx';
import { NoticeList } from './notice-list.tsx';
import { useReadNotices } from './read-notices.ts';

const spec: ListSpec<ListAnnouncementPageParams> = {
  /** NOTICE-01 */
  pageSize: listAnnouncementPageDefaults.pageSize,
};

/**
 * The announcements of the site (NOTICE-01 to NOTICE-04): a list of 9 per page and one's detail, side by side where
 * there is room. The address holds page and announcement; Back leads from the detail to the list.
 */
export function Announcements({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { get, turn, enter, leave } = useModalAddress('announcements');
  const { params } = useModalListAddress('announcements');
  // Another page shows another announcement.
  const list = useListState(spec, { params, change: (values) => turn({ ...values, '': undefined }) });
  const { isRead, markAllRead } = useReadNotices();
  const hasBoth = useMediaQuery('(width >= 1024px)');
  const id = get();
  const query = useListAnnouncementPage(list.query, { query: list.options });
  const { data } = query;
  const [left, setLeft] = useState<string>();

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
          <ListBody
            list={list}
            query={query}
            failed={t('announcements.failed')}
            classNames={{
              body: 'flex min-h-0 flex-1 flex-col',
              rows: 'min-h-0 flex-1 overflow-y-auto',
              foot: 'border-t border-line py-2.5 pr-3 pl-5',
            }}
            empty={{
              icon: <BellOff size={18} />,
              title: t('announcements.empty.title'),
              text: t('announcements.empty.text'),
            }}
          >
            {(page) =>
              page ? <NoticeList notices={page.content} {...{ shown, left }} onShow={show} /> : <NoticeSkeletons />
            }
          </ListBody>
        </section>
      )}
      {shown !== undefined && (
        <section
          aria-label={t('announcements.detail')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
          className={cn(
            'min-h-0 overflow-y-auto px-5 pb-8 outline-offset-[-2px] sm:px-9',
            hasBoth ? 'pt-6 [&_header]:pr-8' : 'pt-4',
          )}
        >
          <NoticeDetail key={shown} id={shown} onBack={hasBoth ? undefined : goBack} />
        </section>
      )}
    </Modal>
  );
}

function NoticeSkeletons() {
  return (
    <div className="grid gap-3 px-5 py-3">
      {Array.from({ length: spec.pageSize }, (_, row) => `row-${row}`).map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}
