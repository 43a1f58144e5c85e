import { useGetSecurityCentre } from '#generated/client/member-security/member-security.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { RowSkeletons } from '#portal/entities/loading/row-skeletons.tsx';
import { Card } from '#portal/ui/card.tsx';
import { LimitsCard } from '../limits/limits-card.tsx';
import { DeviceList } from './device-list.tsx';
import { LoginHistory } from './login-history.tsx';
import { SafetyRows } from './safety-rows.tsx';
import { SafetyScore } from './safety-score.tsx';

/** `securityCenter`, the member's account (MEMBER-02): how safe it is, its devices, and who has logged in. */
export function SecurityPage() {
  const query = useGetSecurityCentre();
  const { data } = query;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_344px]">
      <div className="grid min-w-0 gap-4">
        {data ? (
          <>
            <SafetyScore centre={data} />
            <SafetyRows centre={data} />
          </>
        ) : (
          <Card>
            <LoadState query={query} skeleton={<RowSkeletons rows={12} />} />
          </Card>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        <LimitsCard />
        <DeviceList />
      </div>
      <LoginHistory />
    </div>
  );
}
