import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../ui/count-badge.tsx';
import { useUnreadCount } from './use-unread-count.ts';

/** The number of unread messages in the inbox, in words for screen readers. */
export function UnreadCount({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <>
      {/* separates label and count for screen readers */}{' '}
      <span className="sr-only">{t('centre.unread', { count })}</span>
      <span aria-hidden="true" className={className}>
        <CountBadge count={count} />
      </span>
    </>
  );
}
