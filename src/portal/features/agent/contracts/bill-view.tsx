import { ReceiptText, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listIncomeInputs, useListIncomeInputs } from '#generated/client/agent/agent.ts';
import { useGetContractBill } from '#generated/client/contract/contract.ts';
import { listIncomeInputsDefaults } from '#generated/client/defaults.ts';
import {
  type ContractBill,
  type ContractBillDetail,
  type IncomeInput,
  type ListIncomeInputsParams,
  ListIncomeInputsSort,
} from '#generated/model/index.ts';
import { listIncomeInputsQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { Facts } from '#portal/entities/money/facts.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Card } from '#portal/ui/card.tsx';
import { agentsSide, BASIS_POINTS, BillBadge, TermsTable, usePercent } from './contract-parts.tsx';

/** A bill with everything that it was computed from; an own one leads to each input (AGENT-08). */
export function BillView({ billId, onBack }: { readonly billId: string; readonly onBack: () => void }) {
  const { t } = useTranslation();
  const query = useGetContractBill(billId);
  return (
    <div className="grid gap-4">
      <Card className="p-5">
        <RecordPage
          query={query}
          back={{ label: t('contracts.back'), onBack }}
          barClassName="mb-4"
          gone={{ icon: <SearchX size={18} />, title: t('contracts.gone'), text: t('contracts.goneText') }}
        >
          {(detail) => <Details detail={detail} />}
        </RecordPage>
      </Card>
      {query.data?.bill.side === 'own' && <IncomeInputs bill={query.data.bill} />}
    </div>
  );
}

function Details({ detail }: { readonly detail: ContractBillDetail }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const percent = usePercent();
  const dates = useDates();
  const write = useMoney();
  const { bill, terms, downlines, adjustments, payments } = detail;
  const isDividend = bill.kind === 'dividend';
  const at = (moment: string) => dates.write(Date.parse(moment));
  const none = t('contracts.noTier');
  // Most salaries carry nothing.
  const carried = (name: 'carriedIn' | 'carriedOut') => {
    if (!isDividend && Number(bill[name]) === 0) return [];
    return [{ label: t(`contracts.${isDividend ? 'wins' : 'lacks'}.${name}`), value: write(bill[name]) }];
  };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="title text-lg">
          {t('contracts.windowOf', { from: at(bill.windowFrom), to: at(bill.windowTo) })}
        </h3>
        <BillBadge state={bill.state} />
      </div>
      <BillNotes detail={detail} />
      <Facts
        facts={[
          { label: t('contracts.bill'), value: bill.billId },
          { label: t('contracts.paidTo'), value: bill.downline.account },
          { label: t('contracts.turnover'), value: write(bill.turnover) },
          { label: t('contracts.result'), value: write(agentsSide(bill.teamResult)) },
          { label: t('contracts.active'), value: formatNumber(bill.activeDownlines, locale) },
          { label: t('contracts.tierHeld'), value: bill.tier === null ? none : `${bill.tier}: ${percent(bill.rate)}` },
          ...carried('carriedIn'),
          { label: t('contracts.gross'), value: write(bill.gross) },
          { label: t('contracts.adjustment'), value: write(bill.adjustment) },
          { label: t('contracts.downlineGross'), value: write(bill.downlineGross) },
          { label: t('contracts.gap'), value: write(bill.gap) },
          { label: t('contracts.net'), value: write(bill.net) },
          ...carried('carriedOut'),
          { label: t('contracts.paid'), value: write(bill.paid) },
        ]}
      />
      <TermsTable kind={bill.kind} terms={terms} held={bill.tier} />
      <Rows
        title={t('contracts.belowTitle')}
        rows={downlines.map((row) => ({
          key: row.billId,
          label: `${row.downline.account}, ${row.billId}`,
          detail: t('contracts.rateOf', { rate: percent(row.rate), amount: write(row.turnover) }),
          amount: write(row.gross),
        }))}
      />
      <Rows
        title={t('contracts.adjustments')}
        rows={adjustments.map((row) => ({
          key: row.betId,
          label: row.betId,
          detail: t('contracts.changedAt', { at: at(row.settledAt), turnover: write(row.turnover) }),
          amount: write(row.amount),
        }))}
      />
      <Rows
        title={t('contracts.payments')}
        rows={payments.map((row) => ({
          key: row.entryId,
          label: t(`contracts.payer.${row.payer}`),
          detail: at(row.at),
          amount: write(row.amount),
        }))}
      />
    </div>
  );
}

type Row = { readonly key: string; readonly label: string; readonly detail: string; readonly amount: string };

/** A titled list of amounts; nothing where there are none. */
function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul className="divide-y divide-line rounded-md border border-line">
        {rows.map(({ key, label, detail, amount }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
            <span className="grid">
              <span className="font-medium wrap-anywhere">{label}</span>
              <span className="num text-xs text-text-3">{detail}</span>
            </span>
            <span className="num">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a bill waits or was denied, when it expires, and when the rest of it is paid; nothing where all is plain. */
export function BillNotes({ detail: { bill, reason, expiresAt } }: { readonly detail: ContractBillDetail }) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  if (reason === null && expiresAt === null && bill.restAt === null) return null;
  const at = (moment: string) => dates.write(Date.parse(moment));
  return (
    <div className="grid gap-1 text-sm text-text-2">
      {reason !== null && <p className="wrap-anywhere">{reason}</p>}
      {expiresAt !== null && <p>{t('contracts.expires', { at: at(expiresAt) })}</p>}
      {bill.restAt !== null && (
        <p>{t('contracts.paidInPart', { paid: write(bill.paid), net: write(bill.net), at: at(bill.restAt) })}</p>
      )}
    </div>
  );
}

const spec: ListSpec<ListIncomeInputsParams> = {
  pageSize: 20,
  search: listIncomeInputsQuerySearchMax,
  sort: { values: Object.values(ListIncomeInputsSort), usual: listIncomeInputsDefaults.sort },
};

/** Everything that an own bill was computed from; what the rows add is together its net (CONTRACT-09). */
function IncomeInputs({ bill }: { readonly bill: ContractBill }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const incomeId = bill.billId.replace(/^bl-/, 'in-');
  const list = useListState(spec, usePanel());
  const query = useListIncomeInputs(incomeId, list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<IncomeInput>();
    return column.columns([
      column.accessor(({ kind }) => t(`contracts.input.${kind}`), {
        id: 'kind',
        header: t('contracts.inputKind'),
        cell: ({ getValue, row: { original } }) => (
          <span className="grid">
            <span>{getValue()}</span>
            {original.account !== null && <span className="text-xs wrap-anywhere text-text-3">{original.account}</span>}
          </span>
        ),
        meta: { card: 'title' },
      }),
      column.accessor(({ reference }) => reference?.id ?? '', {
        id: 'reference',
        header: t('contracts.reference'),
        cell: ({ getValue, row: { original } }) => (
          <span className="grid">
            <span className="wrap-anywhere">{getValue()}</span>
            {original.gameName !== null && <span className="text-xs text-text-3">{original.gameName}</span>}
            {original.late && <span className="text-xs text-text-3">{t('contracts.isAdjustment')}</span>}
          </span>
        ),
      }),
      // More decimals than money has, so that the sum can be checked.
      column.accessor('base', {
        header: t('contracts.base'),
        cell: ({ getValue }) => exactText(getValue()),
        meta: { numeric: true },
      }),
      column.accessor(({ rate }) => (rate === null ? '' : percent(rate)), {
        id: 'rate',
        header: t('contracts.rate'),
        meta: { numeric: true },
      }),
      column.accessor('amount', {
        header: t('contracts.contribution'),
        cell: ({ getValue }) => exactText(getValue()),
        ...(totals && { footer: exactText(totals.amount) }),
        meta: { numeric: true },
      }),
      column.accessor('at', {
        header: t('contracts.inputAt'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { numeric: true },
      }),
    ]);
  }, [t, percent, dates, totals]);
  // A row of the file stands for itself: whose bill it is of, and numbers that a spreadsheet can compute with.
  const fileColumns = useMemo(() => {
    const column = columnsOf<IncomeInput>();
    return column.columns([
      column.accessor(() => bill.billId, { id: 'bill', header: t('contracts.bill') }),
      column.accessor(() => bill.contractId, { id: 'contract', header: t('contracts.contract') }),
      column.accessor(() => bill.windowFrom, {
        id: 'windowFrom',
        header: t('contracts.windowFrom'),
        meta: { kind: 'time' },
      }),
      column.accessor(() => bill.windowTo, {
        id: 'windowTo',
        header: t('contracts.windowTo'),
        meta: { kind: 'time' },
      }),
      column.accessor(({ kind }) => t(`contracts.input.${kind}`), { id: 'kind', header: t('contracts.inputKind') }),
      column.accessor(({ account }) => account ?? '', { id: 'account', header: t('team.column.account') }),
      column.accessor('inputId', { header: t('contracts.inputId') }),
      column.accessor(({ reference }) => reference?.id ?? '', { id: 'reference', header: t('contracts.reference') }),
      column.accessor(({ gameName }) => gameName ?? '', { id: 'game', header: t('team.bets.game') }),
      column.accessor('at', { header: t('contracts.inputAt'), meta: { kind: 'time' } }),
      column.accessor(({ late }) => (late ? t('contracts.isAdjustment') : ''), {
        id: 'late',
        header: t('contracts.inputNote'),
      }),
      column.accessor('turnover', { header: t('team.column.turnover'), meta: { kind: 'exact' } }),
      column.accessor('base', { header: t('contracts.base'), meta: { kind: 'exact' } }),
      column.accessor(({ rate }) => rate && rate / BASIS_POINTS, {
        id: 'rate',
        header: t('contracts.rate'),
        meta: { kind: 'percent' },
      }),
      column.accessor('amount', { header: t('contracts.contribution'), meta: { kind: 'exact' } }),
    ]);
  }, [t, bill]);
  return (
    <DataList
      title={t('contracts.inputsBehind')}
      list={list}
      query={query}
      columns={columns}
      fileColumns={fileColumns}
      rowId={({ inputId }) => inputId}
      searchLabel={t('team.search')}
      empty={{ icon: <ReceiptText size={18} />, title: t('contracts.noInputs'), text: t('contracts.noInputsText') }}
      source={{
        name: `inputs-${incomeId}`,
        fetchPage: (params, signal) => listIncomeInputs(incomeId, params, signal),
      }}
    />
  );
}

/** An amount with all its decimals, with the minus sign that money has. */
function exactText(amount: string): string {
  return amount.replace('-', '\u2212');
}
