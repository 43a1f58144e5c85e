import { useCallback } from 'react';
import type { LedgerReference } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { causePanel } from './cause-panel.ts';
import { LedgerList } from './ledger-list.tsx';
import { LedgerRecord } from './ledger-record.tsx';

/** `transactionHistory`: the ledger, or the movement of money that the address names (MEMBER-08). */
export function LedgerPage() {
  const { params, change, show } = usePanel();
  const openCause = useCallback(
    (reference: LedgerReference) => {
      const panel = causePanel(reference);
      if (panel === undefined) change({ about: reference.id });
      else show(panel);
    },
    [change, show],
  );
  const about = params.get('about');
  if (about) {
    return <LedgerRecord key={about} referenceId={about} onBack={() => change({ about: undefined })} />;
  }
  return <LedgerList onOpen={openCause} />;
}
