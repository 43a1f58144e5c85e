import type { AgentType, ContractBrief, MovedLine, MoveLinePayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { audit } from '../../ground/audit/audit.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import {
  CONTRACT_COLUMNS,
  CONTRACT_TABLES,
  type ContractRow,
  contractBrief,
  type Party,
} from '../contracts/contract-row.ts';
import { actAlone, type Done, notifyParties, recordStep } from '../contracts/contract-steps.ts';
import { requirePlace } from './create-accounts.ts';
import { findTeamMember } from './team-member.ts';

interface Mover {
  readonly id: number;
  readonly nickname: string;
  readonly type: AgentType;
  readonly rebate: number;
  readonly uplineId: number | null;
}

// Moves exclude each other and settlements (4404) before they exclude registrations (4402), which then never wait long.
const ALONE = 'select pg_advisory_xact_lock(4404), pg_advisory_xact_lock(4402)';
const FIND = `
  select id, nickname, type, rebate, upline_id as "uplineId" from members
  where id = $1 and type <> 4 for no key update`;
const IS_BELOW = 'select from team_lines where ancestor_id = $1 and descendant_id = $2';
const MOVE = 'update members set upline_id = $2 where id = $1';
const SIZE = 'select count(*)::int as accounts from team_lines where ancestor_id = $1';

/**
 * Puts an account with its line under another agent, or a general agent's line to the top. Moving it where it is
 * changes nothing. Failures: `not_found` for unknown accounts, `conflict` below its own line,
 * `account_type_not_allowed`, `rebate_too_high`.
 */
export async function moveLine(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  operator: string,
  { memberId, uplineId, reason }: MoveLinePayload,
): Promise<MovedLine> {
  return db.transaction(async (tx) => {
    await tx.query('line_move_alone', ALONE, []);
    const mover = await find(tx, memberId);
    const upline = uplineId === null ? null : await find(tx, uplineId);
    const at = new Date(clock());
    let endedContracts: ContractBrief[] = [];
    if ((upline?.id ?? null) !== mover.uplineId) {
      await requireFree(tx, mover, upline);
      await tx.query('line_move', MOVE, [mover.id, upline?.id ?? null]);
      await tell(tx, brand, { mover, upline, at });
      const data = { operator, from: mover.uplineId, to: upline?.id ?? null, reason };
      const between = { downlineId: mover.id, uplineId: mover.uplineId, operator, reason, at };
      // Acts on contracts lock them before the audit log.
      endedContracts = await endContractsBetween(tx, brand, between);
      await audit(tx, { at, kind: 'line_moved', memberId: mover.id, data });
    }
    const [size] = await tx.query<{ accounts: number }>('line_size', SIZE, [mover.id]);
    const member = await findTeamMember(tx, { id: mover.id, level: upline === null ? 0 : 1 }, clock());
    return { member, accounts: size?.accounts ?? 1, endedContracts, movedAt: at.toISOString() };
  });
}

const BETWEEN = `
  select ${CONTRACT_COLUMNS} from ${CONTRACT_TABLES}
  where c.downline_id = $1 and c.upline_id is not distinct from $2 and c.state in ('requested', 'valid', 'terminating')
  order by c.id`;

/**
 * Ends all contracts between an account and its former upline: those in force with the window that runs now, proposals
 * at once. It writes to the audit log, so it comes last in its transaction. Returns those that were in force.
 */
async function endContractsBetween(
  tx: Queries,
  brand: Services['brand'],
  {
    downlineId,
    uplineId,
    operator,
    reason,
    at,
  }: {
    readonly downlineId: number;
    readonly uplineId: Party;
    readonly operator: string;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<ContractBrief[]> {
  await actAlone(tx);
  const rows = await tx.query<ContractRow>('contracts_between', BETWEEN, [downlineId, uplineId]);
  const done: Done[] = [];
  for (const contract of rows) {
    const isProposal = contract.state === 'requested';
    const action = isProposal ? 'withdraw' : 'end_by_conflict';
    const effectiveTo = new Date(windowAt(contract.kind, at.getTime(), brand.timeZone).to);
    await recordStep(tx, {
      id: contract.id,
      action,
      state: isProposal ? 'withdrawn' : 'terminated',
      by: null,
      at,
      reason,
      ...(!isProposal && { effectiveTo }),
    });
    done.push({ contract, action, to: [contract.uplineId, contract.downlineId], at, reason, operator });
  }
  await notifyParties(tx, brand, done);
  return rows.filter(({ state }) => state !== 'requested').map((row) => contractBrief({ ...row, state: 'terminated' }));
}

async function find(tx: Queries, id: string): Promise<Mover> {
  const wanted = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0;
  const [found] = await tx.query<Mover>('line_move_find', FIND, [wanted]);
  if (found === undefined) throw new Failure('not_found');
  return found;
}

async function requireFree(tx: Queries, mover: Mover, upline: Mover | null): Promise<void> {
  if (upline === null) {
    if (mover.type !== 1) throw new Failure('account_type_not_allowed');
    return;
  }
  const below = await tx.query('line_is_below', IS_BELOW, [mover.id, upline.id]);
  if (below.length > 0) throw new Failure('conflict');
  requirePlace(upline, mover);
}

interface Move {
  readonly mover: Mover;
  readonly upline: Mover | null;
  readonly at: Date;
}

/** Tells the account, its former and its new upline. */
async function tell(tx: Queries, brand: Services['brand'], { mover, upline, at }: Move): Promise<void> {
  const name = escapeHtml(mover.nickname);
  const texts = inEveryLanguage(({ agents }) => agents.lineMoved(name));
  const concerned = [mover.id, mover.uplineId, upline?.id ?? null].filter((id) => id !== null);
  for (const memberId of concerned) {
    await sendMessage(tx, brand, { memberId, category: 'account', texts, sentAt: at });
  }
}
