import { eq } from 'drizzle-orm';
import { type BannerArt, banners } from '#server/db/schema/notices.ts';
import type { Services } from '#server/services.ts';

/** Returns the art input of a drawn banner; null for any other id. */
export async function findBannerArt({ db }: Pick<Services, 'db'>, bannerId: string): Promise<BannerArt | null> {
  const [row] = await db.orm.select({ art: banners.art }).from(banners).where(eq(banners.id, bannerId));
  return row?.art ?? null;
}
