import type { BannerGroup, ContentState, ManagedBannerPage } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { BANNER_STATE, type BannerRow, MANAGED_BANNER, toldBanner } from './managed-banner.ts';

export interface ManagedBannerQuery {
  readonly groupName?: BannerGroup | undefined;
  readonly state?: ContentState | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

const CHOSEN = `from banners b where ($2 = '' or b.group_name = $2) and ($3 = '' or ${BANNER_STATE} = $3)`;
const COUNT = `select count(*)::int as count ${CHOSEN}`;
const PAGE = `select ${MANAGED_BANNER} ${CHOSEN} order by b.group_name, b.position, b.id limit $4 offset $5`;

/** All banners as they are managed, by group and place: the order of the carousels. */
export async function listManagedBanners(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { groupName, state, pageNo, pageSize }: ManagedBannerQuery,
): Promise<ManagedBannerPage> {
  const chosen = [new Date(clock()), groupName ?? '', state ?? ''];
  const [rows, counted] = await Promise.all([
    db.query<BannerRow>('managed_banners', PAGE, [...chosen, pageSize, (pageNo - 1) * pageSize]),
    db.query<{ count: number }>('managed_banner_count', COUNT, chosen),
  ]);
  const totalElements = counted[0]?.count ?? 0;
  return { content: rows.map(toldBanner), totalPages: Math.ceil(totalElements / pageSize), totalElements };
}
