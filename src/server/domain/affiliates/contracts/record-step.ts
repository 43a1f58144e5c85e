import type { ContractState, ContractVersion } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Party } from './contract-row.ts';

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
