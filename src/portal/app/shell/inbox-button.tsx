import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { useUnreadCount } from '../../entities/message/use-unread-count.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { modals } from '../modals/registry.ts';

/** Opens the inbox, and shows the number of unread messages (MEMBER-23). */
export function InboxButton() {
  const { t } = useTranslation();
  const { open } = useModals();
  const count = useUnreadCount();
  const name = t('centre.page.messageV2');
  return (
    <IconButton
      label={count > 0 ? t('centre.inboxUnread', { count }) : name}
      onClick={() => open('memberCenter', { own: true, panel: 'messageV2' })}
      {...onIntent(modals.memberCenter.preload)}
    >
      <Bell size={20} aria-hidden="true" />
      <CountBadge count={count} className="absolute top-0.5 right-0.5" />
    </IconButton>
  );
}
