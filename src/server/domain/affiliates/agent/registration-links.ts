import { sql } from 'drizzle-orm';
import type {
  AgentType,
  ChangeRegistrationLinkPayload,
  CreateRegistrationLinkPayload,
  RegistrationLink,
  RegistrationLinkPage,
  RemovedLink,
} from '#generated/model/index.ts';
import { portalUrl } from '#server/config/portal-url.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { textOf } from '#server/shared/random.ts';
import { audit } from '../../ground/audit/audit.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { orderBy, type PageQuery, paged, piece, type Sort } from '../../ground/paging/paging.ts';
import { allDomains } from '../../ground/system/domains.ts';
import { maySignIn } from '../../identity/registration/invitation.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireAgent } from '../line/require-agent.ts';
import { lockRebate, rebateOf, requirePlace } from './create-accounts.ts';

type Dependencies = Pick<Services, 'db' | 'brand' | 'config' | 'clock' | 'random'>;

interface Row extends Omit<RegistrationLink, 'linkId' | 'url' | 'qrCodeUrl' | 'createdAt' | 'updatedAt'> {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const MAX_LINKS = 50;
const COLUMNS = `
  r.id, r.code, r.type, r.rebate, r.note, r.enabled, r.visits, r.registrations, r.created_at as "createdAt",
  r.updated_at as "updatedAt"`;

export interface LinkQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort: Sort<'createdAt' | 'visits' | 'registrations'>;
}

const SORTS = { createdAt: sql`r.created_at`, visits: sql`r.visits`, registrations: sql`r.registrations` };

/**
 * A page of the links of the agent of the session with their totals; without a range all of them, because an old link
 * works, too. Failures: `error_not_agent`, `validation_failed`.
 */
export async function listLinks(
  services: Dependencies,
  session: Session,
  query: LinkQuery,
): Promise<RegistrationLinkPage> {
  requireAgent(session);
  const { db, brand, clock } = services;
  const range =
    query.from === undefined && query.to === undefined ? undefined : rangeOf(query, clock(), brand.timeZone);
  const search = query.search?.trim();
  const { content, totals, ...page } = await paged<Row, { visits: string; registrations: string }>(
    db,
    {
      name: 'registration_links',
      from: sql`registration_links r`,
      where: [
        sql`r.agent_id = ${session.memberId} and r.removed_at is null`,
        range && sql`r.created_at >= ${range.from} and r.created_at < ${range.to}`,
        search ? sql`position(lower(${search}) in lower(r.code || ' ' || coalesce(r.note, ''))) > 0` : undefined,
      ],
      order: orderBy(SORTS, query.sort, sql`r.id`),
      columns: piece(COLUMNS),
      totals: {
        visits: sql`coalesce(sum(r.visits), 0)`,
        registrations: sql`coalesce(sum(r.registrations), 0)`,
      },
    },
    query,
  );
  return {
    ...page,
    content: content.map((row) => linkOf(services, row)),
    totals: { visits: Number(totals.visits), registrations: Number(totals.registrations) },
  };
}

const COUNT = 'select count(*)::int as links from registration_links where agent_id = $1 and removed_at is null';
const CODE = `
  insert into invitation_codes (kind, folded, code, member_id) values ('affiliate', $1, $1, $2)
  on conflict do nothing returning code`;
const CREATE = `
  insert into registration_links as r (id, agent_id, code, type, rebate, note, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${COLUMNS}`;

/**
 * Makes a link of the agent of the session. Failures: `error_not_agent`, `account_type_not_allowed`, `rebate_too_high`,
 * `conflict` beyond 50 links.
 */
export async function createLink(
  services: Dependencies,
  session: Session,
  { type, rebate, note }: CreateRegistrationLinkPayload,
): Promise<RegistrationLink> {
  requireAgent(session);
  const { db, clock, random } = services;
  return db.transaction(async (tx) => {
    // The links are counted by a statement of its own: one that waits for the lock counts those of before.
    requirePlace({ type: session.type, rebate: await lockRebate(tx, session.memberId) }, { type, rebate });
    const [count] = await tx.query<{ links: number }>('registration_links_count', COUNT, [session.memberId]);
    if ((count?.links ?? 0) >= MAX_LINKS) throw new Failure('conflict');
    const code = await freeCode(services, tx, session.memberId);
    const id = `ln-${Buffer.from(random(12)).toString('base64url')}`;
    const at = new Date(clock());
    const values = [id, session.memberId, code, type, rebate, note?.trim() || null, at];
    const [row] = await tx.query<Row>('registration_link_create', CREATE, values);
    if (row === undefined) throw new Error('a link was not stored');
    await auditLink(tx, session, { at, kind: 'link_created', link: id });
    return linkOf(services, row);
  });
}

const CHANGE = `
  update registration_links r set rebate = $3, note = $4, enabled = $5,
    updated_at = case when (r.rebate, r.note, r.enabled) is distinct from ($3::smallint, $4::text, $5::boolean)
      then $6 else r.updated_at end
  where r.id = $1 and r.agent_id = $2 and r.removed_at is null returning ${COLUMNS}`;
const TYPE = 'select type from registration_links where id = $1 and agent_id = $2 and removed_at is null';

/**
 * Sets rebate, note and switch of a link. Failures: `error_not_agent`, `not_found` also for another agent's,
 * `rebate_too_high`.
 */
export async function changeLink(
  services: Dependencies,
  session: Session,
  linkId: string,
  { rebate, note, enabled }: ChangeRegistrationLinkPayload,
): Promise<RegistrationLink> {
  requireAgent(session);
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const own = await rebateOf(tx, session.memberId);
    const [known] = await tx.query('registration_link_type', TYPE, [linkId, session.memberId]);
    if (known === undefined) throw new Failure('not_found');
    if (rebate > own) throw new Failure('rebate_too_high');
    const at = new Date(clock());
    const values = [linkId, session.memberId, rebate, note?.trim() || null, enabled, at];
    const [row] = await tx.query<Row>('registration_link_change', CHANGE, values);
    if (row === undefined) throw new Failure('not_found');
    if (row.updatedAt.getTime() === at.getTime())
      await auditLink(tx, session, { at, kind: 'link_changed', link: linkId });
    return linkOf(services, row);
  });
}

const REMOVE = `
  update registration_links set removed_at = $3, enabled = false
  where id = $1 and agent_id = $2 and removed_at is null returning id`;

/** Removes a link for good. Failures: `error_not_agent`, `not_found` also for one that was removed before. */
export async function removeLink(services: Dependencies, session: Session, linkId: string): Promise<RemovedLink> {
  requireAgent(session);
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const at = new Date(clock());
    const [removed] = await tx.query('registration_link_remove', REMOVE, [linkId, session.memberId, at]);
    if (removed === undefined) throw new Failure('not_found');
    await auditLink(tx, session, { at, kind: 'link_removed', link: linkId });
    return { linkId, removedAt: at.toISOString() };
  });
}

interface LinkAct {
  readonly at: Date;
  readonly kind: 'link_created' | 'link_changed' | 'link_removed';
  readonly link: string;
}

function auditLink(tx: Queries, session: Session, { at, kind, link }: LinkAct): Promise<void> {
  return audit(tx, { at, kind, memberId: session.memberId, data: { link, session: session.id } });
}

/** Codes are random; if one is taken, another is drawn. They leave out what people confuse. */
async function freeCode({ random }: Pick<Services, 'random'>, tx: Queries, agentId: number): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const drawn = textOf(random, 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', 8);
    const [kept] = await tx.query<{ code: string }>('registration_link_code', CODE, [drawn, agentId]);
    if (kept !== undefined) return kept.code;
  }
  throw new Error('no free code in 20 tries');
}

function linkOf(services: Dependencies, { id, createdAt, updatedAt, ...row }: Row): RegistrationLink {
  const url = `${siteFor(services, row.type)}/register?affiliateCode=${row.code}`;
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { linkId: id, ...row, url, qrCodeUrl: `${url}&via=qr`, ...times };
}

/** The address of the site on which accounts of a type register: players do not on a site for agents. */
function siteFor(services: Dependencies, type: AgentType): string {
  const { brand } = services;
  const players = maySignIn(brand, type) ? undefined : allDomains(brand).find(({ site }) => site === 'member');
  return players === undefined ? portalUrl(services) : `https://${players.domain}`;
}
