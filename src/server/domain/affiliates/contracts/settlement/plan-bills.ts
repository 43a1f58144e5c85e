import { type ContractPay, contractPay, type WindowFigures } from '#shared/contracts/contract-pay.ts';
import { addAmounts, compareAmounts, leastAmount, multiplyAmount, subtractAmounts } from '#shared/money/amount.ts';
import type { DueContract } from './window-figures.ts';

/** A bill to store. Amounts are decimal strings. */
export interface PlannedBill extends DueContract, ContractPay {
  readonly downlineGross: string;
  /** Signed, to the last decimal; part of `gross`. */
  readonly adjustment: string;
  /** `insufficient` until the day's budget pays it. */
  readonly state: 'issued' | 'insufficient' | 'not_reached';
  /** What pays `net`; the three add up to it. */
  readonly payers: { readonly agents: string; readonly dividend_gap: string; readonly rounding: string };
}

/** Decimals of the ledger: rates of a ten-thousandth of amounts with up to four decimals are exact. */
const EXACT = 8;
const NOTHING = '0.00';

/**
 * The bills of all contracts of a kind for one window. Gross comes from the contract's own figures, net from it and the
 * gross of the contracts directly below. `platform` pays what is exact, `rounding` the rest to the currency's decimals.
 */
export function planBills(due: readonly DueContract[], decimals: number): PlannedBill[] {
  const below = Map.groupBy(due, ({ uplineId }) => uplineId);
  const alone = new Map(due.map((contract) => [contract, payOf(contract, [NOTHING], decimals)]));
  const exactAlone = new Map(due.map((contract) => [contract, payOf(contract, [NOTHING], EXACT)]));
  const grossBelow = (contract: DueContract, pays: ReadonlyMap<DueContract, ContractPay>) =>
    (below.get(contract.downlineId) ?? []).map((child) => pays.get(child)?.gross ?? NOTHING);
  const bills = due.map((contract) => {
    const downlines = grossBelow(contract, alone);
    const pay = payOf(contract, downlines, decimals);
    const exact = payOf(contract, grossBelow(contract, exactAlone), EXACT);
    return { ...contract, ...pay, downlineGross: sum(downlines), exactNet: exact.net };
  });
  const gaps = gapShares(bills);
  return bills.map(({ exactNet, ...bill }) => {
    const gapShare = gaps.get(bill.contractId) ?? NOTHING;
    const isPaid = compareAmounts(bill.net, NOTHING) > 0;
    return {
      ...bill,
      adjustment: adjustmentOf(bill),
      state: bill.tier === null ? 'not_reached' : 'issued',
      payers: {
        agents: isPaid ? subtractAmounts(exactNet, gapShare) : NOTHING,
        dividend_gap: gapShare,
        rounding: isPaid ? subtractAmounts(bill.net, exactNet) : NOTHING,
      },
    };
  });
}

function payOf(contract: DueContract, downlines: readonly string[], decimals: number): ContractPay {
  const { turnover, teamResult, activeDownlines, carriedIn } = contract;
  const figures: WindowFigures = { turnover, teamResult, activeDownlines, carriedIn, downlineGross: sum(downlines) };
  return contractPay(contract.terms, figures, decimals);
}

/** What bets of earlier windows changed of the gross: turnover of a salary, loss of a dividend. */
function adjustmentOf({ terms, rate, lateTurnover, lateResult }: DueContract & ContractPay): string {
  const late = terms.carryOver === null ? lateTurnover : subtractAmounts(NOTHING, lateResult);
  return multiplyAmount(multiplyAmount(late, `${rate}`, EXACT), '0.0001', EXACT);
}

type GrossBill = Pick<PlannedBill, 'contractId' | 'uplineId' | 'downlineId' | 'terms' | 'gross' | 'net' | 'gap'>;

/** What a gross does not cover goes down the line in order of contracts, to the nets it consists of. */
function gapShares(bills: readonly GrossBill[]): Map<number, string> {
  const shares = new Map<number, string>();
  const below = Map.groupBy(bills, ({ uplineId }) => uplineId);
  const paid = new Set<number | null>(bills.map(({ downlineId }) => downlineId));
  const open = bills
    .filter(({ uplineId, terms }) => terms.carryOver !== null && !paid.has(uplineId))
    .map((bill) => ({ bill, uncovered: NOTHING }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { bill, uncovered } = next;
    const own = leastAmount(bill.net, uncovered);
    shares.set(bill.contractId, own);
    let rest = addAmounts(subtractAmounts(uncovered, own), bill.gap);
    for (const child of below.get(bill.downlineId) ?? []) {
      const part = leastAmount(child.gross, rest);
      rest = subtractAmounts(rest, part);
      open.push({ bill: child, uncovered: part });
    }
  }
  return shares;
}

function sum(amounts: readonly string[]): string {
  return amounts.reduce(addAmounts, NOTHING);
}
