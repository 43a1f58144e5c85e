import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { useMembersOnly } from '../../entities/favourite/use-members-only.ts';
import { onIntent } from '../../ui/intent.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { modals } from '../modals/registry.ts';
import { navRowClass } from './nav-row.ts';

/** The row of the main menu that opens `referral` in the member centre, for guests after the login (SIDEBAR-12). */
export function InviteRow({ mini }: { readonly mini: boolean }) {
  const { t } = useTranslation();
  const { open } = useModals();
  const forMembers = useMembersOnly();
  const label = t('shell.sideBar.referral');
  return (
    <Tooltip text={label} disabled={!mini}>
      <button
        type="button"
        className={navRowClass(mini)}
        onClick={() => forMembers(() => open('memberCenter', { own: true, panel: 'referral' }))}
        {...onIntent(modals.memberCenter.preload)}
      >
        <UserPlus size={mini ? 20 : 18} aria-hidden="true" className="text-text-3" />
        <span className={mini ? 'sr-only' : undefined}>{label}</span>
      </button>
    </Tooltip>
  );
}
