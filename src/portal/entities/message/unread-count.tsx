import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../ui/count-badge.tsx';
import { useUnreadCount } from './use-unread-count.ts';

/** How many messages wait in the inbox, said in words to those who do not see the badge. */
export function UnreadCount({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <>
      {/* keeps label and count apart where they are spoken */}{' '}
      <span className="sr-only">{t('centre.unread', { count })}</span>
      <span aria-hidden="true" className={className}>
        <CountBadge count={count} />
      </span>
    </>
  );
}
