import { useTranslation } from 'react-i18next';
import { useListContractBills } from '#generated/client/contract/contract.ts';
import { type ContractKind, ContractSide, type ListContractBillsParams } from '#generated/model/index.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { timeLeft } from '#portal/entities/time/time-left.ts';
import { useAhead, useTime } from '#portal/entities/time/use-time.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { settlementAfter, windowAt } from '#shared/contracts/contract-windows.ts';
import { WindowRing } from './window-ring.tsx';

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
