import { useTranslation } from 'react-i18next';
import { SpokenCount } from '../../ui/spoken-count.tsx';
import { useUnreadCount } from './use-unread-count.ts';

/** The number of unread messages in the inbox. */
export function UnreadCount({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const count = useUnreadCount();
  return <SpokenCount count={count} words={t('centre.unread', { count })} className={className} />;
}
