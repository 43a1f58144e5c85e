import type { AccountRules, AgentType } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireAgent } from '../line/require-agent.ts';
import { givenAccountRules } from './open-given-account.ts';

/** The types of the accounts that may stand directly below an agent (AGENT-18). */
const BELOW: Readonly<Partial<Record<AgentType, readonly AgentType[]>>> = {
  1: [2, 41, 0],
  2: [2, 41, 0],
  41: [42, 0],
  42: [0],
};

const REBATE = 'select rebate from members where id = $1 for share';
const LOCK = 'select rebate from members where id = $1 for no key update';

/** What the agent of the session may give to accounts and links. Failure: `error_not_agent`. */
export async function accountRules(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  session: Session,
): Promise<AccountRules> {
  requireAgent(session);
  return {
    types: [...typesBelow(session.type)],
    maxRebate: await rebateOf(db, session.memberId),
    ...givenAccountRules(brand),
  };
}

/** The types that may stand directly below one of this type. */
function typesBelow(type: AgentType): readonly AgentType[] {
  return BELOW[type] ?? [];
}

export interface Place {
  readonly type: AgentType;
  /** In basis points. */
  readonly rebate: number;
}

/** Refuses a place below an agent that the agent cannot give: `account_type_not_allowed`, `rebate_too_high`. */
export function requirePlace(agent: Place, { type, rebate }: Place): void {
  if (!typesBelow(agent.type).includes(type)) throw new Failure('account_type_not_allowed');
  if (rebate > agent.rebate) throw new Failure('rebate_too_high');
}

/** The rebate of an account, which stays as it is until the transaction ends. */
export async function rebateOf(tx: Pick<Queries, 'query'>, memberId: number): Promise<number> {
  return rebateIn(await tx.query('agent_rebate', REBATE, [memberId]), memberId);
}

/**
 * The rebate of an agent whose other acts of this kind wait until the transaction ends. It locks at once what it needs:
 * two transactions that begin with `rebateOf` and lock the row later would wait for each other.
 */
export async function lockRebate(tx: Pick<Queries, 'query'>, memberId: number): Promise<number> {
  return rebateIn(await tx.query('agent_rebate_lock', LOCK, [memberId]), memberId);
}

function rebateIn([member]: readonly { readonly rebate: number }[], memberId: number): number {
  if (member === undefined) throw new Error(`no member ${memberId}`);
  return member.rebate;
}
