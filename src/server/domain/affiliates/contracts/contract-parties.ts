import type { AgentType, ContractKind } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Party } from './contract-row.ts';

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
