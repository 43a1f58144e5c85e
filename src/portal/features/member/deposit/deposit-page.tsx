import { usePanel } from '../../../access/use-panel.ts';
import { DepositView } from './deposit-view.tsx';
import { NewDeposit } from './new-deposit.tsx';

/** `depositv2` (MEMBER-04): a new deposit and the list, or the deposit that the address names. */
export function DepositPage() {
  const { params, change } = usePanel();
  const depositId = params.get('deposit');
  if (depositId) {
    return <DepositView key={depositId} depositId={depositId} onBack={() => change({ deposit: undefined })} />;
  }
  return <NewDeposit onMade={(made) => change({ deposit: made })} />;
}
