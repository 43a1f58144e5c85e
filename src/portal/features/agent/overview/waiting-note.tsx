import { FileClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePanel } from '#portal/access/use-panel.ts';
import { useWaitingContracts } from '#portal/entities/contract/waiting-contracts.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';

/** How many contracts wait for the agent, and the way to them; nothing where none does. */
export function WaitingNote() {
  const { t } = useTranslation();
  const { show } = usePanel();
  const count = useWaitingContracts();
  if (count === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <p className="flex items-center gap-2.5 font-semibold">
        <FileClock size={18} aria-hidden="true" className="flex-none text-brand-text" />
        {t('team.waiting', { count })}
      </p>
      <Button size="sm" onClick={() => show('agentContractRequests?direction=incoming')}>
        {t('team.waitingShow')}
      </Button>
    </Card>
  );
}
