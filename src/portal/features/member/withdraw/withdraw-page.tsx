import { ArrowUpFromLine, CreditCard, SearchX, User } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { useListBoundAccounts } from '#generated/client/member-accounts/member-accounts.ts';
import { listWithdrawals, useGetWithdrawalQuote, useListWithdrawals } from '#generated/client/wallet/wallet.ts';
import {
  type BoundAccounts,
  type ListWithdrawalsParams,
  type Withdrawal,
  type WithdrawalPage,
  type WithdrawalQuote,
  WithdrawalState,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DebtNotice, useDebt } from '#portal/entities/debt/debt-notice.tsx';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { LoadState, RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { accountName } from '../accounts/account-name.ts';
import { AddAccount } from '../accounts/add-account.tsx';
import { FirstPaymentPassword } from '../security/payment-password.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { hasEnded, isBack, useWithdrawal } from './withdrawal.ts';
import { StateBadge, WithdrawalDetails } from './withdrawal-details.tsx';

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

const states = Object.values(WithdrawalState);
const spec: ListSpec<ListWithdrawalsParams> = { pageSize: 10, range: 'month', filters: { state: states } };

type WithdrawalListProps = {
  readonly onOpen: (withdrawalId: string) => void;
  readonly className?: string;
};

/** The member's withdrawals, each with a link to its record (MEMBER-22). */
function WithdrawalList({ onOpen, className }: WithdrawalListProps) {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useListWithdrawals(list.query, { query: list.options });
  const columns = useColumns(query.data, onOpen);
  return (
    <DataList
      title={t('withdraw.list.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ withdrawalId }) => withdrawalId}
      filters={
        <FilterSelect
          label={t('withdraw.list.show')}
          all={t('withdraw.list.all')}
          value={list.filters.state}
          options={states.map((state) => ({ value: state, label: t(`withdraw.state.${state}`) }))}
          onChange={(state) => list.show({ filters: { state } })}
        />
      }
      empty={{
        icon: <ArrowUpFromLine size={18} />,
        title: t('withdraw.list.emptyTitle'),
        text: t('withdraw.list.emptyText'),
      }}
      source={{ name: 'withdrawals', fetchPage: listWithdrawals }}
      {...(className && { className })}
    />
  );
}

function useColumns(page: WithdrawalPage | undefined, onOpen: (withdrawalId: string) => void) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const totals = page?.totals;
  return useMemo(() => {
    const column = columnsOf<Withdrawal>();
    return column.columns([
      column.accessor('requestedAt', {
        header: t('withdraw.list.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time' },
      }),
      column.accessor(({ target }) => accountName(t, target), {
        id: 'account',
        header: t('withdraw.list.account'),
        cell: ({ getValue, row: { original } }) => (
          <button
            type="button"
            aria-label={`${getValue()}, ${t('withdraw.list.open', { id: original.withdrawalId })}`}
            onClick={() => onOpen(original.withdrawalId)}
            className="target text-left font-semibold text-brand-text underline-offset-2 hover:underline"
          >
            {getValue()}
          </button>
        ),
        meta: { card: 'title' },
      }),
      column.accessor('amount', {
        header: t('withdraw.list.amount'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.amount) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state, receives }) => (isBack(state) ? '' : receives), {
        id: 'receives',
        header: t('withdraw.list.receives'),
        cell: ({ getValue }) => (getValue() === '' ? '\u2013' : write(getValue())),
        ...(totals && { footer: t('withdraw.list.received', { amount: write(totals.received) }) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state }) => t(`withdraw.state.${state}`), {
        id: 'state',
        header: t('withdraw.list.state'),
        cell: ({ row: { original } }) => <StateBadge state={original.state} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, dates, write, totals, onOpen]);
}
