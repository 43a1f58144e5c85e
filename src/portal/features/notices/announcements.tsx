import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAnnouncementPageDefaults } from '#generated/client/defaults.ts';
import { useListAnnouncementPage } from '#generated/client/notices/notices.ts';
import type { AnnouncementSummary, ListAnnouncementPageParams } from '#generated/model/index.ts';
import { dayAt } from '#shared/time/zone.ts';
import { useDates } from '../../access/use-dates.ts';
import { useModalAddress } from '../../access/use-modal-address.ts';
import { ListBody } from '../../entities/list/list-body.tsx';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState, useModalListAddress } from '../../entities/list/use-list-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/format.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NoticeDetail } from './public-notice.tsx';
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
              page ? <NoticeList notices={page.content} shown={shown} left={left} onShow={show} /> : <NoticeSkeletons />
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

type NoticeListProps = {
  readonly notices: readonly AnnouncementSummary[];
  /** The announcement that is shown beside the list. */
  readonly shown: string | undefined;
  /** The announcement that the visitor returns from; it gets the focus. */
  readonly left: string | undefined;
  readonly onShow: (id: string) => void;
};

/** A page of announcements (NOTICE-02). */
function NoticeList({ notices, shown, left, onShow }: NoticeListProps) {
  return (
    <ul>
      {notices.map((notice) => (
        <li key={notice.id} className="border-t border-line">
          <NoticeRow
            notice={notice}
            isShown={notice.id === shown}
            takesFocus={notice.id === left}
            onShow={() => onShow(notice.id)}
          />
        </li>
      ))}
    </ul>
  );
}

type NoticeRowProps = {
  readonly notice: AnnouncementSummary;
  readonly isShown: boolean;
  readonly takesFocus: boolean;
  readonly onShow: () => void;
};

function NoticeRow({ notice, isShown, takesFocus, onShow }: NoticeRowProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { zone } = useDates();
  const isRead = useReadNotices().isRead(notice);
  const { title, summary, timestamp } = notice;
  return (
    <button
      type="button"
      ref={takesFocus ? (row) => row?.focus() : undefined}
      aria-current={isShown ? 'true' : undefined}
      onClick={onShow}
      className={cn(
        'flex w-full items-center gap-3 px-5 py-2.75 text-left outline-offset-[-2px] transition-colors',
        isShown ? 'bg-surface-3' : 'hover:bg-surface-2',
      )}
    >
      <span
        aria-hidden="true"
        className={cn('grid size-9 flex-none place-items-center rounded-md bg-surface-2', !isRead && 'text-brand-text')}
      >
        <Bell size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cn('block truncate', isRead ? 'font-medium text-text-2' : 'font-semibold text-text-1')}>
          {title}
        </span>
        <span className="block truncate text-sm text-text-3">{summary}</span>
      </span>
      <span className="flex flex-none items-center gap-2 text-xs text-text-3">
        <time dateTime={new Date(timestamp).toISOString()}>{noticeTime(timestamp, now(), locale, zone)}</time>
        {!isRead && (
          <span className="size-1.5 rounded-full bg-brand-graphic">
            <span className="sr-only">{t('announcements.unread')}</span>
          </span>
        )}
      </span>
    </button>
  );
}

const DAY = 86_400_000;

/** When an announcement was published, as short as a line of the list wants it: `09:00`, `yesterday`, `22 Jun`. */
export function noticeTime(time: number, now: number, locale: string, timeZone: string): string {
  const [published, today] = [dayAt(time, timeZone), dayAt(now, timeZone)];
  const days = numberOf(today) - numberOf(published);
  if (days === 0) return formatDate(time, locale, 'time', timeZone);
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  return formatDate(time, locale, published.year === today.year ? 'day' : 'date', timeZone);
}

/** The number of a day in the calendar. */
function numberOf({ year, month, day }: ReturnType<typeof dayAt>): number {
  return Date.UTC(year, month - 1, day) / DAY;
}
