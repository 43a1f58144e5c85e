import type {
  BillAdjustment,
  BillDownline,
  BillPayment,
  ContractBillDetail,
  ContractTerms,
} from '#generated/model/index.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { contractId, partyOf } from '../contract-row.ts';
import { billId } from '../settlement/bill-posting.ts';
import {
  BILL_COLUMNS,
  BILL_TABLES,
  type BillRow,
  billOf,
  expiryOf,
  LAST_MOVE,
  numberIn,
  teamThen,
} from './bill-row.ts';

const FIND = `
  select ${BILL_COLUMNS}, ${LAST_MOVE} as "lastMove", (select c.terms from contracts c where c.id = b.contract_id) as terms
  from ${BILL_TABLES} where b.id = $1 and (b.downline_id = $2 or b.upline_id = $2)`;
const DOWNLINES = `
  select ${BILL_COLUMNS} from ${BILL_TABLES}
  where b.upline_id = $1 and b.kind = $2 and b.window_from = $3 order by b.gross desc, b.id limit 1000`;
// What one bet changed, by the loss for dividends and by the valid turnover for salaries.
const ADJUSTMENTS = `
  select s.bet_id as "betId", sum(s.valid_turnover) as turnover, max(s.settled_at) as "settledAt",
    sum(case when $4 = 'dividend' then s.stake - s.payout else s.valid_turnover end) * $5 / 10000 as amount,
    (select min(f.settled_at) from bet_settlements f where f.bet_id = s.bet_id) as "firstAt"
  from ${teamThen('$1', '$6')} l join bet_settlements s on s.member_id = l.member_id
  where s.settled_at >= $2 and s.settled_at < $3 and s.corrects
    and (select min(p.settled_at) from bet_settlements p where p.bet_id = s.bet_id) < $2
  group by s.bet_id order by abs(sum(s.valid_turnover)) desc, s.bet_id limit 1000`;
const PAYMENTS = `
  select e.id, a.kind as house, -e.amount as amount, e.booked_at as at
  from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
  where t.reason_kind = 'bill' and t.reason_id = $1 and a.member_id is null order by e.id limit 100`;

interface AdjustmentRow extends Omit<BillAdjustment, 'windowFrom' | 'settledAt'> {
  readonly settledAt: Date;
  readonly firstAt: Date;
}

interface PaymentRow {
  readonly id: number;
  readonly house: 'agents' | 'dividend_gap' | 'rounding';
  readonly amount: string;
  readonly at: Date;
}

/** A bill of a party with everything that it was computed from. Failure: `not_found`, also for bills of others. */
export async function billDetail(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  id: string,
): Promise<ContractBillDetail> {
  const { db, brand } = services;
  const values = [numberIn('bl', id), memberId];
  const [row] = await db.query<BillRow & { readonly terms: ContractTerms; readonly lastMove: number }>(
    'contract_bill',
    FIND,
    values,
  );
  if (row === undefined) throw new Failure('not_found');
  const { kind, downlineId, windowFrom, windowTo, rate } = row;
  const downlines = await db.query<BillRow>('contract_bill_downlines', DOWNLINES, [downlineId, kind, windowFrom]);
  const window = [downlineId, windowFrom, windowTo, kind, rate, row.lastMove];
  const adjustments = await db.query<AdjustmentRow>('contract_bill_adjustments', ADJUSTMENTS, window);
  const payments = await db.query<PaymentRow>('contract_bill_payments', PAYMENTS, [billId(row.id)]);
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    bill: billOf(services, row, memberId),
    terms: row.terms,
    downlines: downlines.map(
      (below): BillDownline => ({
        billId: billId(below.id),
        contractId: contractId(below.contractId),
        downline: partyOf(brand, below.downlineId, below.account, below.nickname),
        turnover: wire(below.turnover),
        rate: below.rate,
        gross: wire(below.gross),
      }),
    ),
    adjustments: adjustments.map(
      ({ betId, turnover, amount, settledAt, firstAt }): BillAdjustment => ({
        betId,
        windowFrom: new Date(windowAt(kind, firstAt.getTime(), brand.timeZone).from).toISOString(),
        turnover: wire(turnover),
        amount: wire(amount),
        settledAt: settledAt.toISOString(),
      }),
    ),
    payments: payments.map(
      ({ id: entry, house, amount, at }): BillPayment => ({
        entryId: `le-${entry}`,
        payer: house === 'agents' ? 'platform' : house,
        amount: wire(amount),
        at: at.toISOString(),
      }),
    ),
    // Why an agent is held is between it and the operators, not for its upline.
    reason: downlineId === memberId ? row.reason : null,
    expiresAt: expiryOf(brand, row),
  };
}
