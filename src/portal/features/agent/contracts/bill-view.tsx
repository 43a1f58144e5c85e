import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetContractBill } from '#generated/client/contract/contract.ts';
import type { ContractBillDetail } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Facts } from '#portal/entities/money/facts.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Card } from '#portal/ui/card.tsx';
import { agentsSide } from '../agents-side.ts';
import { IncomeInputs } from '../income/income-inputs.tsx';
import { BillNotes } from './bill-notes.tsx';
import { BillBadge } from './contract-badge.tsx';
import { TermsTable } from './terms-table.tsx';
import { usePercent } from './use-percent.ts';

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
