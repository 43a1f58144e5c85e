import { sql } from 'drizzle-orm';
import type { BannerGroup, ContentState, ManagedBannerPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { PageQuery } from '../../ground/paging/page.ts';
import { paged } from '../../ground/paging/paged.ts';
import { piece } from '../../ground/paging/piece.ts';
import { BANNER_STATE, type BannerRow, MANAGED_BANNER, toldBanner } from './managed-banner.ts';

export interface ManagedBannerQuery extends PageQuery {
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
  return { content: content.map(toldBanner), totalPages, totalElements };
}
