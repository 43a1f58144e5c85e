import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccountPopover } from './account-popover.tsx';
import { Avatar } from './avatar.tsx';
import { useMember } from './use-member.ts';

/** The avatar of the header, with the account menu behind it (HEADER-09). */
export function AccountButton() {
  const { t } = useTranslation();
  const { nickname } = useMember();
  return (
    <AccountPopover
      placement="bottom-end"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={t('shell.account.menu')}
          className="target flex items-center gap-1.5 rounded-full text-text-3 hover:text-text-1"
        >
          <Avatar name={nickname} />
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
    />
  );
}
