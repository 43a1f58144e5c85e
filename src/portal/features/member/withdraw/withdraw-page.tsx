import { CreditCard, SearchX, User } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { useListBoundAccounts } from '#generated/client/member-accounts/member-accounts.ts';
import { useGetWithdrawalQuote, useListWithdrawals } from '#generated/client/wallet/wallet.ts';
import type { BoundAccounts, WithdrawalQuote } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DebtNotice, useDebt } from '#portal/entities/debt/debt-notice.tsx';
import { LoadState, RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { AddAccount } from '../accounts/add-account.tsx';
import { FirstPaymentPassword } from '../security/first-payment-password.tsx';
import { hasEnded } from './timeline-steps.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalDetails } from './withdrawal-details.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

/** `withdraw`: the form, or the debt that stands before it, the withdrawal under way and the list, or the withdrawal that the address names (MEMBER-05). */
export function WithdrawPage() {
  const { params, change } = usePanel();
  const withdrawalId = params.get('id');
  if (withdrawalId) {
    return <WithdrawalView key={withdrawalId} withdrawalId={withdrawalId} onBack={() => change({ id: undefined })} />;
  }
  return <Desk onOpen={(id) => change({ id })} />;
}

const latest = { pageNo: 1, pageSize: 20 };

function Desk({ onOpen }: { readonly onOpen: (withdrawalId: string) => void }) {
  const quote = useGetWithdrawalQuote();
  const bound = useListBoundAccounts();
  const owner = useGetMemberInfo().data?.account;
  const debt = useDebt();
  const open = useListWithdrawals(latest).data?.content.filter(({ state }) => !hasEnded(state)) ?? [];
  const shown = open.find(({ state }) => state === 'paid') ?? open[0];
  const openRow = useCallback((id: string) => onOpen(id), [onOpen]);
  const isReady = quote.data && bound.data && owner !== undefined;
  return (
    <div className="grid items-start gap-x-7 gap-y-6 xl:grid-cols-[minmax(0,1fr)_372px]">
      <div className="grid min-w-0 gap-6">
        {debt ? (
          <DebtNotice debt={debt} />
        ) : isReady ? (
          <Begin quote={quote.data} bound={bound.data} owner={owner} />
        ) : (
          <Card>
            <LoadState query={quote.error ? quote : bound} skeleton={<RowSkeletons rows={12} />} />
          </Card>
        )}
      </div>
      {shown && owner !== undefined && (
        <Card className="p-5 max-xl:order-first xl:row-span-2">
          <Current withdrawalId={shown.withdrawalId} owner={owner} />
        </Card>
      )}
      <WithdrawalList onOpen={openRow} className="xl:col-start-1" />
    </div>
  );
}

type BeginProps = { readonly quote: WithdrawalQuote; readonly bound: BoundAccounts; readonly owner: string };

/** The form, or what the account lacks before it. */
function Begin({ quote, bound, owner }: BeginProps) {
  const { t } = useTranslation();
  const { show } = usePanel();
  const [adding, setAdding] = useState(false);
  const { payeeName } = bound;
  if (payeeName === null) {
    return (
      <Lacking
        icon={<User size={18} />}
        title={t('withdraw.needsName')}
        text={t('withdraw.needsNameText')}
        action={t('withdraw.toProfile')}
        onAction={() => show('profile?for=withdraw')}
      />
    );
  }
  if (quote.missing.includes('payment_password')) return <FirstPaymentPassword />;
  if (bound.accounts.length === 0) {
    return (
      <>
        <Lacking
          icon={<CreditCard size={18} />}
          title={t('withdraw.needsAccount')}
          text={t('withdraw.needsAccountText', { name: payeeName })}
          action={t('withdraw.addAccount')}
          onAction={() => setAdding(true)}
        />
        {adding && <AddAccount payeeName={payeeName} onClose={() => setAdding(false)} />}
      </>
    );
  }
  return <WithdrawForm quote={quote} bound={bound} payeeName={payeeName} owner={owner} />;
}

type LackingProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
};

function Lacking({ icon, title, text, action, onAction }: LackingProps) {
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <Button size="sm" variant="brand" onClick={onAction}>
            {action}
          </Button>
        }
      />
    </Card>
  );
}

function Current({ withdrawalId, owner }: { readonly withdrawalId: string; readonly owner: string }) {
  const query = useWithdrawal(withdrawalId);
  if (query.data === undefined) return <LoadState query={query} />;
  return <WithdrawalDetails detail={query.data} owner={owner} />;
}

type WithdrawalViewProps = { readonly withdrawalId: string; readonly onBack: () => void };

/** The withdrawal that the address names, on a page of its own. */
function WithdrawalView({ withdrawalId, onBack }: WithdrawalViewProps) {
  const { t } = useTranslation();
  const query = useWithdrawal(withdrawalId);
  const owner = useGetMemberInfo().data?.account ?? '';
  return (
    <Card className="mx-auto w-full max-w-160 p-5">
      <RecordPage
        query={query}
        back={{ label: t('withdraw.record.back'), onBack }}
        barClassName="mb-4"
        gone={{
          icon: <SearchX size={18} />,
          title: t('withdraw.record.gone'),
          text: t('withdraw.record.goneText'),
        }}
      >
        {(detail) => <WithdrawalDetails detail={detail} owner={owner} full />}
      </RecordPage>
    </Card>
  );
}
