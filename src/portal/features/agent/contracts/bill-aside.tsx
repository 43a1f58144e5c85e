import { List, SearchX, X } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetContractBill, useListContractBills } from '#generated/client/contract/contract.ts';
import {
  type BillDownline,
  type ContractBill,
  type ContractBillDetail,
  type ContractKind,
  ContractSide,
  type ListContractBillsParams,
} from '#generated/model/index.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { Facts } from '#portal/entities/money/facts.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { timeLeft, useAhead, useTime } from '#portal/entities/time/use-time.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { settlementAfter, windowAt } from '#shared/contracts/contract-windows.ts';
import { AccountFace } from '../accounts.tsx';
import { BillNotes } from './bill-view.tsx';
import { agentsSide, BillBadge, usePercent, WindowRing } from './contract-parts.tsx';

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

const MIDNIGHT = '00:00';

type Window = Pick<ContractBill, 'kind' | 'windowFrom' | 'windowTo'>;

/** Writes the window of a bill: short ones as times of day with their day apart, long ones as days. */
export function useWindowText(): (window: Window) => { readonly text: string; readonly day?: string } {
  const { t } = useTranslation();
  const { write } = useDates();
  return useCallback(
    ({ kind, windowFrom, windowTo }) => {
      const [from, to] = [Date.parse(windowFrom), Date.parse(windowTo)];
      const times = { from: write(from, 'time'), to: write(to, 'time') };
      const isShort = kind === 'hourly' || kind === 'realtime';
      if (isShort) return { text: t('contracts.windowOf', times), day: write(from, 'day') };
      // Days of the brand are days of the visitor only where both zones agree.
      const isDays = times.from === MIDNIGHT && times.to === MIDNIGHT;
      if (!isDays) return { text: t('contracts.windowOf', { from: write(from), to: write(to) }) };
      const days = { from: write(from, 'date'), to: write(to - 1, 'date') };
      return { text: days.from === days.to ? days.from : t('contracts.windowOf', days) };
    },
    [t, write],
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

const DAY = 86_400_000;

type BillFiguresProps = {
  readonly kind: ContractKind;
  /** The range, the side and the search of the list, in whatever states. */
  readonly of: ListContractBillsParams;
};

/** When a kind settles next, and what came of the windows of a range. */
export function BillFigures({ kind, of }: BillFiguresProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const few = { ...of, kind, pageNo: 1, pageSize: 1 };
  const query = useListContractBills(few);
  const all = query.data?.totals;
  const ahead = useAhead(query.data?.asOf, query.dataUpdatedAt);
  const notReached = useListContractBills({ ...few, state: 'not_reached' }).data?.totals;
  const count = (number: number | undefined) => number !== undefined && formatNumber(number, locale);
  // An own bill has the gross of the downlines' bills in it, so the two are never added up.
  const sides = Object.values(ContractSide).filter((side) => of.side === undefined || of.side === side);
  const paid = usePaid(few);
  const tiles = [
    ...sides.map((side) => {
      const amount = paid[side];
      return { name: t(`contracts.paidOf.${side}`), value: amount && write(amount) };
    }),
    { name: t('contracts.views.bills'), value: count(all?.count) },
    { name: t('contracts.billState.not_reached'), value: count(notReached?.count) },
  ];
  return (
    <dl className={cn('grid grid-cols-2 gap-3', sides.length > 1 ? 'lg:grid-cols-5' : 'lg:grid-cols-4')}>
      <NextSettlement kind={kind} ahead={query.data && ahead} />
      {tiles.map(({ name, value }) => (
        <Card key={name} className="grid content-center gap-1 p-4">
          <dt className="text-sm text-text-2">{name}</dt>
          <dd className="num text-xl wrap-anywhere">{value || <Skeleton className="h-7 w-24" />}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** What was paid on each side; undefined where the list shows the other side alone. */
function usePaid(few: ListContractBillsParams): Record<ContractSide, string | undefined> {
  const isAsked = (side: ContractSide) => few.side === undefined || few.side === side;
  const own = useListContractBills({ ...few, side: 'own' }, { query: { enabled: isAsked('own') } });
  const downline = useListContractBills({ ...few, side: 'downline' }, { query: { enabled: isAsked('downline') } });
  return { own: own.data?.totals.paid, downline: downline.data?.totals.paid };
}

type NextSettlementProps = Pick<BillFiguresProps, 'kind'> & {
  /** How far the server's clock, which settles, is ahead of the visitor's, in ms. */
  readonly ahead: number | undefined;
};

/** The time until the next settlement, as a date where it is more than a day ahead. */
function NextSettlement({ kind, ahead }: NextSettlementProps) {
  const { t } = useTranslation();
  const zone = useBrandZone();
  const dates = useDates();
  const time = useTime(ahead ?? 0);
  const at = settlementAfter(kind, time, zone);
  const { from, to } = windowAt(kind, time, zone);
  const isSoon = at - time < DAY;
  const left = isSoon ? <span role="timer">{timeLeft(at - time)}</span> : dates.write(at);
  return (
    <Card className="relative grid content-center gap-1 p-4 sm:pl-18">
      <dt className="text-sm text-text-2">
        <WindowRing
          share={ahead === undefined ? 0 : (time - from) / (to - from)}
          className="absolute top-1/2 left-4 size-11 -translate-y-1/2 max-sm:hidden"
        />
        {t(isSoon ? 'contracts.nextIn' : 'contracts.nextAt')}
      </dt>
      <dd className="num text-xl">{ahead === undefined ? <Skeleton className="h-7 w-24" /> : left}</dd>
    </Card>
  );
}
