import { List, SearchX, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetContractBill } from '#generated/client/contract/contract.ts';
import type { BillDownline, ContractBillDetail } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Facts } from '#portal/entities/money/facts.tsx';
import { SignedAmount } from '#portal/entities/money/signed-amount.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { AccountFace } from '../account-face.tsx';
import { agentsSide } from '../agents-side.ts';
import { BillNotes } from './bill-notes.tsx';
import { BillBadge } from './contract-badge.tsx';
import { usePercent } from './use-percent.ts';
import { useWindowText } from './use-window-text.ts';

type BillAsideProps = {
  readonly billId: string;
  readonly onClose: () => void;
  /** Shows everything that the bill was computed from. */
  readonly onWhole: () => void;
};

/** The chosen bill beside the list: how its amount came about. The focus stays in the list. */
export function BillAside({ billId, onClose, onWhole }: BillAsideProps) {
  const { t } = useTranslation();
  const query = useGetContractBill(billId);
  return (
    <Card className="sticky top-0 min-w-0 p-4 shadow-2">
      <section aria-label={t('contracts.billBeside')} className="relative grid gap-4">
        <IconButton size="sm" label={t('contracts.closeBill')} className="absolute! -top-1 -right-1" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
        <RecordPage
          query={query}
          gone={{ icon: <SearchX size={18} />, title: t('contracts.gone'), text: t('contracts.goneText') }}
        >
          {(detail) => <Summary detail={detail} onWhole={onWhole} />}
        </RecordPage>
      </section>
    </Card>
  );
}

function Summary({ detail, onWhole }: { readonly detail: ContractBillDetail } & Pick<BillAsideProps, 'onWhole'>) {
  const { t } = useTranslation();
  const percent = usePercent();
  const write = useMoney();
  const { bill, terms, downlines } = detail;
  const needed = terms.tiers[(bill.tier ?? 1) - 1]?.activeDownlines ?? 0;
  const isOwn = bill.side === 'own';
  return (
    <>
      <Head bill={bill} />
      <BillNotes detail={detail} />
      <div className="rounded-md bg-surface-2 p-3.5">
        <Facts
          facts={[
            {
              label: bill.tier === null ? t('contracts.tierHeld') : t('contracts.tierRate', { number: bill.tier }),
              value: bill.tier === null ? t('contracts.noTier') : percent(bill.rate),
            },
            {
              label: t('contracts.active'),
              value: t('contracts.activeOf', { active: bill.activeDownlines, needed }),
            },
            {
              label: t('contracts.grossOn', {
                amount: write(bill.kind === 'dividend' ? agentsSide(bill.teamResult) : bill.turnover),
              }),
              value: write(bill.gross),
            },
          ]}
        />
      </div>
      {downlines.length > 0 && (
        <ul className="max-h-80 divide-y divide-line overflow-y-auto" aria-label={t('contracts.belowTitle')}>
          {downlines.map((row) => (
            <Below key={row.billId} row={row} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong pt-3">
        <span className="font-semibold">
          {isOwn ? t('contracts.netToYou') : t('contracts.netTo', { name: bill.downline.account })}
        </span>
        <span className="num text-lg font-bold">
          <SignedAmount amount={bill.net} />
        </span>
      </div>
      <Button block onClick={onWhole}>
        <List size={16} aria-hidden="true" />
        {t(isOwn ? 'contracts.wholeBillBets' : 'contracts.wholeBill')}
      </Button>
    </>
  );
}

function Head({ bill }: Pick<ContractBillDetail, 'bill'>) {
  const { t } = useTranslation();
  const dates = useDates();
  const { text, day } = useWindowText()(bill);
  return (
    <div className="grid justify-items-start gap-1 pr-8">
      <h3 className="num text-[15px] font-semibold">{text}</h3>
      <p className="num text-xs text-text-3">
        {[
          ...(day === undefined ? [] : [day]),
          ...(bill.paidAt === null
            ? []
            : [t('contracts.paidAt', { at: dates.write(Date.parse(bill.paidAt), 'time') })]),
          bill.billId,
          bill.contractId,
        ].join(', ')}
      </p>
      <BillBadge state={bill.state} />
    </div>
  );
}

function Below({ row: { downline, rate, turnover, gross } }: { readonly row: BillDownline }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const write = useMoney();
  return (
    <li className="flex items-center gap-2.5 py-2 text-sm">
      <AccountFace account={downline.account} />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{downline.account}</span>
        <span className="num text-xs text-text-3">
          {t('contracts.rateOf', { rate: percent(rate), amount: write(turnover) })}
        </span>
      </span>
      <span className="num flex-none">
        <SignedAmount amount={Number(gross) > 0 ? `-${gross}` : gross} />
      </span>
    </li>
  );
}
