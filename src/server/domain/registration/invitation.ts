import type { Queries } from '../../db/database.ts';
import { Failure } from '../../shared/failure.ts';

/** A valid code and its owner. */
export interface Invitation {
  /** In its stored spelling. */
  readonly code: string;
  readonly memberId: number;
}

const FIND = `
  select c.code, c.member_id as "memberId" from invitation_codes c join members m on m.id = c.member_id
  where c.kind = $1 and c.folded = $2 and m.status = 'active'
    and ($1 <> 'affiliate' or m.type in (1, 2, 41, 42))
    and ($1 <> 'affiliate' or not exists (select 1 from agent_domains d where d.domain = $3 and d.member_id <> m.id))`;

/**
 * Returns the agent of an affiliate code (REGISTER-18) in any case. On an agent's own domain only that agent's codes
 * are valid. Any other code is `invitation_code_error`.
 */
export function affiliateOf(db: Pick<Queries, 'query'>, code: string, domain: string | null): Promise<Invitation> {
  return find(db, 'affiliate', code, domain);
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
