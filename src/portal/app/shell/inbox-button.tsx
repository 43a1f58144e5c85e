import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMembersOnly, useModals } from '../../access/use-modals.ts';
import { useUnreadCount } from '../../entities/message/use-unread-count.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { modals } from '../modals/registry.ts';

/** The ways to move money, and the inbox with its unread messages (HEADER-05, MEMBER-23); one part, as it loads late. */
export function InboxButton() {
  const { t } = useTranslation();
  const { open } = useModals();
  const count = useUnreadCount();
  const name = t('centre.page.messageV2');
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      <MoneyButtons />
      <IconButton
        label={count > 0 ? t('centre.inboxUnread', { count }) : name}
        onClick={() => open('memberCenter', { own: true, panel: 'messageV2' })}
        {...onIntent(modals.memberCenter.preload)}
      >
        <Bell size={20} aria-hidden="true" />
        <CountBadge count={count} className="absolute top-0.5 right-0.5" />
      </IconButton>
    </div>
  );
}

/** The deposit and the withdrawal (HEADER-05). Where the header has no room for them, the account menu has the entries. */
function MoneyButtons() {
  const { t } = useTranslation();
  const { open } = useModals();
  const forMembers = useMembersOnly();
  const show = (panel: string) => forMembers(() => open('memberCenter', { own: true, panel }));
  return (
    <>
      <Button
        variant="brand"
        className="max-sm:hidden"
        onClick={() => show('depositv2')}
        {...onIntent(modals.memberCenter.preload)}
      >
        {t('centre.page.depositv2')}
      </Button>
      <Button className="max-lg:hidden" onClick={() => show('withdraw')} {...onIntent(modals.memberCenter.preload)}>
        {t('centre.page.withdraw')}
      </Button>
    </>
  );
}
