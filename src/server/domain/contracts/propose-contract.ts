import type {
  ContractConflicts,
  ContractDetail,
  ContractDraftPayload,
  Language,
  ProposeContractPayload,
} from '../../../../generated/server/model/index.ts';
import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import { conflictsOf, type NewContract, requireAccepted, toldConflicts } from './contract-conflicts.ts';
import { contractDetail, contractId, findContract, type Party } from './contract-row.ts';
import { highestRate, requireKind, requireTerms } from './contract-terms.ts';
import { contractText } from './contract-text.ts';
import { actAlone } from './record-step.ts';
import { tellContracts } from './tell-contract.ts';

/** Who proposes: an agent, or an operator for the platform. */
export interface Proposer {
  readonly id: Party;
  readonly operator?: string;
}

interface Candidate {
  readonly id: number;
  readonly account: string;
  readonly uplineAccount: string | null;
  readonly fits: boolean;
}

// An agent deals with agents directly below; the platform with general agents.
const PARTY = `
  select m.id, m.account, u.account as "uplineAccount",
    case when $2::bigint is null then m.type = 1 else m.type in (1, 2, 41, 42) and m.upline_id = $2 end as fits
  from members m left join members u on u.id = $2
  where m.id = $1 and ($2::bigint is null or exists (
    select from team_lines l where l.ancestor_id = $2 and l.descendant_id = m.id and l.depth > 0))`;
const OWN_RATE = `
  select max(rate) as rate from contracts where downline_id = $1 and kind = $2 and state in ('valid', 'terminating')`;

/**
 * Holds a draft to the rules of proposals. Failures: `contract_kind_unavailable`, `validation_failed`,
 * `contract_tiers_invalid`, `not_found`, `contract_party_invalid`, `contract_rate_too_high`.
 */
async function checkDraft(
  tx: Pick<Queries, 'query'>,
  { brand }: Pick<Services, 'brand'>,
  uplineId: Party,
  { kind, downlineId, terms }: ContractDraftPayload,
): Promise<NewContract & { readonly party: Candidate }> {
  requireKind(brand, kind);
  requireTerms(brand, kind, terms);
  const wanted = /^[1-9]\d{0,15}$/.test(downlineId) ? Number(downlineId) : 0;
  const [party] = await tx.query<Candidate>('contract_party', PARTY, [wanted, uplineId]);
  if (party === undefined) throw new Failure('not_found');
  if (!party.fits) throw new Failure('contract_party_invalid');
  const rate = highestRate(terms);
  await requireRate(tx, uplineId, { kind, rate });
  return { kind, downlineId: party.id, rate, party };
}

/** Failure: `contract_rate_too_high` above the highest rate of the upline's own contract. The platform has no bound. */
export async function requireRate(
  tx: Pick<Queries, 'query'>,
  uplineId: Party,
  { kind, rate }: Pick<NewContract, 'kind' | 'rate'>,
): Promise<void> {
  if (uplineId === null) return;
  const [own] = await tx.query<{ rate: number | null }>('contract_own_rate', OWN_RATE, [uplineId, kind]);
  if (rate > (own?.rate ?? 0)) throw new Failure('contract_rate_too_high');
}

/** The contracts that a draft would end, with their hash. It changes nothing. */
export async function checkConflicts(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  uplineId: Party,
  draft: ContractDraftPayload,
): Promise<ContractConflicts> {
  const { db, brand, clock } = services;
  const checked = await checkDraft(db, services, uplineId, draft);
  return toldConflicts(brand, checked, await conflictsOf(db, checked), clock());
}

const INSERT = `
  with made as (
    insert into contracts (kind, upline_id, downline_id, state, terms, rate, created_at, updated_at)
    values ($1, $2, $3, 'requested', $4, $5, $6, $6)
    on conflict (kind, coalesce(upline_id, 0), downline_id) where state = 'requested' do nothing returning id
  )
  insert into contract_versions (contract_id, version, action, state, by_id, at, text, text_language, text_hash)
  select id, 1, 'propose', 'requested', $2, $6, $7, $8, $9 from made returning contract_id as id`;

/**
 * Proposes a contract; it pays nothing before its signature. Failures: those of `checkConflicts`, and
 * `contract_proposal_open`, `contract_conflicts`, `contract_conflicts_changed`.
 */
export function proposeContract(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  proposer: Proposer,
  { conflictHash, ...draft }: ProposeContractPayload,
  language: Language,
): Promise<ContractDetail> {
  const { db, brand, clock } = services;
  return db.transaction(async (tx) => {
    await actAlone(tx);
    const { party, ...made } = await checkDraft(tx, services, proposer.id, draft);
    requireAccepted(await conflictsOf(tx, made), conflictHash);
    const at = new Date(clock());
    const names = { upline: party.uplineAccount ?? brand.name, downline: party.account };
    const { text, textHash } = contractText(draft.kind, draft.terms, names, language);
    const facts = [draft.kind, proposer.id, party.id, JSON.stringify(draft.terms), made.rate, at];
    const [row] = await tx.query<{ id: number }>('contract_insert', INSERT, [...facts, text, language, textHash]);
    if (row === undefined) throw new Failure('contract_proposal_open');
    const id = contractId(row.id);
    const contract = await findContract(tx, id, proposer.id);
    const detail = await contractDetail(tx, brand, id, proposer.id);
    await tellContracts(tx, brand, [{ contract, action: 'propose', to: [party.id], at, operator: proposer.operator }]);
    return detail;
  });
}
