import { useQueryClient } from '@tanstack/react-query';
import { IdCard, Landmark, ReceiptText } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { setMoneyLimit } from '#generated/client/member-limits/member-limits.ts';
import {
  getListDepositMethodsQueryKey,
  listDeposits,
  useListDepositMethods,
  useListDeposits,
} from '#generated/client/wallet/wallet.ts';
import {
  type Deposit,
  type DepositPage as DepositAnswer,
  type DepositMethod,
  type DepositMethods,
  DepositState,
  LimitPeriod,
  type ListDepositsParams,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { readAnew } from '#portal/api/read-anew.ts';
import { DebtNotice, useDebt } from '#portal/entities/debt/debt-notice.tsx';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { useAmount, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { leastAmount } from '#shared/money/amount.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositBadge, DepositView, depositStateText } from './deposit-view.tsx';

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

type NewDepositProps = { readonly onMade: (depositId: string) => void };

/** The form of a new deposit above the member's deposits. */
function NewDeposit({ onMade }: NewDepositProps) {
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

const states = Object.values(DepositState);
const spec: ListSpec<ListDepositsParams> = { pageSize: 10, range: 'month', filters: { state: states } };

type DepositListProps = { readonly onOpen: (depositId: string) => void };

/** The member's deposits, each opening its record (MEMBER-22). */
function DepositList({ onOpen }: DepositListProps) {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useListDeposits(list.query, { query: list.options });
  const columns = useColumns(query.data, onOpen);
  return (
    <DataList
      title={t('deposit.list.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ depositId }) => depositId}
      filters={
        <FilterSelect
          label={t('deposit.list.show')}
          all={t('deposit.list.all')}
          value={list.filters.state}
          options={states.map((state) => ({ value: state, label: t(`deposit.state.${state}`) }))}
          onChange={(state) => list.show({ filters: { state } })}
        />
      }
      empty={{
        icon: <ReceiptText size={18} />,
        title: t('deposit.list.empty'),
        text: t('deposit.list.emptyText'),
      }}
      source={{ name: 'deposits', fetchPage: listDeposits }}
    />
  );
}

function useColumns(page: DepositAnswer | undefined, onOpen: (depositId: string) => void) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const totals = page?.totals;
  return useMemo(() => {
    const column = columnsOf<Deposit>();
    return column.columns([
      column.accessor('createdAt', {
        header: t('deposit.list.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time' },
      }),
      column.accessor('methodName', { header: t('deposit.list.method') }),
      column.accessor('transferNote', {
        header: t('deposit.list.note'),
        cell: ({ getValue, row }) => (
          <button
            type="button"
            className="target num rounded-xs text-brand-text underline-offset-2 hover:underline"
            onClick={() => onOpen(row.original.depositId)}
          >
            {getValue()}
          </button>
        ),
        meta: { card: 'title' },
      }),
      column.accessor('amount', {
        header: t('deposit.list.amount'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.amount) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('creditedAmount', {
        header: t('deposit.list.credited'),
        cell: ({ getValue }) => {
          const credited = getValue();
          return credited === null ? '–' : write(credited);
        },
        ...(totals && { footer: write(totals.credited) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor((made) => depositStateText(t, made), {
        id: 'state',
        header: t('deposit.list.state'),
        cell: ({ row }) => <DepositBadge {...row.original} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, dates, write, totals, onOpen]);
}

/** The greatest amount that the contract takes. */
const MOST = '999999999999999.00';
const periods = Object.values(LimitPeriod);

type FirstLimitProps = {
  /** The least amount of a deposit; a lower limit would allow none. */
  readonly min: string;
  readonly onSkip: () => void;
};

/** The offer of a deposit limit before the first deposit (trust 12). */
function FirstLimit({ min, onSkip }: FirstLimitProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const unit = useMoneyUnit();
  const [period, setPeriod] = useState<LimitPeriod>('week');
  const [text, setText] = useState('');
  const [told, setTold] = useState(false);
  const { amount, problem } = useAmount(text, unit, { min, max: MOST });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function send() {
    if (sending || problem !== undefined || amount === undefined) return;
    setSending(true);
    setFailure(undefined);
    try {
      await setMoneyLimit({ kind: 'deposit', period, amount });
      toast.success(t('deposit.limit.done'));
      await readAnew(queries, [getListDepositMethodsQueryKey()]);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    void send();
  }

  return (
    <Card className="p-5">
      <form noValidate onSubmit={submit} className="grid max-w-prose gap-3.5">
        <h3 className="text-[15px] font-semibold">{t('deposit.limit.title')}</h3>
        <p className="text-sm text-text-2">{t('deposit.limit.text')}</p>
        <Segmented
          label={t('deposit.limit.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`deposit.limit.${value}`) }))}
          onChange={setPeriod}
        />
        <TextField
          label={t('deposit.limit.amount')}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={told ? problem : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {failure !== undefined && <FailureNote error={failure} onRetry={() => void send()} />}
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" loading={sending}>
            {t('deposit.limit.set')}
          </Button>
          <Button variant="ghost" onClick={onSkip}>
            {t('deposit.limit.skip')}
          </Button>
        </div>
      </form>
    </Card>
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
