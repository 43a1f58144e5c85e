import { hash } from 'node:crypto';
import type { ContractConflicts, ContractKind } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { dayAt, daysFrom, momentOn } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { turnoverOfLines } from '../line/line-turnover.ts';
import { CONTRACT_COLUMNS, CONTRACT_TABLES, type ContractRow, contractId, partyOf } from './contract-row.ts';

/** What a new contract would be. */
export interface NewContract {
  readonly kind: ContractKind;
  readonly downlineId: number;
  /** Its highest rate, in basis points. */
  readonly rate: number;
}

const CONFLICTS = `
  select ${CONTRACT_COLUMNS} from ${CONTRACT_TABLES}
  where c.upline_id = $1 and c.kind = $2 and c.rate > $3 and c.state in ('valid', 'terminating')
  order by c.rate desc, c.id`;

/** The contracts that the downline grants at a higher rate than it would get, the highest first (CONTRACT-06). */
export function conflictsOf(
  tx: Pick<Queries, 'query'>,
  { kind, downlineId, rate }: NewContract,
): Promise<ContractRow[]> {
  return tx.query<ContractRow>('contract_conflicts', CONFLICTS, [downlineId, kind, rate]);
}

/** For how long back the turnover is told, in days with today. */
const DAYS = 14;

/** The conflicts as the contract shows them, with the hash that accepts their end. */
export async function toldConflicts(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  { kind, rate }: Pick<NewContract, 'kind' | 'rate'>,
  rows: readonly ContractRow[],
): Promise<ContractConflicts> {
  const now = clock();
  const today = momentOn(dayAt(now, brand.timeZone), brand.timeZone);
  const span = { from: daysFrom(today, 1 - DAYS, brand.timeZone), to: now };
  const ids = rows.map(({ downlineId }) => downlineId);
  const turnovers = await turnoverOfLines(db, ids, span);
  const endsAt = new Date(windowAt(kind, now, brand.timeZone).to).toISOString();
  return {
    conflicts: rows.map((row) => ({
      contractId: contractId(row.id),
      kind: row.kind,
      upline: partyOf(brand, row.uplineId, row.uplineAccount, row.uplineNickname),
      downline: partyOf(brand, row.downlineId, row.downlineAccount, row.downlineNickname),
      type: row.downlineType,
      turnover: money(turnovers.get(row.downlineId) ?? '0', brand.currency.decimals),
      rate: row.rate,
      newRate: rate,
      endsAt,
    })),
    conflictHash: hashOf(rows),
  };
}

/** Failures: `contract_conflicts` without the hash of the conflicts, `contract_conflicts_changed` with another. */
export function requireAccepted(rows: readonly ContractRow[], given: string | undefined): void {
  const current = hashOf(rows);
  if (current === null || current === given) return;
  throw new Failure(given === undefined ? 'contract_conflicts' : 'contract_conflicts_changed');
}

/** Changes with the list and with the state of each contract in it. */
function hashOf(rows: readonly ContractRow[]): string | null {
  if (rows.length === 0) return null;
  return hash('sha256', rows.map(({ id, version, rate }) => `${id}/${version}/${rate}`).join());
}
