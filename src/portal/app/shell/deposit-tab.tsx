import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMembersOnly, useModals } from '../../access/use-modals.ts';
import { onIntent } from '../../ui/intent.ts';
import { modals } from '../modals/registry.ts';

/** The deposit in the bar of phones, whose header has no room for it (HEADER-05). */
export function DepositTab({ className }: { readonly className: string }) {
  const { t } = useTranslation();
  const { open } = useModals();
  const forMembers = useMembersOnly();
  return (
    <button
      type="button"
      className={className}
      onClick={() => forMembers(() => open('memberCenter', { own: true, panel: 'depositv2' }))}
      {...onIntent(modals.memberCenter.preload)}
    >
      <span className="grid h-7 w-11 place-content-center rounded-md bg-brand text-brand-contrast">
        <Plus size={20} aria-hidden="true" />
      </span>
      {t('centre.page.depositv2')}
    </button>
  );
}
