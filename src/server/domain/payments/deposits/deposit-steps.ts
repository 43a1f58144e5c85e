import type { DepositState } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { DEPOSIT_COLUMNS, type DepositRow } from './deposit-row.ts';

/** Who brought a step about; operators have names. */
export type StepAuthor = 'member' | 'provider' | 'system' | { readonly operator: string };

export interface DepositStepRow {
  readonly state: DepositState;
  readonly at: Date;
  readonly by: 'member' | 'provider' | 'operator' | 'system';
  readonly operator: string | null;
  readonly note: string | null;
}

const LOCK = `select ${DEPOSIT_COLUMNS} from deposits d where d.id = $1 for update`;

/** Locks a deposit until the transaction ends, so that its changes of state are serialised. Failure: `not_found`. */
export async function lockDeposit(tx: Queries, depositId: string): Promise<DepositRow> {
  const [row] = await tx.query<DepositRow>('deposit_lock', LOCK, [depositId]);
  if (row === undefined) throw new Failure('not_found');
  return row;
}

const ADD = `
  insert into deposit_steps (deposit_id, position, state, at, by, operator, note)
  select $1, count(*) + 1, $2, $3, $4, $5, $6 from deposit_steps where deposit_id = $1`;

/** Adds a step, or a note for operators to the present state, to a deposit that is locked. */
export async function addStep(
  tx: Queries,
  depositId: string,
  step: { readonly state: DepositState; readonly at: Date; readonly by: StepAuthor; readonly note?: string | null },
): Promise<void> {
  const { state, at, by, note = null } = step;
  const [kind, operator] = typeof by === 'string' ? [by, null] : ['operator', by.operator];
  await tx.query('deposit_step_add', ADD, [depositId, state, at, kind, operator, note]);
}

const STEPS = 'select state, at, by, operator, note from deposit_steps where deposit_id = $1 order by position';

/** The steps of a deposit, the first one first. */
export async function stepsOf(db: Pick<Queries, 'query'>, depositId: string): Promise<DepositStepRow[]> {
  return db.query<DepositStepRow>('deposit_steps', STEPS, [depositId]);
}
