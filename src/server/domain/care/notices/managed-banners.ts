import { sql } from 'drizzle-orm';
import type {
  BannerGroup,
  BannerWordsByLanguage,
  ContentState,
  CreateBannerPayload,
  LinkageType,
  ManagedBanner,
  ManagedBannerPage,
  UpdateBannerPayload,
} from '#generated/model/index.ts';
import type { Parameter, Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import {
  checkTarget,
  isHttps,
  isOwnPath,
  period,
  refuseField,
  type Target,
  type TargetNeeds,
} from './check-payload.ts';
import { type Managed, managedReader, stateAt, toManaged } from './managed.ts';

type Dependencies = Pick<Services, 'db' | 'catalogue' | 'clock' | 'random'>;

const ADD = `
  insert into banners
    (id, group_name, url, linkage_type, linkage, position, starts_at, ends_at, updated_by, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** Creates a banner in the name of an operator. It appears and ends at its times automatically. */
export async function createBanner(
  dependencies: Dependencies,
  operator: string,
  payload: CreateBannerPayload,
): Promise<ManagedBanner> {
  const { db, clock, random } = dependencies;
  const columns = columnsOf(payload);
  await checkBanner(dependencies, payload);
  const now = new Date(clock());
  const id = `b-${Buffer.from(random(9)).toString('base64url')}`;
  return db.transaction(async (tx) => {
    await tx.query('banner_add', ADD, [id, ...columns, operator, now]);
    await putWords(tx, id, payload.words);
    const data = { operator, bannerId: id, groupName: payload.groupName };
    await audit(tx, { at: now, kind: 'banner_created', memberId: null, data });
    return toBanner(await bannerRow(tx, id, now));
  });
}

interface BannerRow extends Managed<ManagedBanner['words']['EN']> {
  readonly bannerId: string;
  readonly groupName: BannerGroup;
  readonly url: string;
  readonly linkageType: LinkageType | null;
  readonly linkage: string | null;
  readonly position: number;
}

/** The state of a banner `b` at the moment `$1`. */
const BANNER_STATE = stateAt('b', 'starts_at');

/** The columns of a row. */
const MANAGED_BANNER = `
  b.id as "bannerId", b.group_name as "groupName", b.url, b.linkage_type as "linkageType", b.linkage, b.position,
  b.starts_at as "startsAt", b.ends_at as "endsAt", ${BANNER_STATE} as state, b.version,
  b.updated_by as "updatedBy", b.updated_at as "updatedAt", (
    select jsonb_object_agg(t.language, jsonb_build_object(
      'kicker', t.kicker, 'title', t.title, 'text', t.text, 'actionLabel', t.action_label, 'terms', t.terms))
    from banner_texts t where t.banner_id = b.id
  ) as words`;

/** A banner in its managed form. */
export const bannerRow = managedReader<BannerRow>(
  'managed_banner',
  `select ${MANAGED_BANNER} from banners b where b.id = $2`,
);

/** The contract's form of a banner. */
export function toBanner(row: BannerRow): ManagedBanner {
  const none = { kicker: null, title: row.bannerId, text: null, actionLabel: null, terms: null };
  return { ...row, ...toManaged(row, none) };
}

const CHANGE = `
  update banners
  set group_name = $2, url = $3, linkage_type = $4, linkage = $5, position = $6, starts_at = $7, ends_at = $8,
    version = version + 1, updated_by = $9, updated_at = $10
  where id = $1`;

/** Replaces a whole banner; `conflict` where it was changed or withdrawn since it was read. */
export async function updateBanner(
  dependencies: Dependencies,
  operator: string,
  id: string,
  payload: UpdateBannerPayload,
): Promise<ManagedBanner> {
  const { db, clock } = dependencies;
  const columns = columnsOf(payload);
  await checkBanner(dependencies, payload);
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await bannerRow(tx, id, now, { locked: true });
    if (before.state === 'withdrawn' || before.version !== payload.version) throw new Failure('conflict');
    await tx.query('banner_change', CHANGE, [id, ...columns, operator, now]);
    await putWords(tx, id, payload.words);
    const data = { operator, bannerId: id, before: JSON.stringify(toBanner(before)) };
    await audit(tx, { at: now, kind: 'banner_changed', memberId: null, data });
    return toBanner(await bannerRow(tx, id, now));
  });
}

const WITHDRAW = `
  update banners set enabled = false, version = version + 1, updated_by = $2, updated_at = $3 where id = $1`;

/** Withdraws a banner for good. A withdrawn one stays unchanged. */
export function withdrawBanner({ db, clock }: Dependencies, operator: string, id: string): Promise<ManagedBanner> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await bannerRow(tx, id, now, { locked: true });
    if (before.state === 'withdrawn') return toBanner(before);
    await tx.query('banner_withdraw', WITHDRAW, [id, operator, now]);
    await audit(tx, { at: now, kind: 'banner_withdrawn', memberId: null, data: { operator, bannerId: id } });
    return toBanner(await bannerRow(tx, id, now));
  });
}

/** The payload's values of the banner, in the order of both statements. */
function columnsOf(payload: CreateBannerPayload): readonly Parameter[] {
  const { groupName, url, linkageType, linkage, position } = payload;
  const { start, end } = period(payload);
  return [groupName, url, linkageType, linkage, position, start, end];
}

const WORD = `
  insert into banner_texts (banner_id, language, kicker, title, text, action_label, terms)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (banner_id, language) do update set kicker = excluded.kicker, title = excluded.title,
    text = excluded.text, action_label = excluded.action_label, terms = excluded.terms`;

/** Texts are plain text: nothing in them is ever treated as markup. */
async function putWords(tx: Queries, id: string, words: BannerWordsByLanguage): Promise<void> {
  for (const language of ['EN', 'VI'] as const) {
    const { kicker, title, text, actionLabel, terms } = words[language];
    await tx.query('banner_word', WORD, [id, language, kicker, title, text, actionLabel, terms]);
  }
}

/**
 * Refuses with `validation_failed` what no schema can check: a forbidden picture address, and a target that does not
 * fit its type or does not exist (BANNER-11). Never call it inside of a transaction.
 */
async function checkBanner(
  dependencies: TargetNeeds,
  { url, ...target }: Target & { readonly url: string },
): Promise<void> {
  if (!isOwnPath(url) && !isHttps(url)) {
    refuseField('url', 'own_or_https', 'Must be a path of this site or an https address');
  }
  await checkTarget(dependencies, target);
}

interface ManagedBannerQuery extends PageQuery {
  readonly groupName?: BannerGroup | undefined;
  readonly state?: ContentState | undefined;
}

const list = { name: 'managed_banners', from: sql`banners b`, order: sql`b.group_name, b.position, b.id` };

/** All managed banners by group and position, the order of the carousels. */
export async function listManagedBanners(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: ManagedBannerQuery,
): Promise<ManagedBannerPage> {
  const now = new Date(clock());
  const where = [
    query.groupName && sql`b.group_name = ${query.groupName}`,
    query.state && sql`${piece(BANNER_STATE, now)} = ${query.state}`,
  ];
  const wanted = { ...list, columns: piece(MANAGED_BANNER, now), where };
  const { content, totalPages, totalElements } = await paged<BannerRow>(db, wanted, query);
  return { content: content.map(toBanner), totalPages, totalElements };
}
