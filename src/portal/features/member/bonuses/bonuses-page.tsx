import { useCallback } from 'react';
import { usePanel } from '#portal/access/use-panel.ts';
import { BonusList } from './bonus-list.tsx';
import { BonusView } from './bonus-view.tsx';

/** `bonusDetails`: the bonuses, or the one that the address names with its wagering ledger (MEMBER-10). */
export function BonusesPage() {
  const { params, change } = usePanel();
  const open = useCallback((bonus: string) => change({ bonus }), [change]);
  const bonusId = params.get('bonus');
  if (!bonusId) return <BonusList onOpen={open} />;
  return <BonusView key={bonusId} bonusId={bonusId} onBack={() => change({ bonus: undefined })} />;
}
