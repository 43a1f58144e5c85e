import { usePanel } from '#portal/access/use-panel.ts';
import { DebtNotice, useDebt } from '#portal/entities/debt/debt-notice.tsx';
import { DepositView } from './deposit-view.tsx';
import { NewDeposit } from './new-deposit.tsx';

/** `depositv2` (MEMBER-04): a new deposit, below the debt that it pays, and the list, or the deposit that the address names. */
export function DepositPage() {
  const { params, change } = usePanel();
  const debt = useDebt();
  const depositId = params.get('deposit');
  if (depositId) {
    return <DepositView key={depositId} depositId={depositId} onBack={() => change({ deposit: undefined })} />;
  }
  return (
    <>
      {debt && (
        <div className="mb-6">
          <DebtNotice debt={debt} />
        </div>
      )}
      <NewDeposit onMade={(made) => change({ deposit: made })} />
    </>
  );
}
