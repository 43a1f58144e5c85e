import { useTranslation } from 'react-i18next';
import type { MessageSummary } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { now } from '#portal/lib/clock.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatAgo } from '#portal/lib/relative-time.ts';
import { Checkbox } from '#portal/ui/checkbox.tsx';
import { CategoryIcon } from './category-icon.tsx';

const DAY = 86_400_000;

type MessageRowProps = {
  readonly message: MessageSummary;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly onOpen: () => void;
};

/** A message as a row of the inbox. Unread messages also say so in words. */
export function MessageRow({ message, chosen, onChoose, onOpen }: MessageRowProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const { title, summary, category, sender, readAt, sentAt } = message;
  const sent = Date.parse(sentAt);
  const unread = readAt === null;
  const time = now() - sent < 2 * DAY ? formatAgo(sent, now(), locale) : dates.write(sent, 'date');
  return (
    <li
      className={cn(
        'relative flex items-start gap-3 px-4 py-3.5 hover:bg-surface-2 sm:px-5',
        unread && 'bg-surface-2/50',
      )}
    >
      <Checkbox
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        aria-label={t('member.inbox.choose', { title })}
        className="z-raised mt-2"
      />
      <CategoryIcon category={category} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <button
            type="button"
            onClick={onOpen}
            className={cn(
              'min-w-0 text-left wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
              unread ? 'font-semibold text-text-1' : 'font-medium text-text-2',
            )}
          >
            {title}
          </button>
          <span className="flex items-center gap-2 text-xs text-text-3">
            <time dateTime={sentAt}>{time}</time>
            {unread && (
              <>
                <span aria-hidden="true" className="size-2 rounded-full bg-brand-graphic" />
                <span className="sr-only">{t('member.inbox.unread')}</span>
              </>
            )}
          </span>
        </div>
        <p className="line-clamp-2 text-sm text-text-2">{summary}</p>
        <p className="mt-0.5 text-xs text-text-3">
          {sender === undefined ? t(`member.inbox.category.${category}`) : t('member.inbox.from', { account: sender })}
        </p>
      </div>
    </li>
  );
}
