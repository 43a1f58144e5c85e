import type { ContractEarned, ContractProgress } from '#generated/model/index.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import type { Services } from '#server/services.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { contractId, findContract } from '../contract-row.ts';
import { type PlannedBill, planBills } from './plan-bills.ts';
import { dueAt } from './settle-windows.ts';
import { figuresOfContract } from './window-figures.ts';

/** What the running window of a contract has earned so far. Failure: `not_found` for contracts of others. */
export async function contractProgress(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  id: string,
  viewer: number,
): Promise<ContractProgress> {
  const contract = await findContract(db, id, viewer);
  const now = clock();
  const { kind } = contract;
  const { decimals } = brand.currency;
  const window = windowAt(kind, now, brand.timeZone);
  const planned = planBills(await figuresOfContract(db, contract, window), decimals);
  const bill = planned.find((each) => each.contractId === contract.id);
  const wire = (moment: number) => new Date(moment).toISOString();
  return {
    contractId: contractId(contract.id),
    kind,
    windowFrom: wire(window.from),
    windowTo: wire(window.to),
    settlesAt: wire(dueAt(kind, window, brand.timeZone)),
    earned: bill === undefined ? null : earnedOf(bill, decimals),
    asOf: wire(now),
  };
}

function earnedOf(bill: PlannedBill, decimals: number): ContractEarned {
  const { tier, rate, activeDownlines } = bill;
  const wire = (numeric: string) => money(numeric, decimals);
  return {
    turnover: wire(bill.turnover),
    teamResult: wire(bill.teamResult),
    activeDownlines,
    tier,
    rate,
    gross: wire(bill.gross),
    downlineGross: wire(bill.downlineGross),
    net: wire(bill.net),
  };
}
