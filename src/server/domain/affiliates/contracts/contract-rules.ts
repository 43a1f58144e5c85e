import { hash } from 'node:crypto';
import type { AgentType, ContractConflicts, ContractKind, ContractTerms } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { tiersRise } from '#shared/contracts/contract-pay.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { dayAt, daysFrom, momentOn } from '#shared/time/zone.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { turnoverOfLines } from '../line/close-hours.ts';
import {
  CONTRACT_COLUMNS,
  CONTRACT_TABLES,
  type ContractRow,
  contractId,
  type Party,
  partyOf,
} from './contract-row.ts';

/** Failure: `contract_kind_unavailable` where the site has not switched the kind on. */
export function requireKind({ settings }: Pick<Brand, 'settings'>, kind: ContractKind): void {
  if (!settings.contracts[kind]) throw new Failure('contract_kind_unavailable');
}

/**
 * Failures: `validation_failed` for terms whose fields are those of another kind and for amounts with too many decimals,
 * `contract_tiers_invalid` for tiers that do not rise.
 */
export function requireTerms(
  brand: Pick<Brand, 'currency'>,
  kind: ContractKind,
  { tiers, carryOver, activeMinimum }: ContractTerms,
): void {
  requireMoney(brand, activeMinimum, '/body/terms/activeMinimum');
  for (const [at, { turnover, loss }] of tiers.entries()) {
    requireMoney(brand, turnover, `/body/terms/tiers/${at}/turnover`);
    if (loss !== null) requireMoney(brand, loss, `/body/terms/tiers/${at}/loss`);
  }
  const isDividend = kind === 'dividend';
  if ((carryOver !== null) !== isDividend) throw wrongField('/body/terms/carryOver', kind);
  const at = tiers.findIndex(({ loss }) => (loss !== null) !== isDividend);
  if (at >= 0) throw wrongField(`/body/terms/tiers/${at}/loss`, kind);
  if (!tiersRise(tiers)) throw new Failure('contract_tiers_invalid');
}

/** The failure of a field that a dividend needs and a salary does not have. */
export function wrongField(pointer: string, kind: ContractKind): Failure {
  const [rule, message] =
    kind === 'dividend' ? ['required', 'A dividend needs it.'] : ['dividend_only', 'It stands in dividends only.'];
  return new Failure('validation_failed', { fields: [{ pointer, rule, message }] });
}

/** The rate of the highest tier, in basis points. */
export function highestRate({ tiers }: Pick<ContractTerms, 'tiers'>): number {
  return Math.max(...tiers.map(({ rate }) => rate));
}

/** Who would be paid, and the account of who would pay; null is the platform. */
export interface Candidate {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: AgentType;
  readonly uplineAccount: string | null;
}

// An agent deals with agents directly below; the platform with general agents.
const PARTY = `
  select m.id, m.account, m.nickname, m.type, u.account as "uplineAccount",
    case when $2::bigint is null then m.type = 1 else m.type in (1, 2, 41, 42) and m.upline_id = $2 end as fits
  from members m left join members u on u.id = $2
  where m.id = $1 and ($2::bigint is null or exists (
    select from team_lines l where l.ancestor_id = $2 and l.descendant_id = m.id and l.depth > 0))`;

/** Whom a party may propose a contract to. Failures: `not_found` outside of the team, `contract_party_invalid`. */
export async function requireParty(
  tx: Pick<Queries, 'query'>,
  uplineId: Party,
  downlineId: string,
): Promise<Candidate> {
  const wanted = /^[1-9]\d{0,15}$/.test(downlineId) ? Number(downlineId) : 0;
  const values = [wanted, uplineId];
  const [party] = await tx.query<Candidate & { readonly fits: boolean }>('contract_party', PARTY, values);
  if (party === undefined) throw new Failure('not_found');
  if (!party.fits) throw new Failure('contract_party_invalid');
  return party;
}

const OWN_RATE = `
  select max(rate) as rate from contracts where downline_id = $1 and kind = $2 and state in ('valid', 'terminating')`;

/** The highest rate of an agent's own contract of a kind, in basis points; 0 without one. */
export async function ownRateOf(tx: Pick<Queries, 'query'>, agentId: number, kind: ContractKind): Promise<number> {
  const [own] = await tx.query<{ rate: number | null }>('contract_own_rate', OWN_RATE, [agentId, kind]);
  return own?.rate ?? 0;
}

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
export async function toConflicts(
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
