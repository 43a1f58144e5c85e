import type {
  AccountRules,
  AgentType,
  DownlineAccountPayload,
  GeneralAgentPayload,
  Language,
  TeamMember,
} from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { sendMessages } from '../../ground/messages/send-messages.ts';
import { requireFields } from '../../identity/registration/field-rules.ts';
import { looksLikeStaff, staffNickname } from '../../identity/registration/names.ts';
import { hashPassword } from '../../identity/session/password.ts';
import type { Session } from '../../identity/session/session.ts';
import { openAccount, welcomeMessage } from '../../rewards/new-accounts/open-account.ts';
import { requireAgent } from '../line/require-agent.ts';
import { findTeamMember } from './team-member.ts';

export interface Creator {
  readonly session: Session;
  readonly visitor: Visitor;
  readonly language: Language;
}

/**
 * Opens an account directly below the agent of the session (AGENT-04); its password must be changed at the first login.
 * Failures: `error_not_agent`, `validation_failed` for a broken rule of name or password, `account_type_not_allowed`,
 * `rebate_too_high`, `username_taken`.
 */
export async function createDownline(
  services: Services,
  payload: DownlineAccountPayload,
  { session, visitor, language }: Creator,
): Promise<TeamMember> {
  const { db, clock } = services;
  const rules = await accountRules(services, session);
  const { username = '', password = '' } = requireFields(
    { username: rules.username, password: rules.password },
    payload,
  );
  const { type, rebate } = payload;
  const nickname = payload.nickname?.trim() || undefined;
  if (looksLikeStaff(username, services.brand.name)) throw new Failure('username_taken');
  if (nickname !== undefined && looksLikeStaff(nickname, services.brand.name)) throw staffNickname();
  requirePlace({ type: session.type, rebate: rules.maxRebate }, { type, rebate });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    requirePlace({ type: session.type, rebate: await rebateOf(tx, session.memberId) }, { type, rebate });
    const account = { username, passwordHash, nickname, type, rebate, uplineId: session.memberId };
    const id = await openGivenAccount(services, tx, account, { visitor, language });
    const at = new Date(clock());
    const created = await findTeamMember(tx, { id, level: 1 }, clock());
    const data = { agent: session.memberId, session: session.id, type, rebate };
    await audit(tx, { at, kind: 'downline_created', memberId: id, data });
    return created;
  });
}

/** An account that somebody else opens, with its first password. */
interface GivenAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly nickname: string | undefined;
  readonly type: AgentType;
  /** In basis points. */
  readonly rebate: number;
  readonly uplineId: number | null;
}

/** The rules of the name and the password of such an account: those of the site, and neither may be left out. */
function givenAccountRules({ register }: Pick<Brand, 'register'>) {
  const { username, password } = register.rules;
  const must = { enabled: true, required: true };
  return { username: { ...username, ...must }, password: { ...password, ...must } };
}

/**
 * Opens an account whose password must be changed at the first login, and welcomes it. Returns its id. Failure:
 * `username_taken`.
 */
async function openGivenAccount(
  services: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  account: GivenAccount,
  { visitor, language }: { readonly visitor: Visitor; readonly language: Language },
): Promise<number> {
  const { brand, clock } = services;
  const nothing = { number: undefined, proven: false, email: undefined, payeeName: undefined, idNumber: undefined };
  const { id } = await openAccount(
    services,
    tx,
    { ...account, ...nothing, paymentPasswordHash: null, passwordGiven: true },
    {
      method: 'username',
      ip: visitor.ip,
      country: visitor.country,
      language,
      minimumAge: brand.registration.agreement.minimumAge,
      contacts: {},
    },
  );
  await sendMessages(tx, [welcomeMessage(brand, { memberId: id, language, sentAt: new Date(clock()) })]);
  return id;
}

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

interface Place {
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

/** The operator who makes the account. */
interface Maker {
  readonly operator: string;
  readonly visitor: Visitor;
  readonly language: Language;
}

/**
 * Opens a general agent at the top of the tree, as the first agent of a site; its password must be changed at the first
 * login. Failures: `validation_failed` for a broken rule of name or password, `username_taken`.
 */
export async function createGeneralAgent(
  services: Services,
  payload: GeneralAgentPayload,
  { operator, visitor, language }: Maker,
): Promise<TeamMember> {
  const { brand, db, clock } = services;
  const { username = '', password = '' } = requireFields(givenAccountRules(brand), payload);
  const { rebate } = payload;
  const passwordHash = await hashPassword(password);
  const nickname = payload.nickname?.trim() || undefined;
  return db.transaction(async (tx) => {
    const account = { username, passwordHash, nickname, type: 1, rebate, uplineId: null } as const;
    const id = await openGivenAccount(services, tx, account, { visitor, language });
    const created = await findTeamMember(tx, { id, level: 0 }, clock());
    const at = new Date(clock());
    await audit(tx, { at, kind: 'general_agent_created', memberId: id, data: { operator, rebate } });
    return created;
  });
}
