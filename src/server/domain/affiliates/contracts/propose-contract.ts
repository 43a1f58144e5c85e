import type {
  ContractConflicts,
  ContractDetail,
  ContractDraftPayload,
  ContractKind,
  Language,
  ProposeContractPayload,
} from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { contractDetail, contractId, findContract, type Party } from './contract-row.ts';
import {
  type Candidate,
  conflictsOf,
  highestRate,
  type NewContract,
  ownRateOf,
  requireAccepted,
  requireKind,
  requireParty,
  requireTerms,
  toConflicts,
} from './contract-rules.ts';
import { actAlone, notifyParties } from './contract-steps.ts';
import { contractText } from './contract-text.ts';

/** Who proposes: an agent, or an operator for the platform. */
export interface Proposer {
  readonly id: Party;
  readonly operator?: string;
}

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
  const party = await requireParty(tx, uplineId, downlineId);
  const rate = highestRate(terms);
  const made = { kind, downlineId: party.id, rate };
  await requireRate(tx, brand, uplineId, made);
  return { ...made, party };
}

const SALARIES = ['daily', 'hourly', 'realtime'] as const satisfies readonly ContractKind[];

/**
 * Failure: `contract_rate_too_high` above the highest rate of the upline's own contract. The salaries that the platform
 * pays an agent share one bound, whatever their kinds; it has none for dividends, which are of losses.
 */
export async function requireRate(
  tx: Pick<Queries, 'query'>,
  { turnover }: Pick<Brand, 'turnover'>,
  uplineId: Party,
  { kind, downlineId, rate }: NewContract,
): Promise<void> {
  if (uplineId !== null) {
    if (rate > (await ownRateOf(tx, uplineId, kind))) throw new Failure('contract_rate_too_high');
    return;
  }
  if (kind === 'dividend') return;
  let salary = rate;
  for (const other of SALARIES) if (other !== kind) salary += await ownRateOf(tx, downlineId, other);
  if (salary > turnover.mostSalary) throw new Failure('contract_rate_too_high');
}

/** The contracts that a draft would end, with their hash. It changes nothing. */
export async function checkConflicts(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  uplineId: Party,
  draft: ContractDraftPayload,
): Promise<ContractConflicts> {
  const { db } = services;
  const checked = await checkDraft(db, services, uplineId, draft);
  return toConflicts(services, checked, await conflictsOf(db, checked));
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
    const { text, textHash } = contractText(draft.kind, draft.terms, names, { language, currency: brand.currency });
    const facts = [draft.kind, proposer.id, party.id, JSON.stringify(draft.terms), made.rate, at];
    const [row] = await tx.query<{ id: number }>('contract_insert', INSERT, [...facts, text, language, textHash]);
    if (row === undefined) throw new Failure('contract_proposal_open');
    const id = contractId(row.id);
    const contract = await findContract(tx, id, proposer.id);
    const detail = await contractDetail(tx, brand, id, proposer.id);
    await notifyParties(tx, brand, [{ contract, action: 'propose', to: [party.id], at, operator: proposer.operator }]);
    return detail;
  });
}
