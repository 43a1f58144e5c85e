import { useTranslation } from 'react-i18next';
import { useMembersOnly, useModals } from '../../access/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { modals } from '../modals/registry.ts';

/** The deposit and the withdrawal (HEADER-05). Where the header has no room for them, the account menu has the entries. */
export function MoneyButtons() {
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
