import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnnouncementSummary } from '#generated/model/index.ts';
import { dayAt } from '#shared/time/zone.ts';
import { useDates } from '../../access/use-dates.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/format.ts';
import { useReadNotices } from './read-notices.ts';

type NoticeListProps = {
  readonly notices: readonly AnnouncementSummary[];
  /** The announcement that is shown beside the list. */
  readonly shown: string | undefined;
  /** The announcement that the visitor returns from; it gets the focus. */
  readonly left: string | undefined;
  readonly onShow: (id: string) => void;
};

/** A page of announcements (NOTICE-02). */
export function NoticeList({ notices, shown, left, onShow }: NoticeListProps) {
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
