import type { BillState, ContractBill, ContractKind } from '#generated/model/index.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import type { Services } from '#server/services.ts';
import { addDays, dayAt, momentOn } from '#shared/time/zone.ts';
import { contractId, type Party, partyOf } from '../contract-row.ts';
import { billId } from '../settlement/bill-posting.ts';

/** A bill as it is stored, with the names of who is paid. Amounts are `numeric` text. */
export interface BillRow {
  readonly id: number;
  readonly contractId: number;
  readonly contractVersion: number;
  readonly kind: ContractKind;
  readonly uplineId: number | null;
  readonly downlineId: number;
  readonly account: string;
  readonly nickname: string;
  readonly windowFrom: Date;
  readonly windowTo: Date;
  readonly turnover: string;
  readonly teamResult: string;
  readonly activeDownlines: number;
  readonly tier: number | null;
  readonly rate: number;
  readonly gross: string;
  readonly downlineGross: string;
  readonly adjustment: string;
  readonly carriedIn: string;
  readonly carriedOut: string;
  readonly gap: string;
  readonly net: string;
  readonly paid: string;
  readonly state: BillState;
  readonly issuedAt: Date;
  readonly paidAt: Date | null;
  readonly heldAt: Date | null;
  readonly reason: string | null;
}

/** The tables of `BILL_COLUMNS`; `m` is who is paid, for searches. */
export const BILL_TABLES = 'contract_bills b join members m on m.id = b.downline_id';
export const BILL_COLUMNS = `
  b.id, b.contract_id as "contractId", b.contract_version as "contractVersion", b.kind, b.upline_id as "uplineId",
  b.downline_id as "downlineId", m.account, m.nickname, b.window_from as "windowFrom", b.window_to as "windowTo",
  b.turnover, b.team_result as "teamResult", b.active_downlines as "activeDownlines", b.tier, b.rate, b.gross,
  b.downline_gross as "downlineGross", b.adjustment, b.carried_in as "carriedIn", b.carried_out as "carriedOut",
  b.gap, b.net, b.paid, b.state, b.issued_at as "issuedAt", b.paid_at as "paidAt", b.held_at as "heldAt",
  b.reason`;

/** A bill as a party of its contract sees it. */
export function billOf(services: Pick<Services, 'brand' | 'clock'>, row: BillRow, viewer: Party): ContractBill {
  const { brand } = services;
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    billId: billId(row.id),
    contractId: contractId(row.contractId),
    contractVersion: row.contractVersion,
    kind: row.kind,
    side: row.downlineId === viewer ? 'own' : 'downline',
    downline: partyOf(brand, row.downlineId, row.account, row.nickname),
    windowFrom: row.windowFrom.toISOString(),
    windowTo: row.windowTo.toISOString(),
    turnover: wire(row.turnover),
    teamResult: wire(row.teamResult),
    activeDownlines: row.activeDownlines,
    tier: row.tier,
    rate: row.rate,
    gross: wire(row.gross),
    downlineGross: wire(row.downlineGross),
    adjustment: wire(row.adjustment),
    carriedIn: wire(row.carriedIn),
    carriedOut: wire(row.carriedOut),
    gap: wire(row.gap),
    net: wire(row.net),
    paid: wire(row.paid),
    state: row.state,
    issuedAt: row.issuedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    restAt: restAt(services, row.state),
  };
}

/** When a bill that waits expires, at a midnight in the brand's zone; null for any other. */
export function expiryOf(
  { contractPayments, timeZone }: Pick<Services['brand'], 'contractPayments' | 'timeZone'>,
  { state, issuedAt, heldAt }: Pick<BillRow, 'state' | 'issuedAt' | 'heldAt'>,
): string | null {
  if (state !== 'pending') return null;
  const day = addDays(dayAt((heldAt ?? issuedAt).getTime(), timeZone), contractPayments.pendingDays + 1);
  return new Date(momentOn(day, timeZone)).toISOString();
}

/** Before this moment a bill that still waits began to wait too long ago to be decided. */
export function expiredBefore(
  { contractPayments, timeZone }: Pick<Services['brand'], 'contractPayments' | 'timeZone'>,
  at: Date,
): Date {
  return new Date(momentOn(addDays(dayAt(at.getTime(), timeZone), -contractPayments.pendingDays), timeZone));
}

/** When more is paid of a bill that a budget left open, at a midnight of the brand; else null. */
function restAt({ brand, clock }: Pick<Services, 'brand' | 'clock'>, state: BillState): string | null {
  if (state !== 'part_collected' && state !== 'insufficient') return null;
  return new Date(momentOn(addDays(dayAt(clock(), brand.timeZone), 1), brand.timeZone)).toISOString();
}

/** The number of an id on the wire with this prefix; 0, which nothing has, for any other. */
export function numberIn(prefix: 'bl' | 'in' | 'ct', id: string): number {
  const [, found, digits = '0'] = /^([a-z]{2})-([1-9]\d{0,14})$/.exec(id) ?? [];
  return found === prefix ? Number(digits) : 0;
}

/**
 * The team of an agent, by `member_id`, when a window was settled. Both parameters are SQL expressions: the agent, and
 * the newest move that the settlement knew. The first later move of a line tells where it stood.
 */
export function teamThen(agent: string, lastMove: string): string {
  const moved = `
    select distinct on (descendant_id) descendant_id, joined from team_moves
    where ancestor_id = ${agent} and id > ${lastMove} order by descendant_id, id`;
  return `(
    select l.descendant_id as member_id from team_lines l
    left join (${moved}) v on v.descendant_id = l.descendant_id
    where l.ancestor_id = ${agent} and v.joined is not true
    union
    select v.descendant_id from (${moved}) v where not v.joined
  )`;
}

/** The newest move that the settlement of a bill `b` knew. */
export const LAST_MOVE = `(
  select w.last_move from contract_settlements w where w.kind = b.kind and w.window_from = b.window_from)`;
