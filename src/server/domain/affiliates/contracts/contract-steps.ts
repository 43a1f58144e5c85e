import type { ContractState, ContractVersion } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { partyName } from '#shared/text/words.ts';
import { type AuditKind, audit } from '../../ground/audit/audit.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { type ContractRow, contractId, type Party } from './contract-row.ts';

/** A step of a contract: the action, what follows from it, and who did it. */
export interface Step {
  readonly id: number;
  readonly action: ContractVersion['action'];
  readonly state: ContractState;
  readonly by: Party;
  readonly at: Date;
  readonly waitsFor?: 'upline' | 'downline';
  readonly effectiveFrom?: Date;
  readonly effectiveTo?: Date;
  readonly reason?: string;
}

// The words stay those of the version before.
const STEP = `
  with moved as (
    update contracts set state = $2, version = version + 1, waits_for = $3, updated_at = $6,
      effective_from = coalesce($4, effective_from), effective_to = coalesce($5, effective_to)
    where id = $1 returning id, version
  )
  insert into contract_versions (contract_id, version, action, state, by_id, at, text, text_language, text_hash, reason)
  select moved.id, moved.version, $7, $2, $8, $6, v.text, v.text_language, v.text_hash, $9
  from moved join contract_versions v on v.contract_id = moved.id and v.version = moved.version - 1`;

/** Moves a contract to a state, as its next version. The caller holds `actAlone` and has checked that the step exists. */
export async function recordStep(tx: Queries, step: Step): Promise<void> {
  const { id, action, state, by, at, waitsFor = null, reason = null } = step;
  const range = [step.effectiveFrom ?? null, step.effectiveTo ?? null];
  await tx.query('contract_step', STEP, [id, state, waitsFor, ...range, at, action, by, reason]);
}

const ALONE = 'select pg_advisory_xact_lock(4403)';

/** Acts on contracts come one after the other: the rates of a line bound each other. */
export async function actAlone(tx: Queries): Promise<void> {
  await tx.query('contract_act_alone', ALONE, []);
}

type Action = ContractVersion['action'];

const auditKinds: Record<Action, AuditKind> = {
  propose: 'contract_proposed',
  sign: 'contract_signed',
  reject: 'contract_rejected',
  withdraw: 'contract_withdrawn',
  terminate: 'contract_termination_asked',
  agree_termination: 'contract_terminated',
  end_by_conflict: 'contract_terminated',
  supersede: 'contract_superseded',
};

/** An act on a contract that was recorded. */
export interface Done {
  readonly contract: ContractRow;
  readonly action: Action;
  /** Whom a message goes to. The platform gets none. */
  readonly to: readonly Party[];
  readonly at: Date;
  readonly reason?: string;
  /** The operator who acts for the platform. */
  readonly operator?: string | undefined;
}

/** Tells the parties what was done with contracts, and writes it to the audit log: the last of a transaction. */
export async function notifyParties(tx: Queries, brand: Brand, done: readonly Done[]): Promise<void> {
  for (const act of done) await tell(tx, brand, act);
  for (const { contract, action, at, operator } of done) {
    const data = { operator, contractId: contractId(contract.id), contractKind: contract.kind, action };
    await audit(tx, { at, kind: auditKinds[action], memberId: contract.downlineId, data });
  }
}

/** Where an agent reads a contract, signs it or answers to it. */
function linkTo(id: string) {
  const query = new URLSearchParams({ modal: 'agentCenter', panel: `agentContractRequests?contract=${id}` });
  return { linkageType: 'ROUTE', linkage: `/index?${query}` } as const;
}

async function tell(tx: Queries, brand: Brand, { contract, action, to, at, reason }: Done): Promise<void> {
  const { uplineAccount, uplineNickname, downlineAccount, downlineNickname } = contract;
  const payer = uplineAccount && partyName({ account: uplineAccount, nickname: uplineNickname ?? uplineAccount });
  const upline = escapeHtml(payer ?? brand.name);
  const downline = escapeHtml(partyName({ account: downlineAccount, nickname: downlineNickname }));
  const words = reason === undefined ? '' : `<p>${escapeHtml(reason)}</p>`;
  const id = contractId(contract.id);
  const texts = inEveryLanguage(({ agents }) => ({
    title: agents.contract[action],
    content: agents.contractBetween(id, upline, downline) + words,
  }));
  for (const memberId of to) {
    if (memberId === null) continue;
    await sendMessage(tx, brand, { memberId, category: 'account', texts, link: linkTo(id), sentAt: at });
  }
}
