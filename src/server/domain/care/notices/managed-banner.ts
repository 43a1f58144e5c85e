import type { BannerGroup, LinkageType, ManagedBanner } from '#generated/model/index.ts';
import { type Managed, managedReader, stateAt, toldWords } from './managed.ts';

export interface BannerRow extends Managed<ManagedBanner['words']['EN']> {
  readonly bannerId: string;
  readonly groupName: BannerGroup;
  readonly url: string;
  readonly linkageType: LinkageType | null;
  readonly linkage: string | null;
  readonly position: number;
}

/** The state of a banner `b` at the moment `$1`. */
export const BANNER_STATE = stateAt('b', 'starts_at');

/** The columns of a row. */
export const MANAGED_BANNER = `
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
export function toldBanner(row: BannerRow): ManagedBanner {
  const none = { kicker: null, title: row.bannerId, text: null, actionLabel: null, terms: null };
  return { ...row, ...toldWords(row, none) };
}
