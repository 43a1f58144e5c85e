import type { AgentType } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { refusalOf } from '../session/entry-refusals.ts';

/** A valid code and its owner. */
export interface Invitation {
  /** In its stored spelling. */
  readonly code: string;
  readonly memberId: number;
  /** What whoever registers by it becomes, and the rebate in basis points. */
  readonly type: AgentType;
  readonly rebate: number;
}

const FIND = `
  select c.code, c.member_id as "memberId", coalesce(r.type, 0) as type, coalesce(r.rebate, 0) as rebate
  from invitation_codes c join members m on m.id = c.member_id
  left join registration_links r on $1 = 'affiliate' and r.code = c.folded
  where c.kind = $1 and c.folded = $2 and m.status = 'active'
    and (r.id is null or (r.enabled and r.removed_at is null))
    and ($1 <> 'affiliate' or m.type in (1, 2, 41, 42))
    and ($1 <> 'affiliate' or not exists (select 1 from agent_domains d where d.domain = $3 and d.member_id <> m.id))`;

/**
 * Returns the agent of an affiliate code (REGISTER-18) in any case. On an agent's own domain only that agent's codes
 * are valid. Any other code is `invitation_code_error`.
 */
export function affiliateOf(db: Pick<Queries, 'query'>, code: string, domain: string | null): Promise<Invitation> {
  return find(db, 'affiliate', code, domain);
}

/**
 * The same where whoever registers by the code may log in to this site; a code for players is `invitation_code_error`
 * on a site for agents (ROLE-13).
 */
export async function invitationTo(
  { db, brand }: { readonly db: Pick<Queries, 'query'>; readonly brand: Pick<Brand, 'site'> },
  code: string,
  domain: string | null,
): Promise<Invitation> {
  const invitation = await affiliateOf(db, code, domain);
  if (!maySignIn(brand, invitation.type)) throw new Failure('invitation_code_error');
  return invitation;
}

/** Whether a new account of a type may log in to this site. */
export function maySignIn({ site }: Pick<Brand, 'site'>, type: AgentType): boolean {
  return refusalOf(site, { type, memberAccess: true, status: 'active' }) === null;
}

/** The inviting member of a referral code; else `invitation_code_error`. */
export function referrerOf(db: Pick<Queries, 'query'>, code: string): Promise<Invitation> {
  return find(db, 'referral', code, null);
}

async function find(
  db: Pick<Queries, 'query'>,
  kind: 'affiliate' | 'referral',
  code: string,
  domain: string | null,
): Promise<Invitation> {
  const place = domain?.toLowerCase() ?? null;
  const [found] = await db.query<Invitation>('invitation_find', FIND, [kind, code.toUpperCase(), place]);
  if (found === undefined) throw new Failure('invitation_code_error');
  return found;
}

const VISIT = 'update registration_links set visits = visits + 1 where code = $1';
const USE = `
  update registration_links set registrations = registrations + 1
  where code = $1 returning enabled and removed_at is null as "isOpen"`;

/** Counts that a page was opened with this code, in its stored spelling. */
export async function countVisit(db: Pick<Queries, 'query'>, code: string): Promise<void> {
  await db.query('registration_link_visit', VISIT, [code]);
}

/** Counts a registration with this code. Failure: `invitation_code_error` where its link closed meanwhile. */
export async function countRegistration(tx: Pick<Queries, 'query'>, code: string): Promise<void> {
  const [link] = await tx.query<{ isOpen: boolean }>('registration_link_use', USE, [code]);
  if (link?.isOpen === false) throw new Failure('invitation_code_error');
}
