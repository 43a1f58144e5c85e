import { eq } from 'drizzle-orm';
import type { BannerArt } from '#server/db/schema/notices.ts';
import { promotions } from '#server/db/schema/promotions.ts';
import type { Services } from '#server/services.ts';

/** Returns the art input of a drawn promotion; null for any other id. */
export async function findPromotionArt({ db }: Pick<Services, 'db'>, id: string): Promise<BannerArt | null> {
  const [row] = await db.orm.select({ art: promotions.art }).from(promotions).where(eq(promotions.id, id));
  return row?.art ?? null;
}
