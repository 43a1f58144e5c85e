import { useTranslation } from 'react-i18next';
import { useChatUnread } from '../../entities/support/customer-service.ts';
import { CountBadge } from '../../ui/badge.tsx';

/** The number of unread chat messages (API-63). */
export function ChatBadge() {
  const { t } = useTranslation();
  const count = useChatUnread();
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true">
        <CountBadge count={count} />
      </span>
      <span className="sr-only">{t('menu.unread', { count })}</span>
    </>
  );
}
