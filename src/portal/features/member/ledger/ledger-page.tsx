import { useCallback } from 'react';
import type { LedgerReference } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { LedgerList } from './ledger-list.tsx';
import { LedgerRecord } from './ledger-record.tsx';

/** The pages that show a cause by itself, with the parameter that names it. */
const pages: Partial<Record<LedgerReference['type'], readonly [page: string, parameter: string]>> = {
  deposit: ['depositv2', 'deposit'],
  withdrawal: ['withdraw', 'id'],
  bonus: ['bonusDetails', 'bonus'],
  bet: ['personalHistoryCopy', 'bet'],
};

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

/** The panel of the member centre that shows the cause of an entry; undefined where the ledger itself shows it. */
function causePanel({ type, id }: LedgerReference): string | undefined {
  const page = pages[type];
  return page && `${page[0]}?${new URLSearchParams({ [page[1]]: id })}`;
}
