import { IdCard, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { useListDepositMethods } from '#generated/client/wallet/wallet.ts';
import type { DepositMethod, DepositMethods } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { leastAmount } from '#shared/money/amount.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { FirstLimit } from './first-limit.tsx';

type NewDepositProps = { readonly onMade: (depositId: string) => void };

/** The form of a new deposit above the member's deposits. */
export function NewDeposit({ onMade }: NewDepositProps) {
  // The profile and the limits may have changed since.
  const query = useListDepositMethods({ query: { refetchOnMount: 'always' } });
  const owner = useGetMemberInfo().data?.account;
  const [isSkipped, setSkipped] = useState(false);
  const list = <DepositList onOpen={onMade} />;
  if (query.data === undefined || owner === undefined) {
    return (
      <Card>
        <LoadState query={query} />
      </Card>
    );
  }
  const [first] = query.data.methods;
  if (first === undefined || query.data.missing.length > 0) {
    return (
      <div className="grid gap-6">
        <Card>{first === undefined ? <NoMethod /> : <Missing missing={query.data.missing} />}</Card>
        {list}
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      {offersLimit(query.data) && !isSkipped && (
        <FirstLimit min={leastOf(first, query.data.methods)} onSkip={() => setSkipped(true)} />
      )}
      <DepositForm terms={query.data} first={first} owner={owner} onMade={onMade} list={list} />
    </div>
  );
}

function offersLimit({ firstDeposit, limitRemaining }: DepositMethods): boolean {
  return firstDeposit && limitRemaining === null;
}

function leastOf({ minAmount }: DepositMethod, methods: readonly DepositMethod[]): string {
  return methods.reduce((least, method) => leastAmount(least, method.minAmount), minAmount);
}

function NoMethod() {
  const { t } = useTranslation();
  return <EmptyState icon={<Landmark size={18} />} title={t('deposit.none')} text={t('deposit.noneText')} />;
}

/** What the profile lacks before the first deposit (VALID-49). */
function Missing({ missing }: Pick<DepositMethods, 'missing'>) {
  const { t } = useTranslation();
  const { show } = usePanel();
  return (
    <EmptyState
      icon={<IdCard size={18} />}
      title={t('deposit.missing.title')}
      text={missing.map((part) => t(`deposit.missing.${part}`)).join(' ')}
      action={
        <Button size="sm" variant="brand" onClick={() => show('profile?for=depositv2')}>
          {t('deposit.missing.action')}
        </Button>
      }
    />
  );
}
